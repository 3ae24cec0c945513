// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Animations of one's own, run by the engine.
struct CustomAnimationTests {
  private static func running(_ animation: some CustomAnimation, to target: Double = 10) -> AnimatedValue<
    Double
  > {
    var value = AnimatedValue(0.0)
    value.animate(to: target, Animation(animation), at: 0)
    return value
  }

  // MARK: - The linear one

  @Test func `the linear animation goes at a constant speed and ends at its target`() {
    var value = Self.running(MyLinearAnimation(duration: 2))
    for (time, expected) in [(0.0, 0.0), (0.5, 2.5), (1, 5), (2, 10), (2.1, 10)] {
      value.advance(to: time)
      #expect(value.value(at: time) == expected)
    }
    #expect(!value.isAnimating(at: 2.1))
  }

  @Test func `the linear animation moves a vector of any shape`() {
    var value = AnimatedValue(AnimatablePair(AnimatablePair(0.0, 1.0), 2.0))
    value.animate(
      to: AnimatablePair(AnimatablePair(4, 1), -2), Animation(MyLinearAnimation(duration: 1)), at: 0)
    #expect(value.value(at: 0.5) == AnimatablePair(AnimatablePair(2, 1), 0))
  }

  @Test func `without a velocity a spring takes over from rest`() {
    var value = Self.running(MyLinearAnimation(duration: 2))
    #expect(value.velocity(at: 1) == 0)
    #expect(value.animate(to: 20, .spring(duration: 0.5), at: 1) == .merged)
    #expect(value.velocity(at: 1) == 0)
    let spring = SpringMotion(spring: Spring(duration: 0.5), from: 5, to: 20)
    #expect((value.value(at: 1.1) - spring.value(at: 0.1)).magnitude < 1e-13)
  }

  @Test func `with a velocity a spring goes on with it`() {
    var value = Self.running(MyLinearAnimationWithVelocity(duration: 2))
    #expect(value.velocity(at: 1) == 5)
    value.animate(to: 20, .spring(duration: 0.5), at: 1)
    #expect(value.velocity(at: 1) == 5)
    let spring = SpringMotion(spring: Spring(duration: 0.5), from: 5, to: 20, initialVelocity: 5)
    #expect((value.value(at: 1.1) - spring.value(at: 0.1)).magnitude < 1e-13)
  }

  @Test func `a second linear animation runs beside the first, from where it is at each moment`() {
    var value = Self.running(MyLinearAnimation(duration: 1))
    #expect(value.animate(to: 0, Animation(MyLinearAnimation(duration: 1)), at: 0.5) == .combined)
    // 6 · (1 − 0.1), like the library's own linear animation.
    #expect((value.value(at: 0.6) - 5.4).magnitude < 1e-14)
  }

  // MARK: - Boxes

  @Test func `an animation of one's own is found in its box`() throws {
    let animation = Animation(MyLinearAnimation(duration: 2))
    #expect(try #require(animation.base as? MyLinearAnimation).duration == 2)
    #expect(animation.delay(1).base as? MyLinearAnimation == nil)
  }

