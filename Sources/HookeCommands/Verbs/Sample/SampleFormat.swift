// SPDX-License-Identifier: Apache-2.0

/// How `hooke sample` prints rows.
package enum SampleFormat: String, Hashable, Sendable, CaseIterable {
  case csv, json
}
