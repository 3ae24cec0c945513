// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// A motion and a level that it may cross.
private struct Case {
  let sample: SpringSample
  let level: Double
  var motion: SpringMotion<Double> { sample.motion }

  init(_ generator: inout SeededGenerator) {
    sample = generator.springSample()
    let motion = sample.motion
    let way = sample.to - sample.from
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: level = sample.to
    case 1: level = motion.value(at: sample.spring.response * generator.uniform(0...2))
    case 2: level = sample.from + way * generator.uniform(-0.5...1.8)
    default: level = sample.to + way * generator.geometric(1e-12...1) * generator.sign()
    }
  }

  var inputs: String { "\(sample) level \(level)" }
}

@Suite(.tags(.property)) struct CrossingTests {
  @Test func `the value at every crossing is the level`() {
    var generator = SeededGenerator(seed: 201)
    var worst = Worst("value at a crossing", seed: generator.seed)
    for _ in 0..<4000 {
      let item = Case(&generator)
      for time in item.motion.crossings(of: item.level).prefix(5) {
        let state = item.motion.state(at: time)
        let moved = state.velocity.magnitude * time * 4 * .roundoff
        worst.note(
          state.value - item.level, bound: 6 * .roundoff * item.sample.scale + moved, "\(item.inputs) \(time)"
        )
      }
    }
    worst.check()
    #expect(worst.rows > 2000)
  }

  @Test func `a change of side on a dense grid has a crossing inside`() {
    var generator = SeededGenerator(seed: 202)
    var worst = Worst("a crossing for every change of side", seed: generator.seed)
    for _ in 0..<600 {
      let item = Case(&generator)
      let noise = 16 * .roundoff * item.sample.scale
      let end = item.sample.spring.response * generator.geometric(0.1...20)
      let times = Array(item.motion.crossings(of: item.level).prefix(200))
      var before: (time: Double, distance: Double)?
      for step in 1...300 {
        let time = end * Double(step) / 300
        let distance = item.motion.value(at: time) - item.level
        guard distance.magnitude > noise else { continue }
        if let before, before.distance * distance < 0, times.count < 200 {
          let isThere = times.contains { $0 >= before.time && $0 <= time }
          worst.note(isThere, "\(item.inputs) between \(before.time) and \(time)")
        }
        before = (time, distance)
      }
    }
    worst.check()
    #expect(worst.rows > 100)
  }

  @Test func `between two crossings the motion stays on one side`() {
    var generator = SeededGenerator(seed: 203)
    var worst = Worst("one side between crossings", seed: generator.seed)
    for _ in 0..<1500 {
      let item = Case(&generator)
      let noise = 16 * .roundoff * item.sample.scale
      let times = [0] + item.motion.crossings(of: item.level).prefix(5)
      for (lower, upper) in zip(times, times.dropFirst()) {
        worst.note(lower < upper || (lower == 0 && upper == 0), "\(item.inputs) \(times)")
        var isAbove = false
        var isBelow = false
        for step in 1..<20 {
          let distance = item.motion.value(at: lower + (upper - lower) * Double(step) / 20) - item.level
          if distance > noise { isAbove = true }
          if distance < -noise { isBelow = true }
        }
        worst.note(!(isAbove && isBelow), "\(item.inputs) between \(lower) and \(upper)")
      }
    }
    worst.check()
  }

  @Test func `count and last are those of the sequence`() {
    var generator = SeededGenerator(seed: 204)
    var worst = Worst("count and last", seed: generator.seed)
    for _ in 0..<3000 {
      let item = Case(&generator)
      let crossings = item.motion.crossings(of: item.level)
      let count = crossings.count
      guard count < 300 else {
        worst.note(Array(crossings.prefix(300)).count == 300, item.inputs)
        continue
      }
      let times = Array(crossings)
      worst.note(Double(times.count) == count, "\(item.inputs) \(count) \(times)")
      worst.note(times.last == item.motion.lastCrossing(of: item.level), "\(item.inputs) \(times)")
      worst.note(times.first == item.motion.firstCrossing(of: item.level), "\(item.inputs) \(times)")
    }
    worst.check()
  }

  @Test func `the later of the last crossings of both levels at epsilon is the settling time`() {
    var generator = SeededGenerator(seed: 205)
    var worst = Worst("settling from crossings", seed: generator.seed)
    for _ in 0..<3000 {
      var sample = generator.springSample()
      sample.to = 0
      let motion = sample.motion
      let epsilon = sample.scale * generator.geometric(1e-9...0.5)
      let settling = motion.settlingDuration(epsilon: epsilon)
      let last = max(motion.lastCrossing(of: epsilon) ?? 0, motion.lastCrossing(of: -epsilon) ?? 0)
      guard settling < .infinity else {
        worst.note(last == .infinity, "\(sample) epsilon \(epsilon)")
        continue
      }
      // Where epsilon is next to a turn, neither is well defined.
      let velocity = motion.velocity(at: settling).magnitude * sample.spring.response
      guard settling == 0 || velocity > 1e-4 * epsilon else { continue }
      worst.note(
        settling - last, bound: 1e-11 * settling, "\(sample) epsilon \(epsilon): \(settling), \(last)")
    }
    worst.check()
    #expect(worst.rows > 2000)
  }

  @Test func `a level at a turn's value is touched once`() {
    for ratio in [0, 0.05, 0.3, 0.7] {
      let motion = SpringMotion(spring: Spring(response: 1, dampingRatio: ratio), from: 0, to: 1)
      let turns = Array(motion.extrema.prefix(3))
      for (index, turn) in turns.enumerated() {
        let times = Array(motion.crossings(of: turn.value).prefix(20))
        #expect(times.contains(turn.time), "\(ratio) \(index)")
        if ratio > 0 {
          // Turns before that on its side are crossed twice each; a start at rest has no crossing before it.
          #expect(motion.crossings(of: turn.value).count == Double(index + 1), "\(ratio) \(index)")
          #expect(motion.lastCrossing(of: turn.value) == turn.time)
        }
      }
    }
    let once = SpringMotion(
      spring: Spring(response: 1, dampingRatio: 2), from: 0, to: 1, initialVelocity: -3)
    let turn = Array(once.extrema)[0]
    #expect(Array(once.crossings(of: turn.value)) == [turn.time])
    #expect(once.crossings(of: turn.value).count == 1)
  }

  @Test func `a fraction of the way is made at its time and at none before it`() {
    var generator = SeededGenerator(seed: 208)
    var worst = Worst("time to a fraction of the way", seed: generator.seed)
    for _ in 0..<2000 {
      let sample = generator.springSample()
      let motion = sample.motion
      let way = sample.to - sample.from
      let fraction = Int.random(in: 0..<4, using: &generator) == 0 ? 1 : generator.uniform(-0.2...1.4)
      guard way != 0 else { continue }
      let found = motion.time(toReach: fraction)
      let noise = 16 * .roundoff * sample.scale / way.magnitude
      let inputs = "\(sample) fraction \(fraction): \(found ?? .nan)"
      func made(_ time: Double) -> Double { (motion.value(at: time) - sample.from) / way }
      if let found {
        let state = motion.state(at: found)
        let moved = (state.velocity / way).magnitude * found * 4 * .roundoff
        if found > 0 { worst.note(made(found) - fraction, bound: noise + moved, inputs) }
        if fraction <= 0 { worst.note(found == 0, inputs) }
      }
      // Nothing on a grid before it is further, or on one of twenty responses where it never is.
      let end = found ?? 20 * sample.spring.response
      for step in 0..<50 where fraction > 0 {
        let time = end * Double(step) / 50
        worst.note(max(0, made(time) - fraction), bound: noise, "\(inputs) at \(time)")
      }
    }
    worst.check()
    #expect(worst.rows > 20_000)
  }

  @Test func `what happens at time 0 is no crossing`() {
    let motion = SpringMotion(spring: .bouncy, from: 0, to: 1)
    #expect(motion.firstCrossing(of: 0) == nil)
    #expect(motion.crossings(of: 0).count == 0)
    let back = SpringMotion(spring: .bouncy, from: 0, to: 1, initialVelocity: -5)
    #expect(back.crossings(of: 0).count == 1)
    let moving = SpringMotion(
      spring: Spring(response: 1, dampingRatio: 0.5), from: 1, to: 1, initialVelocity: 2)
    let half = 0.5 / (1 - 0.25).squareRoot()
    let times = Array(moving.crossings(of: 1).prefix(3))
    #expect(zip(times, [half, 2 * half, 3 * half]).allSatisfy { ($0 - $1).magnitude < 1e-15 })
  }

  @Test func `a target is crossed for ever by what swings and never by what creeps`() {
    let swinging = SpringMotion(spring: .snappy, from: 0, to: 1)
    #expect(swinging.crossings(of: 1).count == .infinity)
    #expect(swinging.lastCrossing(of: 1) == .infinity)
    let times = Array(swinging.crossings(of: 1).prefix(1000))
    #expect(times.count == 1000 && times.allSatisfy(\.isFinite))
    let creeping = SpringMotion(spring: .smooth, from: 0, to: 1)
    #expect(creeping.crossings(of: 1).count == 0)
    #expect(creeping.lastCrossing(of: 1) == nil)
  }

  @Test func `an undamped spring crosses what it reaches for ever`() {
    let motion = SpringMotion(spring: Spring(mass: 1, stiffness: 100, damping: 0), from: 0, to: 1)
    #expect(motion.crossings(of: 1.5).count == .infinity)
    #expect(motion.lastCrossing(of: 1.5) == .infinity)
    #expect(motion.crossings(of: 2).count == .infinity)
    #expect(motion.crossings(of: 2.5).count == 0)
    #expect(motion.firstCrossing(of: 2.5) == nil)
  }

  @Test func `levels that are no numbers are never reached`() {
    for spring in [Spring.bouncy, .smooth, Spring(response: 1, dampingRatio: 0)] {
      let motion = SpringMotion(spring: spring, from: 0, to: 1, initialVelocity: 3)
      for level in [Double.nan, .infinity, -.infinity] {
        #expect(Array(motion.crossings(of: level)).isEmpty)
        #expect(motion.crossings(of: level).count == 0)
        #expect(motion.lastCrossing(of: level) == nil)
      }
      #expect(motion.time(toReach: .nan) == nil)
      #expect(motion.time(toReach: .infinity) == nil)
    }
  }

  @Test func `without stiffness the value drifts to an end`() throws {
    let spring = Spring(mass: 1, stiffness: 0, damping: 4, allowOverDamping: true)
    let motion = SpringMotion(spring: spring, from: 2, to: 0, initialVelocity: 8)
    // 2 + 2(1 − e^(−4t)).
    let time = try #require(motion.firstCrossing(of: 3))
    #expect((time - 0.693147180559945 / 4).magnitude < 1e-15)
    #expect(motion.firstCrossing(of: 4) == nil)
    #expect(motion.firstCrossing(of: 1) == nil)
    #expect(motion.crossings(of: 3).count == 1)
    let free = SpringMotion(
      spring: Spring(mass: 1, stiffness: 0, damping: 0), from: 2, to: 0, initialVelocity: -1)
    #expect(free.firstCrossing(of: 0) == 2)
  }

  @Test func `any doubles at all give an answer in bounded time`() {
    var generator = SeededGenerator(seed: 206)
    for _ in 0..<5000 {
      let spring = Spring(
        mass: generator.anyDouble(), stiffness: generator.anyDouble(), damping: generator.anyDouble(),
        allowOverDamping: true)
      let motion = SpringMotion(
        spring: spring, from: generator.anyDouble(), to: generator.anyDouble(),
        initialVelocity: generator.anyDouble())
      let level = generator.anyDouble()
      _ = Array(motion.extrema.prefix(3))
      _ = Array(motion.crossings(of: level).prefix(3))
      _ = motion.crossings(of: level).count
      _ = motion.lastCrossing(of: level)
      _ = motion.time(toReach: level)
      _ = motion.extremumCount(above: level)
      _ = (motion.overshoot, motion.overshoots, motion.overshootPeak, motion.peakVelocity)
      _ = (motion.peakAcceleration, motion.energy(at: level), motion.envelopeDuration(epsilon: level))
      _ = motion.settlingDurationBound(epsilon: level)
      _ = motion.clampedAtTarget().settlingDuration(epsilon: level)
      _ = SpringCurve(spring: spring, epsilon: level).endResidual
    }
  }
}
