// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica
import TestSupport
import Testing

/// `interpolatingSpring` as SwiftUI runs it.
struct InterpolatingSpringTests {
  private static func spring(
    _ stiffness: Double, _ damping: Double, mass: Double = 1, velocity: Double = 0
  ) -> SwiftUIAnimation {
    .interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
  }

  @Test(arguments: [(100.0, 5.0), (100, 10), (250, 3), (40, 12)])
  func `below critical damping it shows the closed form`(stiffness: Double, damping: Double) {
    let run = ReplicaRun(InterpolatingSpringTests.spring(stiffness, damping), from: 2, to: 12)
    let exact = Spring(mass: 1, stiffness: stiffness, damping: damping)
    for (index, frame) in run.frames.enumerated() where frame.isAnimating {
      #expect((frame.value - 2 - exact.value(target: 10, time: run.elapsed(index))).magnitude < 1e-12)
      if index > 1 {
        #expect((frame.velocity - exact.velocity(target: 10, time: run.elapsed(index))).magnitude < 1e-10)
      }
    }
  }

  @Test func `damping above critical changes nothing any more`() {
    let critical = ReplicaRun(InterpolatingSpringTests.spring(100, 20)).frames
    for damping in [21.0, 40, 1e9] {
      #expect(ReplicaRun(InterpolatingSpringTests.spring(100, damping)).frames == critical)
    }
  }

  @Test func `the initial velocity is in travels per second`() {
    let run = ReplicaRun(InterpolatingSpringTests.spring(100, 10, velocity: 2), from: 0, to: 50)
    let exact = Spring(mass: 1, stiffness: 100, damping: 10)
    for (index, frame) in run.frames.enumerated() where frame.isAnimating {
      let value = exact.value(target: 50, initialVelocity: 100, time: run.elapsed(index))
      #expect((frame.value - value).magnitude < 1e-11)
    }
  }

  @Test func `below critical damping it ends where Core Animation's settling duration is`() {
    let rows: [(mass: Double, stiffness: Double, damping: Double, printed: PrintedNumber)] = [
      (1, 100, 5, "2.85497"), (1, 100, 15, "1.02209"),
      (1, 39.47841760435743, 6.283185307179586, "2.3438753795710707"),
    ]
    for row in rows {
      let spring = InterpolatingSpring(
        mass: row.mass, stiffness: row.stiffness, damping: row.damping, initialVelocity: 0)
      expect(spring.duration, prints: row.printed)
      let run = ReplicaRun(InterpolatingSpringTests.spring(row.stiffness, row.damping))
      let end = run.end ?? .nan
      #expect(end >= spring.duration - 1e-9 && end < spring.duration + 1.0 / 60 + 1e-9)
    }
  }

  @Test func `at critical damping it ends at a tenth of a second`() {
    for (stiffness, tenths) in [(157.91367041742974, 0.8), (631.6546816697189, 0.4)] {
      let spring = InterpolatingSpring(
        mass: 1, stiffness: stiffness, damping: 2 * stiffness.squareRoot(), initialVelocity: 0)
      #expect((spring.duration - tenths).magnitude < 1e-9)
    }
  }

  @Test func `without damping it never ends`() {
    #expect(
      InterpolatingSpring(mass: 1, stiffness: 100, damping: 0, initialVelocity: 0).duration == .infinity)
    #expect(ReplicaRun(InterpolatingSpringTests.spring(100, 0), most: 5_000).end == nil)
  }

  @Test func `it counts as done after 2π by the root of the stiffness, whatever its mass`() {
    for mass in [0.5, 1, 4] {
      let run = ReplicaRun(InterpolatingSpringTests.spring(100, 2, mass: mass), rate: 1_000)
      #expect(((run.logicalEnd ?? .nan) - 0.6283).magnitude < 0.0015)
    }
  }

  @Test func `a duration of 0 has ended at once`() {
    for duration in [0, -0.2] {
      let run = ReplicaRun(.interpolatingSpring(duration: duration, bounce: 0.2, initialVelocity: 0.3))
      #expect(run.frames.count == 1 && run.frames[0].value == 1)
    }
  }

  @Test func `two of them add up to a chase`() {
    // Each leads from the moving result of the one before it to its own target.
    var value = SwiftUIAnimatedValue(0.0)
    let animation = InterpolatingSpringTests.spring(100, 10)
    let exact = Spring(mass: 1, stiffness: 100, damping: 10)
    value.animate(to: 100, animation)
    for frame in 0...12 { value.frame(at: Double(frame) / 60) }
    value.animate(to: 0, animation)
    for frame in 13...40 {
      let shown = value.frame(at: Double(frame) / 60).value
      let first = exact.value(target: 100, time: Double(frame - 1) / 60)
      let chase = first - exact.value(target: first, time: Double(frame - 13) / 60)
      #expect((shown - chase).magnitude < 1e-9)
    }
  }
}
