// SPDX-License-Identifier: Apache-2.0

/// Gives a syntax tree its meaning, word by word of a ``Vocabulary``.
struct Interpreter {
  let text: String
  private(set) var warnings: [NotationWarning] = []
  /// The argument that is being read, where a warning without a text beside it would not say which.
  var owner: String?

  init(text: String) {
    self.text = text
  }

  mutating func warn(_ message: String, _ range: Range<Int>) {
    warnings.append(NotationWarning(message: message, range: range))
  }

  func error(_ message: String, _ range: Range<Int>, suggestion: String? = nil) -> NotationError {
    NotationError(message: message, text: text, range: range, suggestion: suggestion)
  }

  /// The meaning of a part where the vocabulary's subject is expected.
  mutating func interpret<Meaning>(
    _ syntax: Syntax, in vocabulary: Vocabulary<Meaning>
  ) throws(NotationError) -> Meaning {
    guard case .name(let name, let arguments) = syntax.kind else {
      throw error("a \(vocabulary.subject) must stand here, not a number", syntax.range)
    }
    let place = try locate(name, arguments, in: vocabulary)
    let context = Entry<Meaning>.Context(
      name: place.word.text, qualifier: place.qualifier,
      isSwift: name.hasLeadingPoint || place.qualifier != nil, range: place.word.range)
    if let modifier = place.rest.first ?? syntax.modifiers.first?.word { throw refusal(of: modifier) }
    if let arguments { return try call(place.entry, arguments, context: context, range: syntax.range) }
    guard let bare = place.entry.bare else {
      throw error(
        "\(place.word.text) needs arguments in parentheses: \(Self.list(place.entry.overloads))",
        place.word.range)
    }
    return try bare(context, &self)
  }

  // MARK: Names

  private struct Place<Meaning: Sendable> {
    let entry: Entry<Meaning>
    let word: SyntaxWord
    let qualifier: String?
    let rest: ArraySlice<SyntaxWord>
  }

  /// Finds the word that carries the meaning among those that qualify and modify it.
  private func locate<Meaning>(
    _ name: SyntaxName, _ arguments: SyntaxArguments?, in vocabulary: Vocabulary<Meaning>
  ) throws(NotationError) -> Place<Meaning> {
    var words = name.words[...]
    if words.count > 1, words.first?.text == "SwiftUI" { words.removeFirst() }
    var qualifier: SyntaxWord?
    if let first = words.first, words.count > 1, Self.types.contains(first.text) {
      qualifier = first
      words.removeFirst()
    }
    guard var word = words.popFirst() else { throw error("a name must stand here", name.words[0].range) }
    if word.text == "init", let type = qualifier?.text ?? vocabulary.implicitType {
      word = SyntaxWord(text: type, range: word.range)
      qualifier = nil
    } else if word.text == "init" {
      throw error("“.init” does not say of which type: write Spring(…) or UnitCurve(…)", word.range)
    }
    guard let entry = vocabulary.entry(word.text) else { throw unknown(word, arguments, in: vocabulary) }
    if let qualifier, !entry.qualifiers.contains(qualifier.text) {
      let home = entry.qualifiers.isEmpty ? "stands alone" : "belongs to \(Self.words(entry.qualifiers))"
      throw error("\(qualifier.text) has no “\(word.text)”; it \(home)", word.range)
    }
    return Place(entry: entry, word: word, qualifier: qualifier?.text, rest: words)
  }

  /// The types that may stand before a name.
  private static let types: Set<String> = ["Animation", "Spring", "UnitCurve", "UnitPoint"]

  private func unknown<Meaning>(
    _ word: SyntaxWord, _ arguments: SyntaxArguments?, in vocabulary: Vocabulary<Meaning>
  ) -> NotationError {
    if CSSNotation.later.contains(word.text.lowercased()) {
      return error("the CSS function “\(word.text)” is known, but not understood yet", word.range)
    }
    let shown = word.text.prefix(40) + (word.text.utf8.count > 40 ? "…" : "")
    let suggestion = vocabulary.suggestion(for: word.text)
    let known = vocabulary.entries.map(\.name).joined(separator: ", ")
    return error(
      "“\(shown)” is no \(vocabulary.subject)" + (suggestion == nil ? "; known are \(known)" : ""),
      word.range, suggestion: suggestion)
  }

