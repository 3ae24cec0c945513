// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite(.tags(.property)) struct SpringDesignTests {
  private func unit(_ spring: Spring) -> SpringMotion<Double> { SpringMotion(spring: spring, from: 0, to: 1) }

  @Test func `a damping ratio by overshoot overshoots by that much`() throws {
    for overshoot in [1e-300, 1e-12, 0.001, 0.0459879102602678, 0.5, 0.999] {
      let ratio = try Spring.dampingRatio(overshoot: overshoot)
      let motion = unit(Spring(response: 1, dampingRatio: ratio))
      // Next to critical damping a bit of the ratio is many bits of the overshoot.
      let condition = 1e-15 / (1 - ratio)
      #expect((motion.overshoot / overshoot - 1).magnitude < 1e-13 + 1000 * condition, "\(overshoot)")
    }
    #expect(try Spring.dampingRatio(overshoot: 0) == 1)
    #expect(try Spring.dampingRatio(overshoot: 1) == 0)
    #expect((try Spring.dampingRatio(overshoot: 0.0459879102602678) - 0.7).magnitude < 1e-13)
  }

  @Test func `overshoot and peak time are met`() throws {
    var generator = SeededGenerator(seed: 801)
    var worst = Worst("overshoot and peak time", seed: generator.seed)
    for _ in 0..<1000 {
      let overshoot = generator.geometric(1e-9...0.99)
      let time = generator.geometric(1e-3...1e3)
      let motion = unit(try Spring(overshoot: overshoot, peakTime: time))
      let peak = motion.overshootPeak ?? Extremum(time: .nan, value: .nan)
      worst.note(motion.overshoot - overshoot, bound: 1e-13 * overshoot, "\(overshoot) \(time)")
      worst.note(peak.time - time, bound: 1e-15 * time, "\(overshoot) \(time)")
    }
    worst.check()
    let bouncy = try Spring(overshoot: 0.0459879102602678, peakTime: 0.35007002100700246)
    #expect((bouncy.response - 0.5).magnitude < 1e-13 && (bouncy.bounce - 0.3).magnitude < 1e-13)
    #expect(try Spring(overshoot: 1, peakTime: 0.5).regime == .undamped)
  }

  @Test func `settling time and overshoot are met`() throws {
    for overshoot in [0, 0.001, 0.05, 0.3, 0.9] {
      for epsilon in [0.01, 1e-6] {
        let motion = unit(try Spring(settlingDuration: 0.8, overshoot: overshoot, epsilon: epsilon))
        #expect((motion.settlingDuration(epsilon: epsilon) / 0.8 - 1).magnitude < 1e-12)
        #expect((motion.overshoot - overshoot).magnitude < 1e-12)
      }
    }
  }

  @Test func `a stiffness by distance makes each way in the time there is`() throws {
    for distance in [1, 100, -1000, 1e5] {
      for ratio in [0.3, 0.8, 1, 2] {
        let spring = try Spring(distance: distance, settlingDuration: 0.6, dampingRatio: ratio, epsilon: 0.5)
        let motion = SpringMotion(spring: spring, from: 0, to: distance)
        #expect((motion.settlingDuration(epsilon: 0.5) / 0.6 - 1).magnitude < 1e-12)
      }
    }
    let near = try Spring(distance: 100, settlingDuration: 1, epsilon: 0.5)
    let far = try Spring(distance: 1000, settlingDuration: 1, epsilon: 0.5)
    #expect((near.response - 0.845636).magnitude < 1e-6)
    #expect((far.response - 0.628402).magnitude < 1e-6)
    #expect(far.stiffness > near.stiffness)
  }

  @Test func `a damping ratio by response settles in the time asked for`() throws {
    for settling in [0.5, 0.6, 0.7347, 0.8, 1, 5, 1000] {
      let spring = try Spring(response: 0.5, settlingDuration: settling)
      let motion = unit(spring)
      #expect((motion.settlingDuration(epsilon: 0.001) / settling - 1).magnitude < 1e-12, "\(settling)")
      #expect(motion.overshoot <= 0.001)
    }
  }

  @Test func `nothing settles sooner than the error says`() throws {
    let error = try #require(throws: SpringDesignError.self) {
      try Spring(response: 0.5, settlingDuration: 0.3)
    }
    #expect(error.goal == .settlingDuration && error.includesLowerBound)
    #expect((error.lowerBound - 0.498057).magnitude < 1e-6)
    var shortest = Double.infinity
    for step in 1...2000 {
      let motion = unit(Spring(response: 0.5, dampingRatio: Double(step) / 1000))
      shortest = min(shortest, motion.settlingDuration(epsilon: 0.001))
    }
    #expect(shortest >= error.lowerBound * (1 - 1e-12) && shortest < error.lowerBound * 1.005)
  }

  @Test func `a spring through two points passes both, and first`() throws {
    var generator = SeededGenerator(seed: 802)
    var worst = Worst("two points", seed: generator.seed)
    for _ in 0..<300 {
      let spring = Spring(
        response: generator.geometric(1e-2...1e2), dampingRatio: min(generator.dampingRatio(upTo: 100), 100))
      let motion = unit(spring)
      let first = generator.uniform(0.05...0.6)
      let reach = 1 + 0.9 * motion.overshoot
      let second = first + (min(reach, 1.9) - first) * generator.uniform(0.3...0.95)
      guard let early = motion.time(toReach: first), let late = motion.time(toReach: second) else { continue }
      let found = unit(try Spring(reaching: first, at: early, then: second, at: late))
      let inputs = "\(spring.dampingRatio) \(spring.response): \(first) at \(early), \(second) at \(late)"
      worst.note((found.time(toReach: first) ?? .nan) - early, bound: 1e-12 * early, inputs)
      worst.note((found.time(toReach: second) ?? .nan) - late, bound: 1e-11 * late, inputs)
    }
    worst.check()
    #expect(worst.rows > 400)
  }

  @Test func `two points of a critical spring give it back`() throws {
    let spring = try Spring(reaching: 0.5, at: 0.16783469900, then: 0.9, at: 0.38897201699)
    #expect((spring.dampingRatio - 1).magnitude < 1e-9 && (spring.angularFrequency - 10).magnitude < 1e-9)
  }

  @Test func `how two times relate rises with the damping ratio`() throws {
    for (first, second) in [(0.01, 0.02), (0.1, 0.9), (0.5, 0.99), (0.3, 0.31), (0.5, 1.2)] {
      let limit = second > 1 ? try Spring.dampingRatio(overshoot: second - 1) * (1 - 1e-9) : 1000
      var last = 0.0
      for step in 0..<400 {
        let share = Double(step) / 400
        let ratio = limit < 1 ? limit * share : share / (1 - share)
        let motion = unit(Spring(response: 1, dampingRatio: ratio))
        let early = try #require(motion.time(toReach: first))
        let late = try #require(motion.time(toReach: second))
        #expect(late / early > last, "\(first) \(second) \(ratio)")
        last = late / early
      }
    }
  }

  @Test func `the damping that just avoids overshoot does, and a little less does not`() throws {
    for velocity in [-10, 0, 49, 50, 50.001, 60, 1e6] {
      let response = 2 * Double.pi / 50
      let spring = try Spring(response: response, withoutOvershootAt: velocity)
      #expect(!SpringMotion(spring: spring, from: 0, to: 1, initialVelocity: velocity).overshoots)
      #expect((spring.response / response - 1).magnitude < 1e-15)
      let less = Spring(response: response, dampingRatio: spring.dampingRatio * (1 - 1e-6))
      #expect(SpringMotion(spring: less, from: 0, to: 1, initialVelocity: velocity).overshoots)
      if velocity < 50 { #expect(spring.regime == .criticallyDamped) }
    }
    let spring = try Spring(response: 2 * .pi / 50, withoutOvershootAt: 60 * 300, distance: 300)
    #expect((spring.dampingRatio - (60.0 / 50 + 50.0 / 60) / 2).magnitude < 1e-14)
  }
}
