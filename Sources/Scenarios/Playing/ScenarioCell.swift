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
  /// The components of a value of the engine.
  ///
  /// The components of a colour move as its perceptual coordinates say, which are not those that are shown: they
  /// have no velocity here. Its opacity has one.
  static func cells(of value: TreeValue) -> [ScenarioCell] {
    switch value.shown {
    case let number as Double: return [ScenarioCell(.number(number), velocity: value.velocity as? Double)]
    case let flag as Bool: return [ScenarioCell(.flag(flag))]
    case let text as String: return [ScenarioCell(.text(text))]
    case let number as Int: return [ScenarioCell(.number(Double(number)))]
    case let angle as Angle:
      let velocity = value.velocity as? Double
      return [
        ScenarioCell(
          .number(angle.degrees), of: ".degrees", velocity: velocity.map { Angle(radians: $0 / 128).degrees })
      ]
    case let size as Size:
      return pair((".width", size.width), (".height", size.height), value.velocity as? Pair)
    case let point as Point: return pair((".x", point.x), (".y", point.y), value.velocity as? Pair)
    case let scale as ScaleEffect:
      let velocity = value.velocity as? AnimatablePair<Pair, Pair>
      return pair((".width", scale.scale.width), (".height", scale.scale.height), velocity?.first)
        + pair(
          (".anchor.x", scale.anchor.x), (".anchor.y", scale.anchor.y), velocity?.second.scaled(by: 1.0 / 128)
        )
    case let color as Color:
      let velocity = value.velocity as? SIMD4<Double>
      return [
        ScenarioCell(.number(color.red), of: ".red"),
        ScenarioCell(.number(color.green), of: ".green"),
        ScenarioCell(.number(color.blue), of: ".blue"),
        ScenarioCell(.number(color.opacity), of: ".opacity", velocity: velocity?.w),
      ]
    default: return [ScenarioCell(.text("\(value.shown)"))]
    }
  }

  private typealias Pair = AnimatablePair<Double, Double>

  private static func pair(
    _ first: (suffix: String, value: Double), _ second: (suffix: String, value: Double), _ velocity: Pair?
  ) -> [ScenarioCell] {
    [
      ScenarioCell(.number(first.value), of: first.suffix, velocity: velocity?.first),
      ScenarioCell(.number(second.value), of: second.suffix, velocity: velocity?.second),
    ]
  }
}
