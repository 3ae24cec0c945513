// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath

/// A curve of steps or of straight pieces as an animation.
struct ProgressAnimation: CustomAnimation {
  enum Curve: Hashable, Sendable {
    case steps(StepCurve)
    case pieces(LinearCurve)

    func state(at progress: Double) -> MotionState<Double> {
      switch self {
      case .steps(let curve): curve.state(at: progress)
      case .pieces(let curve): curve.state(at: progress)
      }
    }
  }

  let curve: Curve
  /// Seconds.
  let duration: Double

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.state(at: time / duration).value)
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.state(at: time / duration).velocity / duration)
  }
}
