// SPDX-License-Identifier: Apache-2.0

/// Something that happened while a scenario was played.
package struct ScenarioEvent: Hashable, Sendable {
  package let time: Double
  /// What happened, in the engine's words, or `changeMade`, `perceptualEnd`, `settled` for changes.
  package let kind: String
  /// A property, a node or a change.
  package let subject: String
  /// The animation as the scenario writes it.
  package let animation: String?
  package let note: String?
}
