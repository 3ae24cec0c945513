// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// A curve as the exact pieces that it is made of: values that hold, straight lines and cubic beziers.
///
/// Steps, stops and keyframes are all of this kind. What one dialect says with stops another can therefore say with
/// keyframes, and nothing is lost: neither a corner nor a jump.
struct CurvePieces: Hashable {
  /// How the value comes from the start of a piece to its end.
  enum Shape: Hashable {
    case hold
    case straight
    case bezier(CubicBezier)
  }

  /// One piece. Where the next one starts with another value, the curve jumps.
  struct Piece: Hashable {
    /// In seconds; of a curve without a duration its progress.
    var start: Double
    var end: Double
    var startValue: Double
    var endValue: Double
    var shape: Shape
  }

  /// How many steps a curve has at most that is taken apart.
  static let mostSteps = 10_000

  /// The pieces, of which each begins where the one before it ends; never empty.
  private(set) var pieces: [Piece]
  /// The value from the end on.
  let finalValue: Double

  /// When the last piece ends.
  var duration: Double { pieces[pieces.count - 1].end }

  /// Pieces with gaps between them, in which the value holds; nil where there are none.
  init?(_ pieces: [Piece], finalValue: Double? = nil) {
    guard let first = pieces.first, let last = pieces.last else { return nil }
    self.pieces = []
    self.finalValue = finalValue ?? last.endValue
    if first.start > 0 {
      append(
        Piece(
          start: 0, end: first.start, startValue: first.startValue, endValue: first.startValue, shape: .hold))
    }
    for piece in pieces {
      if let before = self.pieces.last, before.end < piece.start {
        append(
          Piece(
            start: before.end, end: piece.start, startValue: before.endValue, endValue: before.endValue,
            shape: .hold))
      }
      append(piece)
    }
  }

  /// Appends a piece; two that hold the same value are one.
  private mutating func append(_ piece: Piece) {
    var piece = piece
    if piece.startValue == piece.endValue { piece.shape = .hold }
    if case .bezier(let bezier) = piece.shape, bezier.x1 == bezier.y1, bezier.x2 == bezier.y2 {
      piece.shape = .straight
    }
    if let last = pieces.last, last.shape == .hold, piece.shape == .hold, last.endValue == piece.startValue {
      pieces[pieces.count - 1].end = piece.end
    } else {
      pieces.append(piece)
    }
  }

  /// The pieces of a curve; nil for a curve that is not made of such pieces, or of very many.
  init?(_ curve: CurveExpression.Curve) {
    switch curve {
    case .spring: return nil
    case .unitCurve(let curve): self.init(curve, over: 1)
    case .timedCurve(let curve, let duration): self.init(curve, over: duration)
    case .stepCurve(let curve, let duration): self.init(curve, over: duration ?? 1)
    case .linearCurve(let curve, let duration): self.init(curve, over: duration ?? 1)
    case .keyframes(let motion): self.init(motion)
    }
  }

  private init?(_ curve: UnitCurve, over duration: Double) {
    guard let bezier = curve.bezier else { return nil }
    self.init([Piece(start: 0, end: duration, startValue: 0, endValue: 1, shape: .bezier(bezier))])
  }

  private init?(_ curve: StepCurve, over duration: Double) {
    guard curve.count <= CurvePieces.mostSteps else { return nil }
    let first = curve.jumps == .start || curve.jumps == .both ? 1 : 0
    let pieces = (0..<curve.count).map { index in
      let value = Double(index + first) / curve.riseCount
      return Piece(
        start: Double(index) / Double(curve.count) * duration,
        end: Double(index + 1) / Double(curve.count) * duration, startValue: value, endValue: value,
        shape: .hold)
    }
    self.init(pieces, finalValue: 1)
  }

  private init?(_ curve: LinearCurve, over duration: Double) {
    let stops = Polyline(curve).stops
    let pieces = zip(stops, stops.dropFirst()).compactMap { start, end -> Piece? in
      guard end.progress > start.progress else { return nil }
      return Piece(
        start: start.progress * duration, end: end.progress * duration, startValue: start.value,
        endValue: end.value, shape: .straight)
    }
    self.init(pieces, finalValue: stops.last?.value)
  }

  private init?(_ motion: KeyframeMotion) {
    let pieces = motion.pieces.map { piece in
      Piece(
        start: piece.startTime, end: piece.endTime, startValue: piece.startValue, endValue: piece.endValue,
        shape: .bezier(piece.curve))
    }
    self.init(pieces, finalValue: motion.finalValue)
  }

  /// Whether all its times and values are finite.
  var isFinite: Bool {
    finalValue.isFinite
      && pieces.allSatisfy { [$0.start, $0.end, $0.startValue, $0.endValue].allSatisfy(\.isFinite) }
  }

  // MARK: Jumps

  /// The value right after a piece.
  func value(after index: Int) -> Double {
    index + 1 < pieces.count ? pieces[index + 1].startValue : finalValue
  }

  /// Where the value jumps, in order of time.
  var jumps: [ValueJump] {
    pieces.indices.compactMap { index in
      let change = value(after: index) - pieces[index].endValue
      return change == 0 ? nil : ValueJump(time: pieces[index].end, change: change)
    }
  }

  /// The largest jump that other pieces don't have at about the same time.
  func largestJump(missingIn other: CurvePieces?) -> ValueJump? {
    let others = other?.jumps ?? []
    let lost = jumps.filter { jump in
      !others.contains {
        ($0.time - jump.time).magnitude <= 0x1p-10 * duration && $0.change * jump.change > 0
      }
    }
    return lost.max { $0.change.magnitude < $1.change.magnitude }
  }
}
