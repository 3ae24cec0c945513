// SPDX-License-Identifier: Apache-2.0

// What an expression in a program has beyond JSON.

extension ObjectLiteralReader {
  /// Reads the arguments of a call without its name and parentheses: `duration: 300, curve: Curves.easeIn`.
  static func readArguments(_ text: String, name: String) throws(TableError) -> [ObjectLiteral.Argument] {
    var reader = ObjectLiteralReader(bytes: Array(text.utf8), name: name, notation: .program)
    reader.skipBlanks()
    return try reader.readArguments(until: nil)
  }

  /// Whether a list ends here although a comma stood before it; the closing sign is skipped then.
  mutating func isPastLast(_ closing: UInt8) -> Bool { notation == .program && skip(closing) }

  /// Reads the value that a whole text is. In a program what it is given to may stand before it and what ends it
  /// behind it: `val spec = spring();`, `transition={{ type: "spring" }}`, `config: { … },`.
  mutating func readWholeValue() throws(TableError) -> ObjectLiteral {
    guard notation == .program else { return try readValue() }
    let isAssigned = skipDeclaration()
    let isEmbedded = isAssigned && skipDoubledBrace()
    let value = try readValue()
    skipBlanks()
    if isEmbedded {
      guard skip(Ascii.closeBrace) else {
        throw error(at: index, "“}” must follow the object, but \(found()) does")
      }
      skipBlanks()
    }
    if skip(Ascii.semicolon) || skip(Ascii.comma) { skipBlanks() }
    return value
  }

  /// Skips words and the sign that gives them a value; nothing where there is no such sign.
  private mutating func skipDeclaration() -> Bool {
    let start = index
    while readIdentifier() != nil {
      skipBlanks()
      if skip(Ascii.colon) || skipLoneEquals() {
        skipBlanks()
        skipDeclaredType()
        return true
      }
    }
    index = start
    return false
  }

  /// Skips the type between a name's colon and the sign that gives it a value: `AnimationSpec<Float> =`.
  private mutating func skipDeclaredType() {
    let start = index
    if readPath() != nil {
      skipTypeArguments()
      skipBlanks()
      if skipLoneEquals() {
        skipBlanks()
        return
      }
    }
    index = start
  }

  /// Skips the first of two opening braces, as JSX has them around an object.
  private mutating func skipDoubledBrace() -> Bool {
    let start = index
    guard skip(Ascii.openBrace) else { return false }
    skipBlanks()
    if peek() == Ascii.openBrace { return true }
    index = start
    return false
  }

  /// Skips a comment; one that is never closed ends with the text.
  mutating func skipComment() -> Bool {
    guard peek() == Ascii.slash, index + 1 < bytes.count else { return false }
    switch bytes[index + 1] {
    case Ascii.slash:
      while let byte = peek(), byte != Ascii.newline, byte != Ascii.carriageReturn { index += 1 }
      return true
    case Ascii.asterisk:
      index += 2
      while index < bytes.count {
        if bytes[index] == Ascii.asterisk, index + 1 < bytes.count, bytes[index + 1] == Ascii.slash {
          index += 2
          return true
        }
        index += 1
      }
      return true
    default: return false
    }
  }

  /// Refuses three points, which take members or values from somewhere else.
  private func refuseSpread() throws(TableError) {
    guard notation == .program, bytes[index...].starts(with: [Ascii.point, Ascii.point, Ascii.point]) else {
      return
    }
    throw error(at: index, "“...” spreads what stands elsewhere, and that is not known here; write it out")
  }

  /// Reads the name of an object's member.
  mutating func readMemberName() throws(TableError) -> String {
    try refuseSpread()
    if peek() == Ascii.quote { return try readString() }
    if notation == .program, let byte = peek() {
      if byte == Ascii.apostrophe { return try readString() }
      if let name = readIdentifier() { return name }
      throw error(at: index, "a name must stand here, but \(found()) does")
    }
    throw error(at: index, "a name in quotes must stand here, but \(found()) does")
  }

