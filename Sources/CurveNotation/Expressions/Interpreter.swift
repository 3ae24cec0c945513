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

  mutating func warn(_ message: String, _ range: Range<Int>, isReplacement: Bool = false) {
    warnings.append(NotationWarning(message: message, range: range, isReplacement: isReplacement))
  }

  func error(_ message: String, _ range: Range<Int>, suggestion: String? = nil) -> NotationError {
    NotationError(message: message, text: text, range: range, suggestion: suggestion)
  }

  /// The meaning of a part where the vocabulary's subject is expected.
  mutating func interpret<Meaning>(
    _ syntax: Syntax, in vocabulary: Vocabulary<Meaning>
  ) throws(NotationError) -> Meaning {
    let (meaning, _, rest) = try interpretHead(syntax, in: vocabulary)
    if let step = rest.first { throw refusal(of: step.word, after: vocabulary.subject) }
    return meaning
  }

  /// The meaning of a name with all that belongs to it, the type before it, and what follows.
  mutating func interpretHead<Meaning>(
    _ syntax: Syntax, in vocabulary: Vocabulary<Meaning>
  ) throws(NotationError) -> (meaning: Meaning, qualifier: String?, rest: ArraySlice<SyntaxStep>) {
    guard case .chain(let chain) = syntax.kind else {
      throw error("a \(vocabulary.subject) must stand here, not a number", syntax.range)
    }
    let place = try locate(chain, in: vocabulary)
    let context = Entry<Meaning>.Context(
      name: place.word.text, qualifier: place.qualifier,
      isSwift: chain.hasLeadingPoint || place.qualifier != nil, range: place.word.range)
    var meaning = try meaning(of: place, in: context)
    var rest = place.rest
    while let step = rest.first, let property = vocabulary.properties[step.word.text] {
      if let arguments = step.arguments {
        throw error("\(step.word.text) takes no parentheses", arguments.range, suggestion: step.word.text)
      }
      meaning = try property(meaning, step.word, &self)
      rest.removeFirst()
    }
    return (meaning, place.qualifier, rest)
  }

  private mutating func meaning<Meaning>(
    of place: Place<Meaning>, in context: Entry<Meaning>.Context
  ) throws(NotationError) -> Meaning {
    if let arguments = place.arguments {
      let range = place.word.range.lowerBound..<arguments.range.upperBound
      return try call(place.entry, arguments, context: context, range: range)
    }
    if let bare = place.entry.bare { return try bare(context, &self) }
    if place.entry.overloads.contains(where: { $0.parameters.allSatisfy { !$0.isRequired } }) {
      throw error(
        "\(context.name) needs parentheses", context.range, suggestion: "\(context.name)()")
    }
    throw error(
      "\(context.name) needs arguments in parentheses: \(Self.list(place.entry.overloads))", context.range)
  }

  // MARK: Names

  private struct Place<Meaning: Sendable> {
    let entry: Entry<Meaning>
    let word: SyntaxWord
    let arguments: SyntaxArguments?
    let qualifier: String?
    let rest: ArraySlice<SyntaxStep>
  }

  /// Finds the word that carries the meaning among those that qualify and modify it.
  private func locate<Meaning>(
    _ chain: SyntaxChain, in vocabulary: Vocabulary<Meaning>
  ) throws(NotationError) -> Place<Meaning> {
    var steps = chain.steps[...]
    let isQualifier = { (step: SyntaxStep, names: Set<String>) in
      step.arguments == nil && names.contains(step.word.text)
    }
    if let first = steps.first, steps.count > 1, isQualifier(first, ["SwiftUI"]) { steps.removeFirst() }
    var qualifier: SyntaxWord?
    if let first = steps.first, steps.count > 1, isQualifier(first, Self.types) {
      qualifier = first.word
      steps.removeFirst()
    }
    guard let step = steps.popFirst() else { throw error("a name must stand here", 0..<0) }
    var word = step.word
    if word.text == "init", let type = qualifier?.text ?? vocabulary.implicitType {
      word = SyntaxWord(text: type, range: word.range)
      qualifier = nil
    } else if word.text == "init" {
      throw error("“.init” does not say of which type: write Spring(…) or UnitCurve(…)", word.range)
    }
    guard let entry = vocabulary.entry(word.text) else { throw unknown(word, in: vocabulary) }
    if let qualifier, !entry.qualifiers.contains(qualifier.text) {
      let home = entry.qualifiers.isEmpty ? "stands alone" : "belongs to \(Self.words(entry.qualifiers))"
      throw error("\(qualifier.text) has no “\(word.text)”; it \(home)", word.range)
    }
    return Place(
      entry: entry, word: word, arguments: step.arguments, qualifier: qualifier?.text, rest: steps)
  }

  /// The types that may stand before a name.
  private static let types: Set<String> = ["Animation", "Spring", "UnitCurve", "UnitPoint", "UIView"]

  private func unknown<Meaning>(_ word: SyntaxWord, in vocabulary: Vocabulary<Meaning>) -> NotationError {
    if Self.types.contains(word.text) || word.text == "SwiftUI" {
      return error(
        "“\(word.text)” alone is no \(vocabulary.subject); a name must follow it with a point",
        word.range)
    }
    let shown = word.text.prefix(40) + (word.text.utf8.count > 40 ? "…" : "")
    let suggestion = vocabulary.suggestion(for: word.text)
    let known = vocabulary.entries.map(\.name).joined(separator: ", ")
    return error(
      "“\(shown)” is no \(vocabulary.subject)" + (suggestion == nil ? "; known are \(known)" : ""),
      word.range, suggestion: suggestion)
  }

  /// The refusal of what follows something that nothing can follow.
  func refusal(of word: SyntaxWord, after subject: String) -> NotationError {
    if Vocabulary.modifiers.entry(word.text) != nil {
      return error("“.\(word.text)” modifies animations, and can't follow a \(subject)", word.range)
    }
    return error(
      "nothing by the name “\(word.text.prefix(40))” can follow a \(subject)", word.range,
      suggestion: Vocabulary.modifiers.suggestion(for: word.text))
  }
}
