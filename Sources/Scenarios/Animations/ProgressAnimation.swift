// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath

/// A curve of steps, of straight pieces or between keyframes as an animation.
struct ProgressAnimation: CustomAnimation {
  enum Curve: Hashable, Sendable {
    case steps(StepCurve)
    case pieces(LinearCurve)
    case keyframes(CurveMath.KeyframeMotion)

    /// The share of the way, and its change per second.
    func state(at time: Double, of duration: Double) -> MotionState<Double> {
      switch self {
      case .steps(let curve): ProgressMotion(curve: curve, duration: duration).state(at: time)
      case .pieces(let curve): ProgressMotion(curve: curve, duration: duration).state(at: time)
      case .keyframes(let motion): motion.state(at: time)
      }
    }
  }

  let curve: Curve
  /// Seconds.
  let duration: Double

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.state(at: time, of: duration).value)
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.state(at: time, of: duration).velocity)
  }
}
