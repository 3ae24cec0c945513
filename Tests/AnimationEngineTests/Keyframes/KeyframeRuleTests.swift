// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import TestSupport
import Testing

/// What one keyframe hands to the next.
struct KeyframeRuleTests {
  private static func timeline(
    @KeyframesBuilder<Double> _ keyframes: () -> some Keyframes<Double>
  ) -> KeyframeTimeline<Double> { KeyframeTimeline(initialValue: 0, content: keyframes) }

  /// The velocity just before and just after a time.
  private static func around(
    _ time: Double, _ timeline: KeyframeTimeline<Double>
  ) -> (before: Double, after: Double) {
    (timeline.velocity(time: time - 1e-9), timeline.velocity(time: time + 1e-9))
  }

  // MARK: - Linear

  @Test func `a linear keyframe follows its curve`() {
    let timeline = Self.timeline { LinearKeyframe(1, duration: 1, timingCurve: .easeInOut) }
    #expect((timeline.value(time: 0.125) - 0.0311).magnitude < 5e-5)
    #expect(timeline.value(time: 0.125) == UnitCurve.easeInOut.value(at: 0.125))
    #expect(timeline.velocity(time: 0.125) == UnitCurve.easeInOut.velocity(at: 0.125))
  }

  @Test func `equal values make a constant, whatever the curve`() {
    // An overshooting curve between equal keyframes was dropped or gave NaN (airbnb/lottie-web#226, #2841).
    let curves = [
      UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.3, y: -2), endControlPoint: UnitPoint(x: 0.7, y: 3)),
      .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ]
    for curve in curves {
      let timeline = KeyframeTimeline(initialValue: 0.1) {
        LinearKeyframe(0.1, duration: 0.7, timingCurve: curve)
        CubicKeyframe(0.1, duration: 0.7)
        SpringKeyframe(0.1, duration: 0.7)
      }
      for step in 0...210 {
        let time = Double(step) / 100
        #expect(timeline.value(time: time) == 0.1)
        #expect(timeline.velocity(time: time) == 0)
      }
    }
  }

  @Test func `the ends of a keyframe are exact`() {
    var random = SeededGenerator(seed: 0xE3_01)
    var worst = Worst("a keyframe starts and ends at its values", seed: random.seed)
    for _ in 0..<300 {
      let values = (0..<4).map { _ in random.uniform(-1000...1000) }
      let durations = (0..<3).map { _ in random.geometric(0.01...100) }
      let timeline = KeyframeTimeline(initialValue: values[0]) {
        LinearKeyframe(values[1], duration: durations[0], timingCurve: .easeIn)
        CubicKeyframe(values[2], duration: durations[1], startVelocity: values[3])
        CubicKeyframe(values[3], duration: durations[2])
      }
      var time = DoubleDouble(0)
      for (index, duration) in durations.enumerated() {
        worst.note(timeline.value(time: time.rounded) == values[index], "\(values) \(durations)")
        time = time + duration
      }
      worst.note(timeline.value(time: timeline.duration) == values[3], "\(values) \(durations)")
    }
    worst.check()
  }

  @Test func `a long track keeps its times`() {
    let timeline = Self.timeline { for index in 1...100_000 { LinearKeyframe(Double(index), duration: 0.1) } }
    // The sum of a hundred thousand tenths, added one by one, is off by 1e-8.
    #expect((timeline.duration - 10_000).magnitude < 1e-11)
    #expect((timeline.value(time: 5000) - 50_000).magnitude < 1e-9)
  }

  // MARK: - Cubic

  @Test func `a cubic between two cubics goes through with the slope of the chord`() {
    let timeline = Self.timeline {
      CubicKeyframe(10, duration: 0.1)
      CubicKeyframe(30, duration: 0.3)
    }
    #expect((timeline.velocity(time: 0.1) - 75).magnitude < 1e-12)
    let (before, after) = Self.around(0.1, timeline)
    #expect((before - 75).magnitude < 1e-4 && (after - 75).magnitude < 1e-4)
    #expect(timeline.velocity(time: 0) == 0)
    #expect(timeline.velocity(time: 0.4) == 0)
  }

  @Test func `a cubic takes the velocities of its neighbours of other kinds`() {
    let timeline = Self.timeline {
      LinearKeyframe(10, duration: 0.2)
      CubicKeyframe(0, duration: 0.2)
      LinearKeyframe(5, duration: 0.2)
    }
    let start = Self.around(0.2, timeline)
    let end = Self.around(0.4, timeline)
    #expect((start.before - 50).magnitude < 1e-9 && (start.after - 50).magnitude < 1e-4)
    #expect((end.before - 25).magnitude < 1e-4 && (end.after - 25).magnitude < 1e-9)
  }

  @Test func `a cubic after a spring starts with the velocity it has reached`() {
    let timeline = Self.timeline {
      SpringKeyframe(10, duration: 0.1, spring: .smooth)
      CubicKeyframe(0, duration: 0.2)
    }
    let reached = Spring.smooth.velocity(target: 10.0, time: 0.1)
    let (before, after) = Self.around(0.1, timeline)
    #expect((before - reached).magnitude < 1e-4 && (after - reached).magnitude < 1e-4)
  }

  @Test func `a cubic before a spring ends with the spring's own velocity, or at rest`() {
    let own = Self.timeline {
      CubicKeyframe(10, duration: 0.2)
      SpringKeyframe(0, duration: 0.2, startVelocity: 40)
    }
    #expect(own.velocity(time: 0.2) == 40)
    let none = Self.timeline {
      CubicKeyframe(10, duration: 0.2)
      SpringKeyframe(0, duration: 0.2)
    }
    #expect(none.velocity(time: 0.2) == 0)
    #expect(Self.around(0.2, none).after.magnitude < 1e-4)
  }

  @Test func `a cubic beside a jump is at rest`() {
    let timeline = Self.timeline {
      CubicKeyframe(10, duration: 0.2)
      MoveKeyframe(50)
      CubicKeyframe(60, duration: 0.2)
      LinearKeyframe(0, duration: 0)
      CubicKeyframe(5, duration: 0.2)
    }
    for time in [0.2, 0.4] {
      let (before, after) = Self.around(time, timeline)
      #expect(before.magnitude < 1e-4 && after.magnitude < 1e-4)
    }
  }

  @Test func `a velocity that one cubic gives holds for both sides`() {
    let first = Self.timeline {
      CubicKeyframe(10, duration: 0.2, endVelocity: -7)
      CubicKeyframe(30, duration: 0.2)
    }
    let second = Self.timeline {
      CubicKeyframe(10, duration: 0.2)
      CubicKeyframe(30, duration: 0.2, startVelocity: -7)
    }
    let both = Self.timeline {
      CubicKeyframe(10, duration: 0.2, endVelocity: -7)
      CubicKeyframe(30, duration: 0.2, startVelocity: 7)
    }
    for (timeline, before, after) in [(first, -7.0, -7.0), (second, -7, -7), (both, -7, 7)] {
      let around = Self.around(0.2, timeline)
      #expect((around.before - before).magnitude < 1e-4)
      #expect((around.after - after).magnitude < 1e-4)
    }
  }

  @Test func `nothing is handed on along a vertical tangent`() {
    let timeline = Self.timeline {
      LinearKeyframe(10, duration: 0.2, timingCurve: .circularEaseIn)
      CubicKeyframe(0, duration: 0.2)
      LinearKeyframe(10, duration: 0.2, timingCurve: .circularEaseOut)
      LinearKeyframe(20, duration: 0.2, timingCurve: .circularEaseIn)
      SpringKeyframe(0, duration: 0.2)
    }
    for step in 0...1000 { #expect(timeline.value(time: Double(step) / 1000).isFinite) }
    for time in [0.2, 0.4, 0.8] {
      #expect(Self.around(time, timeline).after.isFinite)
    }
    #expect(Self.around(0.2, timeline).after.magnitude < 1e-3)
    #expect(Self.around(0.8, timeline).after.magnitude < 1e-3)
  }

  @Test func `cubics are not kept between their keys`() {
    let timeline = Self.timeline {
      CubicKeyframe(10, duration: 0.2)
      CubicKeyframe(30, duration: 0.01)
      CubicKeyframe(29, duration: 0.2)
    }
    let highest = stride(from: 0.19, to: 0.25, by: 1e-4).map { timeline.value(time: $0) }.max() ?? 0
    #expect(highest > 30.1)
  }

  // MARK: - Spring

  @Test func `a spring is the closed form, cut off and held`() {
    let spring = Spring(duration: 0.4, bounce: 0.2)
    let timeline = Self.timeline {
      LinearKeyframe(10, duration: 0.25)
      SpringKeyframe(-3, duration: 0.3, spring: spring)
      LinearKeyframe(0, duration: 1)
    }
    let motion = SpringMotion(spring: spring, from: 10, to: -3, initialVelocity: 40)
    for step in 1...30 {
      let time = Double(step) / 100
      #expect((timeline.value(time: 0.25 + time) - motion.value(at: time)).magnitude < 1e-14 * 40)
      #expect((timeline.velocity(time: 0.25 + time) - motion.velocity(at: time)).magnitude < 1e-13 * 400)
    }
    // What follows starts from the value reached.
    let reached = motion.value(at: 0.3)
    #expect(reached != -3)
    #expect((timeline.value(time: 1.05) - reached / 2).magnitude < 1e-13)
  }

  @Test func `a spring with a velocity of its own forgets what was before`() {
    let timeline = Self.timeline {
      LinearKeyframe(10, duration: 0.25)
      SpringKeyframe(0, duration: 0.5, startVelocity: -5)
    }
    #expect((Self.around(0.25, timeline).after + 5).magnitude < 1e-5)
    #expect(timeline.velocity(time: 0.25) == 40)
  }

  @Test func `a spring hands its velocity to the next`() {
    let timeline = Self.timeline {
      SpringKeyframe(10, duration: 0.1, spring: .snappy)
      SpringKeyframe(0, duration: 0.1, spring: .bouncy)
    }
    let (before, after) = Self.around(0.1, timeline)
    #expect((before - after).magnitude < 1e-4)
    #expect(before > 10)
  }

  @Test func `without a duration a swinging spring lasts by SwiftUI's rule`() {
    // Recorded to three decimals; the digits beyond are those of the rule ln((10γ + 10)/0.0001)/γ.
    let alone = Self.timeline { SpringKeyframe(10, spring: Spring(duration: 0.4, bounce: 0.3)) }
    #expect((alone.duration - 1.27300884).magnitude < 1e-8)
    // The velocity of before counts: ln((|10γ − 20| + 10)/0.0001)/γ.
    let moving = Self.timeline {
      SpringKeyframe(10, spring: Spring(duration: 0.4, bounce: 0.3), startVelocity: 20)
    }
    #expect(moving.duration < alone.duration)
    let settled = Spring(duration: 0.4, bounce: 0.3).settlingDuration(target: 10.0, epsilon: 1e-4)
    #expect(settled < alone.duration)
  }

  @Test func `without a duration a spring that does not swing lasts whole tenths of a second`() {
    for bounce in [0, -0.3, -0.9] {
      let spring = Spring(duration: 0.4, bounce: bounce)
      let timeline = Self.timeline { SpringKeyframe(10, spring: spring) }
      let settled = spring.settlingDuration(target: 10.0, epsilon: 1e-4)
      #expect(timeline.duration >= settled && timeline.duration < settled + 0.1)
      #expect((timeline.duration * 10 - (timeline.duration * 10).rounded()).magnitude < 1e-9)
    }
  }

  @Test func `without a duration and without a way a spring takes no time`() {
    let timeline = KeyframeTimeline(initialValue: 3.0) {
      SpringKeyframe(3)
      SpringKeyframe(3 + 1e-6, spring: .bouncy)
      SpringKeyframe(9, spring: Spring(duration: 0))
      LinearKeyframe(0, duration: 1)
    }
    #expect(timeline.duration == 1)
    #expect(timeline.value(time: 0) == 9)
    #expect(timeline.value(time: 0.5) == 4.5)
  }

  @Test func `an undamped spring without a duration never ends, and nothing is NaN`() {
    let timeline = Self.timeline {
      SpringKeyframe(10, spring: Spring(duration: 0.4, bounce: 1))
      LinearKeyframe(77, duration: 1)
    }
    #expect(timeline.duration == .infinity)
    #expect((timeline.value(time: 0.2) - 20).magnitude < 1e-12)
    #expect(timeline.value(time: 1e6).isFinite)
    #expect(timeline.value(time: .infinity) == 77)
    #expect(timeline.value(progress: 0) == 0)
    #expect(timeline.value(progress: 0.5) == 77)
  }

  // MARK: - Jumps and keyframes without time

  @Test func `at the moment of a move the value is still that of before`() {
    let timeline = Self.timeline {
      LinearKeyframe(1, duration: 0.5)
      MoveKeyframe(10)
      LinearKeyframe(11, duration: 0.5)
    }
    #expect(timeline.value(time: 0.5) == 1)
    #expect(timeline.value(time: 0.5.nextUp) >= 10)
    #expect(timeline.value(time: 0.75) == 10.5)
    #expect(timeline.duration == 1)
  }

  @Test func `a move at the start and at the end`() {
    let timeline = Self.timeline {
      MoveKeyframe(5)
      LinearKeyframe(6, duration: 1)
      MoveKeyframe(20)
    }
    #expect(timeline.value(time: 0) == 0)
    #expect(timeline.velocity(time: 0) == 0)
    #expect(timeline.value(time: Double.leastNonzeroMagnitude) == 5)
    #expect(timeline.value(time: 1) == 6)
    #expect(timeline.value(time: 1.0.nextUp) == 20)
  }

  @Test func `of several moves at one time the last one counts`() {
    let timeline = Self.timeline {
      LinearKeyframe(1, duration: 1)
      MoveKeyframe(2)
      MoveKeyframe(3)
      LinearKeyframe(4, duration: 1)
    }
    #expect(timeline.value(time: 1) == 1)
    #expect((timeline.value(time: 1.0.nextUp) - 3).magnitude < 1e-15)
  }

  @Test(arguments: [0, -1, -Double.infinity, .nan])
  func `a keyframe that takes no time has arrived at its own time (SwiftUI: NaN)`(duration: Double) {
    let kinds = [
      Self.timeline {
        LinearKeyframe(1, duration: 0.5)
        LinearKeyframe(10, duration: duration)
        LinearKeyframe(11, duration: 0.5)
      },
      Self.timeline {
        LinearKeyframe(1, duration: 0.5)
        CubicKeyframe(10, duration: duration, startVelocity: 4)
        LinearKeyframe(11, duration: 0.5)
      },
      Self.timeline {
        LinearKeyframe(1, duration: 0.5)
        SpringKeyframe(10, duration: duration)
        LinearKeyframe(11, duration: 0.5)
      },
    ]
    for timeline in kinds {
      #expect(timeline.duration == 1)
      #expect(timeline.value(time: 0.5.nextDown) < 1.001)
      #expect(timeline.value(time: 0.5) == 10)
      #expect(timeline.velocity(time: 0.5) == 0)
      #expect(timeline.value(time: 0.75) == 10.5)
    }
  }

  @Test func `a timeline that takes no time has arrived`() {
    let timeline = Self.timeline { LinearKeyframe(10, duration: 0) }
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: -1) == 0)
    #expect(timeline.value(time: 0) == 10)
    #expect(timeline.value(progress: 0) == 10)
    #expect(timeline.value(progress: 1) == 10)
  }

  @Test func `an endless keyframe never leaves, and nothing is NaN`() {
    let timeline = Self.timeline {
      LinearKeyframe(1, duration: 1)
      CubicKeyframe(10, duration: .infinity, startVelocity: 2)
    }
    #expect(timeline.value(time: 3) == 5)
    #expect(timeline.velocity(time: 3) == 2)
    #expect(timeline.value(time: .infinity) == 10)
  }

  @Test func `the velocity at a boundary is that of the end of the first keyframe`() {
    let timeline = Self.timeline {
      LinearKeyframe(1, duration: 0.5)
      LinearKeyframe(2, duration: 0.25)
    }
    #expect(timeline.velocity(time: 0) == 2)
    #expect(timeline.velocity(time: 0.5) == 2)
    #expect(timeline.velocity(time: 0.75) == 4)
    #expect(timeline.velocity(time: 0.75.nextUp) == 0)
  }

  // MARK: - Properties over random tracks

  @Test func `random tracks of smooth keyframes are continuous, and so is their velocity`() {
    var random = SeededGenerator(seed: 0xE3_02)
    var worst = Worst("value and velocity at the joints", seed: random.seed)
    for _ in 0..<200 {
      var joints: [Double] = []
      var time = 0.0
      let keyframes: [Keyframe<Double>] = (0..<8).map { _ in
        let duration = random.uniform(0.05...0.5)
        let target = random.uniform(-10...10)
        time += duration
        joints.append(time)
        return Bool.random(using: &random)
          ? .cubic(target, duration: duration, startVelocity: nil, endVelocity: nil)
          : .spring(target, duration: duration, spring: .bouncy, startVelocity: nil)
      }
      let path = KeyframeMotion(from: 0, through: keyframes)
      for joint in joints.dropLast() {
        let (before, after) = (path.state(at: joint - 1e-9), path.state(at: joint + 1e-9))
        worst.note(before.value - after.value, bound: 1e-5, "value at \(joint) of \(keyframes)")
        worst.note(before.velocity - after.velocity, bound: 1e-3, "velocity at \(joint) of \(keyframes)")
      }
    }
    worst.check()
  }
}
