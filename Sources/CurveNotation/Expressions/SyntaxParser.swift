// SPDX-License-Identifier: Apache-2.0

/// Builds the syntax tree of a text in curve notation.
///
/// It knows names, calls with labels, and numbers; it knows no curve. Every token is looked at once or twice,
/// and parentheses nest only so far, so that no text takes long or exhausts the stack.
struct SyntaxParser {
  /// How many parentheses may be open at once.
  static let deepest = 64

  private var lexer: Lexer
  private var token: Token
  /// Where the token before ended: the place of what is missing.
  private var end = 0
  private var depth = 0

  /// The syntax tree of a whole text.
  static func parse(_ text: String) throws(NotationError) -> SyntaxText {
    var parser = try SyntaxParser(text)
    let property = try parser.readProperty()
    var parts: [Syntax] = []
    // CSS writes several parts, of which a time is one, or the property's name in front.
    repeat {
      let isTime = parser.token.isTime
      parts.append(try parser.readExpression())
      guard property != nil || isTime || parts.count > 1 || parser.token.isTime else { break }
    } while !parser.isAtEndOfParts
    if property != nil || parts.count > 1, parser.isAt(Ascii.semicolon) { try parser.advance() }
    switch parser.token.kind {
    case .end: return SyntaxText(property: property, parts: parts, comma: nil)
    case .sign(Ascii.closeParenthesis):
      throw parser.error("this parenthesis closes one that was never opened", parser.token.range)
    case .sign(Ascii.comma) where property != nil || parts.count > 1:
      var text = SyntaxText(property: property, parts: parts, comma: parser.token.range)
      do throws(NotationError) {
        text.further = try parser.readFurtherDeclarations()
      } catch {
        text.furtherMistake = error
      }
      return text
    default:
      throw parser.error(
        "after the curve the text must end, but \(parser.token.words) follows", parser.token.range)
    }
  }

  /// Reads the parts of declarations after commas, to the end of the text.
  private mutating func readFurtherDeclarations() throws(NotationError) -> [[Syntax]] {
    var further: [[Syntax]] = []
    while isAt(Ascii.comma) {
      try advance()
      var parts: [Syntax] = []
      repeat { parts.append(try readExpression()) } while !isAtEndOfParts
      further.append(parts)
    }
    if isAt(Ascii.semicolon) { try advance() }
    guard token.kind == .end else {
      throw error("after the curve the text must end, but \(token.words) follows", token.range)
    }
    return further
  }

  private var isAtEndOfParts: Bool {
    switch token.kind {
    case .end, .sign(Ascii.semicolon), .sign(Ascii.comma), .sign(Ascii.closeParenthesis): true
    default: false
    }
  }

  /// Reads a name and a colon, where the text begins with them.
  private mutating func readProperty() throws(NotationError) -> SyntaxWord? {
    guard case .name(let text) = token.kind else { return nil }
    var ahead = lexer
    guard try ahead.next().kind == .sign(Ascii.colon) else { return nil }
    let property = SyntaxWord(text: text, range: token.range)
    try advance()
    try advance()
    return property
  }

  private init(_ text: String) throws(NotationError) {
    lexer = Lexer(text)
    token = try lexer.next()
  }

  private mutating func advance() throws(NotationError) {
    end = token.range.upperBound
    token = try lexer.next()
  }

  private func error(_ message: String, _ range: Range<Int>) -> NotationError { lexer.error(message, range) }

  private func isAt(_ sign: UInt8) -> Bool { token.kind == .sign(sign) }

  private mutating func readExpression(
    expecting expected: String = "a curve must stand here"
  ) throws(NotationError) -> Syntax {
    let start = token.range.lowerBound
    switch token.kind {
    case .number(let literal):
      try advance()
      return Syntax(kind: .number(literal), range: start..<end)
    case .sign(Ascii.minus):
      try advance()
      if isAt(Ascii.minus) { throw error("one minus sign is enough", token.range) }
      let operand = try readExpression(expecting: "a number must follow the minus sign")
      return Syntax(kind: .negated(operand), range: start..<end)
    case .sign(Ascii.openParenthesis):
      try open()
      let inner = try readExpression(expecting: "a value must follow the parenthesis")
      try close(opened: start, after: nil)
      guard case .chain(var chain) = inner.kind else { return Syntax(kind: inner.kind, range: start..<end) }
      try readSteps(into: &chain)
      return Syntax(kind: .chain(chain), range: start..<end)
    case .sign(Ascii.point), .name: return try readChain()
    default: throw error("\(expected), but \(token.words) does", token.range)
    }
  }

