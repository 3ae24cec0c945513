// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite(.tags(.property)) struct ExtremaTests {
  /// Where the velocity's rounding lies: the drag of an over-damped spring alone is 2ζω₀v₀.
  private func noise(_ sample: SpringSample) -> Double {
    8 * .roundoff * sample.scale * sample.spring.angularFrequency * max(1, 2 * sample.spring.dampingRatio)
  }

  @Test func `the velocity is 0 at every extremum`() {
    var generator = SeededGenerator(seed: 101)
    var worst = Worst("velocity at an extremum", seed: generator.seed)
    for _ in 0..<3000 {
      let sample = generator.springSample()
      for extremum in sample.motion.extrema.prefix(6) {
        // The time is rounded too.
        let moved = sample.motion.acceleration(at: extremum.time).magnitude * extremum.time * 4 * .roundoff
        worst.note(
          sample.motion.velocity(at: extremum.time), bound: moved + noise(sample), "\(sample) \(extremum)")
      }
    }
    worst.check()
  }

  @Test func `an extremum's value is the motion's value at its time`() {
    var generator = SeededGenerator(seed: 102)
    var worst = Worst("value at an extremum", seed: generator.seed)
    for _ in 0..<3000 {
      let sample = generator.springSample()
      for extremum in sample.motion.extrema.prefix(6) {
        let value = sample.motion.value(at: extremum.time)
        worst.note(extremum.value - value, bound: 6 * .roundoff * sample.scale, "\(sample) \(extremum)")
      }
    }
    worst.check()
  }

  @Test func `no value on a dense grid lies beyond the extrema around it`() {
    var generator = SeededGenerator(seed: 103)
    var worst = Worst("values between extrema", seed: generator.seed)
    for _ in 0..<300 {
      let sample = generator.springSample()
      let motion = sample.motion
      var last = Extremum(time: 0, value: sample.from)
      for extremum in motion.extrema.prefix(3) {
        let range = min(last.value, extremum.value)...max(last.value, extremum.value)
        for step in 0...50 {
          let time = last.time + (extremum.time - last.time) * Double(step) / 50
          let value = motion.value(at: time)
          let clamped = min(max(value, range.lowerBound), range.upperBound)
          worst.note(value - clamped, bound: 6 * .roundoff * sample.scale, "\(sample) \(extremum) \(time)")
        }
        last = extremum
      }
    }
    worst.check()
  }

  @Test func `a start at rest is no extremum and a start with velocity is none either`() throws {
    let rest = SpringMotion(spring: Spring(response: 1, dampingRatio: 0.5), from: 0, to: 1)
    let first = try #require(Array(rest.extrema.prefix(1)).first)
    #expect(first.time > 0.5)
    let pushed = SpringMotion(spring: rest.spring, from: 0, to: 1, initialVelocity: -1e-9)
    let turn = try #require(Array(pushed.extrema.prefix(1)).first)
    #expect(turn.time > 0 && turn.time < 1e-9)
    #expect(turn.value <= 0)
  }

  @Test func `a spring that swings turns for ever, and its late turns are the target`() {
    let motion = SpringMotion(spring: .bouncy, from: 0, to: 1)
    #expect(motion.extrema.count == .infinity)
    let late = Array(motion.extrema.prefix(400))
    #expect(late.count == 400)
    #expect(late.allSatisfy { $0.value.isFinite && $0.time.isFinite })
    #expect(late.last?.value == 1)
  }

  @Test func `critical and over-damped springs turn once at most`() {
    for ratio in [1, 1 + 1e-15, 1.5, 1e6] {
      let spring = Spring(response: 1, dampingRatio: ratio)
      let limit = spring.limitingVelocity()
      for (velocity, count) in [(0, 0), (limit * 0.99, 0), (limit * 1.01, 1), (-0.5, 1)] {
        let motion = SpringMotion(spring: spring, from: 0, to: 1, initialVelocity: velocity)
        #expect(motion.extrema.count == Double(count))
        #expect(Array(motion.extrema).count == count, "\(ratio) \(velocity)")
      }
    }
  }

  @Test func `the extrema above an epsilon are those that the sequence begins with`() {
    var generator = SeededGenerator(seed: 104)
    var judged = 0
    for _ in 0..<2000 {
      let sample = generator.springSample()
      let motion = sample.motion
      let epsilon = sample.scale * generator.geometric(1e-9...2)
      let count = motion.extremumCount(above: epsilon)
      guard count < 500 else { continue }
      let sizes = motion.extrema.prefix(Int(count) + 3).map { ($0.value - sample.to).magnitude }
      let counted = sizes.prefix { $0 > epsilon }.count
      let isTouched = sizes.contains { ($0 - epsilon).magnitude < 8 * .roundoff * sample.scale }
      if !isTouched {
        #expect(Double(counted) == count, "\(sample) epsilon \(epsilon)")
        judged += 1
      }
    }
    #expect(judged > 1000)
  }

  @Test func `an epsilon of 0 is exceeded for ever and one below it has no answer`() {
    let motion = SpringMotion(spring: .bouncy, from: 0, to: 1)
    #expect(motion.extremumCount(above: 0) == .infinity)
    #expect(motion.extremumCount(above: -1).isNaN)
    #expect(motion.extremumCount(above: .nan).isNaN)
    #expect(motion.extremumCount(above: .infinity) == 0)
    let endless = SpringMotion(spring: Spring(response: 1, dampingRatio: 0), from: 0, to: 1)
    #expect(endless.extremumCount(above: 0.5) == .infinity)
    #expect(endless.extremumCount(above: 1) == 0)
    #expect(SpringMotion(spring: .smooth, from: 0, to: 1).extremumCount(above: 0) == 0)
    #expect(SpringMotion(spring: .bouncy, from: 1, to: 1).extremumCount(above: 0) == 0)
  }

  @Test func `a hundred million swings cost no more than one`() {
    let motion = SpringMotion(spring: Spring(response: 1, dampingRatio: 1e-9), from: 0, to: 1)
    let count = motion.extremumCount(above: 0.5)
    // ln 2 / (π·ζ) half swings.
    #expect((count - 0.693147180559945 / (.pi * 1e-9)).magnitude <= 1)
  }
}
