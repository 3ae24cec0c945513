// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension ApproximationError {
  /// The error in words, with no more digits than a reader needs.
  var words: String {
    func short(_ number: Double) -> String {
      NumberText.text(of: NumberText.rounded(number, toSignificant: 3))
    }
    switch self {
    case .jumps(let time, let size):
      return "the motion jumps by \(short(size)) at \(short(time)) s, and nothing without jumps is near that"
    case .endOutsideTolerance(let time, let distance, let tolerance):
      return "the value at \(short(time)) s is \(short(distance)) from the motion, but the tolerance is "
        + NumberText.text(of: tolerance)
    case .crossesTargetAgain(let time, let distance):
      return
        "the motion crosses its target more than once: at \(short(time)) s it is \(short(distance)) of the way from "
        + "it on the side where it came from, and a single timing curve crosses it once at most"
    case .noWay(let value):
      return
        "the motion starts and ends at \(short(value)), but a curve needs a way from one value to another"
    case .duration, .tolerance, .toleranceTooSmall, .count, .notFinite, .tooManyTurns, .notReached,
      .tooManyParts,
      .dampingRatios:
      return "\(self)"
    }
  }
}
