// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// When keyframes play, and from where.
struct KeyframeAnimatorTests {
  /// Counts how often the keyframes were asked for, and with which values.
  private final class Calls {
    var values: [Double] = []
  }

  private static func animator(_ calls: Calls) -> KeyframeAnimator<Double> {
    KeyframeAnimator(initialValue: 0, trigger: false) { value in
      let _ = calls.values.append(value)
      LinearKeyframe(10, duration: 1)
    }
  }

  @Test func `nothing plays before the trigger changes`() {
    let calls = Calls()
    let animator = Self.animator(calls)
    #expect(animator.value(at: 100) == 0)
    #expect(animator.velocity(at: 100) == nil)
    #expect(!animator.isPlaying(at: 100))
    #expect(animator.end == -.infinity)
    #expect(calls.values.isEmpty)
  }

  @Test func `a change of the trigger plays the keyframes once, and the last value is held`() {
    let calls = Calls()
    var animator = Self.animator(calls)
    #expect(animator.update(trigger: true, at: 2) == .started)
    #expect(animator.value(at: 2.5) == 5)
    #expect(animator.velocity(at: 2.5) == 10)
    #expect(animator.isPlaying(at: 2.5))
    #expect(animator.end == 3)
    #expect(!animator.isPlaying(at: 3))
    #expect(animator.value(at: 1000) == 10)
    #expect(calls.values == [0])
  }

  @Test func `a trigger that stays the same changes nothing`() {
    let calls = Calls()
    var animator = Self.animator(calls)
    #expect(animator.update(trigger: false, at: 1) == .unchanged)
    animator.update(trigger: true, at: 2)
    #expect(animator.update(trigger: true, at: 2.5) == .unchanged)
    #expect(calls.values == [0])
    #expect(animator.value(at: 2.75) == 7.5)
  }

  @Test func `at rest the keyframes play from the initial value, though another is shown`() {
    let calls = Calls()
    var animator = Self.animator(calls)
    animator.update(trigger: true, at: 0)
    #expect(animator.value(at: 5) == 10)
    #expect(animator.update(trigger: false, at: 5) == .started)
    #expect(animator.value(at: 5) == 0)
    #expect(animator.value(at: 5.5) == 5)
    #expect(calls.values == [0, 0])
  }

  @Test func `on their way the keyframes begin anew from the value that is shown`() {
    let calls = Calls()
    var animator = Self.animator(calls)
    animator.update(trigger: true, at: 0)
    #expect(animator.update(trigger: false, at: 0.25) == .restarted)
    #expect(calls.values == [0, 2.5])
    #expect(animator.value(at: 0.25) == 2.5)
    #expect(animator.value(at: 0.75) == 6.25)
    #expect(animator.value(at: 1.25) == 10)
  }

  @Test func `a trigger may be of any type`() {
    var animator = KeyframeAnimator(initialValue: 0.0, trigger: 1) { _ in LinearKeyframe(1, duration: 1) }
    #expect(animator.update(trigger: 1, at: 0) == .unchanged)
    #expect(animator.update(trigger: "one", at: 0) == .started)
  }

  @Test func `a time before the last change is refused`() {
    var animator = Self.animator(Calls())
    animator.update(trigger: true, at: 2)
    #expect(animator.update(trigger: false, at: 1) == .refused)
    #expect(animator.update(trigger: false, at: .nan) == .refused)
    #expect(animator.update(trigger: false, at: .infinity) == .refused)
    #expect(animator.value(at: 2.5) == 5)
    #expect(animator.setRepeating(true, at: 1) == .refused)
  }

  @Test func `repeating keyframes are asked for once, and loop from the start`() {
    let calls = Calls()
    let animator = KeyframeAnimator(initialValue: 0.0, at: 1) { value in
      let _ = calls.values.append(value)
      LinearKeyframe(10, duration: 0.25)
      LinearKeyframe(20, duration: 0.25)
    }
    #expect(animator.isRepeating)
    #expect(animator.end == .infinity)
    #expect(animator.value(at: 0) == 0)
    #expect(animator.value(at: 1.125) == 5)
    #expect(animator.value(at: 1.375) == 15)
    #expect(animator.value(at: 1.5) == 0)
    #expect(animator.value(at: 1.625) == 5)
    #expect(animator.velocity(at: 1.625) == 40)
    #expect(calls.values == [0])
  }

  @Test func `the millionth loop is as right as the first`() {
    let animator = KeyframeAnimator(initialValue: 0.0) { _ in LinearKeyframe(10, duration: 0.25) }
    #expect(animator.value(at: 250_000.0625) == 2.5)
    #expect(animator.isPlaying(at: 250_000.0625))
  }

  @Test func `repeating is switched off and on`() {
    var animator = KeyframeAnimator(initialValue: 0.0, repeating: false) { _ in
      LinearKeyframe(10, duration: 1)
    }
    #expect(animator.value(at: 0.5) == 0)
    #expect(animator.setRepeating(true, at: 1) == .started)
    #expect(animator.setRepeating(true, at: 1.1) == .unchanged)
    #expect(animator.value(at: 1.5) == 5)
    #expect(animator.setRepeating(false, at: 1.5) == .stopped)
    #expect(animator.value(at: 1.5) == 0)
    #expect(animator.value(at: 9) == 0)
  }

  @Test func `keyframes that take no time have arrived, and repeat nothing`() {
    let animator = KeyframeAnimator(initialValue: 0.0) { _ in LinearKeyframe(10, duration: 0) }
    #expect(animator.value(at: 0) == 10)
    #expect(!animator.isPlaying(at: 0))
    #expect(animator.end == 0)
  }
}
