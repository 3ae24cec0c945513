// SPDX-License-Identifier: Apache-2.0

package import AnimationEngine
package import CurveMath

/// A gesture, and what it does to the states.
package struct ScenarioGesture: Sendable {
  /// Which gesture it is.
  package indirect enum Kind: Sendable {
    case tap(count: Int)
    case spatialTap(count: Int, CoordinateSpace)
    case longPress(minimumDuration: Double, maximumDistance: Double)
    case drag(minimumDistance: Double, CoordinateSpace)
    case magnify(minimumScaleDelta: Double)
    case rotate(minimumAngleDelta: Angle)
    case magnification(minimumScaleDelta: Double)
    case rotation(minimumAngleDelta: Angle)
    case simultaneous(ScenarioGesture, ScenarioGesture)
    case sequence(ScenarioGesture, ScenarioGesture)
    case exclusive(ScenarioGesture, ScenarioGesture)
  }

  /// States that follow the gesture while it goes on, and go back when it is over.
  package struct Updating: Sendable {
    package var values: [(state: Int, value: ScenarioExpression, written: DocumentPlace)]
    package var settings: ScenarioTransactionSettings
    package var reset: ScenarioTransactionSettings
  }

  package var kind: Kind
  package var updating: [Updating] = []
  package var changed: [ScenarioAction] = []
  package var ended: [ScenarioAction] = []

  /// The type of what it tells.
  package var valueKind: GestureValueKind {
    switch kind {
    case .tap: .nothing
    case .spatialTap: .place
    case .longPress: .flag
    case .drag: .drag
    case .magnify: .magnify
    case .rotate: .rotate
    case .magnification: .factor
    case .rotation: .angle
    case .simultaneous(let first, let second): .simultaneous(first.valueKind, second.valueKind)
    case .sequence(let first, let second): .sequence(first.valueKind, second.valueKind)
    case .exclusive(let first, let second): .exclusive(first.valueKind, second.valueKind)
    }
  }
}

/// What a gesture does to the states, in a transaction.
package struct ScenarioAction: Sendable {
  /// What it does to a state.
  package enum Step: Sendable {
    case set(Int, ScenarioExpression, at: DocumentPlace)
    case toggle(Int)
    case add(Int, ScenarioExpression, at: DocumentPlace)

    package var state: Int {
      switch self {
      case .set(let index, _, _), .toggle(let index), .add(let index, _, _): index
      }
    }

    /// Where it was written what a state gets.
    package var written: DocumentPlace? {
      switch self {
      case .set(_, _, let place), .add(_, _, let place): place
      case .toggle: nil
      }
    }
  }

  /// What others wait for it by, as a place among the labels of actions; nil where nobody does.
  package var label: Int?
  package var condition: ScenarioExpression?
  package var steps: [Step] = []
  /// How fast states move that a spring takes over.
  package var velocities: [(state: Int, value: ScenarioExpression, written: DocumentPlace)] = []
  /// States that are thrown; there is nothing beside them.
  package var thrown: [ScenarioThrow] = []
  package var settings = ScenarioTransactionSettings()
  /// The velocity with which an interpolating spring begins, in fractions of the way per second.
  package var initialVelocity: ScenarioExpression?
}

/// What a transaction is given.
package struct ScenarioTransactionSettings: Sendable {
  /// The animation; nil where nothing is said about one.
  package var animation: Animation??
  package var disablesAnimations = false
  /// Whether velocities are measured; nil where it is as SwiftUI has it: while a gesture goes on, and not at its end.
  package var tracksVelocity: Bool?
  package var keys: [String: ScenarioValue] = [:]

  package init() {}
}

/// What a node has to do with touches.
package struct ScenarioInteraction: Sendable {
  /// A rectangle whose numbers may follow from states.
  package struct Frame: Sendable {
    package let x: ScenarioExpression
    package let y: ScenarioExpression
    package let width: ScenarioExpression
    package let height: ScenarioExpression
  }

  /// The part of the frame that touches can hit.
  package enum Shape: Sendable {
    case rectangle, circle, ellipse, capsule
    case roundedRectangle(cornerRadius: Double)
    case rect(Rect)
  }

  /// A gesture, and how it stands to the gestures inside.
  package struct Attachment: Sendable {
    package let gesture: ScenarioGesture
    package let priority: AttachedGesture.Priority
    package let mask: GestureMask
    package let name: String
  }

  package var frame: Frame?
  package var shape = Shape.rectangle
  package var allowsHitTesting: ScenarioExpression?
  package var spaceName: String?
  package var gestures: [Attachment] = []

  /// Whether there is anything to say.
  package var isEmpty: Bool {
    frame == nil && allowsHitTesting == nil && spaceName == nil && gestures.isEmpty
  }
}
