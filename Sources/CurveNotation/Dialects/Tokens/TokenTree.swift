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

  let tokens: [Token]
  private let places: [String: Int]

  init(_ root: ObjectLiteral) {
    var tokens: [Token] = []
    Self.collect(root, path: [], type: nil, range: root.headRange, into: &tokens)
    self.tokens = tokens
    places = Dictionary(tokens.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
  }

  private static func collect(
    _ literal: ObjectLiteral, path: [String], type: String?, range: Range<Int>, into tokens: inout [Token]
  ) {
    guard case .object(let members) = literal.kind else { return }
    var type = type
    if let member = members.first(where: { $0.name == "$type" }), case .string(let own) = member.value.kind {
      type = own
    }
    if let value = members.first(where: { $0.name == "$value" }) {
      tokens.append(Token(path: path.joined(separator: "."), type: type, value: value.value, range: range))
      return
    }
    for member in members {
      if member.name == "$root" {
        collect(member.value, path: path, type: type, range: member.nameRange, into: &tokens)
      } else if !member.name.hasPrefix("$") {
        collect(member.value, path: path + [member.name], type: type, range: member.nameRange, into: &tokens)
      }
    }
  }

  /// What a value is, with the token it was found in where it is a reference such as `{easing.standard}`.
  func resolved(
    _ literal: ObjectLiteral, in reading: LiteralReading
  ) throws(NotationError) -> (value: ObjectLiteral, type: String?) {
    var literal = literal
    var type: String?
    var seen: Set<String> = []
    while case .string(let text) = literal.kind, text.hasPrefix("{"), text.hasSuffix("}") {
      let path = String(text.dropFirst().dropLast())
      guard let place = places[path] else {
        throw reading.error(
          "there is no token “\(path.prefix(60))”", literal.range,
          suggestion: NearestName.suggestion(for: path, among: places.keys.sorted()).map { "{\($0)}" })
      }
      guard seen.insert(path).inserted else {
        throw reading.error("the reference leads back to itself", literal.range)
      }
      literal = tokens[place].value
      type = tokens[place].type
    }
    return (literal, type)
  }

  /// The type of a token: its own, or that of the token it refers to.
  func type(of token: Token, in reading: LiteralReading) throws(NotationError) -> String? {
    if let type = token.type { return type }
    return try resolved(token.value, in: reading).type
  }
}
