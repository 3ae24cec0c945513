// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension SwiftUIAnimation {
  /// How far the animation has come at a time; nil where it has ended. `[O]`
  ///
  /// - Parameters:
  ///   - value: the way, from where the animation began to its target.
  ///   - time: seconds since it began; it only grows.
  ///   - state: what the animation keeps.
  ///   - isComplete: becomes true where it counts as done.
  func animate<Value>(
    _ value: Value, at time: Double, _ state: inout SwiftUIAnimationState<Value>, _ isComplete: inout Bool
  ) -> SwiftUIAnimationStep<Value>? {
    switch self {
    case .bezier(let curve, let duration), .timingCurve(let curve, let duration):
      guard duration > 0, time <= duration else { return nil }
      let share = curve.value(at: time / duration)
      return SwiftUIAnimationStep(
        value: value.scaled(by: share),
        velocity: value.scaled(by: curve.velocity(at: time / duration) / duration), share: share)
    case .fluidSpring(let response, let dampingFraction, let blendDuration):
      let spring = FluidSpring(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
      return spring.animate(towards: value, at: time, &state.spring, &isComplete)
    case .interpolatingSpring(let mass, let stiffness, let damping, let initialVelocity):
      let spring = InterpolatingSpring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
      guard let (share, slope) = spring.animate(at: time, &isComplete) else { return nil }
      return SwiftUIAnimationStep(
        value: value.scaled(by: share), velocity: value.scaled(by: slope), share: share)
    case .delayed(let base, let delay):
      return base.animate(value, at: max(0, time - delay), &state, &isComplete)
        .map { time > delay ? $0 : $0.standing }
    case .sped(let base, let speed):
      return base.animate(value, at: time * speed, &state, &isComplete).map { $0.faster(by: speed) }
    case .repeated(let base, let count, let autoreverses):
      let isReversed = autoreverses && state.passes & 1 == 1
      let (passes, passStart) = (state.passes, state.passStart)
      if let step = base.animate(value, at: time - passStart, &state, &isComplete) {
        return isReversed ? step.reversed(of: value) : step
      }
      state = SwiftUIAnimationState()
      (state.passes, state.passStart) = (passes &+ 1, time)
      if let count, state.passes >= count { return nil }
      return SwiftUIAnimationStep(
        value: isReversed ? .zero : value, velocity: .zero, share: isReversed ? 0 : 1)
    case .logicallyCompleted(let base, let duration):
      if time >= duration { isComplete = true }
      return base.animate(value, at: time, &state, &isComplete)
    }
  }

  /// The velocity that the animation tells a successor at a time; nil where it tells none. `[O]`
  ///
  /// Modifiers tell none, nor do beziers and interpolating springs.
  func reportedVelocity<Value>(_ value: Value, at time: Double, _ state: SwiftUIAnimationState<Value>)
    -> Value?
  {
    switch self {
    case .timingCurve(let curve, let duration):
      guard duration > 0, time <= duration else { return nil }
      return value.scaled(by: curve.velocity(at: time / duration) / duration)
    case .fluidSpring: return state.spring.velocity
    case .bezier, .interpolatingSpring, .delayed, .sped, .repeated, .logicallyCompleted: return nil
    }
  }
}

extension SwiftUIAnimationStep {
  /// The same without its velocity, while a delay lasts.
  fileprivate var standing: SwiftUIAnimationStep {
    SwiftUIAnimationStep(value: value, velocity: .zero, share: share)
  }

  fileprivate func faster(by speed: Double) -> SwiftUIAnimationStep {
    SwiftUIAnimationStep(value: value, velocity: velocity.scaled(by: speed), share: share)
  }

  fileprivate func reversed(of whole: Value) -> SwiftUIAnimationStep {
    SwiftUIAnimationStep(value: whole - value, velocity: .zero - velocity, share: 1 - share)
  }
}
