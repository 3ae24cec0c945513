// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite(.tags(.smoke)) struct SampleTimesTests {
  private func failure(_ make: @autoclosure () throws -> SampleTimes) -> SampleTimes.Failure? {
    do {
      _ = try make()
      return nil
    } catch {
      return error as? SampleTimes.Failure
    }
  }

  @Test func `exact times come in their order`() {
    let times = SampleTimes.exactly([0.3, -1, 0.3, .infinity])
    #expect(Array(times) == [0.3, -1, 0.3, .infinity])
    #expect(SampleTimes.exactly([]).isEmpty)
  }

  @Test func `sixty frames a second make 61 times in a second`() throws {
    let times = try SampleTimes.frames(perSecond: 60, until: 1)
    #expect(times.count == 61)
    #expect(times[0] == 0 && times[1] == 1.0 / 60 && times[59] == 59.0 / 60 && times[60] == 1)
  }

  @Test func `an end between two frames comes as one more time`() throws {
    let times = try SampleTimes.frames(perSecond: 60, until: 0.0251)
    #expect(Array(times) == [0, 1.0 / 60, 0.0251])
    #expect(Array(try SampleTimes.steps(of: 0.5, until: 1.2)) == [0, 0.5, 1, 1.2])
  }

  @Test func `steps of a tenth until three tenths are four times`() throws {
    let times = try SampleTimes.steps(of: 0.1, until: 0.3)
    #expect(Array(times) == [0, 0.1, 0.2, 0.3])
  }

  @Test func `the last time is the end to the bit`() throws {
    var random = SeededGenerator(seed: 601)
    for _ in 0..<5_000 {
      let end = random.geometric(1e-6...1e6)
      let step = end / random.geometric(1...1e6)
      for times in [
        try SampleTimes.steps(of: step, until: end), try .frames(perSecond: 1 / step, until: end),
        try .count(Int.random(in: 2...1_000, using: &random), until: end),
      ] {
        #expect(times.last == end && times.first == 0, "step \(step), end \(end), seed \(random.seed)")
        #expect(times[times.count - 2] < end, "step \(step), end \(end), seed \(random.seed)")
      }
    }
  }

  @Test func `no two neighbouring times are closer than a billionth of a step or further than one`() throws {
    var random = SeededGenerator(seed: 602)
    var worst = Worst("distance of neighbours", seed: random.seed)
    for _ in 0..<500 {
      let end = random.geometric(1e-3...1e3)
      let step = end / random.uniform(1...100)
      let times = try SampleTimes.steps(of: step, until: end)
      for index in 1..<times.count {
        let distance = times[index] - times[index - 1]
        worst.note(
          distance > 1e-9 * step * 0.99 && distance <= step * (1 + 2e-9), "step \(step), end \(end), \(index)"
        )
      }
    }
    worst.check()
  }

  @Test func `the time at ten million is computed and not accumulated`() throws {
    let times = try SampleTimes.frames(perSecond: 60, until: 200_000)
    #expect(times[10_000_000] == 10_000_000.0 / 60)
    let steps = try SampleTimes.steps(of: 1.0 / 60, until: 200_000)
    #expect(steps[10_000_000] == 10_000_000 * (1.0 / 60))
    let counted = try SampleTimes.count(12_000_001, until: 200_000)
    #expect(counted[10_000_000] == 200_000 * (10_000_000.0 / 12_000_000))
  }

  @Test func `a count spreads evenly over the way`() throws {
    #expect(Array(try SampleTimes.count(5, until: 1)) == [0, 0.25, 0.5, 0.75, 1])
    #expect(Array(try SampleTimes.count(2, until: 3)) == [0, 3])
  }

  @Test func `a single time stands at 0`() throws {
    #expect(Array(try SampleTimes.count(1, until: 5)) == [0])
  }

  @Test func `an end of 0 has one time`() throws {
    #expect(Array(try SampleTimes.frames(perSecond: 60, until: 0)) == [0])
    #expect(Array(try SampleTimes.steps(of: 0.1, until: 0)) == [0])
  }

  @Test func `huge grids cost nothing until they are walked`() throws {
    let times = try SampleTimes.count(1_000_000_000_000_000, until: 1)
    #expect(times.count == 1_000_000_000_000_000)
    #expect(times[500_000_000_000_000] > 0.499 && times.last == 1)
    let frames = try SampleTimes.frames(perSecond: 1e15, until: 1_000)
    #expect(frames.count > 999_999_999_999_999_999 && frames.last == 1_000)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `a rate that is none is refused`(rate: Double) {
    let failure = failure(try .frames(perSecond: rate, until: 1))
    guard case .rate(let number) = failure else {
      Issue.record("\(rate): \(String(describing: failure))")
      return
    }
    #expect(number.isIdentical(to: rate))
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `a step that is none is refused`(step: Double) {
    let failure = failure(try .steps(of: step, until: 1))
    guard case .step(let number) = failure else {
      Issue.record("\(step): \(String(describing: failure))")
      return
    }
    #expect(number.isIdentical(to: step))
  }

  @Test(arguments: [-1, -Double.leastNonzeroMagnitude, Double.nan, .infinity, -.infinity])
  func `an end that is none is refused`(end: Double) {
    for refused in [
      failure(try .frames(perSecond: 60, until: end)), failure(try .steps(of: 0.1, until: end)),
      failure(try .count(3, until: end)),
    ] {
      guard case .end(let number) = refused else {
        Issue.record("\(end) was not refused")
        continue
      }
      #expect(number.isIdentical(to: end))
    }
  }

  @Test(arguments: [0, -1, Int.min])
  func `a count below 1 is refused`(count: Int) {
    #expect(failure(try .count(count, until: 1)) == .count(count))
  }

  @Test func `more times than can be counted are refused`() {
    #expect(failure(try .frames(perSecond: 1e300, until: 1)) == .tooMany)
    #expect(failure(try .steps(of: .leastNonzeroMagnitude, until: 1)) == .tooMany)
    #expect(failure(try .frames(perSecond: 1e19, until: 1)) == .tooMany)
  }

  @Test func `a grid until settled ends exactly when the motion has`() throws {
    let motion = SpringMotion(spring: .bouncy, from: 0.0, to: 300)
    let end = motion.settlingDuration(epsilon: 0.5)
    for times in [
      try SampleTimes.frames(perSecond: 60, untilSettled: motion, epsilon: 0.5),
      try SampleTimes.steps(of: 0.1, untilSettled: motion, epsilon: 0.5),
      try SampleTimes.count(7, untilSettled: motion, epsilon: 0.5),
    ] {
      #expect(times.first == 0 && times.last == end)
    }
    let endless = SpringMotion(spring: Spring(response: 1, dampingRatio: 0), from: 0.0, to: 1)
    #expect(throws: SampleTimes.Failure.end(.infinity)) {
      try SampleTimes.frames(perSecond: 60, untilSettled: endless)
    }
  }

  // MARK: Trajectories

  @Test func `a trajectory has the motion's states at the grid's times`() throws {
    let motion = SpringMotion(spring: .bouncy, from: 2.0, to: 3, initialVelocity: -1)
    let times = try SampleTimes.frames(perSecond: 60, until: 1.234)
    let trajectory = Trajectory(sampling: motion, at: times)
    #expect(trajectory.times == Array(times))
    #expect(trajectory.count == times.count)
    #expect(trajectory.values == times.map { motion.value(at: $0) })
    #expect(trajectory.velocities == times.map { motion.velocity(at: $0) })
  }

  @Test func `columns of unequal length are cut to the shortest`() {
    let trajectory = Trajectory(times: [0, 1, 2], values: [5.0, 6], velocities: [7.0, 8, 9, 10])
    #expect(trajectory.times == [0, 1] && trajectory.values == [5, 6] && trajectory.velocities == [7, 8])
  }

  @Test func `a unit curve is sampled by progress`() throws {
    let trajectory = Trajectory(sampling: UnitCurve.easeIn, at: try .count(101, until: 1))
    #expect(trajectory.values.first == 0 && trajectory.values.last == 1)
    #expect(trajectory.values[25] == UnitCurve.easeIn.value(at: 0.25))
  }
}
