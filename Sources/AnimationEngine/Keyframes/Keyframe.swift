// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// One keyframe, as vectors: where it leads, and how.
package enum Keyframe<Value: VectorArithmetic> {
  /// Along a unit curve.
  case linear(Value, duration: Double, curve: UnitCurve)
  /// Along a cubic; velocities that are nil follow from the neighbours.
  case cubic(Value, duration: Double, startVelocity: Value?, endVelocity: Value?)
  /// By a spring, cut off after the duration; nil is when it counts as settled.
  case spring(Value, duration: Double?, spring: Spring, startVelocity: Value?)
  /// At once, just after its time.
  case move(Value)

  /// Where it leads.
  var target: Value {
    switch self {
    case .linear(let target, _, _), .cubic(let target, _, _, _), .spring(let target, _, _, _),
      .move(let target):
      target
    }
  }
}
