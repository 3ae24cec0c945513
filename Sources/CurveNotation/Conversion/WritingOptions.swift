// SPDX-License-Identifier: Apache-2.0

/// How a curve is written in a dialect.
public struct WritingOptions: Hashable, Sendable {
  /// The way from start to target, in value units and with its sign, where a dialect has absolute values or
  /// velocities; nil where it was not said, and a dialect that needs it refuses.
  public var travel: Double?
  /// How many significant digits a number is rounded to; nil for the shortest decimal that is exact.
  public var digits: Int?
  /// How far a sampled or fitted curve may be from the motion, as a fraction of the way.
  public var tolerance: Double
  /// Whether the stops of a sampled curve have to lie on the motion.
  public var placesStopsOnCurve: Bool
  /// The form of curve that is wanted, where the dialect has several; nil for the one that loses least.
  public var form: CurveForm?
  /// How many keyframes are written where the dialect writes keyframes; nil for as few as keep the tolerance.
  public var keyframes: Int?
  /// Whether a variant for people who want less motion is written beside it, where the dialect knows one.
  public var includesReducedMotion: Bool
  /// Whether what the dialect can't express is replaced by what is nearest to it.
  public var allowsApproximation: Bool

  /// The usual way: exact numbers, a tolerance of one part in 1,000, nothing approximated.
  public init(
    travel: Double? = nil, digits: Int? = nil, tolerance: Double = 0.001, placesStopsOnCurve: Bool = false,
    form: CurveForm? = nil, keyframes: Int? = nil, includesReducedMotion: Bool = false,
    allowsApproximation: Bool = false
  ) {
    self.travel = travel
    self.digits = digits
    self.tolerance = tolerance
    self.placesStopsOnCurve = placesStopsOnCurve
    self.form = form
    self.keyframes = keyframes
    self.includesReducedMotion = includesReducedMotion
    self.allowsApproximation = allowsApproximation
  }

  /// A number as text: exact and as short as can be, or rounded to ``digits``.
  package func text(of number: Double) -> String {
    NumberText.text(of: rounded(number))
  }

  /// A number rounded to ``digits`` significant digits.
  package func rounded(_ number: Double) -> Double {
    guard let digits else { return number }
    return NumberText.rounded(number, toSignificant: digits)
  }
}
