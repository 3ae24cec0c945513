// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

extension Description {
  /// A spring and its motion.
  init(
    of motion: SpringMotion<Double>, travel: TravelOptions, questions: Questions, expression: String
  ) {
    let spring = motion.spring
    self.init(
      expression: expression,
      headline: "A spring, \(spring.regime.words)",
      groups: [
        Group(
          topic: .designer,
          properties: [
            Property("kind", "spring"),
            Property(
              "duration", .number(spring.duration), "duration", unit: "s", "perceptual; not until it rests"),
            Property("bounce", .number(spring.bounce), "bounce", spring.bounceRemark),
            Property(
              "response", .number(spring.response), "response", unit: "s", "the period without damping"),
            Property("dampingRatio", .number(spring.dampingRatio), "damping ratio", "1 is critical"),
          ]),
        Group(
          topic: .physicist,
          properties: [
            Property("mass", .number(spring.mass), "mass"),
            Property(
              "stiffness", .number(spring.stiffness), "stiffness", "force per value unit"),
            Property("damping", .number(spring.damping), "damping", "force per velocity"),
            Property(
              "angularFrequency", .number(spring.angularFrequency), "angular frequency", unit: "rad/s"),
            Property("regime", .string(spring.regime.rawValue), "regime", spring.regime.remark),
          ]),
        Description.motion(motion, travel),
        Description.reach(of: motion),
        Description.turns(of: motion, travel),
        questions.group(for: .spring(motion)),
        Description.durations(of: motion, travel),
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
