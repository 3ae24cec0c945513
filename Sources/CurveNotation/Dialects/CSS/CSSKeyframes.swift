// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// A motion as `@keyframes`, with a cubic bezier from each keyframe to the next.
///
///     animation: move 819ms both;
///     @keyframes move {
///       0% { --progress: 0; animation-timing-function: cubic-bezier(0.3, 0, 0.5, 1) }
///       100% { --progress: 1 }
///     }
struct CSSKeyframes {
  /// How often a motion turns at most that is written as keyframes.
  private static let mostTurns = 200.0

  private let pieces: [KeyframePiece]
  private let duration: Double
  private let rate: Double
  private let options: WritingOptions

  /// - Parameter rate: how many times as fast it runs.
  init(
    of motion: ExpressionMotion, rate: Double, _ options: WritingOptions
  ) throws(WritingRefusal) {
    self.options = options
    self.rate = rate
    if case .keyframes(let motion) = motion, options.keyframes == nil, motion.pieces.first?.startTime == 0 {
      pieces = motion.pieces
      duration = motion.settlingDuration(epsilon: 0)
      isFitted = false
      return
    }
    if case .timed(let motion) = motion, options.keyframes == nil, case .bezier(let curve) = motion.curve.kind
    {
      duration = motion.duration
      pieces = [
        KeyframePiece(startTime: 0, endTime: duration, startValue: 0, endValue: 1, curve: curve)
      ]
      isFitted = false
      return
    }
    isFitted = true
    // The rest of the tolerance is for the pieces and for the rounding.
    var settled = options
    settled.tolerance *= 0.95
    duration = try LinearFit.duration(of: motion, settled)
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
    do throws(ApproximationError) {
      if let count = options.keyframes {
        pieces = try KeyframeFit(
          approximating: motion, until: duration, count: count - 1, continuity: .velocity, end: motion.end
        ).pieces
      } else {
        pieces = try KeyframeFit(
          approximating: motion, until: duration, tolerance: 0.97 * options.tolerance, continuity: .velocity,
          end: motion.end
        ).pieces
      }
    } catch {
      throw WritingRefusal(.css, "no @keyframes follow this motion: \(error)")
    }
  }

  /// Whether the numbers are those of a fit, of which no more digits are written than it has.
  private let isFitted: Bool

  func writing(course: String) -> Writing {
    var lines = [
      "animation: move \(CSSText.time(options.rounded(duration / rate)))\(course) both;", "@keyframes move {",
    ]
    for (piece, position) in zip(pieces, positions) {
      let numbers = [piece.curve.x1, piece.curve.y1, piece.curve.x2, piece.curve.y2].map(text)
      lines.append(
        "  \(CSSText.percentage(position)) { --progress: \(text(piece.startValue)); "
          + "animation-timing-function: cubic-bezier(\(numbers.joined(separator: ", "))) }")
    }
    if let last = pieces.last { lines.append("  100% { --progress: \(text(last.endValue)) }") }
    lines.append("}")
    return Writing(
      lines.joined(separator: "\n"),
      comments: [
        "\(pieces.count + 1) keyframes; register --progress as a <number>, so that it is animated"
      ])
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
    let shares = pieces.map { $0.startTime / duration }
    let rounded = shares.map {
      isFitted ? NumberText.rounded($0, toSignificant: digits + 1) : options.rounded($0)
    }
    let isRising = zip(rounded, rounded.dropFirst() + [1]).allSatisfy { $0 < $1 }
    return isRising ? rounded : shares
  }
}
