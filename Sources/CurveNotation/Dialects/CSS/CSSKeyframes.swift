// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// A motion as `@keyframes`, with an easing from each keyframe to the next.
///
///     animation: move 819ms both;
///     @keyframes move {
///       0% { --progress: 0; animation-timing-function: cubic-bezier(0.3, 0, 0.5, 1) }
///       100% { --progress: 1 }
///     }
///
/// What is made of beziers, straight pieces and values that hold is taken over as it is: `linear` and `step-end` stand
/// between two keyframes. Anything else is fitted with cubic pieces.
struct CSSKeyframes {
  /// How often a motion turns at most that is written as keyframes.
  private static let mostTurns = 200.0
  /// How many pieces a curve has at most that is taken over.
  private static let mostPieces = 10_000

  private let pieces: CurvePieces
  private let rate: Double
  private let options: WritingOptions
  /// Whether the curve says how long it takes.
  private let hasDuration: Bool
  /// Whether the numbers are those of a fit, of which no more digits are written than it has.
  private let isFitted: Bool

  /// - Parameters:
  ///   - rate: how many times as fast it runs.
  ///   - pass: how long one of several passes takes, where it is not until the motion has settled within the
  ///     tolerance.
  init(
    of curve: CurveExpression.Curve, rate: Double, _ options: WritingOptions, pass: Double?
  ) throws(WritingRefusal) {
    self.options = options
    self.rate = rate
    hasDuration = !curve.isProgress
    if let exact = CurvePieces(curve), exact.pieces.count < options.keyframes ?? .max {
      try CSSKeyframes.check(exact)
      pieces = exact
      isFitted = false
      return
    }
    isFitted = true
    guard let fitted = CurvePieces(.keyframes(try CSSKeyframes.fit(ExpressionMotion(curve), options, pass)))
    else {
      throw WritingRefusal(.css, "no @keyframes follow this motion")
    }
    pieces = fitted
  }

  /// Refuses pieces that keyframes can't have.
  private static func check(_ exact: CurvePieces) throws(WritingRefusal) {
    for index in exact.pieces.indices where exact.pieces[index].shape != .hold {
      let change = exact.value(after: index) - exact.pieces[index].endValue
      guard change == 0 else {
        let jump = ValueJump(time: exact.pieces[index].end, change: change)
        throw WritingRefusal(
          .css, "a keyframe has one value, and \(jump) would need two; linear() has jumps like this one")
      }
    }
    guard exact.pieces.count <= mostPieces else {
      throw WritingRefusal(
        .css, "this motion has \(exact.pieces.count + 1) keyframes, and \(mostPieces) are written at most")
    }
  }

  private static func fit(
    _ motion: ExpressionMotion, _ options: WritingOptions, _ pass: Double?
  ) throws(WritingRefusal) -> KeyframeMotion {
    if case .spring(let spring) = motion {
      let turns = spring.extremumCount(above: options.tolerance)
      guard turns <= CSSKeyframes.mostTurns else {
        throw WritingRefusal(
          .css,
          "the spring turns \(NumberText.text(of: turns)) times until it has settled, and a piece between keyframes "
            + "turns twice at most: that takes at least \(NumberText.text(of: (turns / 2).rounded(.up) + 1)) keyframes; "
            + "a larger tolerance takes fewer")
      }
    }
    func end(_ tolerance: Double) throws(WritingRefusal) -> Double {
      var settled = options
      // The rest of the tolerance is for the pieces and for the rounding.
      settled.tolerance = 0.95 * tolerance
      return try LinearFit.duration(of: motion, settled, pass: pass)
    }
    do {
      if let count = options.keyframes {
        return KeyframeMotion(
          pieces: try KeyframePieces(of: motion, count: count - 1, options: options, end: end).pieces)
      }
      let duration = try end(options.tolerance)
      let tolerance = 0.97 * options.tolerance
      // A pass may end outside the tolerance: then it ends where the motion is.
      let isNear = pass == nil || (motion.value(at: duration) - motion.end).magnitude <= tolerance
      return try KeyframeFit(
        approximating: motion, until: duration, tolerance: tolerance, continuity: .velocity,
        end: isNear ? motion.end : nil
      ).motion
    } catch let refusal as WritingRefusal {
      throw refusal
    } catch {
      let words = (error as? ApproximationError)?.words ?? "\(error)"
      throw WritingRefusal(.css, "no @keyframes follow this motion: \(words)")
    }
  }

  // MARK: Text

  func writing(course: String) -> Writing {
    var lines: [String] = []
    if hasDuration || !course.isEmpty {
      lines.append("animation: move \(CSSText.time(options.rounded(pieces.duration / rate)))\(course) both;")
    }
    lines.append("@keyframes move {")
    for (index, (piece, position)) in zip(pieces.pieces, positions).enumerated() {
      lines.append(
        "  \(CSSText.percentage(position)) { --progress: \(text(piece.startValue)); "
          + "animation-timing-function: \(easing(index)) }")
    }
    lines.append("  100% { --progress: \(text(pieces.finalValue)) }")
    lines.append("}")
    let count = pieces.pieces.count + 1
    var comments = ["\(count) keyframes; register --progress as a <number>, so that it is animated"]
    if !hasDuration, course.isEmpty {
      comments.append("the curve has no duration: the animation says it, as in animation: move 300ms both")
    }
    if let asked = options.keyframes, asked != count {
      comments.append(
        isFitted
          ? "\(asked) keyframes were asked for, and more than \(count) come no nearer"
          : "\(asked) keyframes were asked for, and \(count) say all of it")
    }
    var writing = Writing(lines.joined(separator: "\n"), comments: comments)
    writing.keepsCount = true
    return writing
  }

  /// How the value comes from a keyframe to the next.
  private func easing(_ index: Int) -> String {
    switch pieces.pieces[index].shape {
    // Where the next value is the same, nothing moves anyway.
    case .hold: return pieces.value(after: index) == pieces.pieces[index].endValue ? "linear" : "step-end"
    case .straight: return "linear"
    case .bezier(let bezier):
      let numbers = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(text)
      return "cubic-bezier(\(numbers.joined(separator: ", ")))"
    }
  }

  /// How many significant digits a number has: three more than the tolerance tells apart.
  private var digits: Int {
    var digits = 3
    var unit = 1.0
    while unit > options.tolerance, digits < 17 {
      unit /= 10
      digits += 1
    }
    return options.digits ?? digits
  }

  private func text(_ number: Double) -> String {
    guard isFitted else { return options.text(of: number) }
    // What is next to nothing is nothing.
    if number.magnitude < options.tolerance * 0x1p-20 { return "0" }
    return NumberText.text(of: NumberText.rounded(number, toSignificant: digits))
  }

  /// Where the pieces begin, as fractions of the duration; unrounded where rounding would make two of them one.
  private var positions: [Double] {
    let shares = pieces.pieces.map { $0.start / pieces.duration }
    let rounded = shares.map {
      isFitted ? NumberText.rounded($0, toSignificant: digits + 1) : options.rounded($0)
    }
    let isRising = zip(rounded, rounded.dropFirst() + [1]).allSatisfy { $0 < $1 }
    return isRising ? rounded : shares
  }
}
