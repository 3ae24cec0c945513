// SPDX-License-Identifier: Apache-2.0

/// What is shown, without the values: the names of the components in their order.
package final class ScenarioShape: Sendable {
  /// A component of a property.
  package struct Column: Hashable, Sendable {
    package let subject: String
    package let property: String

    /// The column's name in a wide table.
    package var name: String { "\(subject).\(property)" }
  }

  package let columns: [Column]
  /// How many of them, the first, are of fingers and gestures.
  let touchCount: Int

  init(columns: [Column], touchCount: Int = 0) {
    self.columns = columns
    self.touchCount = touchCount
  }
}
