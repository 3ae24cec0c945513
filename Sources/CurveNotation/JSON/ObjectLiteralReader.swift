// SPDX-License-Identifier: Apache-2.0

/// Reads a document in object notation.
///
/// The grammar is strict JSON, or that of an expression in a program: ``Notation``. What differs between them is
/// asked of it, at one place each.
package struct ObjectLiteralReader {
  /// A grammar of the family.
  package enum Notation: Hashable, Sendable {
    /// RFC 8259.
    case json
    /// An expression in JavaScript, Kotlin or Dart: also names, calls, comments, quotes of either kind, names
    /// without quotes, a comma behind the last member, and numbers such as `.5`, `1_000` and `0.5f`.
    case program
  }

  /// How deeply arrays and objects may be nested.
  static let deepest = 200

  let bytes: [UInt8]
  let name: String
  let notation: Notation
  var index = 0
  private var depth = 0

  /// Reads the whole of a text; `name` is the file's name, for messages.
  package static func read(
    _ text: String, name: String, notation: Notation = .json
  ) throws(TableError) -> ObjectLiteral {
    var reader = ObjectLiteralReader(bytes: Array(text.utf8), name: name, notation: notation)
    if reader.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    reader.skipBlanks()
    guard reader.index < reader.bytes.count else {
      throw reader.error(at: reader.index, "the text is empty, but must hold one value")
    }
    let literal = try reader.readWholeValue()
    reader.skipBlanks()
    guard reader.index == reader.bytes.count else {
      throw reader.error(at: reader.index, "after the value the text must end, but \(reader.found()) follows")
    }
    return literal
  }

  init(bytes: [UInt8], name: String, notation: Notation) {
    self.bytes = bytes
    self.name = name
    self.notation = notation
  }

  mutating func readValue() throws(TableError) -> ObjectLiteral {
    if notation == .program, let value = try readProgramValue() { return value }
    let start = index
    let kind: ObjectLiteral.Kind
    switch peek() {
    case Ascii.openBrace: kind = .object(try nested { reader throws(TableError) in try reader.readMembers() })
    case Ascii.openBracket:
      kind = .array(try nested { reader throws(TableError) in try reader.readElements() })
    case Ascii.quote: kind = .string(try readString())
    case .some(let byte) where Ascii.isDigit(byte) || byte == Ascii.minus: kind = .number(try readNumber())
    case .some(let byte) where Ascii.isLetter(byte): kind = try readWord()
    default: throw error(at: index, "a value must stand here, but \(found()) does")
    }
    return ObjectLiteral(kind: kind, range: start..<index)
  }

  /// Reads what stands in brackets, or after so many bytes.
  mutating func nested<Content>(
    skipping length: Int = 1, _ read: (inout ObjectLiteralReader) throws(TableError) -> Content
  ) throws(TableError) -> Content {
    guard depth < Self.deepest else {
      throw error(at: index, "arrays and objects may be nested \(Self.deepest) deep, not deeper")
    }
    depth += 1
    defer { depth -= 1 }
    index += length
    return try read(&self)
  }

  private mutating func readElements() throws(TableError) -> [ObjectLiteral] {
    var elements: [ObjectLiteral] = []
    skipBlanks()
    if skip(Ascii.closeBracket) { return elements }
    while true {
      skipBlanks()
      if isPastLast(Ascii.closeBracket) { return elements }
      elements.append(try readValue())
      skipBlanks()
      if skip(Ascii.closeBracket) { return elements }
      guard skip(Ascii.comma) else {
        throw error(at: index, "a comma or “]” must follow an element, but \(found()) does")
      }
    }
  }

  private mutating func readMembers() throws(TableError) -> [ObjectLiteral.Member] {
    var members: [ObjectLiteral.Member] = []
    var names: Set<String> = []
    skipBlanks()
    if skip(Ascii.closeBrace) { return members }
    while true {
      skipBlanks()
      if isPastLast(Ascii.closeBrace) { return members }
      let start = index
      let name = try readMemberName()
      let range = start..<index
      guard names.insert(name).inserted else {
        throw error(at: start, "the object has the name “\(name)” twice")
      }
      skipBlanks()
      guard skip(Ascii.colon) else {
        throw error(at: index, "a colon must follow the name “\(name)”, but \(found()) does")
      }
      skipBlanks()
      members.append(ObjectLiteral.Member(name: name, nameRange: range, value: try readValue()))
      skipBlanks()
      if skip(Ascii.closeBrace) { return members }
      guard skip(Ascii.comma) else {
        throw error(at: index, "a comma or “}” must follow a member, but \(found()) does")
      }
    }
  }

  private mutating func readWord() throws(TableError) -> ObjectLiteral.Kind {
    let start = index
    while let byte = peek(), Ascii.isLetter(byte) || Ascii.isDigit(byte) || byte == Ascii.underscore {
      index += 1
    }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      throw error(
        at: start,
        "“\(word.prefix(40))” is no value; allowed are numbers, strings in quotes, true, false, null, [ and {"
      )
    }
  }

  private mutating func readNumber() throws(TableError) -> Double {
    let start = index
    _ = skip(Ascii.minus)
    let whole = skipDigits()
    if whole == 0 { throw error(at: index, "a digit must stand here, but \(found()) does") }
    if whole > 1, bytes[index - whole] == Ascii.zero {
      throw error(at: index - whole, "a number may not begin with a superfluous 0")
    }
    if skip(Ascii.point), skipDigits() == 0 {
      throw error(at: index, "a digit must follow the point, but \(found()) does")
    }
    if let byte = peek(), Ascii.lowercased(byte) == Ascii.lowercaseE {
      index += 1
      if !skip(Ascii.minus) { _ = skip(Ascii.plus) }
      if skipDigits() == 0 {
        throw error(at: index, "a digit must follow the exponent's e, but \(found()) does")
      }
    }
    let number = bytes[start..<index].withUnsafeBufferPointer { NumberText.number($0) }
    guard let number else { throw error(at: start, "the number is beyond the largest double, 1.8e308") }
    return number
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = peek(), Ascii.isDigit(byte) { index += 1 }
    return index - start
  }
}

extension ObjectLiteralReader {
  func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    index += 1
    return true
  }

  mutating func skipBlanks() {
    repeat {
      while let byte = peek(), Ascii.isBlank(byte) { index += 1 }
    } while notation == .program && skipComment()
  }

  /// What stands at the index, in words.
  func found() -> String {
    guard index < bytes.count else { return "the end of the text" }
    if let scalar = String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first,
      let twin = Lookalikes.twin(of: scalar) ?? ("“”„".unicodeScalars.contains(scalar) ? "\"" : nil)
    {
      return "\(Lookalikes.words(for: scalar)), which looks like “\(twin)”,"
    }
    if let character = String(decoding: bytes[index...].prefix(32), as: UTF8.self).first {
      return "“\(character == "\n" || character == "\r\n" ? "the line's end" : String(character))”"
    }
    return "nothing"
  }

  func error(at offset: Int, _ message: String) -> TableError {
    TableError(name: name, position: TextPosition(of: offset, in: bytes), message: message)
  }
}
