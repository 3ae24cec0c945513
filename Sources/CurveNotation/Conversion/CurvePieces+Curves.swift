// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension CurvePieces {
  /// Whether other pieces are the same motion; nil where they are not.
  func agreement(with other: CurvePieces) -> ConversionLoss.Outcome? {
    if self == other { return .same }
    func isNear(_ first: Double, _ second: Double, _ size: Double) -> Bool {
      (first - second).magnitude <= 0x1p-50 * max(size, first.magnitude)
    }
    guard pieces.count == other.pieces.count, isNear(finalValue, other.finalValue, 1) else { return nil }
    for (piece, match) in zip(pieces, other.pieces) {
      guard isNear(piece.start, match.start, duration), isNear(piece.end, match.end, duration),
        isNear(piece.startValue, match.startValue, 1), isNear(piece.endValue, match.endValue, 1)
      else { return nil }
      switch (piece.shape, match.shape) {
      case (.hold, .hold), (.straight, .straight): continue
      case (.bezier(let first), .bezier(let second)):
        let numbers = [
          (first.x1, second.x1), (first.y1, second.y1), (first.x2, second.x2), (first.y2, second.y2),
        ]
        guard numbers.allSatisfy({ isNear($0, $1, 1) }) else { return nil }
      case (.hold, _), (.straight, _), (.bezier, _): return nil
      }
    }
    return .sameToRounding
  }

  /// The plainest curve with these pieces: one bezier, steps, or keyframes.
  var timedCurve: CurveExpression.Curve {
    if pieces.count == 1, pieces[0].start == 0, pieces[0].startValue == 0, pieces[0].endValue == 1,
      finalValue == 1
    {
      switch pieces[0].shape {
      case .straight: return .timedCurve(.linear, duration: duration)
      case .bezier(let bezier): return .timedCurve(UnitCurve(.bezier(bezier)), duration: duration)
      case .hold: break
      }
    }
    if let steps { return .stepCurve(steps, duration: duration) }
    return .keyframes(motion)
  }

  /// The steps that the pieces are; nil where they are none.
  private var steps: StepCurve? {
    guard pieces.count <= CurvePieces.mostSteps, pieces.allSatisfy({ $0.shape == .hold }) else { return nil }
    for jumps in StepCurve.Jumps.allCases where pieces.count >= jumps.leastCount {
      let curve = StepCurve(count: pieces.count, jumps: jumps)
      if CurvePieces(.stepCurve(curve, duration: duration))?.agreement(with: self) != nil { return curve }
    }
    return nil
  }

  /// The pieces between keyframes.
  var motion: KeyframeMotion {
    KeyframeMotion(
      pieces: pieces.map { piece in
        var curve = CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
        if case .bezier(let bezier) = piece.shape { curve = bezier }
        return KeyframePiece(
          startTime: piece.start, endTime: piece.end, startValue: piece.startValue, endValue: piece.endValue,
          curve: curve)
      }, finalValue: finalValue)
  }

  /// The stops of the same curve over progress, where all its pieces are straight or hold; nil where one bends.
  var linear: LinearCurve? {
    var stops: [LinearCurve.Stop] = []
    for (index, piece) in pieces.enumerated() {
      if case .bezier = piece.shape { return nil }
      let isJoined = index > 0 && pieces[index - 1].endValue == piece.startValue
      if !isJoined { stops.append(LinearCurve.Stop(piece.startValue, at: piece.start / duration)) }
      stops.append(LinearCurve.Stop(piece.endValue, at: piece.end / duration))
    }
    if pieces[pieces.count - 1].endValue != finalValue { stops.append(LinearCurve.Stop(finalValue, at: 1)) }
    return LinearCurve(stops: stops)
  }

  /// A curve's pieces over a part of the time and of the way, as between two keyframes.
  static func between(
    _ start: Double, _ end: Double, values: (start: Double, end: Double), _ curve: CurvePieces
  ) -> [Piece] {
    func time(_ share: Double) -> Double { share == 1 ? end : start + share * (end - start) }
    func value(_ share: Double) -> Double {
      share == 1 ? values.end : values.start + share * (values.end - values.start)
    }
    return curve.pieces.map { piece in
      Piece(
        start: time(piece.start), end: time(piece.end), startValue: value(piece.startValue),
        endValue: value(piece.endValue), shape: piece.shape)
    }
  }
}
