// SPDX-License-Identifier: Apache-2.0

package import AnimationEngine

/// A change of states in a transaction, at a time or after what an earlier change has started.
package struct ScenarioChange: Sendable {
  /// When it is made.
  package enum Trigger: Hashable, Sendable {
    case at(Double)
    /// So many seconds after the animations of a change, by its place, are complete.
    case after(Int, ScenarioCriteria, delay: Double)
  }

  /// What it does to a state.
  package enum Step: Hashable, Sendable {
    case set(Int, ScenarioValue)
    case toggle(Int)
    case add(Int, Double, at: DocumentPlace)

    /// The state, by its place.
    package var state: Int {
      switch self {
      case .set(let index, _), .toggle(let index), .add(let index, _, _): index
      }
    }
  }

  package let written: DocumentPlace
  package var label: String?
  /// The path of the node whose states it changes; nil for those of the scenario.
  package var node: String?
  package var trigger = Trigger.at(0)
  package var steps: [Step] = []
  /// The animation; nil where the change says nothing about one.
  package var animation: Animation??
  package var disablesAnimations = false
  package var isContinuous = false
  package var tracksVelocity = false
  package var keys: [String: ScenarioValue] = [:]
}

/// When the animations of a change count as complete.
package enum ScenarioCriteria: Hashable, Sendable {
  /// When nothing of them is left.
  case settled
  /// When they look done.
  case perceptualEnd

  /// The engine's word for it.
  var engine: AnimationCompletionCriteria {
    switch self {
    case .settled: .removed
    case .perceptualEnd: .logicallyComplete
    }
  }
}
