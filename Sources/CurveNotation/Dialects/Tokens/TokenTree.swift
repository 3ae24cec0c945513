// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// The design tokens of a document, by their paths.
struct TokenTree {
  /// A token as it stands in the document.
  struct Token {
    /// The names from the outermost group on, with points between them; empty for a token on its own.
    let path: String
    /// The token's type, or that of the group around it; nil where neither has one.
    let type: String?
    let value: ObjectLiteral
    /// Where the token's name stands; where the token does, without a name.
    let range: Range<Int>
  }

  /// What is wrong with a group.
  struct Complaint {
    let path: String
    let message: String
    let range: Range<Int>
  }

  private(set) var tokens: [Token] = []
  /// What is wrong with groups that extend others.
  private(set) var complaints: [Complaint] = []
  private var places: [String: Int] = [:]
  private let root: ObjectLiteral

  init(_ root: ObjectLiteral) {
    self.root = root
    collect(root, Place(range: root.headRange))
  }

  // MARK: Groups

  /// Where the collecting is.
  private struct Place {
    var path: [String] = []
    var type: String?
    var range: Range<Int>
    /// The groups that are being extended, from the outermost on.
    var extended: [ObjectLiteral] = []

    var words: String { path.joined(separator: ".") }

    func child(_ member: ObjectLiteral.Member) -> Place {
      Place(path: path + [member.name], type: type, range: member.nameRange, extended: extended)
    }
  }

  /// How many groups may extend one another.
  private static let deepest = 32
  /// How often groups may be taken over in a document, so that no small one grows without bound.
  private static let most = 10_000
  private var extensions = 0

  private mutating func collect(_ literal: ObjectLiteral, _ here: Place) {
    guard case .object(let members) = literal.kind else { return }
    var here = here
    if let member = members.first(where: { $0.name == "$type" }), case .string(let own) = member.value.kind {
      here.type = own
    }
    if let value = members.first(where: { $0.name == "$value" }) {
      append(Token(path: here.words, type: here.type, value: value.value, range: here.range))
      return
    }
    if members.contains(where: { $0.name == "$ref" }) {
      append(Token(path: here.words, type: here.type, value: literal, range: here.range))
      return
    }
    for member in members {
      if member.name == "$root" {
        var place = here.child(member)
        place.path = here.path
        collect(member.value, place)
      } else if !member.name.hasPrefix("$") {
        collect(member.value, here.child(member))
      }
    }
    if let member = members.first(where: { $0.name == "$extends" }) {
      extend(literal, by: member.value, here)
    }
  }

  /// Collects what a group takes over from another one. What it has itself goes before that.
  private mutating func extend(_ group: ObjectLiteral, by reference: ObjectLiteral, _ here: Place) {
    func complain(_ message: String) {
      complaints.append(Complaint(path: here.words, message: message, range: reference.headRange))
    }
    guard let steps = steps(of: reference) else {
      return complain("$extends must be a reference to a group, {name} or {\"$ref\": \"#/name\"}")
    }
    guard let target = literal(at: steps) else {
      return complain("there is no group “\(steps.joined(separator: ".").prefix(60))” to extend")
    }
    guard case .object(let members) = target.literal.kind,
      !members.contains(where: { $0.name == "$value" || $0.name == "$ref" })
    else {
      return complain(
        "“\(steps.joined(separator: ".").prefix(60))” is no group, and only groups are extended")
    }
    guard target.literal.range != group.range,
      !here.extended.contains(where: { $0.range == target.literal.range })
    else { return complain("the group extends itself") }
    guard here.extended.count < Self.deepest else {
      return complain("groups may extend one another \(Self.deepest) times, and not once more")
    }
    extensions += 1
    guard extensions <= Self.most else {
      if extensions == Self.most + 1 { complain("groups are extended more than \(Self.most) times") }
      return
    }
    var place = here
    place.type = here.type ?? target.type
    place.extended.append(group)
    collect(target.literal, place)
  }

  /// Appends a token, where the group has none by that path yet.
  private mutating func append(_ token: Token) {
    guard places[token.path] == nil else { return }
    places[token.path] = tokens.count
    tokens.append(token)
  }

