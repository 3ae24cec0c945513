// SPDX-License-Identifier: Apache-2.0

package import CurveMath
import CurveNotation

/// A curve with its travel, as one of the motions that the maths has.
package enum MotionKind: Sendable {
  case spring(SpringMotion<Double>)
  case timed(CurveMotion)
  /// A curve over progress; its values are scaled to the travel.
  case untimed(CurveMotion)
  /// A curve in steps; without a duration of its own it takes 1, so that its time is its progress.
  case steps(ProgressMotion<StepCurve>, isTimed: Bool)
  /// A curve of straight pieces; without a duration of its own it takes 1.
  case pieces(ProgressMotion<LinearCurve>, isTimed: Bool)
  /// Cubic pieces between keyframes.
  case keyframes(KeyframeMotion)

  /// The motion of a curve. The parameters of a spring are checked here once more, whoever parsed them.
  package init(
    _ curve: CurveOperand, _ travel: TravelOptions, _ arguments: ParsedArguments
  ) throws(CommandFailure) {
    let place = curve.place
    switch curve.expression.curve {
    case .spring(let parameters, _):
      let spring: Spring
      do {
        spring = try Spring(validating: parameters)
      } catch {
        throw arguments.refusal(error.description, at: place)
      }
      self = .spring(
        SpringMotion(
          spring: spring, from: travel.from, to: travel.to, initialVelocity: travel.initialVelocity))
    case .timedCurve(let curve, let duration):
      self = .timed(
        CurveMotion(curve: curve, duration: duration, from: travel.from, to: travel.to))
    case .unitCurve(let curve):
      self = .untimed(CurveMotion(curve: curve, duration: 1, from: travel.from, to: travel.to))
    case .stepCurve(let curve, let duration):
      self = .steps(
        ProgressMotion(curve: curve, duration: duration ?? 1, from: travel.from, to: travel.to),
        isTimed: duration != nil)
    case .linearCurve(let curve, let duration):
      self = .pieces(
        ProgressMotion(curve: curve, duration: duration ?? 1, from: travel.from, to: travel.to),
        isTimed: duration != nil)
    case .keyframes(let motion): self = .keyframes(motion.scaled(from: travel.from, to: travel.to))
    }
  }
}

extension MotionKind {
  /// Whether the curve runs over time; without a duration it runs over progress.
  package var isTimed: Bool {
    switch self {
    case .spring, .timed, .keyframes: true
    case .untimed: false
    case .steps(_, let isTimed), .pieces(_, let isTimed): isTimed
    }
  }

  /// When the motion stays within `epsilon` of its end; infinity when it never does.
  package func settlingDuration(epsilon: Double) -> Double {
    switch self {
    case .spring(let motion): motion.settlingDuration(epsilon: epsilon)
    case .timed(let motion), .untimed(let motion): motion.settlingDuration(epsilon: epsilon)
    case .steps(let motion, _): motion.settlingDuration(epsilon: epsilon)
    case .pieces(let motion, _): motion.settlingDuration(epsilon: epsilon)
    case .keyframes(let motion): motion.settlingDuration(epsilon: epsilon)
    }
  }
}

extension KeyframeMotion {
  /// The same motion with 0 and 1 at other values.
  fileprivate func scaled(from start: Double, to end: Double) -> KeyframeMotion {
    KeyframeMotion(
      pieces: pieces.map { piece in
        KeyframePiece(
          startTime: piece.startTime, endTime: piece.endTime,
          startValue: start + (end - start) * piece.startValue,
          endValue: start + (end - start) * piece.endValue, curve: piece.curve)
      }, finalValue: start + (end - start) * finalValue)
  }
}
