// SPDX-License-Identifier: Apache-2.0

/// What delaying, speeding up or repeating a motion does to its time.
package enum TimeMap: Hashable, Sendable {
  /// Later by some seconds.
  case delay(Double)
  /// Faster by a factor.
  case speed(Double)
  /// A number of passes; nil is for ever.
  case passes(Int?, autoreverses: Bool)
  /// Looking done after some seconds.
  case logicallyComplete(after: Double)
}
