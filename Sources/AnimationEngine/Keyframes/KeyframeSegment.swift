// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// What one keyframe does, from its start to its end.
struct KeyframeSegment<Value: VectorArithmetic & Sendable>: Sendable {
  enum Shape: Sendable {
    case linear(from: Value, PreparedUnitCurve)
    case cubic(from: Value, startVelocity: Value, endVelocity: Value)
    case spring(Value.PreparedSpring)
    case jump
  }

  let start: Double
  let end: Double
  let target: Value
  let shape: Shape
  /// Whether it takes no time and counts at its own time already.
  let hasArrivedAtStart: Bool

  private var duration: Double { end - start }

  /// Value and velocity at a time from the start on; after the end the last value, held.
  func state(at time: Double) -> MotionState<Value> {
    guard time <= end, time < .infinity else { return MotionState(value: last.value, velocity: .zero) }
    return time < end ? inside(time - start) : last
  }

  /// Value and velocity at the end.
  var last: MotionState<Value> {
    guard case .spring(let spring) = shape, end < .infinity else {
      return MotionState(value: target, velocity: end < .infinity ? endVelocity : .zero)
    }
    return state(of: spring, at: duration)
  }

  private func state(of spring: Value.PreparedSpring, at time: Double) -> MotionState<Value> {
    let state = spring.state(at: time)
    return MotionState(value: state.value, velocity: state.velocity)
  }

  private var endVelocity: Value {
    switch shape {
    case .linear(let from, let curve): slope(of: curve.point(at: 1).slope, from: from)
    case .cubic(_, _, let velocity): velocity
    case .spring, .jump: .zero
    }
  }

  private func inside(_ time: Double) -> MotionState<Value> {
    switch shape {
    case .linear(let from, let curve):
      let point = curve.point(at: time / duration)
      let value = Value.weightedSum(from, 1 - point.value, target, point.value, .zero, DoubleDouble(0))
      return MotionState(value: value, velocity: slope(of: point.slope, from: from))
    case .cubic(let from, let startVelocity, let endVelocity):
      guard duration < .infinity else {
        return MotionState(value: from + startVelocity.scaled(by: time), velocity: startVelocity)
      }
      return cubic(at: time / duration, from, startVelocity, endVelocity)
    case .spring(let spring): return state(of: spring, at: time)
    case .jump: return MotionState(value: target, velocity: .zero)
    }
  }

  /// Hermite's cubic: `(2s³ − 3s² + 1)·from + (3s² − 2s³)·to + T·(s(1 − s)²·v₀ − s²(1 − s)·v₁)`.
  private func cubic(
    at progress: Double, _ from: Value, _ startVelocity: Value, _ endVelocity: Value
  ) -> MotionState<Value> {
    let rest = 1 - progress
    let square = DoubleDouble.product(progress, progress)
    let arrived = square * (3 - DoubleDouble.product(2, progress))
    let bend =
      startVelocity.scaled(by: duration * progress * rest * rest)
      - endVelocity.scaled(by: duration * progress * progress * rest)
    let value = Value.weightedSum(from, 1 - arrived, target, arrived, bend, DoubleDouble(1))
    let velocity =
      (target - from).scaled(by: 6 * progress * rest / duration)
      + startVelocity.scaled(by: rest * (1 - 3 * progress))
      + endVelocity.scaled(by: progress * (3 * progress - 2))
    return MotionState(value: value, velocity: velocity)
  }

  /// The velocity along a curve. A vertical tangent is not handed to components that do not move.
  private func slope(of slope: Double, from: Value) -> Value {
    let finite = slope.isInfinite ? (slope < 0 ? -1 : 1) * .greatestFiniteMagnitude : slope
    return (target - from).scaled(by: finite).scaled(by: 1 / duration)
  }

  /// The derivative of the velocity at a time from the start on; zero after the end.
  func acceleration(at time: Double) -> Value {
    guard time <= end, time < .infinity, duration > 0 else { return .zero }
    let progress = time < end ? (time - start) / duration : 1
    switch shape {
    case .linear(let from, let curve):
      let bend = curve.acceleration(at: progress)
      let finite = bend.isInfinite ? (bend < 0 ? -1 : 1) * .greatestFiniteMagnitude : bend
      return (target - from).scaled(by: finite).scaled(by: 1 / duration / duration)
    case .cubic(let from, let startVelocity, let endVelocity):
      return
        ((target - from).scaled(by: (6 - 12 * progress) / duration)
        + startVelocity.scaled(by: 6 * progress - 4) + endVelocity.scaled(by: 6 * progress - 2))
        .scaled(by: 1 / duration)
    case .spring(let spring): return spring.acceleration(at: min(time - start, duration))
    case .jump: return .zero
    }
  }
}
