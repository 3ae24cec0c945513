// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite(.tags(.smoke)) struct CurveMotionTests {
  private let motion = CurveMotion(curve: .easeInOut, duration: 0.35, from: 2, to: 10)

  @Test func `it starts and ends exactly`() {
    var random = SeededGenerator(seed: 611)
    for _ in 0..<1_000 {
      let (from, to) = (random.uniform(-9...9), random.uniform(-9...9))
      let motion = CurveMotion(curve: .ease, duration: random.geometric(1e-6...1e6), from: from, to: to)
      #expect(motion.value(at: 0) == from && motion.value(at: motion.duration) == to, "seed \(random.seed)")
    }
  }

  @Test func `before and after it stands still`() {
    for time in [-1e300, -1, -Double.leastNonzeroMagnitude] {
      #expect(motion.state(at: time) == MotionState(value: 2, velocity: 0))
      #expect(motion.acceleration(at: time) == 0)
    }
    for time in [motion.duration.nextUp, 1, 1e300, .infinity] {
      #expect(motion.state(at: time) == MotionState(value: 10, velocity: 0))
      #expect(motion.acceleration(at: time) == 0)
    }
  }

  @Test func `its velocity is the slope times the way through the duration`() {
    let ease = CurveMotion(curve: .ease, duration: 0.5, from: -1, to: 3)
    #expect(ease.velocity(at: 0.125) == 4 * UnitCurve.ease.velocity(at: 0.25) / 0.5)
    #expect(ease.acceleration(at: 0.125) == 4 * UnitCurve.ease.acceleration(at: 0.25) / 0.25)
    #expect(ease.velocity(at: 0) == 0.4 * 4 / 0.5)
  }

  @Test func `its value lies between the ends by the curve's share`() {
    for step in 0...100 {
      let time = 0.35 * Double(step) / 100
      let expected = 2 + 8 * UnitCurve.easeInOut.value(at: time / 0.35)
      #expect((motion.value(at: time) - expected).magnitude <= 3 * 10 * .roundoff)
    }
  }

  @Test func `a duration of 0 has arrived`() {
    let instant = CurveMotion(curve: .ease, duration: 0, from: 2, to: 10)
    #expect(instant.state(at: 0) == MotionState(value: 10, velocity: 0))
    #expect(instant.state(at: 1) == MotionState(value: 10, velocity: 0))
    #expect(instant.state(at: -1) == MotionState(value: 2, velocity: 0))
    #expect(instant.settlingDuration(epsilon: 0.1) == 0)
  }

  @Test func `equal ends are a constant even where the tangent is vertical`() {
    let steep = UnitCurve.bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 0, y: 1))
    for curve in [steep, .circularEaseIn, .circularEaseOut, .circularEaseInOut, .ease] {
      let still = CurveMotion(curve: curve, duration: 1, from: 7, to: 7)
      for time in [-1, 0, 1e-300, 0.1, 0.5, 1, 2] {
        #expect(still.state(at: time) == MotionState(value: 7, velocity: 0), "\(curve) at \(time)")
      }
    }
  }

  @Test func `a duration or a time that is none gives NaN`() {
    for duration in [-1, Double.nan] {
      let odd = CurveMotion(curve: .ease, duration: duration)
      #expect(odd.value(at: 0).isNaN && odd.velocity(at: 0).isNaN && odd.acceleration(at: 0).isNaN)
    }
    #expect(motion.value(at: .nan).isNaN && motion.velocity(at: .nan).isNaN)
  }

  @Test func `a duration near the largest double is no trap`() {
    let long = CurveMotion(curve: .ease, duration: .greatestFiniteMagnitude)
    #expect(long.value(at: .greatestFiniteMagnitude / 2) > 0.8)
    #expect(long.value(at: 1) >= 0)
    #expect(CurveMotion(curve: .ease, duration: .infinity).value(at: 1e300) == 0)
  }

  @Test func `it settles when it ends`() {
    #expect(motion.settlingDuration(epsilon: 0.5) == 0.35)
  }

  @Test func `any bit pattern is survived`() {
    var random = SeededGenerator(seed: 612)
    var numbers = 0
    for _ in 0..<20_000 {
      let curve = CurveMotion(
        curve: .ease, duration: random.anyDouble(), from: random.anyDouble(), to: random.anyDouble())
      let time = random.anyDouble()
      numbers += curve.value(at: time).isNaN ? 0 : 1
      numbers += curve.acceleration(at: time).isNaN ? 0 : 1
    }
    #expect(numbers > 1_000)
  }
}
