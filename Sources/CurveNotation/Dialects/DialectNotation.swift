// SPDX-License-Identifier: Apache-2.0

/// What a dialect has to provide: one enumeration for each, in a folder of its own.
///
/// What a writer writes its own reader understands. How much a conversion loses is not for a dialect to say: the
/// text is read back and the two motions are compared, for all dialects in the same way (``ConversionLoss``).
package protocol DialectNotation: Sendable {
  /// Which dialect it is.
  static var dialect: Dialect { get }

  /// The dialect's name as its users write it.
  static var title: String { get }

  /// A sentence as a comment of the dialect, on a line of its own; nil where it has no comments, as JSON has none.
  static func comment(_ sentence: String) -> String?

  /// The forms that ``write(_:options:)`` can be asked for, beside ``CurveForm/spring`` and
  /// ``CurveForm/timingCurve``: into those two the curve has been turned before it is written.
  static var forms: [CurveForm] { get }

  /// Whether initial velocities are in value units, not in fractions of the way. They are multiplied by
  /// ``WritingOptions/travel`` where they are written, and what is read is divided by it.
  static var hasAbsoluteVelocity: Bool { get }

  /// Whether a text shows signs of this dialect that no other one has: a name, a form of call.
  ///
  /// It takes time linear in the text's length at most, and need not say whether the text is well formed.
  static func looksLike(_ text: String) -> Bool

  /// Reads a text.
  static func read(_ text: String) throws(NotationError) -> CurveExpression

  /// Writes a curve as exactly as the dialect can, or says what it can't express.
  static func write(
    _ expression: CurveExpression, options: WritingOptions
  ) throws(WritingRefusal) -> Writing
}

extension DialectNotation {
  /// Two slashes, as in most languages.
  package static func comment(_ sentence: String) -> String? { "// \(sentence)" }

  /// No.
  package static var hasAbsoluteVelocity: Bool { false }

  /// None.
  package static var forms: [CurveForm] { [] }
}