  // MARK: References

  /// How many references one value may lead along.
  private static let longestChain = 64

  /// The names that a reference leads along: of `{easing.standard}`, of `{"$ref": "#/easing/standard"}`; nil where
  /// it is none.
  private func steps(of literal: ObjectLiteral) -> [String]? {
    switch literal.kind {
    case .string(let text) where text.hasPrefix("{") && text.hasSuffix("}"):
      return text.dropFirst().dropLast().split(separator: ".", omittingEmptySubsequences: false).map(
        String.init)
    case .object(let members):
      guard let member = members.first(where: { $0.name == "$ref" }),
        case .string(let pointer) = member.value.kind,
        pointer.hasPrefix("#/")
      else { return nil }
      return pointer.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map {
        Self.unescaped(String($0))
      }
    default: return nil
    }
  }

  /// A step of a JSON pointer, with `~1` for a slash and `~0` for a tilde.
  private static func unescaped(_ step: String) -> String {
    var result = ""
    var rest = step[...]
    while let character = rest.popFirst() {
      if character == "~", let next = rest.first, next == "0" || next == "1" {
        result.append(next == "1" ? "/" : "~")
        rest.removeFirst()
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// The part of the document at the end of some steps, and the type of the groups on the way.
  private func literal(at steps: [String]) -> (literal: ObjectLiteral, type: String?)? {
    var literal = root
    var type: String?
    for step in steps {
      switch literal.kind {
      case .object(let members):
        guard let member = members.first(where: { $0.name == step }) else { return nil }
        if let own = members.first(where: { $0.name == "$type" }), case .string(let name) = own.value.kind {
          type = name
        }
        literal = member.value
      case .array(let elements):
        guard let index = Int(step), elements.indices.contains(index) else { return nil }
        literal = elements[index]
      default: return nil
      }
    }
    return (literal, type)
  }

  /// What a value is, with the type of the token it was found in where it is a reference: `{easing.standard}`, or
  /// `{"$ref": "#/easing/standard/$value"}`.
  func resolved(
    _ literal: ObjectLiteral, in reading: LiteralReading
  ) throws(NotationError) -> (value: ObjectLiteral, type: String?) {
    var literal = literal
    var type: String?
    var seen: Set<Range<Int>> = []
    while true {
      if case .object(let members) = literal.kind, let member = members.first(where: { $0.name == "$ref" }),
        steps(of: literal) == nil
      {
        throw reading.error(
          "$ref must be a JSON pointer into this document, such as \"#/easing/standard\"", member.value.range)
      }
      guard let steps = steps(of: literal) else { return (literal, type) }
      guard seen.insert(literal.range).inserted else {
        throw reading.error("the reference leads back to itself", literal.headRange)
      }
      guard seen.count <= Self.longestChain else {
        throw reading.error(
          "references may lead on \(Self.longestChain) times, and not once more", literal.headRange)
      }
      let isAlias = if case .string = literal.kind { true } else { false }
      var path = steps
      while let last = path.last, last == "$value" || last == "$root" { path.removeLast() }
      let words = path.joined(separator: ".")
      if let place = places[words], isAlias || steps.count == path.count || steps.last == "$value" {
        literal = tokens[place].value
        type = tokens[place].type
      } else if !isAlias, let found = self.literal(at: steps) {
        literal = found.literal
        type = found.type
      } else {
        let shown = isAlias ? words : "#/" + steps.joined(separator: "/")
        throw reading.error(
          "there is no token “\(shown.prefix(60))”", literal.headRange,
          suggestion: NearestName.suggestion(for: words, among: places.keys.sorted()).map {
            isAlias ? "{\($0)}" : "#/" + $0.split(separator: ".").joined(separator: "/")
          })
      }
    }
  }

  /// The type of a token: its own, or that of the token it refers to.
  func type(of token: Token, in reading: LiteralReading) throws(NotationError) -> String? {
    if let type = token.type { return type }
    return try resolved(token.value, in: reading).type
  }
}
