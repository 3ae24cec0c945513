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
    self.shown = shown
    self.velocity = velocity
  }
}

extension ScenarioCell {
  private typealias Pair = AnimatablePair<Double, Double>

  /// Appends the components of a value of the engine.
  ///
  /// The components of a colour move as its perceptual coordinates say, which are not those that are shown: they
  /// have no velocity here. Its opacity has one.
  static func append(_ value: TreeValue, to cells: inout [ScenarioCell]) {
    func append(_ number: Double, _ suffix: String = "", _ velocity: Double? = nil) {
      cells.append(ScenarioCell(.number(number), of: suffix, velocity: velocity))
    }
    switch value.shown {
    case let number as Double: append(number, "", value.velocity as? Double)
    case let size as Size:
      let velocity = value.velocity as? Pair
      append(size.width, ".width", velocity?.first)
      append(size.height, ".height", velocity?.second)
    case let point as Point:
      let velocity = value.velocity as? Pair
      append(point.x, ".x", velocity?.first)
      append(point.y, ".y", velocity?.second)
    case let angle as Angle:
      let velocity = (value.velocity as? Double).map { Angle(radians: $0 / 128).degrees }
      append(angle.degrees, ".degrees", velocity)
    case let effect as ScaleEffect:
      let velocity = value.velocity as? AnimatablePair<Pair, Pair>
      append(effect.scale.width, ".width", velocity?.first.first)
      append(effect.scale.height, ".height", velocity?.first.second)
      append(effect.anchor.x, ".anchor.x", velocity.map { $0.second.first / 128 })
      append(effect.anchor.y, ".anchor.y", velocity.map { $0.second.second / 128 })
    case let color as Color:
      append(color.red, ".red")
      append(color.green, ".green")
      append(color.blue, ".blue")
      append(color.opacity, ".opacity", (value.velocity as? SIMD4<Double>)?.w)
    case let whole as Int: append(Double(whole))
    case let flag as Bool: cells.append(ScenarioCell(.flag(flag)))
    case let text as String: cells.append(ScenarioCell(.text(text)))
    default: cells.append(ScenarioCell(.text("\(value.shown)")))
    }
  }
}