  /// Modifiers of animations, which are known by name only.
  private static let modifiers = ["delay", "speed", "repeatCount", "repeatForever", "logicallyComplete"]

  private func refusal(of word: SyntaxWord) -> NotationError {
    if Self.modifiers.contains(word.text) {
      return error("modifiers are not understood yet, and “.\(word.text)” is one", word.range)
    }
    return error(
      "nothing by the name “\(word.text.prefix(40))” can follow a curve", word.range,
      suggestion: NearestName.suggestion(for: word.text, among: Self.modifiers))
  }

  // MARK: Calls

  private mutating func call<Meaning>(
    _ entry: Entry<Meaning>, _ arguments: SyntaxArguments, context: Entry<Meaning>.Context, range: Range<Int>
  ) throws(NotationError) -> Meaning {
    guard !entry.overloads.isEmpty else {
      throw error("\(context.name) takes no parentheses", arguments.range, suggestion: context.name)
    }
    if context.name.lowercased() == "linear", !context.isSwift,
      arguments.list.contains(where: { $0.label == nil })
    {
      throw error("the CSS function “linear” is known, but not understood yet", context.range)
    }
    if let crowded = arguments.list.first(where: { !$0.further.isEmpty }) {
      let end = crowded.value.range.upperBound
      throw error("a comma is missing between two arguments", end..<end)
    }
    var best = entry.overloads[0]
    var affinity = (known: -1, absent: 0)
    for overload in entry.overloads {
      if case .fits(let values) = ArgumentMatch(arguments.list, overload.parameters) {
        let arguments = Arguments(callee: context.name, values: values, range: range)
        return try overload.build(arguments, &self)
      }
      let score = ArgumentMatch.affinity(arguments.list, overload.parameters)
      if score.known > affinity.known || (score.known == affinity.known && score.absent < affinity.absent) {
        (best, affinity) = (overload, score)
      }
    }
    throw mismatch(best, arguments, in: entry, context: context)
  }

  private func mismatch<Meaning>(
    _ overload: Overload<Meaning>, _ arguments: SyntaxArguments, in entry: Entry<Meaning>,
    context: Entry<Meaning>.Context
  ) -> NotationError {
    let name = context.name
    let takes = "\(name) takes \(Self.list([overload]))"
    switch ArgumentMatch(arguments.list, overload.parameters) {
    case .fits: return error("the arguments do not fit", arguments.range)
    case .unlabelled(let argument, let due):
      guard let due else { return error("this argument is one too many; \(takes)", argument.value.range) }
      return error(
        due.isLabelled ? "this argument needs a label; \(takes)" : "\(due.name) must stand here; \(takes)",
        argument.value.range,
        suggestion: due.isLabelled ? "\(due.words) \(excerpt(argument.value.range))" : nil)
    case .repeated(let label): return error("“\(label.text)” is given twice; \(takes)", label.range)
    case .outOfOrder(let label, let behind):
      return error("“\(label.text)” must stand before “\(behind)”; \(takes), in this order", label.range)
    case .missing(let parameter):
      return error("\(parameter.words) is missing; \(takes)", arguments.closing)
    case .unknown(let label):
      let others = entry.overloads.filter { $0.parameters.contains { $0.hasLabel(label) } }
      if !others.isEmpty {
        return error(
          "“\(label.text)” does not go with the labels before it; \(takes), or \(Self.list(others))",
          label.range)
      }
      let free = overload.parameters.filter { parameter in
        parameter.isLabelled && !arguments.list.contains { $0.label?.text == parameter.name }
      }
      let all = entry.overloads.flatMap(\.parameters).filter(\.isLabelled)
      let suggestion = NearestName.suggestion(for: label.text, among: (free + all).map(\.name))
      return error(
        "“\(label.text.prefix(40))” is no label of \(name); \(takes)", label.range, suggestion: suggestion)
    }
  }

  // MARK: Words

  /// What was written in a place, cut where it is long.
  private func excerpt(_ range: Range<Int>) -> String {
    String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(min(range.count, 40)), as: UTF8.self)
  }

  /// The labels of functions: `duration:, bounce: or response:, dampingRatio:`.
  private static func list<Meaning>(_ overloads: [Overload<Meaning>]) -> String {
    overloads.map { $0.parameters.map(\.words).joined(separator: ", ") }.joined(separator: " or ")
  }

  private static func words(_ names: [String]) -> String { names.joined(separator: " and ") }
}
