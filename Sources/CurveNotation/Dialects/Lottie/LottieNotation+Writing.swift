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
    if case .stepCurve(let curve, let duration?) = writer.curve, curve == StepCurve(count: 1) {
      return jump(after: duration, delay: plain.delay ?? 0, writer.options)
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
    for (index, piece) in pieces.enumerated() {
      guard case .object(let members) = handles(piece.curve, dimensions: true, round) else { continue }
      keyframe(piece.startTime, piece.startValue, members)
      let next = index + 1 < pieces.count ? pieces[index + 1] : nil
      if let next, next.startValue == piece.endValue, next.startTime == piece.endTime { continue }
      // The end, or a jump: the value holds until the next keyframe.
      keyframe(piece.endTime, piece.endValue, [JSONValue.Member("h", 1)])
    }
    let property: JSONValue = ["a": 1, "k": .array(keyframes)]
    return Writing(
      property.text(indentation: 0),
      comments: ["times are in frames, \(NumberText.text(of: framesPerSecond)) a second"])
  }

  /// Two keyframes, of which the first one's value holds until the second.
  private static func jump(after duration: Double, delay: Double, _ options: WritingOptions) -> Writing {
    func keyframe(_ time: Double, _ value: Double, _ more: [JSONValue.Member] = []) -> JSONValue {
      .object(
        [
          JSONValue.Member("t", .number(options.rounded(frames(time)))),
          JSONValue.Member("s", .array([.number(options.rounded(value) + 0)])),
        ] + more)
    }
    let keyframes = [
      keyframe(delay, 0, [JSONValue.Member("h", 1)]), keyframe(delay + duration, options.travel ?? 1),
    ]
    let property: JSONValue = ["a": 1, "k": .array(keyframes)]
    return Writing(
      property.text(indentation: 0),
      comments: ["times are in frames, \(NumberText.text(of: framesPerSecond)) a second"])
  }

  /// The cubic pieces of a curve, and whether they were fitted to it.
  private static func pieces(
    _ curve: CurveExpression.Curve, _ writer: LiteralWriter
  ) throws(WritingRefusal) -> (pieces: [KeyframePiece], fitted: Bool) {
    let options = writer.options
    switch curve {
    case .keyframes(let motion) where options.keyframes == nil: return (motion.pieces, false)
    case .timedCurve(let curve, let duration) where options.keyframes == nil:
      if let bezier = curve.bezier {
        return (
          [KeyframePiece(startTime: 0, endTime: duration, startValue: 0, endValue: 1, curve: bezier)], false
        )
      }
    case .linearCurve(let curve, let duration?) where options.keyframes == nil:
      return (straight(curve, duration), false)
    case .stepCurve: throw writer.curveRefusal
    default: break
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
    do throws(ApproximationError) {
      if let count = options.keyframes {
        let fit = try KeyframeFit(
          approximating: motion, until: horizon, count: max(1, count - 1), start: 0, end: motion.end)
        return (fit.pieces, true)
      }
      // What the rounding of the numbers costs is left free.
      let tolerance = 0.99 * options.tolerance
      let fewest = try KeyframeFit(
        approximating: motion, until: horizon, tolerance: tolerance, start: 0, end: motion.end)
      // Where as few pieces also meet with the motion's velocity, they do.
      let smooth = try? KeyframeFit(
        approximating: motion, until: horizon, tolerance: tolerance, continuity: .velocity, start: 0,
        end: motion.end)
      if let smooth, smooth.pieces.count <= fewest.pieces.count { return (smooth.pieces, true) }
      return (fewest.pieces, true)
    } catch {
      throw writer.refusal("can't have it as keyframes: \(error)")
    }
  }

  /// Straight pieces; where the curve jumps two of them meet at different values.
  private static func straight(_ curve: LinearCurve, _ duration: Double) -> [KeyframePiece] {
    let stops = Polyline(curve).stops
    return zip(stops, stops.dropFirst()).compactMap { start, end in
      guard end.progress > start.progress else { return nil }
      return KeyframePiece(
        startTime: start.progress * duration, endTime: end.progress * duration, startValue: start.value,
        endValue: end.value, curve: CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1))
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
