// SPDX-License-Identifier: Apache-2.0

/// A document in object notation, each part with its place in the text.
///
/// Whoever interprets a document can so point at the part that is wrong. ``ObjectLiteralReader`` makes it.
package struct ObjectLiteral: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([ObjectLiteral])
    case object([Member])
    /// A name that stands for something, with the types and objects before it: `Spring.StiffnessLow`.
    case name(String)
    /// A function with its arguments: `spring(dampingRatio = 0.5f)`.
    case call(Call)
  }

  /// A function with its arguments.
  package struct Call: Hashable, Sendable {
    package let name: String
    package let nameRange: Range<Int>
    package let arguments: [Argument]
  }

  /// A value in a call, with its label where it has one.
  package struct Argument: Hashable, Sendable {
    package let label: String?
    /// Where the label stands; where the value does if it has none.
    package let labelRange: Range<Int>
    package let value: ObjectLiteral
  }

  /// A name and a value in an object.
  package struct Member: Hashable, Sendable {
    package let name: String
    /// Where the name stands, in UTF-8 offsets.
    package let nameRange: Range<Int>
    package let value: ObjectLiteral
  }

  package let kind: Kind
  /// Where the part stands, in UTF-8 offsets.
  package let range: Range<Int>
}

extension JSONValue {
  /// Reads a JSON document.
  ///
  /// - Throws: ``TableError`` with line and column for anything that is not strict JSON, for a name that an
  ///   object has twice, and for more than 200 levels.
  package init(parsing text: String, name: String) throws(TableError) {
    self.init(try ObjectLiteralReader.read(text, name: name))
  }

  /// The document without its places. Names and calls, which JSON has not, become strings.
  package init(_ literal: ObjectLiteral) {
    switch literal.kind {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .number(let number): self = .number(number)
    case .string(let string): self = .string(string)
    case .name(let name): self = .string(name)
    case .call(let call): self = .string(call.name)
    case .array(let elements): self = .array(elements.map { JSONValue($0) })
    case .object(let members): self = .object(members.map { Member($0.name, JSONValue($0.value)) })
    }
  }
}
