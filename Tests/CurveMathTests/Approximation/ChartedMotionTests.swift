// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// The acceleration between its turns.
@Suite(.tags(.property)) struct ChartedMotionTests {
  /// Notes every place where the acceleration turns between two of the times that are said to be its turns.
  private func note(
    _ motion: some ChartedMotion, until duration: Double, _ worst: inout Worst,
    _ generator: inout SeededGenerator, _ inputs: String
  ) {
    guard let turns = motion.accelerationTurns(until: duration, atMost: 10_000) else { return }
    worst.note(turns.allSatisfy { $0 > 0 && $0 < duration } && turns == turns.sorted(), inputs)
    let ends = [0] + turns + [duration]
    // Next to a turn, where nothing lies between two of them, there is nothing to see.
    for (start, end) in zip(ends, ends.dropFirst()) where end - start > 1e-11 * end {
      let from = start == 0 ? start : start.nextUp
      let to = end == duration ? end : end.nextDown
      let times = [from] + (0..<12).map { _ in generator.uniform(from...to) }.sorted() + [to]
      let values = times.map(motion.acceleration).filter(\.isFinite)
      let largest = values.reduce(0) { max($0, $1.magnitude) }
      let rising = zip(values, values.dropFirst()).map { $1 - $0 }
      let fall = -(rising.min() ?? 0)
      let rise = rising.max() ?? 0
      // Rising or falling; rounding, of the velocity's size too, is neither.
      let noise = 1e-9 * largest + 1e-12 * motion.velocity(at: (from + to) / 2).magnitude / duration
      worst.note(min(max(0, fall), max(0, rise)), bound: noise, inputs)
    }
  }

  @Test func `between its turns a spring's acceleration is monotone`() {
    var generator = SeededGenerator(seed: 2001)
    var worst = Worst("turns of springs' accelerations", seed: generator.seed)
    for _ in 0..<400 {
      let sample = generator.springSample(upTo: 1e3)
      let duration = sample.spring.response * generator.geometric(0.1...8)
      note(sample.motion, until: duration, &worst, &generator, "\(sample) until \(duration)")
    }
    worst.check()
  }

  @Test func `between its turns a held spring's acceleration is monotone`() {
    var generator = SeededGenerator(seed: 2002)
    var worst = Worst("turns of held springs", seed: generator.seed)
    for _ in 0..<200 {
      let sample = generator.springSample(upTo: 10)
      let duration = sample.spring.response * 3
      note(sample.motion.clampedAtTarget(), until: duration, &worst, &generator, "\(sample) at target")
      let ends = [sample.to - sample.scale * 0.1, sample.to + sample.scale * 0.05]
      note(sample.motion.clamped(to: ends[0]...ends[1]), until: duration, &worst, &generator, "\(sample)")
    }
    worst.check()
  }

  @Test func `between its turns a timing curve's acceleration is monotone`() {
    var generator = SeededGenerator(seed: 2003)
    var worst = Worst("turns of timing curves", seed: generator.seed)
    var curves: [UnitCurve] = [.linear, .circularEaseIn, .circularEaseOut, .circularEaseInOut]
    curves += [UnitCurve.circularEaseInOut.inverse, .ease, .easeInOut]
    for _ in 0..<400 {
      let corners = [0, 1, generator.uniform(0...1), generator.near(0.5), generator.geometric(1e-6...1)]
      func pick() -> Double { corners.randomElement(using: &generator) ?? 0 }
      curves.append(
        .bezier(
          startControlPoint: UnitPoint(x: pick(), y: generator.uniform(-2...3)),
          endControlPoint: UnitPoint(x: pick(), y: generator.uniform(-2...3))))
    }
    for curve in curves {
      let motion = CurveMotion(curve: curve, duration: 1.5)
      note(motion, until: 2, &worst, &generator, "\(curve)")
    }
    worst.check()
  }

  @Test func `between its turns a decay's acceleration is monotone`() {
    var generator = SeededGenerator(seed: 2004)
    var worst = Worst("turns of decays", seed: generator.seed)
    for _ in 0..<100 {
      let velocity = generator.sign() * generator.geometric(1...1e3)
      let decay = Decay(timeConstant: generator.geometric(0.05...2))
      let thrown = DecayMotion(decay: decay, from: 1.0, initialVelocity: velocity)
      note(thrown, until: 3, &worst, &generator, "\(thrown)")
      let sliding = FrictionMotion(
        deceleration: generator.geometric(1...1e3), from: 1.0, initialVelocity: velocity)
      note(sliding, until: 3, &worst, &generator, "\(sliding)")
      let bounded = BoundedDecayMotion(
        decay: decay, from: 1, initialVelocity: velocity, range: -10...20, spring: .bouncy)
      note(bounded, until: 3, &worst, &generator, "\(bounded)")
    }
    worst.check()
  }

  @Test func `a survey finds the turns that a spring knows`() throws {
    let motion = SpringMotion(
      spring: Spring(response: 0.4, dampingRatio: 0.3), from: 0, to: 1, initialVelocity: -3)
    let known = try #require(motion.accelerationTurns(until: 1.3, atMost: 100))
    let found = try #require(motion.surveyed.accelerationTurns(until: 1.3, atMost: 100))
    #expect(known.count > 5)
    for time in known { #expect(found.contains { ($0 - time).magnitude < 1e-6 }, "\(time)") }
  }

  @Test func `a survey brackets a corner and a jump of the acceleration`() throws {
    let held = SpringMotion(spring: .bouncy, from: 0, to: 1).clampedAtTarget()
    let turns = try #require(held.surveyed.accelerationTurns(until: 1, atMost: 1000))
    #expect(turns.contains { $0 <= held.arrivalTime && held.arrivalTime - $0 < 1e-12 })
    #expect(turns.contains { $0 >= held.arrivalTime && $0 - held.arrivalTime < 1e-12 })
  }

  @Test func `a survey of any size of limit ends`() {
    let motion = SpringMotion(spring: Spring(response: 1e-3, dampingRatio: 0), from: 0, to: 1)
    #expect(motion.surveyed.accelerationTurns(until: 1, atMost: 10) == nil)
    #expect(motion.surveyed.accelerationTurns(until: 1, atMost: .max)?.isEmpty == false)
    #expect(motion.accelerationTurns(until: 1, atMost: 10) == nil)
    #expect(motion.accelerationTurns(until: 1, atMost: .max)?.count == 1999)
  }

  @Test func `a spring whose swings grow is surveyed`() throws {
    let growing = SpringMotion(spring: Spring(response: 0.5, dampingRatio: -0.1), from: 0, to: 1)
    let turns = try #require(growing.accelerationTurns(until: 1, atMost: 1000))
    #expect(turns.count >= 4)
  }
}
