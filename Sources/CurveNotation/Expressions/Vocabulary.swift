// SPDX-License-Identifier: Apache-2.0

/// The names that may stand where a certain kind of thing is expected, and what each means there.
struct Vocabulary<Meaning: Sendable>: Sendable {
  typealias Property = @Sendable (Meaning, SyntaxWord, inout Interpreter) throws(NotationError) -> Meaning

  /// What is expected, to follow “no” and “a”: curve, spring.
  let subject: String
  /// The type that `.init(…)` stands for; nil where more than one may be meant.
  let implicitType: String?
  /// The names, in the order in which they are listed.
  let entries: [(name: String, entry: Entry<Meaning>)]
  /// What may follow with a point and without parentheses, and what it makes of the meaning.
  let properties: [String: Property]
  private let index: [String: Entry<Meaning>]

  init(
    subject: String, implicitType: String?, entries: [(name: String, entry: Entry<Meaning>)],
    properties: [String: Property] = [:]
  ) {
    self.subject = subject
    self.implicitType = implicitType
    self.entries = entries
    self.properties = properties
    index = Dictionary(entries.map { ($0.name, $0.entry) }) { first, _ in first }
  }

  /// The meaning of a name as Swift spells it, or of a CSS name in any case.
  func entry(_ name: String) -> Entry<Meaning>? {
    if let entry = index[name] { return entry }
    guard let entry = index[name.lowercased()], entry.ignoresCase else { return nil }
    return entry
  }

  /// A name near to one that is unknown.
  func suggestion(for name: String) -> String? {
    NearestName.suggestion(for: name, among: entries.lazy.map(\.name))
  }
}

/// What a name means by itself and with arguments.
struct Entry<Meaning: Sendable>: Sendable {
  /// Where a name was found.
  struct Context: Sendable {
    /// The name as it was written, for messages.
    let name: String
    /// The type before it: `Animation` in `Animation.easeIn`.
    let qualifier: String?
    /// Whether a point or a type stands before the name, as only Swift has it.
    let isSwift: Bool
    let range: Range<Int>
  }

  typealias Reading = @Sendable (Context, inout Interpreter) throws(NotationError) -> Meaning

  typealias ListReading =
    @Sendable (SyntaxArguments, Context, inout Interpreter) throws(NotationError) -> Meaning

  /// The types that may stand before the name; none for CSS names.
  let qualifiers: [String]
  /// Whether the name may be written in any case.
  let ignoresCase: Bool
  /// What the name means without parentheses; nil where it needs them.
  let bare: Reading?
  /// What it may be called with; none where it takes no parentheses.
  let overloads: [Overload<Meaning>]
  /// What a list of arguments without labels means, in CSS only.
  let list: ListReading?

  init(
    qualifiers: [String] = [], ignoresCase: Bool = false, bare: Reading? = nil,
    overloads: [Overload<Meaning>] = [], list: ListReading? = nil
  ) {
    self.list = list
    self.qualifiers = qualifiers
    self.ignoresCase = ignoresCase
    self.bare = bare
    self.overloads = overloads
  }

  /// The same spellings with another meaning.
  func map<Other: Sendable>(_ transform: @escaping @Sendable (Meaning) -> Other) -> Entry<Other> {
    var reading: Entry<Other>.Reading?
    if let bare {
      reading = { context, interpreter throws(NotationError) in
        let context = Context(
          name: context.name, qualifier: context.qualifier, isSwift: context.isSwift, range: context.range)
        return transform(try bare(context, &interpreter))
      }
    }
    return Entry<Other>(
      qualifiers: qualifiers, ignoresCase: ignoresCase, bare: reading,
      overloads: overloads.map { $0.map(transform) })
  }
}
