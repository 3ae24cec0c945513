// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite struct ClampedMotionTests {
  private let bouncy = SpringMotion(spring: Spring(response: 1, dampingRatio: 0.2), from: 0, to: 1)

  @Test(.tags(.property)) func `no sample leaves the range`() {
    var generator = SeededGenerator(seed: 601)
    for _ in 0..<500 {
      let sample = generator.springSample()
      let low = sample.to - sample.scale * generator.geometric(1e-6...2)
      let high = sample.to + sample.scale * generator.geometric(1e-6...2)
      let motion = sample.motion.clamped(to: low...high)
      for step in 0...100 {
        let time = sample.spring.response * Double(step) / 20
        let state = motion.state(at: time)
        let free = sample.motion.state(at: time)
        #expect((low...high).contains(state.value), "\(sample)")
        if (low...high).contains(free.value) {
          #expect(state == free)
        } else {
          #expect(state.velocity == 0 && motion.acceleration(at: time) == 0)
        }
      }
    }
  }

  @Test(.tags(.property)) func `clamped at its target it never overshoots and stays`() {
    var generator = SeededGenerator(seed: 602)
    for _ in 0..<500 {
      let sample = generator.springSample()
      let motion = sample.motion.clampedAtTarget()
      for step in 0...200 {
        let time = sample.spring.response * Double(step) / 40
        let state = motion.state(at: time)
        #expect(sample.from < sample.to ? state.value <= sample.to : state.value >= sample.to, "\(sample)")
        if time >= motion.arrivalTime {
          #expect(state == MotionState(value: sample.to, velocity: 0), "\(sample) \(time)")
        }
      }
    }
  }

  @Test func `clamped at its target it ends at the first crossing`() throws {
    let motion = bouncy.clampedAtTarget()
    #expect(motion.arrivalTime == bouncy.firstCrossing(of: 1))
    #expect(motion.value(at: motion.arrivalTime) == 1)
    #expect(motion.velocity(at: motion.arrivalTime) == 0)
    #expect(motion.velocity(at: motion.arrivalTime.nextDown) > 4)
    #expect(motion.settlingDuration(epsilon: 0) == motion.arrivalTime)
    let near = motion.settlingDuration(epsilon: 0.01)
    #expect(near < motion.arrivalTime && (motion.value(at: near) - 0.99).magnitude < 1e-14)
    let creeping = SpringMotion(spring: .smooth, from: 0, to: 1)
    #expect(creeping.clampedAtTarget().arrivalTime == .infinity)
    let settling = creeping.clampedAtTarget().settlingDuration(epsilon: 0.001)
    #expect((settling - creeping.settlingDuration(epsilon: 0.001)).magnitude < 1e-14)
  }

  @Test(.tags(.property)) func `after the settling time it stays within epsilon, and just before it did not`()
  {
    var generator = SeededGenerator(seed: 603)
    var worst = Worst("settling of clamped motions", seed: generator.seed)
    for _ in 0..<1500 {
      let sample = generator.springSample()
      let first = sample.to + sample.scale * generator.uniform(-1.5...1.5)
      let second = sample.to + sample.scale * generator.uniform(-1.5...1.5)
      let range = min(first, second)...max(first, second)
      let isTarget = Bool.random(using: &generator)
      let motion = isTarget ? sample.motion.clampedAtTarget() : sample.motion.clamped(to: range)
      let end = isTarget ? sample.to : min(max(sample.to, range.lowerBound), range.upperBound)
      let epsilon = sample.scale * generator.geometric(1e-6...1)
      let time = motion.settlingDuration(epsilon: epsilon)
      guard time < .infinity else { continue }
      // The settling time is rounded, and so are the times after it.
      let moved = sample.motion.peakVelocity.value.magnitude * (time + 2 * sample.spring.response)
      let noise = 16 * .roundoff * (sample.scale + end.magnitude) + 4 * .roundoff * moved
      for step in 0...60 {
        let later = time + sample.spring.response * Double(step) / 30
        let distance = (motion.value(at: later) - end).magnitude
        worst.note(max(0, distance - epsilon), bound: noise, "\(sample) \(motion.limit) epsilon \(epsilon)")
      }
      let before = time - min(1e-7 * time, 1e-6 * sample.spring.response)
      let distance = (motion.value(at: before) - end).magnitude
      if time > 0 { worst.note(distance >= epsilon - noise, "\(sample) \(motion.limit) \(epsilon) \(time)") }
    }
    worst.check()
  }

  @Test func `a range without the target ends at its own end`() {
    let motion = bouncy.clamped(to: 0...0.5)
    #expect(motion.value(at: 100) == 0.5)
    let settling = motion.settlingDuration(epsilon: 0.1)
    #expect((motion.value(at: settling) - 0.4).magnitude < 1e-14)
    #expect(motion.settlingDuration(epsilon: 0.6) == 0)
  }

  @Test func `an undamped spring is held too`() {
    let endless = SpringMotion(spring: Spring(response: 1, dampingRatio: 0), from: 0, to: 1)
    #expect(endless.clampedAtTarget().settlingDuration(epsilon: 0) == 0.25)
    #expect(endless.clamped(to: 0...2).settlingDuration(epsilon: 0.1) == .infinity)
    #expect(endless.clamped(to: 0.95...1.05).settlingDuration(epsilon: 0.1) == 0)
    #expect(endless.clamped(to: 0...2).settlingDuration(epsilon: -1).isNaN)
  }

  @Test func `a start at the target is held there`() {
    let pushed = SpringMotion(spring: .bouncy, from: 1, to: 1, initialVelocity: 10)
    #expect(pushed.clampedAtTarget().state(at: 0.1) == MotionState(value: 1, velocity: 0))
    #expect(pushed.clampedAtTarget().settlingDuration(epsilon: 0.001) == 0)
  }

  @Test func `a motion that is NaN stays NaN`() {
    let broken = SpringMotion(spring: .bouncy, from: .nan, to: 1)
    #expect(broken.clamped(to: 0...1).value(at: 0.1).isNaN)
    #expect(broken.clampedAtTarget().value(at: 0.1).isNaN)
    #expect(broken.clampedAtTarget().settlingDuration(epsilon: 0.1).isNaN)
  }
}
