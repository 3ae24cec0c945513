// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// In which direction the passes of a CSS animation run.
enum CSSDirection: String, CaseIterable {
  case normal
  case reverse
  case alternate
  case alternateReverse = "alternate-reverse"

  /// Whether the first pass runs backwards.
  var isReversed: Bool { self == .reverse || self == .alternateReverse }

  /// Whether every second pass runs the other way.
  var alternates: Bool { self == .alternate || self == .alternateReverse }
}

// A pass that runs backwards goes from the end to the start, and where it has come the fraction p of its time, the
// animation shows what it has at 1 − p. As a curve of its own from where it begins to where it ends that is the mirror
// image 1 − f(1 − p).

extension CurveExpression.Curve {
  /// The curve of a pass that runs backwards.
  var mirrored: CurveExpression.Curve {
    switch self {
    case .spring: self
    case .unitCurve(let curve): .unitCurve(curve.mirrored)
    case .timedCurve(let curve, let duration): .timedCurve(curve.mirrored, duration: duration)
    case .stepCurve(let curve, let duration): .stepCurve(curve.mirrored, duration: duration)
    case .linearCurve(let curve, let duration): .linearCurve(curve.mirrored, duration: duration)
    case .keyframes(let motion): .keyframes(motion.mirrored)
    }
  }
}

extension UnitCurve {
  /// The curve from its end to its start.
  var mirrored: UnitCurve {
    switch kind {
    case .linear, .circularEaseInOut, .circularEaseInOutInverse: self
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .bezier(let bezier): UnitCurve(.bezier(bezier.mirrored))
    }
  }
}

extension CubicBezier {
  fileprivate var mirrored: CubicBezier {
    CubicBezier(x1: x2.toOne, y1: y2.toOne, x2: x1.toOne, y2: y1.toOne)
  }
}

extension StepCurve {
  fileprivate var mirrored: StepCurve {
    switch jumps {
    case .start: StepCurve(count: count, jumps: .end)
    case .end: StepCurve(count: count, jumps: .start)
    case .none, .both: self
    }
  }
}

extension LinearCurve {
  fileprivate var mirrored: LinearCurve {
    LinearCurve(stops: points.reversed().map { Stop($0.y.toOne, at: $0.x.toOne) })
  }
}

extension KeyframeMotion {
  fileprivate var mirrored: KeyframeMotion {
    let end = settlingDuration(epsilon: 0)
    return KeyframeMotion(
      pieces: pieces.reversed().map { piece in
        KeyframePiece(
          startTime: end - piece.endTime, endTime: end - piece.startTime, startValue: piece.endValue.toOne,
          endValue: piece.startValue.toOne, curve: piece.curve.mirrored)
      }, finalValue: pieces.first.map(\.startValue.toOne))
  }
}

extension Double {
  /// What is missing to 1, without the last digits that the difference of two decimals gets from rounding: of 0.58 it
  /// is 0.42.
  fileprivate var toOne: Double {
    let rest = 1 - self
    let short = NumberText.rounded(rest, toSignificant: 15)
    return (1 - short - self).magnitude <= 0x1p-53 * max(1, magnitude) ? short : rest
  }
}
