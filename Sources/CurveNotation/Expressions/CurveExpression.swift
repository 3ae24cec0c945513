// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// A curve as people write it, understood and checked.
///
/// SwiftUI's spellings of springs and curves are read with or without leading point and with or without
/// `Animation.`, `Spring.` or `UnitCurve.`; so are the easings, declarations and keyframes of CSS:
///
///     spring(duration: 0.5, bounce: 0.3)
///     .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2)
///     Spring(mass: 3, stiffness: 1000, damping: 500, allowOverDamping: true)
///     Spring(overshoot: 0.1, peakTime: 0.3)
///     UnitCurve(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))
///     cubic-bezier(0.25, 0.1, 0.25, 1)
///     linear(0, 0.9 25%, 1)
///     animation: rise 0.3s; @keyframes rise { from { top: 0 } 40% { top: 9px } to { top: 10px } }
///     .easeOut(duration: 0.2).repeatCount(3, autoreverses: true).delay(1)
///
/// Defaults are SwiftUI's. Numbers are checked as ``/CurveMath/Spring/init(validating:)`` checks them.
public struct CurveExpression: Hashable, Sendable {
  /// What a text describes.
  public enum Curve: Hashable, Sendable {
    /// A spring by the numbers it was given, and the velocity it starts with where one was written.
    ///
    /// The velocity is in travels per second: 1 covers the way from start to target in a second.
    case spring(SpringParameters, initialVelocity: Double?)
    /// A curve from progress to progress, without duration.
    case unitCurve(UnitCurve)
    /// A curve that takes its duration, in seconds, from start to target.
    case timedCurve(UnitCurve, duration: Double)
    /// A curve in steps, as CSS has them; with the seconds from start to target where a duration was written.
    case stepCurve(StepCurve, duration: Double?)
    /// A curve of straight pieces, as CSS has them; with the seconds it takes where a duration was written.
    case linearCurve(LinearCurve, duration: Double?)
    /// Cubic pieces between keyframes, in seconds, with values from 0 at the start to 1 at the target.
    case keyframes(KeyframeMotion)
  }

  /// How an animation meets one that is still running for the same value.
  public enum Merging: Hashable, Sendable {
    /// Takes over from it, with its value and velocity, as springs do. The response glides from that of the one
    /// before to its own in `blendDuration` seconds.
    case merges(blendDuration: Double)
    /// Runs on top of it, as timing curves and interpolating springs do.
    case combines
  }

  /// What the text describes.
  public let curve: Curve
  /// What the spring was asked to reach, where the text states goals; ``curve`` has what was found.
  public let goals: SpringGoals?
  /// What modifies it, in the order of writing.
  public let modifiers: [CurveModifier]
  /// How it meets another animation; nil where the text describes a `Spring`, a `UnitCurve` or a CSS function,
  /// which are no animations.
  public let merging: Merging?
  /// What in it may mean less than hoped: damping that counts as critical, control points that were clamped.
  public let warnings: [NotationWarning]
  /// Where the modifiers stand, in UTF-8 offsets.
  package let modifierRanges: [Range<Int>]

  /// Reads a text.
  ///
  /// - Throws: ``NotationError``, which says what is wrong, shows where, and says what is allowed.
  public init(parsing text: String) throws(NotationError) {
    guard text.utf8.contains(where: { !Ascii.isBlank($0) }) else {
      throw NotationError(
        message: "the text is empty; write a curve such as spring(duration: 0.5, bounce: 0.3), easeInOut or "
          + "cubic-bezier(0.25, 0.1, 0.25, 1)",
        text: text, range: 0..<0)
    }
    if var reader = CSSKeyframesReader(text) {
      self = try reader.expression()
      return
    }
    let syntax = try CurveExpression.syntax(of: text)
    var interpreter = Interpreter(text: text)
    let (reading, modifiers) = try interpreter.interpret(syntax)
    // `withAnimation(.easeIn)` takes an animation, and an animation has a duration.
    curve = SwiftCallText.aroundCurve(text)?.isAnimation ?? false ? reading.curve.animated : reading.curve
    merging = reading.merging
    goals = reading.goals
    self.modifiers = modifiers.map(\.modifier)
    modifierRanges = modifiers.map(\.range)
    warnings = interpreter.warnings
  }

  /// The syntax of a text, without what stands around the curve in a program or a style sheet.
  private static func syntax(of text: String) throws(NotationError) -> SyntaxText {
    var plain = text
    if let call = SwiftCallText.aroundCurve(text) {
      plain = call.plain
    } else if let declaration = CSSText.withoutImportance(text) {
      plain = declaration
    }
    do throws(NotationError) {
      return try SyntaxParser.parse(plain)
    } catch {
      throw NotationError(
        message: error.message, text: text, range: error.range, suggestion: error.suggestion)
    }
  }

  /// A curve that a dialect's reader has read, or that stands in for another one.
  package init(
    _ curve: Curve, merging: Merging? = nil, modifiers: [CurveModifier] = [],
    modifierRange: Range<Int> = 0..<0, warnings: [NotationWarning] = [], goals: SpringGoals? = nil
  ) {
    self.curve = curve
    self.merging = merging
    self.modifiers = modifiers
    modifierRanges = modifiers.map { _ in modifierRange }
    self.warnings = warnings
    self.goals = goals
  }
}

extension CurveExpression.Curve {
  /// The curve as an animation plays it: one without a duration, such as `.easeIn`, takes SwiftUI's 0.35 seconds.
  public var animated: CurveExpression.Curve {
    guard case .unitCurve(let curve) = self else { return self }
    return .timedCurve(curve, duration: SwiftUINotation.usualDuration)
  }
}
