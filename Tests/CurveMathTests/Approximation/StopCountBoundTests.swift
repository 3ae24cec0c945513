// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite(.tags(.property)) struct StopCountBoundTests {
  @Test func `no polyline has fewer stops than the bound`() throws {
    var generator = SeededGenerator(seed: 4711)
    var worst = Worst("bound of the stops", seed: generator.seed)
    for _ in 0..<Trials.count(30, debug: 6) {
      let spring = Spring(
        response: generator.geometric(0.1...10), dampingRatio: generator.geometric(0.05...2))
      let velocity = generator.sign() * generator.geometric(0.01...20)
      let motion = SpringMotion(spring: spring, from: 0, to: 1, initialVelocity: velocity)
      let epsilon = generator.geometric(1e-4...0.05)
      let bound = motion.stopCountBound(within: epsilon)
      let duration = motion.settlingDuration(epsilon: epsilon)
      guard duration > 0 else { continue }
      let fit = try PolylineFit(approximating: motion, until: duration, tolerance: epsilon, end: 1)
      worst.note(
        bound <= Double(fit.fewestStops), "\(spring) \(velocity) \(epsilon): \(bound), \(fit.fewestStops)")
    }
    worst.check()
  }

  @Test func `with light damping the bound is two thirds of what is needed`() throws {
    for ratio in [0.02, 0.05] {
      let motion = SpringMotion(spring: Spring(response: 0.5, dampingRatio: ratio), from: 0.0, to: 1.0)
      let duration = motion.settlingDuration(epsilon: 0.001)
      let fit = try PolylineFit(approximating: motion, until: duration, tolerance: 0.001, end: 1)
      #expect(1.5 * motion.stopCountBound(within: 0.001) > Double(fit.fewestStops))
    }
  }

  @Test func `accelerations alone make a bound, which is close where the stops are many`() throws {
    var generator = SeededGenerator(seed: 815)
    var worst = Worst("bound of the stops by accelerations", seed: generator.seed)
    for _ in 0..<8 {
      let spring = Spring(
        response: generator.geometric(0.1...10), dampingRatio: generator.geometric(0.1...5))
      let motion = SpringMotion(spring: spring, from: 0, to: 1)
      let epsilon = generator.geometric(1e-3...0.05)
      let duration = motion.settlingDuration(epsilon: epsilon)
      let bound = try motion.stopCountBound(until: duration, within: epsilon)
      let fit = try PolylineFit(approximating: motion, until: duration, tolerance: epsilon, end: 1)
      worst.note(bound <= Double(fit.fewestStops), "\(spring) \(epsilon): \(bound), \(fit.fewestStops)")
    }
    worst.check()
    let curve = CurveMotion(curve: .circularEaseIn, duration: 1)
    let fit = try PolylineFit(approximating: curve, until: 1, tolerance: 1e-5)
    let bound = try curve.stopCountBound(until: 1, within: 1e-5)
    #expect(bound <= Double(fit.fewestStops) && bound > 0.5 * Double(fit.fewestStops))
  }

  @Test func `more stops than are wanted are refused before they are looked for`() throws {
    let motion = SpringMotion(spring: .bouncy, from: 0.0, to: 1.0)
    let fit = try PolylineFit(approximating: motion, until: 1, tolerance: 1e-3)
    let count = fit.polyline.stops.count
    #expect(throws: ApproximationError.tooManyParts(limit: fit.fewestStops - 1)) {
      try PolylineFit(approximating: motion, until: 1, tolerance: 1e-3, atMost: fit.fewestStops - 1)
    }
    let same = try PolylineFit(approximating: motion, until: 1, tolerance: 1e-3, atMost: count)
    #expect(same.polyline == fit.polyline)
  }

  @Test func `what doesn't swing or never settles has a bound too`() {
    let critical = SpringMotion(spring: Spring(response: 0.5, dampingRatio: 1), from: 0.0, to: 1.0)
    #expect(critical.stopCountBound(within: 0.001) == 2)
    let endless = SpringMotion(spring: Spring(response: 0.5, dampingRatio: 0), from: 0.0, to: 1.0)
    #expect(endless.stopCountBound(within: 0.001) == .infinity)
    #expect(endless.stopCountBound(within: -1).isNaN)
    #expect(SpringMotion(spring: .bouncy, from: 1.0, to: 1.0).stopCountBound(within: 0.001) == 2)
  }
}
