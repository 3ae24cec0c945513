// SPDX-License-Identifier: Apache-2.0

extension Interpreter {
  /// The number an argument is, or a default where it was not given.
  func number(_ name: String, in arguments: Arguments, default fallback: Double) throws(NotationError)
    -> Double
  {
    guard let syntax = arguments[name] else { return fallback }
    return try number(syntax, name: name)
  }

  /// A number that must be finite and pass a test.
  func number(
    _ name: String, in arguments: Arguments, default fallback: Double, allowed: String,
    where isAllowed: (Double) -> Bool
  ) throws(NotationError) -> Double {
    let number = try number(name, in: arguments, default: fallback)
    guard number.isFinite, isAllowed(number) else {
      throw refusal(of: name, number, allowed: allowed, arguments[name]?.range ?? arguments.range)
    }
    return number
  }

  func refusal(of name: String, _ number: Double, allowed: String, _ range: Range<Int>) -> NotationError {
    error("\(name) must be \(allowed), but is \(NumberText.text(of: number))", range)
  }

  /// `true` or `false`, or a default where the argument was not given.
  func flag(_ name: String, in arguments: Arguments, default fallback: Bool) throws(NotationError) -> Bool {
    guard let syntax = arguments[name] else { return fallback }
    if case .name(let written, nil) = syntax.kind, !written.hasLeadingPoint, written.words.count == 1,
      syntax.modifiers.isEmpty
    {
      if written.words[0].text == "true" { return true }
      if written.words[0].text == "false" { return false }
    }
    throw error("\(name) must be true or false", syntax.range)
  }

  /// The number that a part of a text is; `name` says what for.
  func number(_ syntax: Syntax, name: String) throws(NotationError) -> Double {
    switch syntax.kind {
    case .number(let literal):
      guard literal.unit.isEmpty else {
        let hint =
          ["s", "ms", "sec", "seconds"].contains(literal.unit) ? "; times are in seconds, without unit" : ""
        throw error("the unit “\(literal.unit.prefix(40))” is not understood here\(hint)", syntax.range)
      }
      return literal.value
    case .negated(let operand): return -(try number(operand, name: name))
    case .name(let written, nil):
      if syntax.modifiers.isEmpty, let constant = Self.constant(written) { return constant }
      throw error("\(name) must be a number", syntax.range)
    case .name: throw error("\(name) must be a number", syntax.range)
    }
  }

  private static func constant(_ name: SyntaxName) -> Double? {
    var words = name.words[...]
    if words.count == 2, ["Double", "CGFloat", "TimeInterval", "Float"].contains(words[0].text) {
      words.removeFirst()
    }
    guard words.count == 1, let word = words.first else { return nil }
    switch word.text.lowercased() {
    case "pi": return .pi
    case "zero": return 0
    case "infinity", "inf": return .infinity
    case "nan": return .nan
    default: return nil
    }
  }
}
