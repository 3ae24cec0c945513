// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath

/// What is shown of one component of a property.
package struct ScenarioCell: Hashable, Sendable {
  /// A number, or what nothing lies between.
  package enum Shown: Hashable, Sendable {
    case number(Double)
    case text(String)
    case flag(Bool)
  }

  /// What is behind the property's name, such as `.width`; empty where there is one component only.
  package let suffix: String
  package let shown: Shown
  /// How fast it changes per second; nil where that is not defined.
  package let velocity: Double?

  package init(_ shown: Shown, of suffix: String = "", velocity: Double? = nil) {
    self.suffix = suffix
    // Zero has no sign, whichever way it was come to.
    if case .number(0) = shown { self.shown = .number(0) } else { self.shown = shown }
    self.velocity = velocity
  }
}

extension ScenarioCell {
  private typealias Pair = AnimatablePair<Double, Double>

  /// Appends the components of a value of the engine.
  static func append(_ value: TreeValue, to cells: inout [ScenarioCell]) {
    append(shown: value.shown, velocity: value.velocity, to: &cells)
  }

  /// Appends the components of what is shown, and how fast its animatable data change.
  static func append(shown: Any, velocity rate: Any?, to cells: inout [ScenarioCell]) {
    func append(_ number: Double, _ suffix: String = "", _ velocity: Double? = nil) {
      // Rest is 0, whichever way it was come to.
      let velocity = velocity.map { $0 == 0 ? 0 : $0 }
      cells.append(ScenarioCell(.number(number), of: suffix, velocity: velocity))
    }
    switch shown {
    case let number as Double: append(number, "", rate as? Double)
    case let size as Size:
      let velocity = rate as? Pair
      append(size.width, ".width", velocity?.first)
      append(size.height, ".height", velocity?.second)
    case let point as Point:
      let velocity = rate as? Pair
      append(point.x, ".x", velocity?.first)
      append(point.y, ".y", velocity?.second)
    case let angle as Angle:
      let velocity = (rate as? Double).map { Angle(radians: $0 / 128).degrees }
      append(angle.degrees, ".degrees", velocity)
    case let effect as ScaleEffect:
      let velocity = rate as? AnimatablePair<Pair, Pair>
      append(effect.scale.width, ".width", velocity?.first.first)
      append(effect.scale.height, ".height", velocity?.first.second)
      append(effect.anchor.x, ".anchor.x", velocity.map { $0.second.first / 128 })
      append(effect.anchor.y, ".anchor.y", velocity.map { $0.second.second / 128 })
    case let color as Color:
      // It moves in a perceptual space; its components move as that means for them.
      let velocity = (rate as? SIMD4<Double>).map(color.componentVelocity)
      append(color.red, ".red", velocity?.x)
      append(color.green, ".green", velocity?.y)
      append(color.blue, ".blue", velocity?.z)
      append(color.opacity, ".opacity", velocity?.w)
    case let whole as Int: append(Double(whole))
    case let flag as Bool: cells.append(ScenarioCell(.flag(flag)))
    case let text as String: cells.append(ScenarioCell(.text(text)))
    default: cells.append(ScenarioCell(.text("\(shown)")))
    }
  }
}