  @Test func `boxes are equal where what is in them is`() {
    #expect(Animation(MyLinearAnimation(duration: 2)) == Animation(MyLinearAnimation(duration: 2)))
    #expect(Animation(MyLinearAnimation(duration: 2)) != Animation(MyLinearAnimation(duration: 3)))
    #expect(
      Animation(MyLinearAnimation(duration: 2)) != Animation(MyLinearAnimationWithVelocity(duration: 2)))
    #expect(Animation(MyLinearAnimation(duration: 2)) != .linear(duration: 2))
    let set: Set = [
      Animation(MyLinearAnimation(duration: 2)), Animation(MyLinearAnimation(duration: 2)),
      Animation(FrameChaser()),
    ]
    #expect(set.count == 2)
  }

  @Test func `the library's animations keep what they are through their base`() {
    for animation in [Animation.default, .linear, .bouncy.delay(1), .easeIn.repeatForever()] {
      #expect(Self.rebox(animation.base) == animation)
    }
  }

  private static func rebox(_ base: some CustomAnimation) -> Animation { Animation(base) }

  @Test func `the library's animations answer as animations of one's own do`() {
    var context = AnimationContext<Double>()
    #expect(Animation.linear(duration: 2).animate(value: 10, time: 0.5, context: &context) == 2.5)
    #expect(Animation.linear(duration: 2).velocity(value: 10, time: 0.5, context: context) == 5)
    #expect(!context.isLogicallyComplete)
    #expect(Animation.linear(duration: 2).animate(value: 10, time: 2, context: &context) == nil)
    #expect(context.isLogicallyComplete)
    #expect(Animation.linear.velocity(value: 10, time: 7, context: context) == 0)
    let spring = Animation.bouncy.animate(value: 10, time: 0.2, context: &context) ?? .nan
    #expect((spring - Spring.bouncy.value(target: 10, time: 0.2)).magnitude < 1e-14)
  }

  // MARK: - The elastic one

  @Test func `the elastic animation swings about its target and ends at it`() {
    var value = Self.running(ElasticAnimation(duration: 1))
    var shown: [Double] = []
    for frame in 0...60 {
      let time = Double(frame) / 60
      value.advance(to: time)
      shown.append(value.value(at: time))
    }
    #expect(shown[0].magnitude < 1e-14)
    #expect(shown.last == 10)
    #expect((shown.max() ?? 0) > 13)
    let crossings = zip(shown, shown.dropFirst()).filter { ($0 - 10) * ($1 - 10) < 0 }.count
    #expect(crossings >= 5)
  }

  @Test func `the elastic animation's velocity is the derivative of its value`() {
    let value = Self.running(ElasticAnimation(duration: 1.5))
    for step in 1..<100 {
      let time = Double(step) * 0.015
      let difference = (value.value(at: time + 1e-6) - value.value(at: time - 1e-6)) / 2e-6
      #expect((difference - value.velocity(at: time)).magnitude < 1e-6 * 200)
    }
  }

  @Test func `the elastic animation looks done when it first arrives, and stays so`() {
    var value = Self.running(ElasticAnimation(duration: 1))
    value.advance(to: 0.07)
    #expect(!value.isLogicallyComplete)
    value.advance(to: 0.08)
    #expect(value.isLogicallyComplete)
    #expect(value.isAnimating(at: 0.08))
    value.advance(to: 0.5)
    #expect(value.isLogicallyComplete)
  }

  @Test func `a second elastic animation takes over where the first one is`() {
    var value = Self.running(ElasticAnimation(duration: 1))
    value.advance(to: 0.3)
    let shown = value.value(at: 0.3)
    #expect(value.animate(to: -5, Animation(ElasticAnimation(duration: 0.5)), at: 0.3) == .merged)
    #expect(value.animations.count == 1)
    #expect((value.value(at: 0.3) - shown).magnitude < 1e-13)
    // Its own half second counts from the change.
    value.advance(to: 0.79)
    #expect(value.isAnimating(at: 0.79))
    value.advance(to: 0.81)
    #expect(!value.isAnimating(at: 0.81))
    #expect(value.value(at: 0.81) == -5)
  }

  @Test func `a take-over has yet to look done`() {
    var value = Self.running(ElasticAnimation(duration: 1))
    value.advance(to: 0.5)
    #expect(value.isLogicallyComplete)
    value.animate(to: -5, Animation(ElasticAnimation(duration: 1)), at: 0.5)
    #expect(!value.isLogicallyComplete)
  }

  @Test func `it does not take over from another kind`() {
    var value = Self.running(MyLinearAnimation(duration: 1))
    #expect(value.animate(to: 0, Animation(ElasticAnimation(duration: 1)), at: 0.5) == .combined)
    #expect(value.animations.count == 2)
  }

  // MARK: - State, context, environment

  @Test func `an animation that keeps state sees the times that were told, and no others`() {
    var value = Self.running(FrameChaser(), to: 1)
    for frame in 1...3 {
      value.advance(to: Double(frame) / 60)
      // What is asked in between is forgotten.
      _ = value.value(at: Double(frame) / 60 + 0.001)
      _ = value.value(at: 100)
    }
    // Each frame is seen once, also when it is told twice.
    value.advance(to: 3.0 / 60)
    #expect((value.value(at: 3.0 / 60) - (1 - 0.75 * 0.75 * 0.75)).magnitude < 1e-15)
    #expect((value.value(at: 0.06) - (1 - 0.75 * 0.75 * 0.75 * 0.75)).magnitude < 1e-15)
    for frame in 4...21 { value.advance(to: Double(frame) / 60) }
    #expect(!value.isAnimating(at: 1))
  }

  private struct Count: AnimationStateKey {
    static let defaultValue = 0
  }

  @Test func `a state has its default values until others are set`() {
    var state = AnimationState<Double>()
    #expect(state[Count.self] == 0)
    state[Count.self] = 3
    #expect(state[Count.self] == 3)
  }

  @Test func `logically complete stays true once it is`() {
    var context = AnimationContext<Double>()
    #expect(!context.isLogicallyComplete)
    context.isLogicallyComplete = false
    #expect(!context.isLogicallyComplete)
    context.isLogicallyComplete = true
    context.isLogicallyComplete = false
    #expect(context.isLogicallyComplete)
  }

  @Test func `a context with another state keeps everything else`() {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    var context = AnimationContext<Double>(environment: environment)
    context.isLogicallyComplete = true
    context.state[Count.self] = 1
    var state = AnimationState<AnimatablePair<Double, Double>>()
    state[Count.self] = 2
    let other = context.withState(state)
    #expect(other.state[Count.self] == 2)
    #expect(other.isLogicallyComplete)
    #expect(other.environment.accessibilityReduceMotion)
  }

  @Test func `an animation may heed its environment`() {
    var still = EnvironmentValues()
    still.accessibilityReduceMotion = true
    var context = AnimationContext<Double>(environment: still)
    let animation = Animation(ConsiderateAnimation())
    #expect(animation.animate(value: 10, time: 0.5, context: &context) == nil)
    var free = AnimationContext<Double>()
    #expect(animation.animate(value: 10, time: 0.5, context: &free) == 5)
  }

  // MARK: - Modifiers

  /// What is shown at frames of a 64th of a second, which are exact.
  private static func frames(_ animation: Animation, until end: Double) -> [Double: Double] {
    var value = AnimatedValue(0.0)
    value.animate(to: 10, animation, at: 0)
    var shown: [Double: Double] = [:]
    for frame in 0...Int(end * 64) {
      let time = Double(frame) / 64
      value.advance(to: time)
      shown[time] = value.value(at: time)
    }
    return shown
  }

  @Test func `a delay and a speed stand around an animation of one's own`() {
    let base = Animation(MyLinearAnimation(duration: 1))
    let delayed = Self.frames(base.delay(0.5), until: 2)
    #expect(delayed[0.25] == 0 && delayed[1] == 5 && delayed[1.5] == 10)
    let fast = Self.frames(base.speed(4), until: 1)
    #expect(fast[0.125] == 5 && fast[0.25] == 10)
    let both = Self.frames(base.delay(0.5).speed(2), until: 2)
    #expect(both[0.25] == 0 && both[0.5] == 5)
    let other = Self.frames(base.speed(2).delay(0.5), until: 2)
    #expect(other[0.5] == 0 && other[0.75] == 5)
  }

  @Test func `modifiers scale the velocity of an animation of one's own`() {
    let base = Animation(MyLinearAnimationWithVelocity(duration: 1))
    for (animation, time, velocity) in [
      (base, 0.5, 10.0), (base.speed(2), 0.25, 20), (base.delay(1), 0.5, 0), (base.delay(1), 1.5, 10),
      (base.delay(1).speed(2), 0.75, 20), (base.logicallyComplete(after: 0.1), 0.5, 10),
    ] {
      var value = AnimatedValue(0.0)
      value.animate(to: 10, animation, at: 0)
      #expect(value.velocity(at: time) == velocity, "\(animation) at \(time)")
    }
  }

  @Test func `a repeated animation of one's own begins anew where it ended, not where that was seen`() throws
  {
    let shown = Self.frames(
      Animation(MyLinearAnimation(duration: 0.7)).repeatCount(2, autoreverses: false), until: 2)
    for (time, value) in shown {
      let expected = time <= 0.7 ? time / 0.7 : time <= 1.4 ? time / 0.7 - 1 : 1
      #expect((value - 10 * expected).magnitude < 1e-12, "at \(time)")
    }
  }

  @Test func `an animation of one's own goes back on its second pass`() {
    let shown = Self.frames(Animation(MyLinearAnimation(duration: 0.7)).repeatForever(), until: 3)
    for (time, value) in shown {
      let turn = (time / 0.7).truncatingRemainder(dividingBy: 2)
      #expect((value - 10 * (turn <= 1 ? turn : 2 - turn)).magnitude < 1e-12, "at \(time)")
    }
  }

  @Test func `the passes of an animation of one's own have its velocity, there and back`() {
    var value = AnimatedValue(0.0)
    let animation = Animation(MyLinearAnimationWithVelocity(duration: 0.5)).repeatForever()
    value.animate(to: 10, animation, at: 0)
    for (time, velocity) in [(0.2, 20.0), (0.7, -20), (1.2, 20), (100.6, -20)] {
      #expect(value.velocity(at: time) == velocity)
    }
    value.advance(to: 0.4)
    #expect(value.velocity(at: 0.6) == -20)
  }

  @Test func `a million passes of an animation of one's own are one step`() {
    var value = AnimatedValue(0.0)
    let base = Animation(MyLinearAnimation(duration: 0.001))
    value.animate(to: 10, base.repeatForever(autoreverses: false), at: 0)
    value.advance(to: 1000.00025)
    #expect((value.value(at: 1000.00025) - 2.5).magnitude < 1e-4)
    #expect(value.isAnimating(at: 1000.00025))
  }

  @Test func `an animation of one's own that keeps a state begins each pass without it`() {
    var value = AnimatedValue(0.0)
    value.animate(to: 1, Animation(FrameChaser()).repeatCount(2, autoreverses: false), at: 0)
    var shown: [Double] = []
    for frame in 1...45 {
      value.advance(to: Double(frame) / 60)
      shown.append(value.value(at: Double(frame) / 60))
    }
    #expect(shown[0] == 0.25 && shown[1] == 0.4375)
    // The frame that sees the end shows the whole way; the next one begins anew.
    #expect(shown[20] == 1 && shown[21] == 0.25 && shown[22] == 0.4375)
    #expect(!value.isAnimating(at: 0.75))
  }

  @Test func `repeats within repeats of an animation of one's own go on`() {
    let inner = Animation(MyLinearAnimation(duration: 0.5)).repeatCount(2)
    let shown = Self.frames(inner.repeatCount(2, autoreverses: false), until: 3)
    #expect(((shown[0.25] ?? 0) - 5).magnitude < 1e-12 && ((shown[0.75] ?? 0) - 5).magnitude < 1e-12)
    #expect(((shown[1.25] ?? 0) - 5).magnitude < 1e-12 && ((shown[1.75] ?? 0) - 5).magnitude < 1e-12)
    #expect(shown[2.5] == 10)
  }

  @Test func `a repeated animation of one's own counts as done in its last pass`() {
    var value = AnimatedValue(0.0)
    value.animate(to: 10, Animation(ElasticAnimation(duration: 1)).repeatCount(2, autoreverses: false), at: 0)
    value.advance(to: 0.5)
    #expect(!value.isLogicallyComplete)
    value.advance(to: 1.5)
    #expect(value.isLogicallyComplete)
  }

  @Test func `an animation of one's own counts as done when a modifier says so`() {
    var value = AnimatedValue(0.0)
    value.animate(to: 10, Animation(MyLinearAnimation(duration: 1)).logicallyComplete(after: 0.25), at: 0)
    value.advance(to: 0.2)
    #expect(!value.isLogicallyComplete)
    value.advance(to: 0.25)
    #expect(value.isLogicallyComplete)
    #expect(value.isAnimating(at: 0.25))
  }

  @Test func `under a modifier an animation of one's own does not take over`() {
    var value = Self.running(ElasticAnimation(duration: 1))
    #expect(value.animate(to: 0, Animation(ElasticAnimation(duration: 1)).delay(0.1), at: 0.5) == .combined)
  }
}
