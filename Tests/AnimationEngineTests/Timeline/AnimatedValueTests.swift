// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// One value on its way, changed in flight.
struct AnimatedValueTests {
  @Test func `A new linear animation chases what still moves`() {
    var value = AnimatedValue(0.0)
    value.animate(to: 1, .linear(duration: 1), at: 0)
    #expect(value.animate(to: 0, .linear(duration: 1), at: 0.5) == .combined)
    // 0.6 · (1 − 0.1) = 0.54, where the sum of both would be 0.5.
    #expect(abs(value.value(at: 0.6) - 0.54) < 1e-15)
    #expect(value.value(at: 1.5) == 0)
  }

  @Test func `Superposition adds the changes`() {
    var value = AnimatedValue(0.0, options: AnimatedValueOptions(combination: .superposition))
    value.animate(to: 1, .linear(duration: 1), at: 0)
    value.animate(to: 0, .linear(duration: 1), at: 0.5)
    #expect(abs(value.value(at: 0.6) - 0.5) < 1e-15)
    #expect(value.velocity(at: 0.6) == 0)
    #expect(value.value(at: 1.5) == 0)
  }

  @Test func `An interrupted spring turns around with its velocity (MalpenZibo/guido#195)`() {
    let spring = Animation.spring(Spring(mass: 1, stiffness: 100, damping: 20))
    var value = AnimatedValue(0.0)
    value.animate(to: 100, spring, at: 0)
    let before = value.state(at: 0.1)
    #expect(abs(before.value - 26.4241117657) < 1e-10)
    #expect(abs(before.velocity - 367.879441171) < 1e-9)
    #expect(value.animate(to: 0, spring, at: 0.1) == .merged)
    #expect(value.state(at: 0.1) == before)
    #expect(abs(value.value(at: 0.11) - 29.6291884074) < 1e-10)
    #expect(abs(value.value(at: 0.15) - 35.1970589198) < 1e-10)
    #expect(abs(value.value(at: 0.3) - 20.6857576238) < 1e-10)
  }

  @Test func `A spring takes the true velocity of a curve`() {
    var value = AnimatedValue(0.0)
    value.animate(to: 10, .easeInOut(duration: 0.4), at: 1)
    let before = value.state(at: 1.15)
    value.animate(to: 20, .spring(duration: 0.5, bounce: 0.2), at: 1.15)
    #expect(before.velocity > 30)
    #expect(value.state(at: 1.15) == before)
  }

  @Test func `A delayed spring lets what runs go on, and takes over in its flight`() {
    var value = AnimatedValue(0.0)
    value.animate(to: 10, .linear(duration: 1), at: 0)
    value.animate(to: 0, .spring(duration: 0.5).delay(0.25).speed(2), at: 0.5)
    #expect(abs(value.value(at: 0.6) - 6) < 1e-14)
    let taken = value.state(at: 0.625)
    #expect(abs(taken.value - 6.25) < 1e-14)
    #expect(abs(taken.velocity - 10) < 1e-13)
    #expect(value.value(at: 0.626) > 6.25)
  }

  @Test func `A target that is not finite is refused, and a later good one is reached`() {
    var value = AnimatedValue(0.0)
    #expect(value.animate(to: .nan, .default, at: 0) == .refused)
    #expect(value.animate(to: .infinity, nil, at: 0) == .refused)
    #expect(value.model == 0)
    value.animate(to: 5, .default, at: 0)
    #expect(value.animate(to: .nan, .default, at: 0.1) == .refused)
    value.advance(to: 10)
    #expect(value.value(at: 10) == 5)
    #expect(!value.isAnimating(at: 10))
  }

  @Test func `Setting the target again changes nothing (subinium/SuperLightTUI#400)`() {
    var value = AnimatedValue(0.0)
    value.animate(to: 1, .bouncy, at: 0)
    let end = value.end
    #expect(value.animate(to: 1, .bouncy, at: 0.2) == .unchanged)
    #expect(value.end == end)
  }

  @Test func `The millionth pass is as right as the first`() {
    var value = AnimatedValue(0.0)
    value.animate(to: 1, .linear(duration: 0.25).repeatForever(), at: 0)
    #expect(value.value(at: 0.0625) == 0.25)
    #expect(value.value(at: 250_000.0625) == 0.25)
    #expect(value.value(at: 250_000.3125) == 0.75)
    #expect(value.velocity(at: 250_000.3125) == -4)
  }

  @Test func `A custom animation that has returned nil has ended`() {
    var value = AnimatedValue(0.0)
    value.animate(to: 1, Animation(MyLinearAnimation(duration: 1)), at: 0)
    value.advance(to: 1)
    #expect(value.isAnimating(at: 1))
    value.advance(to: 1.01)
    #expect(!value.isAnimating(at: 1.01))
    #expect(value.animations.isEmpty)
    #expect(value.end == -.infinity)
    #expect(value.value(at: 1.01) == 1)
    #expect(value.animate(to: 2, .linear(duration: 1), at: 2) == .started)
  }

  @Test(arguments: [Animation.spring(duration: 0), .linear(duration: 0), .spring(duration: 0.5).delay(-9)])
  func `After an animation that took no time the next one starts where it led`(animation: Animation) {
    var value = AnimatedValue(0.0)
    #expect(value.animate(to: 4, animation, at: 0) == .jumped)
    value.animate(to: 8, .linear(duration: 1), at: 1)
    #expect(value.value(at: 1) == 4)
    #expect(value.value(at: 1.5) == 6)
  }

  @Test func `Animations that never end run side by side up to a number, and one more ends them all`() {
    var value = AnimatedValue(0.0)
    let animation = Animation.linear(duration: 1).repeatForever()
    for step in 1...4096 {
      let change = value.animate(to: Double(step), animation, at: Double(step) / 2000)
      #expect(change == (step == 1 ? .started : .combined))
    }
    #expect(value.animations.count == 4096)
    #expect(value.value(at: 3).isFinite)
    #expect(value.animate(to: -1, animation, at: 3) == .jumped)
    #expect(value.value(at: 3) == -1)
    #expect(!value.isAnimating(at: 3))
  }

  @Test func `Animations that are over are dropped, however many came`() {
    var value = AnimatedValue(0.0)
    for step in 1...4000 {
      value.animate(to: Double(step % 7), .linear(duration: 0.01), at: Double(step) / 2000)
      #expect(value.animations.count <= 21)
    }
    value.advance(to: 2.02)
    #expect(value.value(at: 2.02) == 3)
  }

  @Test func `A spring takes over from any number of animations`() {
    var value = AnimatedValue(0.0)
    for step in 1...4096 {
      value.animate(to: Double(step), .linear(duration: 1).repeatForever(), at: Double(step) / 2000)
    }
    #expect(value.animate(to: 0, .spring, at: 3) == .merged)
    #expect(value.animations.count == 1)
    #expect(value.value(at: 3) > 0)
  }
}
