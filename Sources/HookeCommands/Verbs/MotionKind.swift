// SPDX-License-Identifier: Apache-2.0

package import CurveMath
package import CurveNotation

/// A curve with its travel, as one of the motions that the maths has.
package enum MotionKind: Sendable {
  case spring(SpringMotion<Double>)
  case timed(CurveMotion)
  /// A curve over progress; its values are scaled to the travel.
  case untimed(CurveMotion)

  /// The motion of a curve. The parameters of a spring are checked here once more, whoever parsed them.
  package init(_ curve: CurveExpression.Curve, _ travel: TravelOptions) throws(CommandFailure) {
    switch curve {
    case .spring(let parameters, _):
      do {
        let spring = try Spring(validating: parameters)
        self = .spring(
          SpringMotion(
            spring: spring, from: travel.from, to: travel.to, initialVelocity: travel.initialVelocity))
      } catch {
        throw CommandFailure(.usage, error.description)
      }
    case .timedCurve(let curve, let duration):
      self = .timed(
        CurveMotion(curve: curve, duration: duration, from: travel.from, to: travel.to))
    case .unitCurve(let curve):
      self = .untimed(CurveMotion(curve: curve, duration: 1, from: travel.from, to: travel.to))
    }
  }
}
