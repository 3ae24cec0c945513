// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite(.tags(.property)) struct SpringFitTests {
  @Test func `a spring is found again, with its velocity`() throws {
    var generator = SeededGenerator(seed: 2501)
    var worst = Worst("springs that are fitted", seed: generator.seed)
    for _ in 0..<30 {
      let spring = Spring(
        response: generator.geometric(0.1...2), dampingRatio: generator.geometric(0.2...3))
      let motion = SpringMotion(
        spring: spring, from: 5, to: -3, initialVelocity: generator.uniform(-2...2) / spring.response)
      let fit = try SpringFit(
        approximating: motion, until: 2 * spring.response, target: -3, initialVelocity: nil)
      let inputs = "\(spring) \(motion.initialVelocity)"
      worst.note(fit.value.magnitude, bound: 1e-6, inputs)
      worst.note(fit.spring.response - spring.response, bound: 1e-4 * spring.response, inputs)
      worst.note(fit.spring.dampingRatio - spring.dampingRatio, bound: 1e-4, inputs)
    }
    worst.check()
  }

  @Test(arguments: [(UnitCurve.ease, 0.0091), (.easeInOut, 0.0657), (.easeOut, 0.053), (.easeIn, 0.1018)])
  func `a timing curve is met as closely as a grid meets it`(curve: UnitCurve, error: Double) throws {
    let fit = try SpringFit(approximating: curve, duration: 1)
    #expect(fit.value.magnitude < error && fit.value.magnitude > 0.9 * error)
    #expect(fit.initialVelocity == 0)
    let motion = CurveMotion(curve: curve, duration: 1)
    for step in 0...40 {
      for ratio in [0.4, 0.6, 0.8, 1, 1.2, 1.6] {
        let other = SpringMotion(
          spring: Spring(response: 0.4 + 0.08 * Double(step), dampingRatio: ratio), from: 0, to: 1)
        let distance = try MotionDifference(motion, other, until: 2).value.magnitude
        #expect(distance > 0.985 * fit.value.magnitude)
      }
    }
  }

  @Test func `with a velocity of its own a spring comes closer`() throws {
    let plain = try SpringFit(approximating: .easeOut, duration: 1)
    let pushed = try SpringFit(approximating: .easeOut, duration: 1, initialVelocity: nil)
    #expect(pushed.value.magnitude < 0.5 * plain.value.magnitude)
    #expect(pushed.initialVelocity > 1)
  }

  @Test func `damping ratios that are allowed are kept`() throws {
    let strong = SpringMotion(spring: Spring(response: 0.5, dampingRatio: 2.5), from: 0, to: 1)
    let fit = try SpringFit(approximating: strong, until: 3, target: 1, dampingRatios: 0...1)
    #expect(fit.spring.dampingRatio <= 1 && fit.spring.dampingRatio > 0.99)
    #expect(fit.value.magnitude > 0.01)
    let given = try SpringFit(approximating: strong, until: 3, target: 1, initialVelocity: 2)
    #expect(given.initialVelocity == 2)
  }

  @Test func `the differences that it says are those of its motion`() throws {
    let fit = try SpringFit(approximating: .ease, duration: 0.4)
    let difference = try MotionDifference(
      CurveMotion(curve: .ease, duration: 0.4), fit.motion, until: 0.8)
    #expect(difference.value == fit.value && difference.velocity == fit.velocity)
  }

  @Test func `what cannot be fitted is refused by name`() {
    #expect(throws: ApproximationError.noWay(value: 1)) {
      try SpringFit(approximating: SpringMotion(spring: .smooth, from: 1, to: 1), until: 1)
    }
    #expect(throws: ApproximationError.dampingRatios(-1...1)) {
      try SpringFit(approximating: .ease, duration: 1, dampingRatios: -1...1)
    }
    #expect(throws: ApproximationError.duration(0)) { try SpringFit(approximating: .ease, duration: 0) }
  }
}
