// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveValidation
import TestSupport
import Testing

@Suite struct SpringScaleTests {
  @Test func `a swing with a kick counts its reach`() {
    let spring = Spring(response: 1, dampingRatio: 0)
    let motion = SpringMotion(
      spring: spring, from: -1, to: 1, initialVelocity: spring.angularFrequency)
    #expect((SpringScale(motion).value - (1 + 5.0.squareRoot())).magnitude < 1e-15)
  }

  @Test func `without a swing the ends and the throw count`() {
    let spring = Spring(response: 1, dampingRatio: 4)
    let motion = SpringMotion(spring: spring, from: -3, to: 1, initialVelocity: 0)
    #expect(SpringScale(motion).value == 3)
    let thrown = SpringMotion(spring: spring, from: 0, to: 0, initialVelocity: 10 * spring.angularFrequency)
    #expect((SpringScale(thrown).value - 10).magnitude < 1e-14)
    #expect((SpringScale(thrown).dragged - 80).magnitude < 1e-12)
  }

  @Test(.tags(.property))
  func `no value that the motion takes is larger, and it is an end, the throw or a turn`() {
    var random = SeededGenerator(seed: 0x5C_A1)
    var worst = Worst("size of a motion", seed: random.seed)
    for _ in 0..<500 {
      let sample = random.springSample()
      let motion = sample.motion
      let scale = SpringScale(motion).value
      for step in 0...200 {
        let value = motion.value(at: sample.spring.response * Double(step) * 0.02)
        worst.note(max(0, value.magnitude - scale), bound: 4 * .roundoff * scale, "\(sample) \(step)")
      }
      let throwSize = sample.initialVelocity.magnitude / sample.spring.angularFrequency
      var sizes = [sample.from.magnitude, sample.to.magnitude, throwSize]
      sizes += motion.extrema.prefix(2).map { motion.value(at: $0.time).magnitude }
      let nearest = sizes.map { ($0 - scale).magnitude }.min() ?? .infinity
      worst.note(nearest, bound: 8 * .roundoff * scale, "\(sample): \(scale) is none of \(sizes)")
    }
    worst.check()
  }
}
