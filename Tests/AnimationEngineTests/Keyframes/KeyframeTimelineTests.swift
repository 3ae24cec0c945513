// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// What several tracks make of one value.
struct KeyframeTimelineTests {
  struct Ball: Equatable, Sendable {
    var height = 1.0
    var place = Point(x: 3, y: 4)
    var spin = Angle.degrees(10)
    var name = "ball"
  }

  static let hop = KeyframeTimeline(initialValue: Ball()) {
    KeyframeTrack(\.height) {
      LinearKeyframe(5, duration: 0.4)
      LinearKeyframe(2, duration: 0.6)
    }
    KeyframeTrack(\.spin) { LinearKeyframe(.degrees(100), duration: 0.5) }
  }

  @Test func `the duration is that of the longest track`() {
    #expect(Self.hop.duration == 1)
  }

  @Test func `a shorter track holds its last value`() {
    #expect(Self.hop.value(time: 0.5).spin == .degrees(100))
    #expect(Self.hop.value(time: 0.9).spin == .degrees(100))
    #expect(Self.hop.velocity(of: \.spin, time: 0.9) == 0)
  }

  @Test func `a property without a track keeps its initial value`() {
    for time in [-1, 0, 0.3, 5] {
      #expect(Self.hop.value(time: time).place == Point(x: 3, y: 4))
      #expect(Self.hop.value(time: time).name == "ball")
    }
    #expect(Self.hop.velocity(of: \.place, time: 0.3) == AnimatablePair(0, 0))
  }

  @Test func `before the start stands the initial value and after the end the last one`() {
    #expect(Self.hop.value(time: -0.1) == Ball())
    #expect(Self.hop.value(time: -.infinity) == Ball())
    #expect(Self.hop.value(time: .nan) == Ball())
    let end = Ball(height: 2, spin: .degrees(100))
    #expect(Self.hop.value(time: 1) == end)
    #expect(Self.hop.value(time: 1e9) == end)
    #expect(Self.hop.value(time: .infinity) == end)
    #expect(Self.hop.velocity(of: \.height, time: -0.1) == 0)
    #expect(Self.hop.velocity(of: \.height, time: 1.1) == 0)
  }

  @Test func `progress is a share of the duration, clamped`() {
    for progress in [0, 0.2, 0.55, 1] {
      #expect(Self.hop.value(progress: progress) == Self.hop.value(time: progress))
    }
    #expect(Self.hop.value(progress: -3) == Ball())
    #expect(Self.hop.value(progress: .nan) == Ball())
    #expect(Self.hop.value(progress: 7) == Self.hop.value(time: 1))
  }

  @Test func `of several tracks for a property the last one counts`() {
    let timeline = KeyframeTimeline(initialValue: Ball()) {
      KeyframeTrack(\.height) { LinearKeyframe(10, duration: 1) }
      KeyframeTrack(\.height) { LinearKeyframe(-1, duration: 0.5) }
    }
    #expect(timeline.duration == 1)
    #expect(timeline.value(time: 0.25).height == 0)
    #expect(timeline.value(time: 0.75).height == -1)
    #expect(timeline.velocity(of: \.height, time: 0.25) == -4)
    #expect(timeline.motion(of: \.height)?.duration == 0.5)
  }

  @Test func `a track for a part gives the velocity of that part`() {
    let timeline = KeyframeTimeline(initialValue: Ball()) {
      KeyframeTrack(\.place) { LinearKeyframe(Point(x: 13, y: 24), duration: 1) }
      KeyframeTrack(\.place.x) { LinearKeyframe(0, duration: 1) }
    }
    #expect(timeline.value(time: 0.5).place == Point(x: 1.5, y: 14))
    #expect(timeline.velocity(of: \.place, time: 0.5) == AnimatablePair(-3, 20))
    #expect(timeline.velocity(of: \.place.x, time: 0.5) == -3)
    #expect(timeline.velocity(of: \.place.y, time: 0.5) == 20)
  }

  @Test func `the velocity of a whole value has its shape`() {
    let velocity = Self.hop.velocity(time: 0.2)
    #expect(velocity.height == 10)
    #expect((velocity.spin.degrees - 180).magnitude < 1e-12)
    #expect(velocity.name == "ball")
    // Animatable data of an angle are its radians times 128.
    #expect((Self.hop.velocity(of: \.spin, time: 0.2) - 128 * .pi).magnitude < 1e-12)
  }

