// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Which animation a spelling means.
struct AnimationFactoryTests {
  /// When an animation ends and when it counts as done, begun at 0.
  private static func lengths(_ animation: Animation) -> (end: Double, logical: Double) {
    var value = AnimatedValue(0.0)
    value.animate(to: 1, animation, at: 0)
    return (value.end, value.logicalEnd)
  }

  // MARK: - Curves

  @Test func `curves without a duration last 0 point 35 seconds`() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeOut == .easeOut(duration: 0.35))
    #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
    #expect(Animation.timingCurve(0.1, 0.2, 0.3, 0.4) == .timingCurve(0.1, 0.2, 0.3, 0.4, duration: 0.35))
    #expect(Self.lengths(.easeIn).end == 0.35)
    #expect(Self.lengths(.easeIn).logical == 0.35)
  }

  @Test func `eases are beziers with SwiftUI's control points`() {
    #expect(Animation.easeIn(duration: 1) == .timingCurve(0.42, 0, 1, 1, duration: 1))
    #expect(Animation.easeOut(duration: 1) == .timingCurve(0, 0, 0.58, 1, duration: 1))
    #expect(Animation.easeInOut(duration: 1) == .timingCurve(0.42, 0, 0.58, 1, duration: 1))
    #expect(Animation.linear(duration: 1) == .timingCurve(.linear, duration: 1))
  }

  @Test func `four numbers and a unit curve mean the same`() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.2, y: -1), endControlPoint: UnitPoint(x: 0.7, y: 2))
    #expect(Animation.timingCurve(0.2, -1, 0.7, 2, duration: 2) == .timingCurve(curve, duration: 2))
  }

  @Test func `control points are clamped in x and free in y`() {
    var value = AnimatedValue(0.0)
    value.animate(to: 1, .timingCurve(-0.5, 2, 1.5, -1, duration: 1), at: 0)
    #expect((value.value(at: 0.5) - 0.5).magnitude < 1e-15)
    #expect((value.velocity(at: 0.5) + 1).magnitude < 1e-14)
  }

  @Test(arguments: [0, -1, -Double.infinity, .nan])
  func `a curve that takes no time has arrived`(duration: Double) {
    var value = AnimatedValue(0.0)
    #expect(value.animate(to: 1, .easeIn(duration: duration), at: 3) == .jumped)
    #expect(value.value(at: 3) == 1)
    #expect(!value.isAnimating(at: 3))
  }

  // MARK: - Springs

  @Test func `a spring without parameters is that of duration and bounce`() {
    #expect(Animation.spring == .spring())
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0, blendDuration: 0))
    #expect(Animation.spring() == .spring(Spring(duration: 0.5, bounce: 0)))
    // The 0.825 that is often quoted needs a name.
    #expect(Animation.spring() != .spring(response: 0.5, dampingFraction: 0.825))
    #expect(Animation.spring(blendDuration: 0.2) == .spring(duration: 0.5, bounce: 0, blendDuration: 0.2))
  }

  @Test func `naming response or damping fraction means the other spring`() {
    #expect(
      Animation.spring(response: 0.3) == .spring(response: 0.3, dampingFraction: 0.825, blendDuration: 0))
    #expect(Animation.spring(dampingFraction: 0.5) == .spring(response: 0.5, dampingFraction: 0.5))
    #expect(
      Animation.spring(response: 0.3, dampingFraction: 0.6)
        == .spring(Spring(response: 0.3, dampingRatio: 0.6)))
  }

  @Test func `a given spring keeps its blend`() {
    #expect(Animation.spring(Spring.bouncy) == .bouncy)
    #expect(Animation.spring(Spring.bouncy, blendDuration: 0.1) != .bouncy)
  }

  @Test func `the interactive springs differ`() {
    #expect(Animation.interactiveSpring == .interactiveSpring())
    #expect(Animation.interactiveSpring() == .spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25))
    #expect(
      Animation.interactiveSpring(extraBounce: 0.1)
        == .spring(duration: 0.15, bounce: 0.25, blendDuration: 0.25))
    // Damping 0.85 here and 0.86 there.
    let other = Animation.interactiveSpring(response: 0.15)
    #expect(other == .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    #expect(other != .interactiveSpring())
    #expect(Animation.interactiveSpring(dampingFraction: 0.86) == other)
    #expect(Animation.interactiveSpring(blendDuration: 0) == .spring(duration: 0.15, bounce: 0.15))
  }

  @Test func `the interpolating springs have three forms`() {
    #expect(Animation.interpolatingSpring == .interpolatingSpring())
    #expect(
      Animation.interpolatingSpring() == .interpolatingSpring(duration: 0.5, bounce: 0, initialVelocity: 0))
    #expect(
      Animation.interpolatingSpring(stiffness: 100, damping: 10)
        == .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0))
    #expect(
      Animation.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 2)
        == .interpolatingSpring(Spring(stiffness: 100, damping: 10), initialVelocity: 2))
    #expect(Animation.interpolatingSpring() != .spring())
  }

  @Test func `an interpolating spring may be damped beyond critical`() {
    var value = AnimatedValue(0.0)
    value.animate(to: 1, .interpolatingSpring(stiffness: 100, damping: 100), at: 0)
    let exact = Spring(mass: 1, stiffness: 100, damping: 100, allowOverDamping: true)
    #expect((value.value(at: 0.5) - exact.value(target: 1, time: 0.5)).magnitude < 1e-15)
    #expect(value.value(at: 0.5) < 0.5)
  }

  @Test func `the velocity of an interpolating spring is in travels per second`() {
    var value = AnimatedValue(100.0)
    value.animate(to: 400, .interpolatingSpring(duration: 0.5, initialVelocity: 2), at: 0)
    #expect((value.velocity(at: 0) - 600).magnitude < 1e-10)
    var back = AnimatedValue(0.0)
    back.animate(to: -10, .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 2), at: 0)
    #expect((back.velocity(at: 0) + 20).magnitude < 1e-12)
  }

  @Test func `smooth, snappy and bouncy are springs of bounce 0, 0 point 15 and 0 point 3`() {
    #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(Animation.smooth == .smooth() && .snappy == Animation.snappy() && .bouncy == Animation.bouncy())
    #expect(Animation.smooth(duration: 0.2, extraBounce: 0.1) == .spring(duration: 0.2, bounce: 0.1))
    #expect(Animation.snappy(extraBounce: 0.1) == .spring(duration: 0.5, bounce: 0.25))
    #expect(Animation.bouncy(duration: 1) == .spring(duration: 1, bounce: 0.3))
  }

  @Test func `a spring counts as done after its duration, whatever its damping`() {
    for animation in [Animation.smooth, .snappy, .bouncy, .interpolatingSpring(duration: 0.5, bounce: 0.5)] {
      #expect((Self.lengths(animation).logical - 0.5).magnitude < 1e-15)
      #expect(Self.lengths(animation).end > 0.5)
    }
    // 2π/ω₀, the mass included.
    let heavy = Self.lengths(.interpolatingSpring(mass: 4, stiffness: 100, damping: 10))
    #expect((heavy.logical - 2 * .pi / 5).magnitude < 1e-14)
  }

  @Test func `a spring of response 0 is infinitely stiff`() {
    for animation in [Animation.spring(response: 0), .spring(duration: 0), .interpolatingSpring(duration: 0)]
    {
      var value = AnimatedValue(0.0)
      #expect(value.animate(to: 1, animation, at: 0) == .jumped)
      #expect(value.value(at: 0) == 1)
    }
  }

  @Test func `a spring without damping never ends, and counts as done`() {
    let lengths = Self.lengths(.spring(duration: 0.5, bounce: 1))
    #expect(lengths.end == .infinity)
    #expect(lengths.logical == 0.5)
  }

  // MARK: - The default and the eras

  @Test func `the default equals only itself`() {
    #expect(Animation.default == .default)
    #expect(Animation.default != .spring(response: 0.55, dampingFraction: 1))
    #expect(Animation.default != .easeInOut(duration: 0.35))
    #expect(Animation.default.delay(1) == .default.delay(1))
  }

  @Test(arguments: [
    (AnimationSemantics.since2023, Animation.spring(response: 0.55, dampingFraction: 1, blendDuration: 0)),
    (.before2023, .easeInOut(duration: 0.35)),
  ])
  func `the default runs as its era says`(semantics: AnimationSemantics, meaning: Animation) {
    #expect(semantics.defaultAnimation == meaning)
    let options = AnimatedValueOptions(semantics: semantics)
    var (byName, byMeaning) = (AnimatedValue(0.0, options: options), AnimatedValue(0.0, options: options))
    byName.animate(to: 1, .default.speed(2), at: 0)
    byMeaning.animate(to: 1, meaning.speed(2), at: 0)
    for step in 0...40 {
      #expect(byName.state(at: Double(step) / 40) == byMeaning.state(at: Double(step) / 40))
    }
    #expect(byName.end == byMeaning.end)
  }

  @Test func `without an era the default is the spring`() {
    #expect(AnimatedValueOptions().semantics == .since2023)
  }

  // MARK: - Equality

  /// Animations that are all different.
  private static let different: [Animation] = [
    .default, .linear, .linear(duration: 1), .easeIn, .easeOut, .easeInOut,
    .timingCurve(.circularEaseIn, duration: 0.35),
    .spring, .spring(duration: 0.6), .spring(bounce: 0.1), .spring(blendDuration: 0.1),
    .spring(dampingFraction: 0.825),
    .interactiveSpring, .interpolatingSpring, .interpolatingSpring(initialVelocity: 1), .snappy, .bouncy,
    Animation(MyLinearAnimation(duration: 1)), .linear.delay(1), .linear.delay(2), .linear.speed(2),
    .linear.speed(1),
    .linear.delay(1).speed(2), .linear.speed(2).delay(1), .linear.repeatCount(2), .linear.repeatCount(3),
    .linear.repeatCount(2, autoreverses: false), .linear.repeatForever(),
    .linear.repeatForever(autoreverses: false),
    .linear.logicallyComplete(after: 1), .spring.delay(1),
  ]

  @Test func `different animations are different`() {
    for (index, animation) in Self.different.enumerated() {
      for (other, another) in Self.different.enumerated() {
        #expect((animation == another) == (index == other), "\(animation) and \(another)")
      }
    }
    #expect(Set(Self.different).count == Self.different.count)
  }

  @Test func `equal animations have equal hashes`() {
    let pairs: [(Animation, Animation)] = [
      (.linear, .linear(duration: 0.35)), (.spring, .smooth), (.bouncy, .spring(duration: 0.5, bounce: 0.3)),
      (.linear.repeatForever(), .linear.repeatForever(autoreverses: true)),
      (.linear.repeatCount(2), .linear.repeatCount(2, autoreverses: true)),
    ]
    for (first, second) in pairs {
      #expect(first == second)
      #expect(first.hashValue == second.hashValue)
    }
  }
}
