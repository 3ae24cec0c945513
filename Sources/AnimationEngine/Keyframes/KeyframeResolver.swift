// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// Turns keyframes into segments: each starts where the one before has got to, and cubics get the velocities
/// that they leave open.
struct KeyframeResolver<Value: VectorArithmetic & Sendable> {
  private let keyframes: [Keyframe<Value>]
  private(set) var segments: [KeyframeSegment<Value>] = []
  /// The end of the last segment, with what a sum of many durations would round away.
  private var time = DoubleDouble(0)
  private var value: Value
  private var velocity = Value.zero

  init(from value: Value, through keyframes: [Keyframe<Value>]) {
    self.keyframes = keyframes
    self.value = value
    segments.reserveCapacity(keyframes.count)
    for index in keyframes.indices { append(index) }
  }

  private mutating func append(_ index: Int) {
    let keyframe = keyframes[index]
    let start = velocityAtStart(of: index)
    let duration = duration(of: keyframe, startVelocity: start)
    let begin = time.rounded
    var end = begin
    if duration > 0 {
      time = time + duration
      if !time.rounded.isFinite { time = DoubleDouble(.infinity) }
      end = time.rounded
    }
    guard end > begin else {
      append(.jump, target: keyframe.target, from: begin, to: begin, isMove: keyframe.isMove)
      return
    }
    let shape: KeyframeSegment<Value>.Shape
    switch keyframe {
    case .linear(_, _, let curve): shape = .linear(from: value, PreparedUnitCurve(curve))
    case .cubic:
      shape = .cubic(from: value, startVelocity: start, endVelocity: velocityAtEnd(of: index))
    case .spring(let target, _, let spring, _):
      shape = .spring(
        Value.PreparedSpring(spring: spring, from: value, to: target, initialVelocity: start))
    case .move: shape = .jump
    }
    append(shape, target: keyframe.target, from: begin, to: end, isMove: false)
  }

  private mutating func append(
    _ shape: KeyframeSegment<Value>.Shape, target: Value, from begin: Double, to end: Double, isMove: Bool
  ) {
    let segment = KeyframeSegment(
      start: begin, end: end, target: target, shape: shape, hasArrivedAtStart: begin == end && !isMove)
    segments.append(segment)
    value = segment.last.value
    velocity = segment.last.velocity
    // Nothing can go on along a vertical tangent.
    if !velocity.isModerate { velocity = .zero }
  }

  // MARK: - Durations

  private func duration(of keyframe: Keyframe<Value>, startVelocity: Value) -> Double {
    switch keyframe {
    case .linear(_, let duration, _), .cubic(_, let duration, _, _): duration
    case .spring(let target, let duration, let spring, _):
      duration ?? spring.keyframeDuration(target: target - value, initialVelocity: startVelocity)
    case .move: 0
    }
  }

  // MARK: - Velocities

  /// The velocity with which a keyframe begins, where it has a say in it.
  private func velocityAtStart(of index: Int) -> Value {
    switch keyframes[index] {
    case .spring(_, _, _, let own): return own ?? velocity
    case .cubic(_, _, let own, _): return own ?? velocity
    case .linear, .move: return .zero
    }
  }

  /// The velocity with which a cubic ends; the next segment then begins with what this one has.
  private func velocityAtEnd(of index: Int) -> Value {
    guard case .cubic(let target, let duration, _, let own) = keyframes[index] else { return .zero }
    if let own { return own }
    guard index + 1 < keyframes.count else { return .zero }
    switch keyframes[index + 1] {
    case .linear(let next, let time, let curve):
      guard time > 0 else { return .zero }
      let slope = PreparedUnitCurve(curve).point(at: 0).slope
      guard slope.isFinite else { return .zero }
      return (next - target).scaled(by: slope).scaled(by: 1 / time)
    case .cubic(let next, let time, let other, _):
      guard time > 0 else { return .zero }
      return other ?? (next - value).scaled(by: 1 / (duration + time))
    case .spring(_, let time, _, let other):
      return time.map { $0 > 0 } ?? true ? other ?? .zero : .zero
    case .move: return .zero
    }
  }
}

extension Keyframe {
  fileprivate var isMove: Bool {
    if case .move = self { true } else { false }
  }
}

extension VectorArithmetic {
  /// Whether the vector is finite and short enough for its square to be.
  fileprivate var isModerate: Bool { magnitudeSquared.isFinite }
}

extension Spring {
  /// How long a spring keyframe lasts that gives no duration, by SwiftUI's rule; see ``SpringKeyframe``.
  ///
  /// Measured once, for a spring that swings; the rule for the others is the one of SwiftUI's springs with the
  /// same distance.
  func keyframeDuration<Value: VectorArithmetic>(target: Value, initialVelocity: Value) -> Double {
    let distance = 1e-4
    guard regime == .underDamped else {
      let duration = settlingDuration(target: target, initialVelocity: initialVelocity, epsilon: distance)
      return (duration / 0.1).rounded(.up) * 0.1
    }
    let decay = decay.rounded
    guard decay > 0 else { return .infinity }
    let size = (target.scaled(by: decay) - initialVelocity).magnitude + target.magnitude
    guard size > distance else { return 0 }
    return DoubleDouble.logarithm(of: DoubleDouble(size), over: DoubleDouble(distance)).rounded / decay
  }
}