  private mutating func readChain() throws(NotationError) -> Syntax {
    let start = token.range.lowerBound
    let hasLeadingPoint = isAt(Ascii.point)
    if hasLeadingPoint { try advance() }
    var chain = SyntaxChain(steps: [try readStep()], hasLeadingPoint: hasLeadingPoint)
    try readSteps(into: &chain)
    return Syntax(kind: .chain(chain), range: start..<end)
  }

  /// Reads the names and calls that follow with points.
  private mutating func readSteps(into chain: inout SyntaxChain) throws(NotationError) {
    while isAt(Ascii.point) {
      try advance()
      chain.steps.append(try readStep())
    }
  }

  private mutating func readStep() throws(NotationError) -> SyntaxStep {
    let word = try readWord()
    return SyntaxStep(word: word, arguments: try readArguments(of: word))
  }

  private mutating func readWord() throws(NotationError) -> SyntaxWord {
    guard case .name(let text) = token.kind else {
      throw error("a name must follow the point, but \(token.words) does", token.range)
    }
    let word = SyntaxWord(text: text, range: token.range)
    try advance()
    return word
  }

  private mutating func readArguments(of callee: SyntaxWord) throws(NotationError) -> SyntaxArguments? {
    guard isAt(Ascii.openParenthesis) else { return nil }
    let start = token.range.lowerBound
    var list: [SyntaxArgument] = []
    try open()
    if token.kind == .end { throw missingParenthesis(of: callee) }
    while !isAt(Ascii.closeParenthesis) {
      list.append(try readFurtherNumbers(after: try readArgument()))
      if isAt(Ascii.comma) {
        try advance()
      } else if !isAt(Ascii.closeParenthesis) {
        throw missing(after: list[list.count - 1], of: callee)
      }
      if token.kind == .end { throw missingParenthesis(of: callee) }
    }
    try close(opened: start, after: callee)
    return SyntaxArguments(list: list, range: start..<end)
  }

  private mutating func readArgument() throws(NotationError) -> SyntaxArgument {
    guard case .name(let text) = token.kind else {
      return SyntaxArgument(
        label: nil,
        value: try readExpression(expecting: "an argument or a closing parenthesis must stand here"))
    }
    var ahead = lexer
    guard try ahead.next().kind == .sign(Ascii.colon) else {
      return SyntaxArgument(label: nil, value: try readExpression())
    }
    let label = SyntaxWord(text: text, range: token.range)
    try advance()
    try advance()
    if token.kind == .end { throw error("a value must follow the label “\(text.prefix(40))”", end..<end) }
    let value = try readExpression(expecting: "a value must follow the label “\(text.prefix(40))”")
    return SyntaxArgument(label: label, value: value)
  }

  private mutating func readFurtherNumbers(after argument: SyntaxArgument) throws(NotationError)
    -> SyntaxArgument
  {
    guard argument.label == nil, argument.value.isNumeral else { return argument }
    var argument = argument
    while token.isNumeral { argument.further.append(try readExpression()) }
    return argument
  }

  private mutating func open() throws(NotationError) {
    guard depth < Self.deepest else {
      throw error("parentheses may be nested \(Self.deepest) deep, not deeper", token.range)
    }
    depth += 1
    try advance()
  }

  private mutating func close(opened: Int, after callee: SyntaxWord?) throws(NotationError) {
    guard isAt(Ascii.closeParenthesis) else {
      if token.kind == .end { throw missingParenthesis(of: callee) }
      throw error("a closing parenthesis must stand here, but \(token.words) does", token.range)
    }
    depth -= 1
    try advance()
  }

  private func missingParenthesis(of callee: SyntaxWord?) -> NotationError {
    let opened = callee.map { ": the one after “\($0.text.prefix(40))” is never closed" } ?? ""
    return error("a closing parenthesis is missing\(opened)", end..<end)
  }

  /// What is missing between an argument and what follows it.
  private func missing(after argument: SyntaxArgument, of callee: SyntaxWord) -> NotationError {
    switch token.kind {
    case .end: return missingParenthesis(of: callee)
    case .sign(Ascii.colon):
      return error("a label must be a name, and stand alone before its colon", argument.value.range)
    case .number, .sign(Ascii.minus):
      if argument.label == nil, case .chain(let chain) = argument.value.kind, let word = chain.word {
        return error("a colon is missing after the label “\(word.text.prefix(40))”", end..<end)
      }
      return error("a comma is missing between two arguments", end..<end)
    case .name, .sign(Ascii.point): return error("a comma is missing between two arguments", end..<end)
    default:
      return error("a comma or a closing parenthesis must stand here, but \(token.words) does", token.range)
    }
  }
}
