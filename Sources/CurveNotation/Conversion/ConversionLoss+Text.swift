// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension ConversionLoss: CustomStringConvertible {
  /// One sentence without full stop: `exact`, or how far off at most.
  public var description: String {
    var lost = lostModifiers.map(\.words)
    if let lostJump { lost.append("\(lostJump)") }
    var words = outcome.words
    if passDifference != 0 {
      words +=
        "; every pass is \(ConversionLoss.short(passDifference.magnitude)) s "
        + "\(passDifference > 0 ? "longer" : "shorter"), which adds up"
    }
    return lost.isEmpty ? words : "\(words); lost: \(lost.joined(separator: ", "))"
  }
}

extension ConversionLoss.Outcome {
  var words: String {
    switch self {
    case .same: return "exact"
    case .sameToRounding: return "exact to the rounding of its numbers"
    case .unknown(let reason): return "how far it is off is not known: \(reason)"
    case .different(let difference):
      let short = ConversionLoss.short
      let value = "largest error \(short(difference.value.magnitude)) of the way"
      let velocity = "\(short(difference.velocity.magnitude)) of the way per second in the velocity"
      return "\(value) at \(short(difference.value.time)) s, \(velocity), \(settling(difference))"
    }
  }

  private func settling(_ difference: MotionDifference) -> String {
    let later = difference.settlingDifference
    if later == 0 { return "settles at the same time" }
    guard later.isFinite else { return later > 0 ? "never settles" : "settles, which it should not" }
    return "settles \(ConversionLoss.short(later.magnitude)) s \(later > 0 ? "later" : "earlier")"
  }
}

extension ConversionLoss {
  /// A number with as many digits as a reader needs.
  fileprivate static func short(_ number: Double) -> String {
    NumberText.text(of: NumberText.rounded(number, toSignificant: 3))
  }
}

extension CurveModifier {
  /// The modifier as SwiftUI writes it.
  package var words: String {
    switch self {
    case .delay(let seconds): "delay(\(NumberText.text(of: seconds)))"
    case .speed(let factor): "speed(\(NumberText.text(of: factor)))"
    case .repeatCount(let count, true): "repeatCount(\(count))"
    case .repeatCount(let count, false): "repeatCount(\(count), autoreverses: false)"
    case .repeatForever(true): "repeatForever()"
    case .repeatForever(false): "repeatForever(autoreverses: false)"
    case .logicallyComplete(let seconds): "logicallyComplete(after: \(NumberText.text(of: seconds)))"
    }
  }
}