  /// Reads what only a program has; nil where the value is one that JSON has too.
  mutating func readProgramValue() throws(TableError) -> ObjectLiteral? {
    guard let byte = peek() else { return nil }
    try refuseSpread()
    let start = index
    if byte == Ascii.apostrophe {
      let string = try readString()
      return ObjectLiteral(kind: .string(string), range: start..<index)
    }
    if byte == Ascii.openParenthesis { return try readInParentheses() }
    if Ascii.isDigit(byte) || byte == Ascii.point || byte == Ascii.minus || byte == Ascii.plus {
      let number = try readProgramNumber()
      return ObjectLiteral(kind: .number(number), range: start..<index)
    }
    return try readNameOrCall()
  }

  /// Reads a value in parentheses, or what a function without a body gives back: `() => ({ x: 1 })`.
  private mutating func readInParentheses() throws(TableError) -> ObjectLiteral {
    if skipParameters() {
      skipBlanks()
      return try nested(skipping: 0) { reader throws(TableError) in try reader.readValue() }
    }
    return try nested { reader throws(TableError) in
      reader.skipBlanks()
      let value = try reader.readValue()
      reader.skipBlanks()
      guard reader.skip(Ascii.closeParenthesis) else {
        throw reader.error(
          at: reader.index, "a closing parenthesis must stand here, but \(reader.found()) does")
      }
      return value
    }
  }

  /// Skips the names of a function's parameters and the arrow behind them; nothing where there is no arrow.
  private mutating func skipParameters() -> Bool {
    let start = index
    index += 1
    while let byte = peek(), isPartOfName(byte) || Ascii.isBlank(byte) || byte == Ascii.comma { index += 1 }
    if skip(Ascii.closeParenthesis) {
      skipBlanks()
      if skip(Ascii.equals), skip(Ascii.greater) { return true }
    }
    index = start
    return false
  }

  // MARK: Names and calls

  private mutating func readNameOrCall() throws(TableError) -> ObjectLiteral? {
    let start = index
    guard var name = readPath() else { return nil }
    while name == "const" || name == "new" {
      skipBlanks()
      guard let next = readPath() else {
        throw error(at: index, "a name must follow “\(name)”, but \(found()) does")
      }
      name = next
    }
    let nameRange = start..<index
    switch name {
    case "true": return ObjectLiteral(kind: .bool(true), range: nameRange)
    case "false": return ObjectLiteral(kind: .bool(false), range: nameRange)
    case "null", "undefined": return ObjectLiteral(kind: .null, range: nameRange)
    default: break
    }
    skipTypeArguments()
    let end = index
    skipBlanks()
    guard peek() == Ascii.openParenthesis else {
      index = end
      return ObjectLiteral(kind: .name(name), range: nameRange)
    }
    let arguments = try nested { reader throws(TableError) in
      reader.skipBlanks()
      return try reader.readArguments(until: Ascii.closeParenthesis)
    }
    let call = ObjectLiteral.Call(name: name, nameRange: nameRange, arguments: arguments)
    return ObjectLiteral(kind: .call(call), range: start..<index)
  }

