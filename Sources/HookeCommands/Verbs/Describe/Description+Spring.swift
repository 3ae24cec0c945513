// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

extension Description {
  /// A spring and its motion.
  init(of motion: SpringMotion<Double>, travel: TravelOptions, expression: String) {
    let spring = motion.spring
    let settling = motion.settlingDuration(epsilon: travel.epsilon)
    let within = NumberText.text(of: travel.epsilon)
    let settlingRemark =
      settling.isFinite
      ? "from then on the value stays within \(within) of the end"
      : "the value never stays within \(within) of the end"
    self.init(
      expression: expression,
      headline: "A spring, \(spring.regime.words)",
      groups: [
        Group(
          title: "As a designer says it",
          properties: [
            Property("kind", "spring", ""),
            Property(
              "duration", .number(spring.duration), "duration", unit: "s", "perceptual; not until it rests"),
            Property("bounce", .number(spring.bounce), "bounce", spring.bounceRemark),
            Property(
              "response", .number(spring.response), "response", unit: "s", "the period without damping"),
            Property("dampingRatio", .number(spring.dampingRatio), "damping ratio", "1 is critical"),
          ]),
        Group(
          title: "As a physicist says it",
          properties: [
            Property("mass", .number(spring.mass), "mass"),
            Property(
              "stiffness", .number(spring.stiffness), "stiffness", "force per value unit"),
            Property("damping", .number(spring.damping), "damping", "force per velocity"),
            Property(
              "angularFrequency", .number(spring.angularFrequency), "angular frequency", unit: "rad/s"),
            Property("regime", .string(spring.regime.rawValue), "regime", spring.regime.remark),
          ]),
        Group(
          title: "This motion",
          properties: [
            Property("from", .number(motion.from), "from", unit: "units"),
            Property("to", .number(motion.to), "to", unit: "units"),
            Property(
              "initialVelocity", .number(motion.initialVelocity), "initial velocity", unit: "units/s"),
            Property("epsilon", .number(travel.epsilon), ""),
            Property(
              "settlingDuration", .number(settling), "settling duration",
              shown: settling.isFinite ? nil : "never",
              unit: settling.isFinite ? "s" : "", settlingRemark),
          ]),
      ])
  }
}

extension SpringRegime {
  /// The regime after "a spring".
  fileprivate var words: String {
    switch self {
    case .undamped: "undamped: it swings for ever"
    case .underDamped: "under-damped: it swings past its end and comes to rest there"
    case .criticallyDamped: "critically damped: as fast as it can be without swinging"
    case .overDamped: "over-damped: it creeps to its end without swinging"
    }
  }

  fileprivate var remark: String {
    switch self {
    case .undamped: "no damping"
    case .underDamped: "damping ratio below 1"
    case .criticallyDamped: "damping ratio 1"
    case .overDamped: "damping ratio above 1"
    }
  }
}

extension Spring {
  fileprivate var bounceRemark: String {
    switch bounce {
    case 0: "none"
    case 1: "for ever"
    case ..<0: "flatter than without bounce"
    default: "0 is none, 1 is for ever"
    }
  }
}
