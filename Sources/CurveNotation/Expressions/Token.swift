// SPDX-License-Identifier: Apache-2.0

/// A word, a number or a sign of curve notation, with its place in the text.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name, which may hold hyphens between letters as CSS names do.
    case name(String)
    case number(NumberLiteral)
    /// One of `( ) , : ; . -`.
    case sign(UInt8)
    case end
  }

  let kind: Kind
  /// UTF-8 offsets.
  let range: Range<Int>

  /// Whether a number begins here.
  var isNumeral: Bool {
    switch kind {
    case .number, .sign(Ascii.minus): true
    default: false
    }
  }

  /// Whether it is a time with its unit, as CSS writes it.
  var isTime: Bool {
    guard case .number(let literal) = kind else { return false }
    return literal.seconds != nil
  }

  /// What stands there, in words.
  var words: String {
    switch kind {
    case .name(let name): "“\(name.prefix(40))”"
    case .number(let literal): "the number \(NumberText.text(of: literal.value))"
    case .sign(let byte): "“\(String(decoding: [byte], as: UTF8.self))”"
    case .end: "the end of the text"
    }
  }
}

/// A number as it was written.
struct NumberLiteral: Hashable, Sendable {
  let value: Double
  /// The letters or the percent sign right behind it; empty where there are none.
  let unit: String
  /// The value in ones or in seconds: 0.3 for `30%` and for `300ms`, as exact as the decimal is.
  var amount: Double

  init(value: Double, unit: String, amount: Double? = nil) {
    self.value = value
    self.unit = unit
    self.amount = amount ?? value
  }

  /// The number below 0 with the same digits.
  var negated: NumberLiteral { NumberLiteral(value: -value, unit: unit, amount: -amount) }

  /// The seconds that a time is which CSS writes; nil where it is none.
  var seconds: Double? { ["s", "ms"].contains(unit.lowercased()) ? amount : nil }
}
