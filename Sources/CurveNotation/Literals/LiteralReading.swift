// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// A text in another tool's notation while it is read: its parts, and what has to be said about them.
struct LiteralReading {
  let text: String
  private(set) var warnings: [NotationWarning] = []

  init(_ text: String) { self.text = text }

  /// The one value that the text is.
  func literal(
    _ notation: ObjectLiteralReader.Notation = .program
  ) throws(NotationError) -> ObjectLiteral {
    do throws(TableError) {
      return try ObjectLiteralReader.read(text, name: "", notation: notation)
    } catch {
      throw refusal(error)
    }
  }

  /// The arguments that the text is, without a call around them.
  func arguments() throws(NotationError) -> [ObjectLiteral.Argument] {
    do throws(TableError) {
      return try ObjectLiteralReader.readArguments(text, name: "")
    } catch {
      throw refusal(error)
    }
  }

  mutating func warn(_ message: String, _ range: Range<Int>, concernsTravel: Bool = false) {
    warnings.append(NotationWarning(message: message, range: range, concernsTravel: concernsTravel))
  }

  func error(_ message: String, _ range: Range<Int>, suggestion: String? = nil) -> NotationError {
    NotationError(message: message, text: text, range: range, suggestion: suggestion)
  }

  /// What was written in a place, cut where it is long.
  func excerpt(_ range: Range<Int>) -> String {
    String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(min(range.count, 40)), as: UTF8.self)
  }

  /// The refusal of something that is none of the things that may stand there.
  func refusal(of literal: ObjectLiteral, expected: String, suggestion: String? = nil) -> NotationError {
    error(
      "\(expected) must stand here, but \(literal.words) does", literal.headRange, suggestion: suggestion)
  }

  /// A reader's error with its place marked in the text.
  private func refusal(_ failure: TableError) -> NotationError {
    let place = TextPosition(line: failure.line, column: failure.column).offset(in: text.utf8)
    return error(failure.message, place..<end(ofTokenAt: place))
  }

  /// Where the name or number ends that begins at a place; one sign is a token too.
  private func end(ofTokenAt place: Int) -> Int {
    let rest = text.utf8.dropFirst(place)
    let token = rest.prefix { Ascii.isLetter($0) || Ascii.isDigit($0) || $0 == Ascii.underscore }
    if token.isEmpty, let character = String(decoding: rest.prefix(16), as: UTF8.self).first {
      return place + String(character).utf8.count
    }
    return place + min(token.count, 40)
  }
}

extension LiteralReading {
  /// The number that a part is, finite and allowed.
  func number(
    _ literal: ObjectLiteral, _ name: String, allowed: String = "a finite number",
    where isAllowed: (Double) -> Bool = { _ in true }
  ) throws(NotationError) -> Double {
    guard case .number(let number) = literal.kind else {
      var suggestion: String?
      if case .string(let string) = literal.kind {
        suggestion = NumberText.number(string).map { NumberText.text(of: $0) }
      }
      throw error(
        "\(name) must be a number, but is \(literal.words)", literal.headRange, suggestion: suggestion)
    }
    guard isAllowed(number) else {
      throw error("\(name) must be \(allowed), but is \(NumberText.text(of: number))", literal.range)
    }
    return number
  }

  /// The seconds that a number of milliseconds is, as exact as its digits are.
  func seconds(
    ofMilliseconds literal: ObjectLiteral, _ name: String, allowed: String = "a finite number",
    where isAllowed: (Double) -> Bool = { _ in true }
  ) throws(NotationError) -> Double {
    let number = try number(literal, name, allowed: allowed, where: isAllowed)
    let digits = excerpt(literal.range).utf8.filter { Ascii.isDigit($0) || $0 == Ascii.point }
    guard number != number.rounded(), literal.range.count < 40,
      let exact = Double(String(decoding: digits, as: UTF8.self) + "e-3"),
      (exact * 1000 - number.magnitude).magnitude <= number.ulp
    else {
      return number / 1000
    }
    return number < 0 ? -exact : exact
  }

  /// The flag that a part is.
  func flag(_ literal: ObjectLiteral, _ name: String) throws(NotationError) -> Bool {
    guard case .bool(let flag) = literal.kind else {
      throw error("\(name) must be true or false, but is \(literal.words)", literal.headRange)
    }
    return flag
  }

  /// The curve of four coordinates, which refuses an x outside 0…1.
  func bezier(_ literals: [ObjectLiteral], of owner: String, _ range: Range<Int>) throws(NotationError)
    -> UnitCurve
  {
    guard literals.count == 4 else {
      throw error(
        "\(owner) takes four numbers, x1, y1, x2 and y2, but \(literals.count) stand here", range)
    }
    var numbers: [Double] = []
    for (literal, name) in zip(literals, ["x1", "y1", "x2", "y2"]) {
      let isX = name.hasPrefix("x")
      numbers.append(
        try number(literal, name, allowed: "between 0 and 1") { !isX || (0...1).contains($0) })
    }
    return UnitCurve(
      startControlPoint: UnitPoint(x: numbers[0], y: numbers[1]),
      endControlPoint: UnitPoint(x: numbers[2], y: numbers[3]))
  }
}

extension ObjectLiteral {
  /// The value of the first argument or member by a name, at any depth: of `useSpring({ config: { … } })` the config.
  func part(named name: String) -> ObjectLiteral? {
    var inner: [ObjectLiteral] = []
    switch kind {
    case .call(let call):
      if let found = call.arguments.first(where: { $0.label == name }) { return found.value }
      inner = call.arguments.map(\.value)
    case .object(let members):
      if let found = members.first(where: { $0.name == name }) { return found.value }
      inner = members.map(\.value)
    case .array(let elements): inner = elements
    case .null, .bool, .number, .string, .name: break
    }
    for literal in inner {
      if let found = literal.part(named: name) { return found }
    }
    return nil
  }

  /// What stands there, in words.
  var words: String {
    switch kind {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): "the number \(NumberText.text(of: number))"
    case .string(let string): "the text “\(string.prefix(40))”"
    case .array: "a list"
    case .object: "an object"
    case .name(let name): "“\(name.prefix(40))”"
    case .call(let call): "“\(call.name.prefix(40))(…)”"
    }
  }

  /// The part that a message marks: of a call its name, of a list or an object its opening bracket.
  var headRange: Range<Int> {
    switch kind {
    case .call(let call): call.nameRange
    case .array, .object: range.lowerBound..<range.lowerBound + 1
    default: range
    }
  }

  /// The values without labels that a call has, or a list's elements.
  var elements: [ObjectLiteral] {
    switch kind {
    case .array(let elements): elements
    case .call(let call): call.arguments.map(\.value)
    default: []
    }
  }
}

extension TextPosition {
  /// The place in a text that has this line and column.
  func offset(in bytes: some Collection<UInt8>) -> Int {
    var line = 1
    var column = 1
    var offset = 0
    for byte in bytes {
      if Ascii.isContinuation(byte) {
        offset += 1
        continue
      }
      if line > self.line || (line == self.line && column >= self.column) { break }
      if byte == Ascii.newline {
        line += 1
        column = 1
      } else {
        column += 1
      }
      offset += 1
    }
    return offset
  }
}
