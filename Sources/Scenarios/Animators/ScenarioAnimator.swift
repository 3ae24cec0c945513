// SPDX-License-Identifier: Apache-2.0

package import AnimationEngine
package import CurveMath

/// What moves properties of a node by itself: keyframes, or phases.
package struct ScenarioAnimator: Sendable {
  /// A property that it moves, and the value that it begins with.
  package struct Property: Hashable, Sendable {
    package let name: String
    package let initialValue: ScenarioValue
  }

  /// A keyframe: where it leads, and how.
  package struct Keyframe: Sendable {
    package enum Shape: Sendable {
      case linear(duration: Double, UnitCurve)
      case cubic(duration: Double, startVelocity: ScenarioValue?, endVelocity: ScenarioValue?)
      case spring(duration: Double?, Spring, startVelocity: ScenarioValue?)
      case move
    }

    package let target: ScenarioValue
    package let shape: Shape
  }

  /// A phase: what it shows of each property, and how it is gone to; nil is at once.
  package struct Phase: Sendable {
    package let values: [ScenarioValue]
    package let animation: Animation?
  }

  package enum Course: Sendable {
    /// Keyframes for each property; none leave it as it is.
    case keyframes([[Keyframe]])
    case phases([Phase])
  }

  /// What events call it.
  package let name: String
  /// A value whose change lets it run once; nil where it runs again and again.
  package let trigger: ScenarioExpression?
  package let properties: [Property]
  package let course: Course
  package let written: DocumentPlace
}
