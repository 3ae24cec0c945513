// SPDX-License-Identifier: Apache-2.0

/// A column that `hooke sample` can print, called as in the header row.
package enum SampleColumn: String, Hashable, Sendable, CaseIterable {
  case time, progress, value, velocity, acceleration

  /// The columns of a curve with a duration, or of one without.
  package static func allowed(isTimed: Bool) -> [SampleColumn] {
    [isTimed ? .time : .progress, .value, .velocity, .acceleration]
  }
}
