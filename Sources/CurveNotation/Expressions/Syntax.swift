// SPDX-License-Identifier: Apache-2.0

/// A whole text in curve notation: one curve, or the parts of a CSS declaration.
struct SyntaxText: Hashable, Sendable {
  /// The CSS property in front, where there is one.
  let property: SyntaxWord?
  /// At least one; more than one only in CSS.
  let parts: [Syntax]
  /// The comma that ends the parts, where another curve follows.
  let comma: Range<Int>?
  /// The parts of the curves that follow, each after a comma.
  var further: [[Syntax]] = []
  /// What is wrong with those, which is said after what is wrong with the first.
  var furtherMistake: NotationError?
}

/// A part of curve notation before anybody has said what it means.
struct Syntax: Hashable, Sendable {
  indirect enum Kind: Hashable, Sendable {
    case number(NumberLiteral)
    case negated(Syntax)
    /// Names and calls.
    case chain(SyntaxChain)
  }

  let kind: Kind
  /// Where the part stands, in UTF-8 offsets.
  let range: Range<Int>

  /// Whether it is written in digits.
  var isNumeral: Bool {
    switch kind {
    case .number, .negated: true
    case .chain: false
    }
  }
}

/// Names and calls with points between them: `easeIn`, `Animation.easeIn(duration: 0.3).delay(1)`.
///
/// Which of them qualify a name, which one is it and which modify it is not known yet.
struct SyntaxChain: Hashable, Sendable {
  /// At least one.
  var steps: [SyntaxStep]
  let hasLeadingPoint: Bool

  /// The word, where the chain is nothing but one word without point.
  var word: SyntaxWord? {
    steps.count == 1 && !hasLeadingPoint && steps[0].arguments == nil ? steps[0].word : nil
  }
}

/// A name, or a call where there are arguments.
struct SyntaxStep: Hashable, Sendable {
  let word: SyntaxWord
  let arguments: SyntaxArguments?

  /// The name with its parentheses.
  var range: Range<Int> { word.range.lowerBound..<(arguments?.range ?? word.range).upperBound }
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
