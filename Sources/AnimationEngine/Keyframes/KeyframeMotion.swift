// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// The keyframes of one track as a motion: value, velocity and acceleration at any time.
///
/// See ``KeyframeTimeline/motion(of:)``.
public struct KeyframeMotion<Value: VectorArithmetic & Sendable>: Motion {
  private let initialValue: Value
  private let segments: [KeyframeSegment<Value>]

  /// How long the keyframes last together, in seconds.
  public var duration: Double { segments.last?.end ?? 0 }

  /// From a value through keyframes, the first in time first.
  package init(from initialValue: Value, through keyframes: [Keyframe<Value>]) {
    self.initialValue = initialValue
    segments = KeyframeResolver(from: initialValue, through: keyframes).segments
  }

  /// Value and velocity at a time in seconds.
  public func state(at time: Double) -> MotionState<Value> {
    guard time >= 0 else { return MotionState(value: initialValue, velocity: .zero) }
    if let segment = segment(at: time) { return segment.state(at: time) }
    // Time 0: what the first keyframe begins with.
    return MotionState(value: initialValue, velocity: segments.first?.state(at: 0).velocity ?? .zero)
  }

  /// The derivative of the velocity, in value units per second squared; zero outside the keyframes.
  public func acceleration(at time: Double) -> Value {
    guard time >= 0 else { return .zero }
    return (segment(at: time) ?? segments.first)?.acceleration(at: time) ?? .zero
  }

  /// The duration: keyframes end where they end, whatever epsilon.
  public func settlingDuration(epsilon: Double) -> Double { duration }

  /// The segment that counts at a time of 0 or more; nil where none has begun.
  private func segment(at time: Double) -> KeyframeSegment<Value>? {
    // The first segment that does not begin before the time.
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].start < time { low = middle + 1 } else { high = middle }
    }
    var current = low - 1
    while low < segments.count, segments[low].start == time {
      if segments[low].hasArrivedAtStart { current = low }
      low += 1
    }
    return current >= 0 ? segments[current] : nil
  }
}
