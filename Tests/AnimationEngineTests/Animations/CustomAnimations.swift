// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Foundation

/// Overshoots and swings a few times like a plucked elastic band, and counts as done when it first arrives.
///
/// `1 + 2^(−10p)·sin((p − s)·2π/s')` with period s' and s = s'/4, p being the share of the duration. A second one
/// that begins in the flight of the first takes over: it starts from the value that is shown.
struct ElasticAnimation: CustomAnimation {
  var duration: Double
  var period = 0.3

  /// From where the animation started, as a vector from the start of the way.
  private struct Start<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: (value: Value, time: Double)? { nil }
  }

  private func share(_ progress: Double) -> Double {
    1 + exp2(-10 * progress) * sin((progress - period / 4) * 2 * .pi / period)
  }

  private func rate(_ progress: Double) -> Double {
    let angle = (progress - period / 4) * 2 * .pi / period
    return exp2(-10 * progress) * (2 * .pi / period * cos(angle) - 10 * log(2) * sin(angle)) / duration
  }

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    let start = context.state[Start<V>.self]
    let progress = (time - (start?.time ?? 0)) / duration
    if progress >= period / 4 { context.isLogicallyComplete = true }
    guard progress < 1 else { return nil }
    let from = start?.value ?? .zero
    return from + (value - from).scaled(by: share(progress))
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    let start = context.state[Start<V>.self]
    let progress = (time - (start?.time ?? 0)) / duration
    return (value - (start?.value ?? .zero)).scaled(by: rate(progress))
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    guard let other = previous.base as? ElasticAnimation else { return false }
    var before = context
    guard let shown = other.animate(value: value, time: time, context: &before) else { return false }
    context.state[Start<V>.self] = (shown, time)
    return true
  }
}

/// Covers a quarter of what is left in each frame that it sees, whatever the time between them.
struct FrameChaser: CustomAnimation {
  private struct Covered<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: (value: Value, frames: Int) { (.zero, 0) }
  }

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    var (covered, frames) = context.state[Covered<V>.self]
    guard frames < 20 else { return nil }
    covered += (value - covered).scaled(by: 0.25)
    frames += 1
    context.state[Covered<V>.self] = (covered, frames)
    return covered
  }
}

/// Jumps where motion is to be reduced, and goes linearly where not.
struct ConsiderateAnimation: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    if context.environment.accessibilityReduceMotion { return nil }
    return time < 1 ? value.scaled(by: time) : nil
  }
}
