// SPDX-License-Identifier: Apache-2.0

/// Properties that are set one after the other: `animation.mass = 1`, or `mass: 1, stiffness: 100`.
///
/// What is before the last point of a name is not looked at, and neither are comments and the line that makes the
/// animation.
struct Assignments {
  struct Assignment: Hashable {
    let name: SyntaxWord
    let value: SyntaxWord

    /// The value, understood as an expression; errors point into the whole text.
    func syntax(in text: String) throws(NotationError) -> Syntax {
      try SyntaxParser.parseValue(text, value.range)
    }
  }

  let text: String
  private(set) var list: [Assignment] = []
  /// A value that stands alone, without a name before it.
  private(set) var bare: Assignment?
  /// Whether the line that makes a spring animation is there.
  private(set) var isSpring = false

  subscript(name: String) -> Assignment? { list.last { $0.name.text == name } }

  init(of text: String) throws(NotationError) {
    self.text = text
    let bytes = Array(text.utf8)
    if bytes.first(where: { !Ascii.isBlank($0) }) == Ascii.less {
      try addPropertyList(bytes)
      return
    }
    var start = 0
    while start < bytes.count {
      let end = Assignments.end(of: bytes, from: start)
      try add(bytes, start..<end)
      start = end + 1
    }
  }

  /// Where a statement ends: at a line break, semicolon or comma outside parentheses and quotes.
  private static func end(of bytes: [UInt8], from start: Int) -> Int {
    var depth = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case Ascii.quote:
        index += 1
        while index < bytes.count, bytes[index] != Ascii.quote, bytes[index] != Ascii.newline { index += 1 }
      case Ascii.openParenthesis: depth += 1
      case Ascii.closeParenthesis: depth -= 1
      case Ascii.newline, Ascii.carriageReturn, Ascii.semicolon, Ascii.comma:
        if depth <= 0 { return index }
      case Ascii.slash where depth <= 0 && index + 1 < bytes.count && bytes[index + 1] == Ascii.slash:
        while index < bytes.count, bytes[index] != Ascii.newline { index += 1 }
        return index
      default: break
      }
      index += 1
    }
    return min(index, bytes.count)
  }

  private mutating func add(_ bytes: [UInt8], _ place: Range<Int>) throws(NotationError) {
    var range = place
    if let comment = range.first(where: {
      bytes[$0] == Ascii.slash && $0 + 1 < range.upperBound && bytes[$0 + 1] == Ascii.slash
    }) {
      range = range.lowerBound..<comment
    }
    range = Assignments.trimmed(bytes, range)
    guard !range.isEmpty else { return }
    let equals = Assignments.first(UInt8(ascii: "="), bytes, range)
    // A message of Objective-C has colons of its own.
    let colon =
      bytes[range.lowerBound] == Ascii.openBracket ? nil : Assignments.first(Ascii.colon, bytes, range)
    guard let separator = equals ?? colon else {
      try add(value: word(bytes, range), named: nil)
      return
    }
    let name = Assignments.trimmed(bytes, range.lowerBound..<separator)
    let value = Assignments.trimmed(bytes, separator + 1..<range.upperBound)
    let property = Assignments.property(bytes, name)
    guard !property.isEmpty else {
      throw error("a name must stand before this sign", separator..<separator + 1)
    }
    guard !value.isEmpty else { throw error("a value must follow", separator + 1..<separator + 1) }
    try add(value: word(bytes, value), named: word(bytes, property))
  }

  /// Where a sign first stands outside parentheses.
  private static func first(_ sign: UInt8, _ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var depth = 0
    for index in range {
      switch bytes[index] {
      case Ascii.openParenthesis: depth += 1
      case Ascii.closeParenthesis: depth -= 1
      case sign where depth == 0: return index
      default: break
      }
    }
    return nil
  }

  private mutating func add(value: SyntaxWord, named name: SyntaxWord?) throws(NotationError) {
    if value.text.hasPrefix("CASpringAnimation") {
      guard !isSpring else { throw error("one animation is read, and this makes a second one", value.range) }
      isSpring = true
      try addArguments(of: value)
      return
    }
    if value.text.hasPrefix("[CASpringAnimation") {
      guard !isSpring else { throw error("one animation is read, and this makes a second one", value.range) }
      isSpring = true
      return
    }
    if value.text.hasPrefix("CABasicAnimation") || value.text.hasPrefix("[CABasicAnimation") { return }
    guard let name else {
      if bare != nil || !list.isEmpty {
        throw error("a property and its value must stand here, such as animation.mass = 1", value.range)
      }
      bare = Assignment(name: value, value: value)
      return
    }
    list.append(Assignment(name: name, value: value))
  }

  /// The arguments that make a spring: `CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)`.
  private mutating func addArguments(of call: SyntaxWord) throws(NotationError) {
    let bytes = Array(call.text.utf8)
    guard let open = bytes.firstIndex(of: Ascii.openParenthesis) else { return }
    guard bytes.last == Ascii.closeParenthesis else {
      throw error("a closing parenthesis is missing", call.range.upperBound..<call.range.upperBound)
    }
    let whole = Array(text.utf8)
    var start = call.range.lowerBound + open + 1
    let last = call.range.upperBound - 1
    while start < last {
      let end = min(Assignments.end(of: whole, from: start), last)
      let range = Assignments.trimmed(whole, start..<end)
      if String(decoding: whole[range], as: UTF8.self).hasPrefix("keyPath") == false { try add(whole, range) }
      start = end + 1
    }
  }

  // MARK: Property lists

  /// The keys and values of a property list: `<key>mass</key><real>1</real>`. Other elements are not looked at.
  private mutating func addPropertyList(_ bytes: [UInt8]) throws(NotationError) {
    var key: SyntaxWord?
    var index = 0
    while let open = bytes[index...].firstIndex(of: Ascii.less) {
      guard let close = bytes[open...].firstIndex(of: Ascii.greater) else {
        throw error("the tag is never closed", open..<open + 1)
      }
      let tag = String(decoding: bytes[open + 1..<close], as: UTF8.self)
      index = close + 1
      let end = bytes[index...].firstIndex(of: Ascii.less) ?? bytes.count
      let content = Assignments.trimmed(bytes, index..<end)
      switch tag {
      case "key": key = word(bytes, content)
      case "real", "integer", "string":
        if let key, !content.isEmpty { try add(value: word(bytes, content), named: key) }
        key = nil
      case "true/", "false/", "true /", "false /":
        if let key {
          try add(
            value: SyntaxWord(text: tag.hasPrefix("true") ? "true" : "false", range: open..<index), named: key
          )
        }
        key = nil
      default: break
      }
    }
  }

  /// The last part of `let animation.mass`.
  private static func property(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    let cut = range.last {
      !(Ascii.isLetter(bytes[$0]) || Ascii.isDigit(bytes[$0]) || bytes[$0] == Ascii.underscore)
    }
    return (cut.map { $0 + 1 } ?? range.lowerBound)..<range.upperBound
  }

  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, Ascii.isBlank(bytes[first]) { range.removeFirst() }
    while let last = range.last, Ascii.isBlank(bytes[last]) { range.removeLast() }
    return range
  }

  private func word(_ bytes: [UInt8], _ range: Range<Int>) -> SyntaxWord {
    SyntaxWord(text: String(decoding: bytes[range], as: UTF8.self), range: range)
  }

  private func error(_ message: String, _ range: Range<Int>) -> NotationError {
    NotationError(message: message, text: text, range: range)
  }
}

extension SyntaxParser {
  /// The syntax tree of one value in a part of a text; errors and places are those of the whole text.
  static func parseValue(_ text: String, _ range: Range<Int>) throws(NotationError) -> Syntax {
    // Blanks in the place of what is around the part keep every offset.
    let bytes = text.utf8.enumerated().map { range.contains($0.offset) ? $0.element : Ascii.space }
    do throws(NotationError) {
      let parsed = try parse(String(decoding: bytes, as: UTF8.self))
      guard parsed.property == nil, parsed.parts.count == 1 else {
        throw NotationError(message: "one value must stand here", text: text, range: range)
      }
      return parsed.parts[0]
    } catch {
      throw NotationError(
        message: error.message, text: text, range: error.range, suggestion: error.suggestion)
    }
  }
}