  /// Reads arguments up to a closing parenthesis, or to the end of the text.
  private mutating func readArguments(until closing: UInt8?) throws(TableError) -> [ObjectLiteral.Argument] {
    var arguments: [ObjectLiteral.Argument] = []
    func isAtEnd(_ reader: ObjectLiteralReader) -> Bool {
      closing.map { reader.peek() == $0 } ?? (reader.index == reader.bytes.count)
    }
    while !isAtEnd(self) {
      arguments.append(try readArgument())
      skipBlanks()
      if isAtEnd(self) { break }
      guard skip(Ascii.comma) || (closing == nil && skip(Ascii.semicolon)) else {
        throw error(
          at: index,
          "a comma\(closing == nil ? "" : " or “)”") must follow an argument, but \(found()) does")
      }
      skipBlanks()
    }
    if closing != nil { index += 1 }
    return arguments
  }

  private mutating func readArgument() throws(TableError) -> ObjectLiteral.Argument {
    let start = index
    if let label = readIdentifier() {
      let end = index
      skipBlanks()
      if skip(Ascii.colon) || skipLoneEquals() {
        skipBlanks()
        let value = try readValue()
        return ObjectLiteral.Argument(label: label, labelRange: start..<end, value: value)
      }
      index = start
    }
    let value = try readValue()
    return ObjectLiteral.Argument(label: nil, labelRange: value.range, value: value)
  }

  private mutating func skipLoneEquals() -> Bool {
    guard peek() == Ascii.equals else { return false }
    if index + 1 < bytes.count, [Ascii.equals, Ascii.greater].contains(bytes[index + 1]) { return false }
    index += 1
    return true
  }

  /// Reads letters, digits, underscores and dollar signs that begin with no digit.
  mutating func readIdentifier() -> String? {
    let start = index
    while let byte = peek(), isPartOfName(byte), index > start || !Ascii.isDigit(byte) { index += 1 }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  /// Reads names with points between them.
  private mutating func readPath() -> String? {
    let start = index
    guard readIdentifier() != nil else { return nil }
    while peek() == Ascii.point {
      index += 1
      guard readIdentifier() != nil else {
        index -= 1
        break
      }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private func isPartOfName(_ byte: UInt8) -> Bool {
    Ascii.isLetter(byte) || Ascii.isDigit(byte) || byte == Ascii.underscore || byte == UInt8(ascii: "$")
  }

  /// Skips `<Float>` between a name and its parenthesis.
  private mutating func skipTypeArguments() {
    guard peek() == Ascii.less else { return }
    let start = index
    var depth = 0
    while let byte = peek() {
      switch byte {
      case Ascii.less: depth += 1
      case Ascii.greater: depth -= 1
      case Ascii.comma, Ascii.space, Ascii.point, UInt8(ascii: "?"): break
      default:
        guard isPartOfName(byte) else {
          index = start
          return
        }
      }
      index += 1
      if depth == 0 { return }
    }
    index = start
  }

  // MARK: Numbers

  /// Reads a number with or without digits on either side of its point, separators between digits, and a
  /// letter for its type behind it.
  private mutating func readProgramNumber() throws(TableError) -> Double {
    let start = index
    var decimal: [UInt8] = []
    if let sign = peek(), sign == Ascii.minus || sign == Ascii.plus { take(into: &decimal) }
    var digits = takeDigits(into: &decimal)
    if peek() == Ascii.point {
      take(into: &decimal)
      digits += takeDigits(into: &decimal)
    }
    guard digits > 0 else { throw error(at: index, "a digit must stand here, but \(found()) does") }
    if let byte = peek(), Ascii.lowercased(byte) == Ascii.lowercaseE {
      take(into: &decimal)
      if let sign = peek(), sign == Ascii.minus || sign == Ascii.plus { take(into: &decimal) }
      if takeDigits(into: &decimal) == 0 {
        throw error(at: index, "a digit must follow the exponent's e, but \(found()) does")
      }
    }
    if let byte = peek(), "fFdDLn".utf8.contains(byte) { index += 1 }
    if let byte = peek(), isPartOfName(byte) || byte == Ascii.percent {
      throw error(at: index, "a number stands without unit, but \(found()) follows it")
    }
    let number = decimal.withUnsafeBufferPointer { NumberText.number($0) }
    guard let number else { throw error(at: start, "the number is beyond the largest double, 1.8e308") }
    return number
  }

  private mutating func take(into decimal: inout [UInt8]) {
    decimal.append(bytes[index])
    index += 1
  }

  private mutating func takeDigits(into decimal: inout [UInt8]) -> Int {
    let count = decimal.count
    while let byte = peek(), Ascii.isDigit(byte) || byte == Ascii.underscore {
      if byte != Ascii.underscore { decimal.append(byte) }
      index += 1
    }
    return decimal.count - count
  }
}
