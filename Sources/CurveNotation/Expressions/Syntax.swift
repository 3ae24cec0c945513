// SPDX-License-Identifier: Apache-2.0

/// A part of curve notation before anybody has said what it means.
struct Syntax: Hashable, Sendable {
  indirect enum Kind: Hashable, Sendable {
    case number(NumberLiteral)
    case negated(Syntax)
    /// A name, or a call where there are arguments.
    case name(SyntaxName, SyntaxArguments?)
  }

  let kind: Kind
  /// What follows the part with a point, in order: `.delay(0.5).speed(2)`.
  let modifiers: [SyntaxModifier]
  /// Where the part stands, in UTF-8 offsets.
  let range: Range<Int>

  /// Whether it is written in digits.
  var isNumeral: Bool {
    switch kind {
    case .number, .negated: true
    case .name: false
    }
  }
}

/// A name with what qualifies it: `easeIn`, `.easeIn`, `UnitCurve.easeIn`.
struct SyntaxName: Hashable, Sendable {
  let words: [SyntaxWord]
  let hasLeadingPoint: Bool
}

/// One word and its place.
struct SyntaxWord: Hashable, Sendable {
  let text: String
  let range: Range<Int>
}

/// What stands in the parentheses of a call.
struct SyntaxArguments: Hashable, Sendable {
  let list: [SyntaxArgument]
  /// The parentheses and what is between them.
  let range: Range<Int>

  /// Where the closing parenthesis stands.
  var closing: Range<Int> { range.upperBound - 1..<range.upperBound }
}

/// A value with or without label.
struct SyntaxArgument: Hashable, Sendable {
  let label: SyntaxWord?
  let value: Syntax
  /// Numbers that follow the value without comma, as CSS has them in `linear(0.3 50%)`.
  var further: [Syntax] = []
}

/// A word behind a point, with or without arguments.
struct SyntaxModifier: Hashable, Sendable {
  let word: SyntaxWord
  let arguments: SyntaxArguments?
}
