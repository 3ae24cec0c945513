// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension LottieNotation {
  static func write(
    _ expression: CurveExpression, options: WritingOptions
  ) throws(WritingRefusal) -> Writing {
    let writer = LiteralWriter(expression, options, for: Self.self)
    let plain = try writer.modifiers(delay: true, repeats: false)
    if case .unitCurve(let curve) = writer.curve, let bezier = curve.bezier, options.form != .keyframes {
      return Writing(handles(bezier, dimensions: false, writer.options.rounded).text(indentation: 0))
    }
    let end = ExpressionMotion(writer.curve).end
    guard (end - 1).magnitude <= options.tolerance else {
      throw writer.refusal(
        "measures the way from the first keyframe to the last, and this curve ends at \(NumberText.text(of: end)) of "
          + "its way: the rest would be lost", approximations: [.timingCurve])
    }
    let (pieces, fitted) = try pieces(writer.curve, writer)
    // Fitted numbers mean nothing beyond the tolerance: a thousandth of it is enough.
    let decimals = fitted ? LottieNotation.decimals(for: options.tolerance) : nil
    let round: (Double) -> Double = { value in
      // A value that was rounded to nothing has no sign.
      (decimals.map { (value * $0).rounded() / $0 } ?? options.rounded(value)) + 0
    }
    let travel = options.travel ?? 1
    let delay = plain.delay ?? 0
    var keyframes: [JSONValue] = []
    func keyframe(_ time: Double, _ value: Double, _ more: [JSONValue.Member]) {
      keyframes.append(
        .object(
          [
            JSONValue.Member("t", .number(round(frames(time + delay)))),
            JSONValue.Member("s", .array([.number(round(value * travel))])),
          ] + more))
    }
    // The way is measured from the first keyframe.
    if let first = pieces.pieces.first, first.startValue != 0 { keyframe(0, 0, [JSONValue.Member("h", 1)]) }
    for (index, piece) in pieces.pieces.enumerated() {
      switch piece.shape {
      case .hold: keyframe(piece.start, piece.startValue, [JSONValue.Member("h", 1)])
      case .straight, .bezier:
        var bezier = CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
        if case .bezier(let curve) = piece.shape { bezier = curve }
        guard case .object(let members) = handles(bezier, dimensions: true, round) else { continue }
        keyframe(piece.start, piece.startValue, members)
        // A jump: the value holds for no time.
        if pieces.value(after: index) != piece.endValue {
          keyframe(piece.end, piece.endValue, [JSONValue.Member("h", 1)])
        }
      }
    }
    keyframe(pieces.duration, pieces.finalValue, [JSONValue.Member("h", 1)])
    let property: JSONValue = ["a": 1, "k": .array(keyframes)]
    var comments = ["times are in frames, \(NumberText.text(of: framesPerSecond)) a second"]
    if writer.curve.isProgress {
      comments.append("the curve has no duration, and is written over one second")
    }
    if let asked = options.keyframes, asked != keyframes.count {
      comments.append(
        fitted
          ? "\(asked) keyframes were asked for, and more than \(keyframes.count) come no nearer"
          : "\(asked) keyframes were asked for, and \(keyframes.count) say all of it")
    }
    var writing = Writing(property.text(indentation: 0), comments: comments)
    writing.keepsCount = true
    return writing
  }

  /// How many pieces a curve has at most that is taken over.
  private static let mostPieces = 10_000

  /// The pieces of a curve, and whether they were fitted to it.
  private static func pieces(
    _ curve: CurveExpression.Curve, _ writer: LiteralWriter
  ) throws(WritingRefusal) -> (pieces: CurvePieces, fitted: Bool) {
    let options = writer.options
    if let exact = CurvePieces(curve), exact.pieces.count < options.keyframes ?? .max {
      guard exact.pieces.count <= mostPieces else {
        throw writer.refusal(
          "would need \(exact.pieces.count + 1) keyframes for this motion, and \(mostPieces) are written at most"
        )
      }
      return (exact, false)
    }
    guard let fitted = CurvePieces(.keyframes(try fit(curve, writer))) else {
      throw writer.refusal("can't have it as keyframes")
    }
    return (fitted, true)
  }

  /// Cubic pieces that follow a curve.
  private static func fit(
    _ curve: CurveExpression.Curve, _ writer: LiteralWriter
  ) throws(WritingRefusal) -> KeyframeMotion {
    let options = writer.options
    if case .stepCurve(let steps, _) = curve, steps.count > CurvePieces.mostSteps {
      throw writer.curveRefusal
    }
    let motion = ExpressionMotion(curve)
    // The end is where half the tolerance is left, so that the last piece need not jump to the target.
    let horizon = motion.settlingDuration(epsilon: 0.5 * options.tolerance)
    guard horizon.isFinite else {
      throw writer.refusal("has keyframes until the motion has settled, and this spring never settles")
    }
    guard motion.accelerationTurns(until: horizon, atMost: 200) != nil else {
      throw writer.refusal("would need thousands of keyframes: the motion swings more than 100 times")
    }
    do {
      if let count = options.keyframes {
        let found = try KeyframePieces(of: motion, count: max(1, count - 1), options: options) { tolerance in
          motion.settlingDuration(epsilon: 0.5 * tolerance)
        }
        return KeyframeMotion(pieces: found.pieces)
      }
      // What the rounding of the numbers costs is left free.
      let tolerance = 0.99 * options.tolerance
      let fewest = try KeyframeFit(
        approximating: motion, until: horizon, tolerance: tolerance, start: 0, end: motion.end)
      // Where as few pieces also meet with the motion's velocity, they do; and where a piece would be upright, which
      // is a jump to the eye.
      let smooth = try? KeyframeFit(
        approximating: motion, until: horizon, tolerance: tolerance, continuity: .velocity, start: 0,
        end: motion.end)
      if let smooth, smooth.pieces.count <= fewest.pieces.count || fewest.motion.isSteep {
        return smooth.motion
      }
      return fewest.motion
    } catch {
      throw writer.refusal(
        "can't have it as keyframes: \((error as? ApproximationError)?.words ?? "\(error)")")
    }
  }

  /// Ten to the power of the decimals that a tolerance needs, and three more.
  private static func decimals(for tolerance: Double) -> Double {
    var scale = 1000.0
    while scale * tolerance < 1000, scale < 1e15 { scale *= 10 }
    return scale
  }

  /// The frames that a time is, exactly where a number is.
  private static func frames(_ seconds: Double) -> Double {
    let frames = seconds * framesPerSecond
    return [frames.rounded(), frames, frames.nextUp, frames.nextDown].first {
      $0 / framesPerSecond == seconds
    } ?? frames
  }

  private static func handles(
    _ bezier: CubicBezier, dimensions: Bool, _ round: (Double) -> Double
  ) -> JSONValue {
    func handle(_ x: Double, _ y: Double) -> JSONValue {
      let numbers = [round(x), round(y)].map { JSONValue.number($0) }
      return [
        "x": dimensions ? .array([numbers[0]]) : numbers[0],
        "y": dimensions ? .array([numbers[1]]) : numbers[1],
      ]
    }
    return ["o": handle(bezier.x1, bezier.y1), "i": handle(bezier.x2, bezier.y2)]
  }
}
