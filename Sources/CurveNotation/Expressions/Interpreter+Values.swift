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
    if case .chain(let chain) = syntax.kind, let word = chain.word {
      if word.text == "true" { return true }
      if word.text == "false" { return false }
    }
    throw error("\(name) must be true or false, but is “\(excerpt(syntax.range))”", syntax.range)
  }

  /// The number that a part of a text is; `name` says what for.
  func number(_ syntax: Syntax, name: String) throws(NotationError) -> Double {
    switch syntax.kind {
    case .number(let literal):
      guard literal.unit.isEmpty else {
        let hint =
          switch literal.unit.lowercased() {
          case "s", "ms", "sec", "seconds": "; times are in seconds, without unit"
          case "%": "; fractions are written out, without unit"
          default: "; numbers stand without unit"
          }
        throw error(
          "the unit “\(literal.unit.prefix(40))” is not understood here\(hint)", syntax.range,
          suggestion: NumberMistake(in: excerpt(syntax.range))?.suggestion)
      }
      return literal.value
    case .negated(let operand): return -(try number(operand, name: name))
    case .chain(let chain):
      guard let constant = Self.constant(chain) else {
        throw error("\(name) must be a number, but is “\(excerpt(syntax.range))”", syntax.range)
      }
      return constant
    }
  }

  private static func constant(_ chain: SyntaxChain) -> Double? {
    guard chain.steps.allSatisfy({ $0.arguments == nil }) else { return nil }
    var words = chain.steps.map(\.word)[...]
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
