// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import TestSupport
import Testing

/// However time is cut into steps, the same things happen at the same times, to the bit.
struct AnimationTimelinePartitionTests {
  /// A custom animation that counts its frames in its state, so that it depends on when it is called.
  private struct Counting: CustomAnimation {
    struct Key: AnimationStateKey { static let defaultValue = 0 }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
      context.state[Key.self] += 1
      let count = context.state[Key.self]
      if count > 20 { context.isLogicallyComplete = true }
      return count < 40 ? value.scaled(by: Double(count) / 40) : nil
    }
  }

  /// What a run has left: events, and what was shown at fixed times.
  private struct Record: Equatable {
    var events: [AnimationEvent] = []
    var shown: [Double] = []
    var calls: [String] = []
  }

  private static let animations: [Animation] = [
    .spring(duration: 0.4, bounce: 0.4), .bouncy, .smooth(duration: 0.3), .easeInOut(duration: 0.45),
    .linear(duration: 0.2).repeatCount(3), .interpolatingSpring(stiffness: 90, damping: 7),
    .easeIn(duration: 0.3).delay(0.1), .spring(duration: 0.6).speed(1.7).delay(0.05),
    .spring(response: 0.3, dampingFraction: 0.5, blendDuration: 0.2), Animation(Counting()),
    Animation(MyLinearAnimation(duration: 0.37)), Animation(ElasticAnimation(duration: 0.55)),
    Animation(MyLinearAnimationWithVelocity(duration: 0.17)).repeatCount(3).delay(0.02),
    .linear(duration: 0.31).repeatForever(), .linear(duration: 0.5).logicallyComplete(after: 0.1),
  ]

  /// Plays a script of random changes; `steps` are the times at which time stops in between.
  private func play(_ seed: UInt64, steps: [Double]) throws -> Record {
    let timeline = AnimationTimeline()
    var generator = SeededGenerator(seed: seed)
    let properties = (0..<5).map { timeline.property("p\($0)", Double($0)) }
    var record = Record()
    var chained = 0
    for index in 0..<40 {
      let property = properties[Int.random(in: 0..<5, using: &generator)]
      let animation = Self.animations.randomElement(using: &generator)
      let target = Double.random(in: -10...10, using: &generator)
      let criteria: AnimationCompletionCriteria =
        Bool.random(using: &generator) ? .removed : .logicallyComplete
      let isJump = Int.random(in: 0..<8, using: &generator) == 0
      try timeline.schedule(at: Double.random(in: 0...4, using: &generator)) {
        timeline.withAnimation(isJump ? nil : animation, completionCriteria: criteria) {
          property.model = target
        } completion: {
          record.calls.append("\(index) at \(timeline.time)")
          chained += 1
          guard chained % 3 == 0 else { return }
          timeline.withAnimation(.smooth(duration: 0.2)) { properties[index % 5].model = target / 2 }
        }
      }
    }
    for sample in 1...9 {
      try timeline.schedule(at: Double(sample) * 0.61803) {
        record.shown += properties.map(\.value) + properties.map(\.velocity)
      }
    }
    for step in steps {
      try timeline.advance(to: step)
      _ = properties.map(\.value)
    }
    record.events = timeline.takeEvents()
    return record
  }

  @Test(arguments: 1...12)
  func `Any partition of ticks gives the same bits and the same events`(_ seed: Int) throws {
    let seed = UInt64(seed)
    let whole = try play(seed, steps: [8])
    #expect(whole.shown.count == 90)
    #expect(whole.events.count > 60, "seed \(seed)")
    var generator = SeededGenerator(seed: seed &+ 1000)
    for rate in [24.0, 60, 120] {
      let frames = (0...Int(8 * rate)).map { Double($0) / rate }
      #expect(try play(seed, steps: frames) == whole, "seed \(seed), \(rate) per second")
    }
    let random = (0..<300).map { _ in Double.random(in: 0...8, using: &generator) }.sorted() + [8]
    #expect(try play(seed, steps: random) == whole, "seed \(seed), random ticks")
  }

  @Test(arguments: 1...4)
  func `Events are in the order of their times and numbers, and each animation ends once`(_ seed: Int) throws
  {
    let events = try play(UInt64(seed), steps: [8]).events
    for (first, second) in zip(events, events.dropFirst()) {
      #expect(first.time <= second.time)
      #expect(first.sequence + 1 == second.sequence)
    }
    for name in (0..<5).map({ "p\($0)" }) {
      var isRunning = false
      for event in events where event.subject == name {
        switch event.kind {
        case .started:
          #expect(!isRunning)
          isRunning = true
        case .merged, .combined: #expect(isRunning)
        case .removed:
          #expect(isRunning)
          isRunning = false
        default: break
        }
      }
    }
  }

  @Test(arguments: 1...4)
  func `Each completion is called once`(_ seed: Int) throws {
    let record = try play(UInt64(seed), steps: [8])
    let names = record.calls.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(Set(names).count == names.count)
    // Those that are left wait for an animation that has not ended.
    #expect(names.count > 25)
  }

  @Test func `A second at 30 Hz and at 120 Hz is the same second (sceneview 1135)`() throws {
    func state(rate: Int) throws -> [Double] {
      let timeline = AnimationTimeline()
      let width = timeline.property("width", 0.0)
      timeline.withAnimation(.bouncy(duration: 0.8)) { width.model = 100 }
      for frame in 1...rate { try timeline.advance(to: Double(frame) / Double(rate)) }
      return [width.value, width.velocity]
    }
    #expect(try state(rate: 30) == state(rate: 120))
  }

  @Test func `A target that moves with every frame is followed (skevy/wobble 4)`() throws {
    let timeline = AnimationTimeline()
    let width = timeline.property("width", 0.0)
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    var (value, velocity) = (0.0, 0.0)
    for frame in 0..<200 {
      let target = Double(frame + 1) * 3
      timeline.withAnimation(.spring(spring)) { width.model = target }
      try timeline.advance(to: Double(frame + 1) * 0.016)
      spring.update(
        value: &value, velocity: &velocity, target: target,
        deltaTime: Double(frame + 1) * 0.016 - Double(frame) * 0.016)
      #expect(abs(width.value - value) < 1e-9)
      #expect(abs(width.velocity - velocity) < 1e-8)
    }
    #expect(width.value > 500)
  }
}
