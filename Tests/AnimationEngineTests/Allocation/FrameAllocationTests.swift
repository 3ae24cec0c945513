// SPDX-License-Identifier: Apache-2.0

import AllocationCounter
import AnimationEngine
import CurveMath
import Testing

/// Whether a frame's allocations can be judged: they are counted with glibc, and the compiler has to optimise.
///
/// Without optimisation generic code asks the heap for room that it would not need, so that `make test` leaves these
/// tests out, and `make test-release` has them.
private enum Judging {
  #if DEBUG
  static let isOptimised = false
  #else
  static let isOptimised = true
  #endif
  static let isPossible = isOptimised && hooke_allocations_are_counted()
  static let reason: Comment = "allocations are judged in optimised builds (make test-release), with glibc"
}

/// A frame of a timeline asks the heap for nothing, as long as nothing begins and nothing ends.
struct FrameAllocationTests {
  /// How many times a body asks the heap for memory, on this thread.
  private static func allocations(_ body: () throws -> Void) rethrows -> Int64 {
    let before = hooke_allocation_count()
    try body()
    return hooke_allocation_count() - before
  }

  private static let animations: [Animation] = [
    .spring(duration: 60, bounce: 0.3), .smooth(duration: 60), .spring(duration: 60, bounce: -0.3),
    .interpolatingSpring(mass: 1, stiffness: 10, damping: 0.2), .easeInOut(duration: 60),
    .linear(duration: 60), .timingCurve(.circularEaseIn, duration: 60),
    .linear(duration: 0.7).repeatForever(), .bouncy.repeatForever(autoreverses: false),
    .easeIn(duration: 50).delay(2).speed(0.9), .spring(duration: 60).delay(1),
    .spring(response: 60, dampingFraction: 0.8, blendDuration: 30),
  ]

  /// A timeline on which properties of a type move, some by two animations one of which runs beside the other.
  private static func moving<Value: Animatable>(
    _ count: Int, by animations: [Animation] = animations, _ value: (Double) -> Value
  ) throws -> (AnimationTimeline, [AnimatedProperty<Value>]) where Value.AnimatableData: Sendable {
    let timeline = AnimationTimeline()
    let properties = (0..<count).map { timeline.property("property \($0)", value(0)) }
    for (start, pass) in [(0.0, 0), (1.0, 1)] {
      try timeline.advance(to: start)
      for (index, property) in properties.enumerated() where pass == 0 || index % 5 == 0 {
        timeline.withAnimation(animations[(index + pass * 3) % animations.count]) {
          property.model = value(Double(index % 97) + 1 - Double(pass) * 0.5)
        }
      }
    }
    try timeline.advance(to: 3)
    _ = timeline.takeEvents()
    return (timeline, properties)
  }

  /// What ten frames allocate in which properties are read one by one, and all together.
  private static func allocationsOfFrames<Value: Animatable>(
    _ timeline: AnimationTimeline, _ properties: [AnimatedProperty<Value>], reading read: (Value) -> Double
  ) throws -> Int64 where Value.AnimatableData: Sendable {
    var sum = 0.0
    var moving = 0
    func run(_ frames: ClosedRange<Int>) throws {
      for frame in frames {
        try timeline.advance(to: 3 + Double(frame) / 60)
        for property in properties {
          sum += read(property.value) + property.velocity.magnitudeSquared
          if property.isAnimating { moving += 1 }
        }
        timeline.forEachAnimating(Value.self) { _, value in sum += read(value) }
      }
    }
    // The first frame makes what is kept from then on.
    try run(0...0)
    moving = 0
    let count = try allocations { try run(1...10) }
    #expect(sum.isFinite && sum != 0)
    #expect(moving == properties.count * 10)
    return count
  }

  @Test(.enabled(if: hooke_allocations_are_counted(), "allocations are counted with glibc"))
  func `what is allocated is seen`() {
    var kept: [[Int]] = []
    let count = Self.allocations { for number in 0..<100 { kept.append([number]) } }
    #expect(count >= 100)
    #expect(kept.count == 100)
    #expect(Self.allocations {} == 0)
  }

  @Test(.enabled(if: Judging.isPossible, Judging.reason))
  func `a frame of thousands of numbers allocates nothing`() throws {
    let (timeline, properties) = try Self.moving(5000) { $0 }
    #expect(try Self.allocationsOfFrames(timeline, properties) { $0 } == 0)
  }

  @Test(.enabled(if: Judging.isPossible, Judging.reason))
  func `a frame of thousands of points allocates nothing`() throws {
    let (timeline, properties) = try Self.moving(2000) { Point(x: $0, y: -$0) }
    #expect(try Self.allocationsOfFrames(timeline, properties) { $0.x } == 0)
  }

  @Test(.enabled(if: Judging.isPossible, Judging.reason))
  func `a frame of thousands of colours allocates nothing`() throws {
    let (timeline, properties) = try Self.moving(2000) { Color(red: $0 / 200, green: 0.5, blue: 0.25) }
    #expect(try Self.allocationsOfFrames(timeline, properties) { $0.red } == 0)
  }

  /// A value of somebody's own, with two numbers that move and one thing that does not.
  private struct Look: Animatable {
    var offset: Double
    var size: Size
    let name: StaticString

    var animatableData: AnimatablePair<Double, Size.AnimatableData> {
      get { AnimatablePair(offset, size.animatableData) }
      set { (offset, size.animatableData) = (newValue.first, newValue.second) }
    }
  }

  @Test(.enabled(if: Judging.isPossible, Judging.reason))
  func `a frame of thousands of values of one's own type allocates nothing`() throws {
    let (timeline, properties) = try Self.moving(2000) {
      Look(offset: $0, size: Size(width: $0, height: 1), name: "look")
    }
    #expect(try Self.allocationsOfFrames(timeline, properties) { $0.offset } == 0)
  }

  @Test(.enabled(if: Judging.isPossible, Judging.reason))
  func `a frame of animations of one's own that keep nothing allocates nothing`() throws {
    let animation = Animation(MyLinearAnimationWithVelocity(duration: 60))
    let (timeline, properties) = try Self.moving(500, by: [animation]) { $0 }
    #expect(try Self.allocationsOfFrames(timeline, properties) { $0 } == 0)
  }
}
