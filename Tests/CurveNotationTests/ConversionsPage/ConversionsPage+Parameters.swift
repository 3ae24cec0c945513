// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension ConversionsPage {
  private static let spring = Spring(response: 0.5, dampingRatio: 0.7)

  static var parameters: ConversionTopic {
    let text = ConversionTopic.text
    let stiff = Spring(mass: 3, stiffness: 600, damping: 60)
    let creeping = Spring(duration: 0.5, bounce: -0.3)
    return ConversionTopic(
      title: "The parameters",
      introduction:
        "Times are in seconds. Duration, response and period are one number; when the spring has settled is another.",
      columns: ["parameter", "is", "example"],
      rows: [
        [
          "duration, response", "2π / ω₀",
          "stiffness 100, mass 1: \(text(Spring(stiffness: 100, dampingRatio: 1).response))",
        ],
        ["bounce, up to critical damping", "1 − damping ratio", "0.7: \(text(spring.bounce))"],
        [
          "bounce, above critical damping", "1 / damping ratio − 1",
          "\(text(creeping.dampingRatio)): \(text(creeping.bounce))",
        ],
        [
          "damping ratio", "damping / (2·√(mass · stiffness))",
          "10, 1 and 100: \(text(Spring(stiffness: 100, damping: 10).dampingRatio))",
        ],
        ["stiffness, tension", "mass · (2π / duration)²", text(spring.stiffness)],
        ["damping, friction", "4π · mass · damping ratio / duration", text(spring.damping)],
        [
          "a mass other than 1", "stiffness and damping are divided by it",
          "mass 3, stiffness 600, damping 60 moves as mass 1, \(text(stiff.stiffness / 3)), \(text(stiff.damping / 3))",
        ],
        [
          "settling duration", "the last time at which the spring is 0.001 of the way from its end",
          text(spring.settlingDuration),
        ],
        ["normalised velocity", "velocity / (target − start)", "600 pt/s over 300 pt: \(text(600.0 / 300))"],
        ["velocity per second", "1000 · velocity per millisecond", "0.5 pt/ms: \(text(0.5 * 1000))"],
      ])
  }

  static var traps: ConversionTopic {
    let text = ConversionTopic.text
    func off(_ wrong: Spring, _ velocity: Double = 0, from right: Spring = spring, _ wanted: Double = 0)
      -> String
    {
      let first = SpringMotion(spring: right, from: 0.0, to: 1.0, initialVelocity: wanted)
      let second = SpringMotion(spring: wrong, from: 0.0, to: 1.0, initialVelocity: velocity)
      guard let difference = try? MotionDifference(first, second, until: 2) else { return "–" }
      return text(difference.value.magnitude)
    }
    let negative = Spring(duration: 0.5, bounce: -0.3)
    let stiff = Spring(mass: 1, stiffness: 100, damping: 60, allowOverDamping: true)
    // As it is printed in many places: 1 − 4π·bounce/duration.
    let printed = 1 - 4 * Double.pi * 0.3 / 0.5
    return ConversionTopic(
      title: "Traps",
      introduction:
        "What goes wrong when a number is carried over as it is. The last column is how far the motion is off within two seconds, in ways from start to target.",
      columns: ["trap", "wrong", "right", "off by"],
      rows: [
        [
          "damping from the bounce by the formula 1 − 4π·bounce / duration, copied from a slide",
          "damping \(text(printed)), which is negative: the spring runs away",
          "4π·(1 − bounce) / duration = \(text(spring.damping))",
          off(Spring(stiffness: spring.stiffness, damping: printed)),
        ],
        [
          "damping ratio taken for the coefficient",
          "damping 0.7, a ratio of \(text(Spring(stiffness: spring.stiffness, damping: 0.7).dampingRatio))",
          "damping \(text(spring.damping))", off(Spring(stiffness: spring.stiffness, damping: 0.7)),
        ],
        [
          "a negative bounce put into 1 − bounce", "damping ratio 1.3",
          "1 / (1 + bounce) = \(text(negative.dampingRatio)) for −0.3",
          off(Spring(response: 0.5, dampingRatio: 1.3), from: negative),
        ],
        [
          "over-damping clamped to critical", "damping 20", "60 with stiffness 100, where it is allowed",
          off(Spring(stiffness: 100, damping: 20), from: stiff),
        ],
        [
          "a velocity per millisecond taken for one per second",
          "0.5 pt/s over 300 pt, normalised \(text(0.5 / 300))",
          "500 pt/s, normalised \(text(500.0 / 300))", off(spring, 0.5 / 300, 500.0 / 300),
        ],
        [
          "an absolute velocity where a normalised one belongs", "600", "600 / 300 = 2", off(spring, 600, 2),
        ],
        [
          "the perceptual duration taken for the end", "cut at 0.5 s",
          "settled at \(text(spring.settlingDuration)) s",
          text((spring.value(target: 1.0, time: 0.5) - 1).magnitude),
        ],
        [
          "SwiftUI's spring() taken for response 0.5 and dampingFraction 0.825", "bounce 0.175",
          "duration 0.5 and bounce 0", off(Spring(duration: 0.5, bounce: 0.175), from: .smooth),
        ],
      ])
  }
}
