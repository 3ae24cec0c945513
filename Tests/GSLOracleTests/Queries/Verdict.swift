// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveValidation
import Testing

/// Answers of the package held against what an oracle claims: how many were asked for, how many were claimed, and
/// how many of the claims would have told an answer that is off by a hundred-thousandth, or is one where there is
/// none.
struct Verdict: CustomStringConvertible {
  private var asked = 0
  private var claimed = 0
  private var told = 0
  /// The worst error, in units of the claim, and relatively.
  private var worst = (0.0, 0.0)

  mutating func hold(
    _ answer: OracleAnswer, against computed: Double?, _ label: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    asked += 1
    guard answer.error < .infinity else { return }
    claimed += 1
    let error = answer.error(of: computed)
    // NaN is no answer within a claim.
    #expect(
      error <= 1, "\(label()): computed \(computed.map { "\($0)" } ?? "none"), \(answer)",
      sourceLocation: sourceLocation)
    let wrong = computed.map { $0 == 0 || $0.isInfinite ? 1 : $0 * (1 + 1e-5) } ?? 1
    if !(answer.error(of: wrong) <= 1) { told += 1 }
    if let computed, let number = answer.number, computed != number, number != 0 {
      worst = (max(worst.0, error), max(worst.1, abs(computed / number - 1)))
    }
  }

  /// Expects that some were asked for, and that a share of them would have told a wrong answer.
  func expectSharp(_ share: Double = 0.5, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(asked > 0 && Double(told) >= share * Double(asked), "\(self)", sourceLocation: sourceLocation)
  }

  var description: String {
    "\(asked) asked, \(claimed) claimed, \(told) sharp, worst \(worst.0) of the claim, \(worst.1) relatively"
  }
}
#endif