  @Test func `a value that can be animated needs no track`() {
    let timeline = KeyframeTimeline(initialValue: Point.zero) {
      LinearKeyframe(Point(x: 0, y: 100), duration: 0.25)
      LinearKeyframe(.zero, duration: 0.75)
    }
    #expect(timeline.duration == 1)
    #expect(timeline.value(time: 0.125) == Point(x: 0, y: 50))
    #expect(timeline.velocity(time: 0.125) == Point(x: 0, y: 400))
    #expect(timeline.motion(of: \.self) != nil)
    #expect(timeline.motion(of: \.x) == nil)
  }

  @Test func `a track is a motion like any other`() throws {
    let motion = try #require(Self.hop.motion(of: \.height))
    let trajectory = Trajectory(sampling: motion, at: try SampleTimes.count(5, until: motion.duration))
    #expect(trajectory.values == [1, 3.5, 4.5, 3.25, 2])
    #expect(motion.settlingDuration(epsilon: 0.1) == 1)
    #expect(motion.acceleration(at: 0.2) == 0)
  }

  @Test func `a timeline without tracks is its initial value`() {
    let timeline = KeyframeTimeline(initialValue: Ball()) {}
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 0) == Ball())
    #expect(timeline.value(progress: 1) == Ball())
  }

  @Test func `the value at a time does not depend on what was asked before`() {
    let times = (0...100).map { Double($0) / 100 }
    let forwards = times.map { Self.hop.value(time: $0) }
    let backwards = times.reversed().map { Self.hop.value(time: $0) }
    #expect(forwards == backwards.reversed())
  }
}

/// What builders make of branches, loops and types of one's own.
struct KeyframeBuilderTests {
  struct Shake: KeyframeTrackContent {
    var body: some KeyframeTrackContent<Double> {
      for index in 1...3 {
        LinearKeyframe(index.isMultiple(of: 2) ? -1 : 1, duration: 0.1)
      }
      LinearKeyframe(0, duration: 0.2)
    }
  }

  struct Hop: Keyframes {
    let height: Double
    var body: some Keyframes<Point> {
      KeyframeTrack(\.y) {
        LinearKeyframe(height, duration: 0.25)
        LinearKeyframe(0, duration: 0.25)
      }
    }
  }

  private static func branch(_ condition: Bool) -> KeyframeTimeline<Double> {
    KeyframeTimeline(initialValue: 0) {
      if condition { LinearKeyframe(1, duration: 1) } else { MoveKeyframe(7) }
      if !condition { LinearKeyframe(8, duration: 2) }
    }
  }

  @Test func `content of one's own is its body`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      Shake()
      LinearKeyframe(5, duration: 0.5)
    }
    #expect((timeline.duration - 1).magnitude < 1e-15)
    #expect(timeline.value(time: 0.1) == 1)
    #expect((timeline.value(time: 0.2) + 1).magnitude < 1e-14)
    #expect(timeline.value(time: 1) == 5)
  }

  @Test func `keyframes of one's own are their body`() {
    let timeline = KeyframeTimeline(initialValue: Point.zero) {
      Hop(height: 12)
      KeyframeTrack(\.x) { Shake() }
    }
    #expect(timeline.value(time: 0.25).y == 12)
    #expect(timeline.value(time: 0.1).x == 1)
  }

  @Test func `branches are taken when the timeline is made`() {
    #expect(Self.branch(true).duration == 1)
    #expect(Self.branch(true).value(time: 0.5) == 0.5)
    #expect(Self.branch(false).duration == 2)
    #expect(Self.branch(false).value(time: 1) == 7.5)
  }

  @Test(arguments: [true, false])
  func `tracks may stand in branches and loops`(condition: Bool) {
    let timeline = KeyframeTimeline(initialValue: Point.zero) {
      if condition {
        Hop(height: 1)
      } else {
        KeyframeTrack(\.y) { MoveKeyframe(2) }
      }
      for target in [3.0, 4] {
        KeyframeTrack(\.x) { LinearKeyframe(target, duration: 1) }
      }
      if condition { Hop(height: 10) }
    }
    #expect(timeline.value(time: 0.25) == Point(x: 1, y: condition ? 10 : 2))
  }
}
