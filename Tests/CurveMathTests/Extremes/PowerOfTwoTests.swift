// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// A number times a power of two of any size, rounded once.
private func scaled(_ number: Double, by exponent: Int) -> Double {
  guard number.isFinite, number != 0 else { return number }
  let size = Double(
    sign: .plus, exponent: number.exponent + exponent, significand: number.significand)
  return number < 0 ? -size : size
}

/// What a motion answers, with the powers of the units of value and of time in each answer.
private struct Answer {
  let name: String
  let number: Double
  let value: Int
  let time: Int
}

private func answers(
  _ motion: SpringMotion<Double>, at time: Double, epsilon: Double, fraction: Double
) -> [Answer] {
  let state = motion.state(at: time)
  var list = [
    Answer(name: "value", number: state.value, value: 1, time: 0),
    Answer(name: "velocity", number: state.velocity, value: 1, time: -1),
    Answer(name: "acceleration", number: motion.acceleration(at: time), value: 1, time: -2),
    Answer(name: "remaining", number: motion.remaining(at: time), value: 1, time: 0),
    Answer(name: "overshoot", number: motion.overshoot, value: 0, time: 0),
    Answer(name: "overshootAbsolute", number: motion.overshootAbsolute, value: 1, time: 0),
    Answer(name: "peakVelocity", number: motion.peakVelocity.value, value: 1, time: -1),
    Answer(name: "peakVelocity.time", number: motion.peakVelocity.time, value: 0, time: 1),
    Answer(name: "peakAcceleration", number: motion.peakAcceleration.value, value: 1, time: -2),
    Answer(name: "peakAcceleration.time", number: motion.peakAcceleration.time, value: 0, time: 1),
    Answer(name: "envelope", number: motion.envelopeDuration(epsilon: epsilon), value: 0, time: 1),
    Answer(name: "bound", number: motion.settlingDurationBound(epsilon: epsilon), value: 0, time: 1),
    Answer(name: "extremumCount", number: motion.extremumCount(above: epsilon), value: 0, time: 0),
  ]
  if let time = motion.time(toReach: fraction) {
    list.append(Answer(name: "time to a part", number: time, value: 0, time: 1))
  }
  for turn in motion.extrema.prefix(2) {
    list.append(Answer(name: "turn", number: turn.value, value: 1, time: 0))
    list.append(Answer(name: "turn.time", number: turn.time, value: 0, time: 1))
  }
  return list
}

@Suite(.tags(.property)) struct PowerOfTwoTests {
  @Test(arguments: ["value", "time"])
  func `powers of two scale the answers, to the ends of the doubles`(unit: String) {
    var random = SeededGenerator(seed: unit == "value" ? 0xE7_20 : 0xE7_21)
    var worst = Worst("answers scaled by powers of two", seed: random.seed)
    for _ in 0..<1500 {
      let sample = random.springSample(upTo: 1e3)
      let ratio = Spring(sample.parameters).dampingRatio
      let response = random.geometric(1e-2...1e2)
      let velocity = sample.initialVelocity
      let way = (sample.from - sample.to).magnitude
      let epsilon = way * random.geometric(1e-6...1)
      let fraction = random.geometric(1e-30...1)
      let value = unit == "value" ? Int.random(in: -900...900, using: &random) : 0
      let time = unit == "value" ? 0 : Int.random(in: -440...440, using: &random)
      let base = SpringMotion(
        spring: Spring(response: response, dampingRatio: ratio), from: sample.from, to: sample.to,
        initialVelocity: velocity)
      let other = SpringMotion(
        spring: Spring(response: scaled(response, by: time), dampingRatio: ratio),
        from: scaled(sample.from, by: value), to: scaled(sample.to, by: value),
        initialVelocity: scaled(velocity, by: value - time))
      let first = answers(base, at: sample.time, epsilon: epsilon, fraction: fraction)
      let second = answers(
        other, at: scaled(sample.time, by: time), epsilon: scaled(epsilon, by: value), fraction: fraction)
      worst.note(first.count == second.count, "\(sample)")
      for (one, two) in zip(first, second) {
        let expected = scaled(one.number, by: one.value * value + one.time * time)
        // Close to the least number digits are lost, before or after.
        let isTiny = min(one.number.magnitude, expected.magnitude) < 0x1p-960
        worst.note(
          isTiny || expected == two.number,
          "\(one.name): \(two.number), not \(expected), value 2^\(value), time 2^\(time), \(sample)")
      }
    }
    worst.check()
  }
}
