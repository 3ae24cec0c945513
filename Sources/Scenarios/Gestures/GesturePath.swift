// SPDX-License-Identifier: Apache-2.0

/// The way from a gesture's value to a part of it, such as `second.translation`.
package struct GesturePath: Hashable, Sendable {
  /// A side of two gestures that are one.
  package enum Step: String, Hashable, Sendable, CaseIterable {
    case first, second
  }

  /// What SwiftUI calls the part.
  package enum Leaf: String, Hashable, Sendable, CaseIterable {
    /// A value without a name.
    case value
    /// Which of two gestures the value is of.
    case `case`
    case time, location, startLocation, translation, velocity
    case predictedEndLocation, predictedEndTranslation
    case magnification, rotation, startAnchor
  }

  package let steps: [Step]
  package let leaf: Leaf

  /// The path as it is written.
  package var text: String { (steps.map(\.rawValue) + [leaf.rawValue]).joined(separator: ".") }
}

/// The type of what a gesture tells.
package indirect enum GestureValueKind: Hashable, Sendable {
  case nothing, flag, place, drag, magnify, rotate, factor, angle
  case simultaneous(GestureValueKind, GestureValueKind)
  case sequence(GestureValueKind, GestureValueKind)
  case exclusive(GestureValueKind, GestureValueKind)

  /// The parts that it has itself, and their kinds.
  package var leaves: [(leaf: GesturePath.Leaf, kind: ScenarioKind)] {
    switch self {
    case .nothing, .simultaneous: []
    case .flag: [(.value, .flag)]
    case .place: [(.location, .point)]
    case .factor: [(.value, .number)]
    case .angle: [(.value, .angle)]
    case .drag:
      [
        (.translation, .size), (.location, .point), (.startLocation, .point), (.velocity, .size),
        (.predictedEndTranslation, .size), (.predictedEndLocation, .point), (.time, .number),
      ]
    case .magnify:
      [
        (.magnification, .number), (.velocity, .number), (.startAnchor, .point), (.startLocation, .point),
        (.time, .number),
      ]
    case .rotate:
      [
        (.rotation, .angle), (.velocity, .angle), (.startAnchor, .point), (.startLocation, .point),
        (.time, .number),
      ]
    case .sequence, .exclusive: [(.case, .text)]
    }
  }

  /// The gestures that it is made of, and whether the value of each may be missing.
  package var sides: (first: GestureValueKind, second: GestureValueKind, mayMissFirst: Bool)? {
    switch self {
    case .simultaneous(let first, let second), .exclusive(let first, let second): (first, second, true)
    case .sequence(let first, let second): (first, second, false)
    default: nil
    }
  }

  /// All parts by their paths.
  package var paths: [String] {
    let own = leaves.map(\.leaf.rawValue)
    guard let sides else { return own }
    return own + sides.first.paths.map { "first.\($0)" } + sides.second.paths.map { "second.\($0)" }
  }
}
