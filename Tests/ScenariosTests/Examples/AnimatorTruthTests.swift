// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Scenarios
import Testing

/// What the examples of node states, keyframes and phases show, from closed forms alone.
struct AnimatorTruthTests {
  private func expect(
    _ rows: some Collection<Frames.Row>, _ motion: (Double) -> MotionState<Double>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(!rows.isEmpty, sourceLocation: sourceLocation)
    for row in rows {
      let truth = motion(row.time)
      #expect(
        abs(row.number - truth.value) <= 1e-11 * max(1, abs(truth.value)), "at \(row.time)",
        sourceLocation: sourceLocation)
      #expect(
        abs(row.speed - truth.velocity) <= 1e-10 * max(1, abs(truth.velocity)), "at \(row.time)",
        sourceLocation: sourceLocation)
    }
  }

  /// A cubic by its ends, in a time of its own.
  private func cubic(
    _ from: Double, _ to: Double, _ first: Double, _ last: Double, over duration: Double, at time: Double
  ) -> MotionState<Double> {
    let part = time / duration
    let (one, two) = (first * duration, last * duration)
    let third = 2 * from - 2 * to + one + two
    let second = -3 * from + 3 * to - 2 * one - two
    return MotionState(
      value: from + part * (one + part * (second + part * third)),
      velocity: (one + part * (2 * second + part * 3 * third)) / duration)
  }

  private func eased(
    _ curve: UnitCurve, _ duration: Double, from: Double, to: Double, at time: Double
  ) -> MotionState<Double> {
    MotionState(
      value: from + (to - from) * curve.value(at: time / duration),
      velocity: (to - from) * curve.velocity(at: time / duration) / duration)
  }

  private func rest(_ value: Double) -> MotionState<Double> { MotionState(value: value, velocity: 0) }

  // MARK: - Rows with states

  @Test func `the row that was tapped opens by itself, and is closed when it is made anew`() throws {
    let rows = try Samples.rows("expanding-rows", "Row[#b].height")
    expect(rows.filter { $0.time < 0.18 }) { _ in rest(60) }
    expect(rows.filter { $0.time > 0.18 && $0.time < 0.76 }) {
      SpringMotion(spring: Spring(duration: 0.4, bounce: 0), from: 60, to: 180).state(at: $0 - 0.18)
    }
    expect(rows.filter { $0.time > 0.8 && $0.time < 2 }) { _ in rest(180) }
    #expect(!rows.contains { $0.time > 2 && $0.time < 2.5 })
    expect(rows.filter { $0.time > 2.5 }) { _ in rest(60) }
  }

  @Test func `the row that a change names opens alone`() throws {
    expect(try Samples.rows("expanding-rows", "Row[#a].height").filter { $0.time > 1.2 && $0.time < 1.89 }) {
      SpringMotion(spring: Spring(duration: 0.5, bounce: 0.15), from: 60, to: 180).state(at: $0 - 1.2)
    }
    expect(try Samples.rows("expanding-rows", "Row[#c].height")) { _ in rest(60) }
    expect(try Samples.rows("expanding-rows", "Row[#a]/Chevron.angle.degrees").filter { $0.time > 2 }) { _ in
      rest(90)
    }
  }

  // MARK: - Keyframes

  @Test func `the heart turns along cubics whose slopes follow from their neighbours`() throws {
    // A first like at 0.1; half a second later the second one turns back from what is shown.
    let shown = cubic(-20, 0, -50, 0, over: 0.2, at: 0.1).value
    for (start, from, until) in [(0.1, 0.0, 0.6), (0.6, shown, 1.2)] {
      let first = (-20 - from) / 0.4
      expect(
        try Samples.rows("keyframe-heart", "Heart.angle.degrees").filter {
          $0.time > start + 1e-9 && $0.time < until - 1e-9
        }
      ) { time in
        let own = time - start
        if own <= 0.2 { return cubic(from, 20, 0, first, over: 0.2, at: own) }
        if own <= 0.4 { return cubic(20, -20, first, -50, over: 0.2, at: own - 0.2) }
        return cubic(-20, 0, -50, 0, over: 0.2, at: own - 0.4)
      }
    }
  }

  @Test func `the heart grows by a spring after it has waited`() throws {
    let rows = try Samples.rows("keyframe-heart", "Heart.scale")
    expect(rows.filter { $0.time <= 0.46 }) { _ in rest(1) }
    expect(rows.filter { $0.time > 0.46 && $0.time < 0.6 - 1e-9 }) {
      SpringMotion(spring: Spring(duration: 0.4, bounce: 0.3), from: 1, to: 1.5).state(at: $0 - 0.46)
    }
    // The second like begins with the scale that is shown.
    let scale = SpringMotion(spring: Spring(duration: 0.4, bounce: 0.3), from: 1, to: 1.5).value(at: 0.14)
    expect(rows.filter { $0.time > 0.6 + 1e-9 && $0.time < 0.96 - 1e-9 }) {
      eased(.easeInOut, 0.36, from: scale, to: 1, at: $0 - 0.6)
    }
  }

  @Test func `the heart jumps down and flies up`() throws {
    let rows = try Samples.rows("keyframe-heart", "Heart.offset.height")
    expect(rows.filter { $0.time > 0.1 + 1e-9 && $0.time < 0.5 - 1e-9 }) {
      cubic(20, -60, -100, 120, over: 0.4, at: $0 - 0.1)
    }
    expect(rows.filter { $0.time > 1 + 1e-9 && $0.time < 1.5 - 1e-9 }) {
      MotionState(value: -60 + 120 * ($0 - 1), velocity: 120)
    }
  }

  // MARK: - Phases

  @Test func `the badge goes through its phases, each from the velocity of the one before`() throws {
    let rows = try Samples.rows("phase-badge", "Badge.scale")
    expect(rows.filter { $0.time < 0.2 }) { _ in rest(1) }
    expect(rows.filter { $0.time > 0.2 + 1e-9 && $0.time < 0.35 - 1e-9 }) {
      eased(.easeOut, 0.15, from: 1, to: 1.4, at: $0 - 0.2)
    }
    let bouncy = SpringMotion(spring: Spring(duration: 0.25, bounce: 0.3), from: 1.4, to: 0.9)
    expect(rows.filter { $0.time > 0.35 + 1e-9 && $0.time < 0.6 - 1e-9 }) { bouncy.state(at: $0 - 0.35) }
    let turn = bouncy.state(at: 0.25)
    let smooth = SpringMotion(
      spring: Spring(duration: 0.3, bounce: 0), from: turn.value, to: 1, initialVelocity: turn.velocity)
    expect(rows.filter { $0.time > 0.6 + 1e-9 && $0.time < 0.9 }) { smooth.state(at: $0 - 0.6) }
  }

  @Test func `the pulse goes there in a quarter of a second and back in half a second, until it goes`() throws
  {
    let rows = try Samples.rows("phase-badge", "Pulse.opacity")
    expect(rows.filter { abs(($0.time / 0.25).rounded() * 0.25 - $0.time) > 1e-9 }) { time in
      let own = time.truncatingRemainder(dividingBy: 0.75)
      if own < 0.25 { return eased(.easeInOut, 0.25, from: 1, to: 0.3, at: own) }
      return eased(.easeInOut, 0.5, from: 0.3, to: 1, at: own - 0.25)
    }
    #expect(rows.allSatisfy { $0.time < 2.2 + 1e-9 })
  }
}
