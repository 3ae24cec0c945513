// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// How far a curve that was written is from the one that was given.
///
/// It is not what a writer claims: the text is read back, and both motions are compared. Values are fractions of the
/// way from start to target, times are seconds (of a curve without duration: of its progress).
public struct ConversionLoss: Hashable, Sendable {
  /// What the comparison of the two curves came to.
  public enum Outcome: Hashable, Sendable {
    /// The same numbers, or others that describe the same motion to the bit; the mass may differ, which moves
    /// nothing.
    case same
    /// The same motion in other parameters, whose rates are within 2⁻⁵⁰ of the first ones: as near as numbers of
    /// this size come.
    case sameToRounding
    /// Motions that differ, and by how much.
    case different(MotionDifference)
    /// Motions that differ by an unknown amount, and why it is unknown, in a sentence without full stop.
    case unknown(String)
  }

  /// What the comparison came to.
  public let outcome: Outcome
  /// The modifiers that were not written.
  public let lostModifiers: [CurveModifier]
  /// The largest jump of the value, where the other curve doesn't jump there; nil where no jump was lost.
  public let lostJump: ValueJump?

  /// By how many seconds longer one of several passes takes than in what was given; 0 where passes take as long, or
  /// there is one.
  public let passDifference: Double

  /// Whether nothing was lost but what rounding costs.
  public var isExact: Bool {
    switch outcome {
    case .same, .sameToRounding: lostModifiers.isEmpty && passDifference == 0
    case .different, .unknown: false
    }
  }

  /// The difference of the motions; nil where there is none, or none is known.
  public var difference: MotionDifference? {
    guard case .different(let difference) = outcome else { return nil }
    return difference
  }

  /// Compares a curve with what it was turned into.
  package init(from first: CurveExpression, to second: CurveExpression) {
    let (before, after) = (PlainModifiers(first.modifiers), PlainModifiers(second.modifiers))
    var curves = (first.curve, second.curve)
    if before.rate != after.rate {
      curves = (first.curve.sped(by: before.rate), second.curve.sped(by: after.rate))
    }
    var passes: (Double, Double)?
    if before.isRepeated, after.isRepeated, let first = curves.0.pass, let second = curves.1.pass {
      passes = (first, second)
    }
    // What follows the end of a pass is not shown, nor is the end itself but once.
    outcome = Outcome(
      from: curves.0, to: curves.1, atMost: passes.map { max($0.0, $0.1) * (1 - 0x1p-40) } ?? .infinity)
    let change = passes.map { $0.1 - $0.0 } ?? 0
    passDifference = change.magnitude <= 0x1p-40 * (passes?.0 ?? 0) ? 0 : change
    lostModifiers = before.isEquivalent(to: after) ? [] : before.others
    guard case .different = outcome else {
      lostJump = nil
      return
    }
    lostJump = CurvePieces(first.curve)?.largestJump(missingIn: CurvePieces(second.curve))
  }
}

extension ConversionLoss.Outcome {
  /// How close to its end a motion is where the comparison ends, as a fraction of the way.
  private static let rest = 1e-6
  /// How many periods of a spring that never settles are compared.
  private static let periods = 10.0

  init(
    from first: CurveExpression.Curve, to second: CurveExpression.Curve, atMost limit: Double = .infinity
  ) {
    if let outcome = Self.agreement(first, second) {
      self = outcome
      return
    }
    let motions = (ExpressionMotion(first), ExpressionMotion(second))
    let horizon = min(limit, max(Self.horizon(of: motions.0), Self.horizon(of: motions.1)))
    do throws(ApproximationError) {
      if case (.spring(let first), .pieces(let second)) = motions {
        // The usual pair, for which the comparison is compiled by itself.
        self = .different(try MotionDifference(first, second, until: horizon))
      } else {
        self = .different(try MotionDifference(motions.0, motions.1, until: horizon))
      }
    } catch {
      self = .unknown(error.words)
    }
  }

  private static func horizon(of motion: ExpressionMotion) -> Double {
    let settled = motion.settlingDuration(epsilon: rest)
    if settled.isFinite { return settled }
    guard case .spring(let motion) = motion else { return settled }
    return periods * motion.spring.response
  }

  /// Whether two curves are the same; nil where they are not.
  private static func agreement(
    _ first: CurveExpression.Curve, _ second: CurveExpression.Curve
  ) -> ConversionLoss.Outcome? {
    switch (first, second) {
    case (.spring(let first, let before), .spring(let second, let after)):
      return agreement(Spring(first), Spring(second), before ?? 0, after ?? 0)
    case (.unitCurve(let first), .unitCurve(let second)) where first == second: return .same
    case (.timedCurve(let first, let before), .timedCurve(let second, let after))
    where first == second && before == after:
      return .same
    case (.stepCurve(let first, let before), .stepCurve(let second, let after))
    where first == second && before == after:
      return .same
    case (.linearCurve(let first, let before), .linearCurve(let second, let after))
    where first.isSame(as: second) && before == after:
      return .same
    case (.keyframes(let first), .keyframes(let second)) where first == second: return .same
    case (.spring, _), (.unitCurve, _), (.timedCurve, _), (.stepCurve, _), (.linearCurve, _), (.keyframes, _):
      guard let pieces = CurvePieces(first), let others = CurvePieces(second) else { return nil }
      return pieces.agreement(with: others)
    }
  }

  private static func agreement(
    _ first: Spring, _ second: Spring, _ before: Double, _ after: Double
  ) -> ConversionLoss.Outcome? {
    if first.naturalFrequency == second.naturalFrequency, first.decay == second.decay,
      first.signedSquaredFrequency == second.signedSquaredFrequency, before == after
    {
      return .same
    }
    let rates = [
      (first.naturalFrequency.rounded, second.naturalFrequency.rounded),
      (first.decay.rounded, second.decay.rounded), (before, after),
    ]
    return rates.allSatisfy { ($0 - $1).magnitude <= 0x1p-50 * $0.magnitude } ? .sameToRounding : nil
  }
}

extension LinearCurve {
  /// Whether two curves have the same values from 0 to 1, whatever stops say so.
  fileprivate func isSame(as other: LinearCurve) -> Bool {
    if self == other || Polyline(self) == Polyline(other) { return true }
    let range = valueRange
    return range.lowerBound == range.upperBound && range == other.valueRange
  }
}
