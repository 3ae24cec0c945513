// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// A part of a document, with the way to it; asked for what it should be, it answers or says what it is instead.
struct DocumentNode {
  let literal: ObjectLiteral
  let path: DocumentPath

  func problem(_ message: String, suggestion: String? = nil) -> DocumentProblem {
    DocumentProblem(message: message, range: literal.range, path: path, suggestion: suggestion)
  }

  /// What stands here, in words.
  var found: String {
    switch literal.kind {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let number): NumberText.text(of: number == 0 ? 0 : number)
    case .string(let text): "the text “\(text.prefix(40))”"
    case .array: "a list"
    case .name(let name): "the name “\(name.prefix(40))”"
    case .call: "a call"
    case .object: "an object"
    }
  }

  func mustBe(_ allowed: String) -> DocumentProblem { problem("must be \(allowed), but is \(found)") }

  // MARK: - Plain values

  var isNull: Bool { literal.kind == .null }

  func flag() throws(DocumentProblem) -> Bool {
    guard case .bool(let flag) = literal.kind else { throw mustBe("true or false") }
    return flag
  }

  func text() throws(DocumentProblem) -> String {
    guard case .string(let text) = literal.kind else { throw mustBe("a text in quotes") }
    return text
  }

  /// A text that is not empty, as a name.
  func name() throws(DocumentProblem) -> String {
    guard case .string(let text) = literal.kind else { throw mustBe("a name in quotes") }
    guard !text.isEmpty else { throw problem("a name can't be empty") }
    guard text.utf8.count <= 200 else { throw problem("a name can have 200 bytes, not more") }
    return text
  }

  /// A name of a node, as it stands in paths.
  func nodeName() throws(DocumentProblem) -> String {
    let name = try name()
    guard let sign = name.first(where: { "/[#".contains($0) }) else { return name }
    throw problem("a node's name can't hold “\(sign)”: in paths “/”, “[” and “#” tell nodes apart")
  }

  func number(in range: NumberLimits = .value) throws(DocumentProblem) -> Double {
    guard case .number(let number) = literal.kind, range.contains(number) else { throw mustBe(range.words) }
    // Zero has no sign.
    return number == 0 ? 0 : number
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    of type: Choice.Type = Choice.self
  ) throws(DocumentProblem) -> Choice where Choice.RawValue == String {
    let names = Choice.allCases.map(\.rawValue)
    guard case .string(let text) = literal.kind else { throw mustBe(Self.alternatives(names)) }
    guard let choice = Choice(rawValue: text) else {
      throw problem(
        "must be \(Self.alternatives(names)), but is “\(text.prefix(40))”",
        suggestion: NearestName.suggestion(for: text, among: names))
    }
    return choice
  }

  /// `“a”, “b” or “c”`.
  static func alternatives(_ names: some Collection<String>, conjunction: String = "or") -> String {
    let quoted = names.prefix(30).map { "“\($0)”" } + (names.count > 30 ? ["…"] : [])
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  // MARK: - Parts

  func elements(_ allowed: String = "a list") throws(DocumentProblem) -> [DocumentNode] {
    guard case .array(let elements) = literal.kind else { throw mustBe(allowed) }
    return elements.enumerated().map { DocumentNode(literal: $1, path: .element(path, $0)) }
  }

  /// The members of an object whose names are free.
  func members(_ allowed: String) throws(DocumentProblem) -> [DocumentMember] {
    guard case .object(let members) = literal.kind else { throw mustBe(allowed) }
    return members.map { member in
      DocumentMember(
        name: member.name, nameRange: member.nameRange,
        value: DocumentNode(literal: member.value, path: .member(path, member.name)))
    }
  }

  /// An object whose names are those of a table; any other is refused.
  func object<Field: DocumentField>(
    _ allowed: String, of type: Field.Type = Field.self
  ) throws(DocumentProblem) -> DocumentObject<Field> {
    var values: [Field: DocumentMember] = [:]
    for member in try members(allowed) {
      guard let field = Field(rawValue: member.name) else {
        let names = Field.allCases.map(\.rawValue)
        throw member.problem(
          "there is no field of this name; allowed are \(Self.alternatives(names, conjunction: "and"))",
          suggestion: NearestName.suggestion(for: member.name, among: names))
      }
      values[field] = member
    }
    return DocumentObject(node: self, values: values)
  }

  /// An offset in the decoded text of this string, as an offset in the document.
  ///
  /// Escapes are longer in the document than in the text.
  func documentOffset(of offset: Int, in document: [UInt8]) -> Int {
    var place = literal.range.lowerBound + 1
    var decoded = 0
    while decoded < offset, place < literal.range.upperBound - 1 {
      guard document[place] == UInt8(ascii: "\\") else {
        place += 1
        decoded += 1
        continue
      }
      guard document[place + 1] == UInt8(ascii: "u") else {
        place += 2
        decoded += 1
        continue
      }
      let digits = String(decoding: document[(place + 2)..<(place + 6)], as: UTF8.self)
      let unit = UInt32(digits, radix: 16) ?? 0
      // A pair of surrogates is twelve bytes for four.
      let isPair = (0xD800..<0xDC00).contains(unit)
      place += isPair ? 12 : 6
      decoded += isPair ? 4 : unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
    }
    return place
  }
}

/// The names that an object may have.
package protocol DocumentField: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

/// A name and what stands under it.
struct DocumentMember {
  let name: String
  let nameRange: Range<Int>
  let value: DocumentNode

  /// A problem with the name.
  func problem(_ message: String, suggestion: String? = nil) -> DocumentProblem {
    DocumentProblem(message: message, range: nameRange, path: value.path, suggestion: suggestion)
  }
}

/// An object whose names are known.
struct DocumentObject<Field: DocumentField> {
  let node: DocumentNode
  let values: [Field: DocumentMember]

  subscript(field: Field) -> DocumentNode? { values[field]?.value }

  func required(_ field: Field) throws(DocumentProblem) -> DocumentNode {
    guard let value = self[field] else {
      throw DocumentProblem(
        message: "the field “\(field.rawValue)” is missing",
        range: node.literal.range.lowerBound..<(node.literal.range.lowerBound + 1), path: node.path)
    }
    return value
  }

  /// Refuses fields that mean nothing beside another one.
  func refuse(_ fields: some Sequence<Field>, beside other: Field) throws(DocumentProblem) {
    for field in fields {
      guard let member = values[field] else { continue }
      throw member.problem("“\(field.rawValue)” has no meaning beside “\(other.rawValue)”")
    }
  }
}

/// The numbers that a place allows.
struct NumberLimits {
  let words: String
  let contains: @Sendable (Double) -> Bool

  /// Values and steps of states and properties, whose squares are numbers too.
  static let value = NumberLimits(words: "a number from -1e100 to 1e100") { $0.magnitude <= 1e100 }
  /// Seconds.
  static let time = NumberLimits(words: "a number of seconds from 0 to 1e9") { (0...1e9).contains($0) }
  /// Lengths and factors that are not negative.
  static let length = NumberLimits(words: "a number from 0 to 1e100") { (0...1e100).contains($0) }
  /// Frames per second.
  static let rate = NumberLimits(words: "a number of frames per second above 0, up to 1e6") {
    $0 > 0 && $0 <= 1e6
  }
}
