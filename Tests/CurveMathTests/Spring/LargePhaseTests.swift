// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveValidation
import TestSupport
import Testing

/// The state of an undamped spring from ¼ to 1 after many swings, to 22 digits, from the closed form in arithmetic of
/// 80 digits.
private struct Row {
  let response: Double
  let velocity: Double
  let time: Double
  let value: Double
  let rate: Double

  init(_ response: Double, _ velocity: Double, _ time: Double, _ value: Double, _ rate: Double) {
    self.response = response
    self.velocity = velocity
    self.time = time
    self.value = value
    self.rate = rate
  }

  var motion: SpringMotion<Double> {
    SpringMotion(
      spring: Spring(response: response, dampingRatio: 0), from: 0.25, to: 1, initialVelocity: velocity)
  }
}

/// Phases from 2²⁰ to 2⁷⁰ radians.
private let rows = [
  Row(0.3, 3.5, 55181.44136808211, 0.6416673816714585308247, 14.23610107722811216494),
  Row(0.3, -2, 779962.9130556697, 1.469732639124016602348, 12.40776921346415459088),
  Row(0.3, 0, 4386342.242733198, 0.7278074852336808935884, -14.63697854911278254091),
  Row(1.3, 0, 145556548.86020094, 0.28152424359263064468, 1.039901593981455324809),
  Row(0.3, 0, 209322992.71145248, 0.2714716436584613844616, 3.731694549768886036149),
  Row(0.7, 0, 8794500809.89094, 1.699927008612145189874, -2.418558891315415958085),
  Row(1.3, -2, 276970700768.46844, 1.783846728968912337596, 1.669505566127019401682),
  Row(0.7, 0, 3940398909007.3467, 0.3334969257641414514787, -3.086923250798378720861),
  Row(1.3, 3.5, 258992496267952.8, 1.892123922203967383909, -2.607320810041731062187),
  Row(0.7, 0, 1.6759147799254768e+17, 1.554841726215567138722, -4.529541368257438298435),
  Row(0.7, 3.5, 1.640377065845036e+20, 1.027740580978463926673, -7.583377321963143684963),
]

@Suite(.tags(.accuracy)) struct LargePhaseTests {
  @Test func `beyond the budget the error grows with the phase and no faster`() {
    var worst = Worst("units of scale after many swings")
    for row in rows {
      let motion = row.motion
      let state = motion.state(at: row.time)
      let frequency = motion.spring.angularFrequency
      let bound = (3 + 0x1p-25 * frequency * row.time) * SpringScale(motion).value * .roundoff
      worst.note(state.value - row.value, bound: bound, "value, \(row)")
      worst.note((state.velocity - row.rate) / frequency, bound: bound, "velocity, \(row)")
    }
    worst.check()
    #expect(worst.share > 0.05)
  }

  @Test func `where nothing is known of the phase the motion stays within its size`() {
    var random = SeededGenerator(seed: 0x9A_01)
    var worst = Worst("size of an undamped motion, forty turns of the exponent on", seed: random.seed)
    for _ in 0..<500 {
      let motion = SpringMotion(
        spring: Spring(response: random.uniform(0.1...2), dampingRatio: 0), from: 0.0, to: 1,
        initialVelocity: 0)
      let time = random.geometric(0x1p78...0x1p980)
      worst.note(motion.value(at: time) - 1, bound: 1 + 4 * .roundoff, "\(motion) \(time)")
    }
    worst.check()
  }

  @Test func `beyond all phases that can be multiplied the result is NaN`() {
    let motion = SpringMotion(spring: Spring(response: 1, dampingRatio: 0), from: 0.0, to: 1)
    #expect(motion.value(at: 1e308).isNaN)
    #expect(motion.velocity(at: .infinity).isNaN)
  }
}
