// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// Sorts the words after a verb into options and operands, by the verb's table.
///
/// `--name value` and `--name=value` are the same, a value may begin with a minus sign, `--` ends the
/// options, options and operands come in any order, and no option comes twice.
package struct ArgumentParser: Sendable {
  package let verb: Verb
  /// The other verbs, to tell where a strange option belongs.
  package let verbs: [Verb]

  package init(verb: Verb, among verbs: [Verb]) {
    self.verb = verb
    self.verbs = verbs
  }

  /// Parses the words from an index on.
  package func parse(_ command: CommandText, from start: Int) throws(CommandFailure) -> ParsedArguments {
    var parsed = ParsedArguments(command: command, verb: verb.name)
    var isOperandsOnly = false
    var index = start
    while index < command.words.count {
      let word = command.words[index]
      if isOperandsOnly || word == "-" || !word.hasPrefix("-") {
        try add(operand: word, at: index, to: &parsed)
      } else if word == "--" {
        isOperandsOnly = true
      } else {
        try readOption(at: &index, into: &parsed)
      }
      index += 1
    }
    if let missing = verb.operands.dropFirst(parsed.operands.count).first(where: { !$0.isOptional }) {
      throw parsed.refusal(
        "\(missing.placeholder) is missing", at: CommandText.Place(word: command.words.count),
        allowed: missing.hint)
    }
    return parsed
  }

  private func add(
    operand word: String, at index: Int, to parsed: inout ParsedArguments
  ) throws(CommandFailure) {
    guard parsed.operands.count < verb.operands.count else {
      throw parsed.refusal(
        "\(Quotation.quoted(word)) is one argument too many", at: CommandText.Place(word: index),
        allowed: verb.operands.last?.hint ?? "“hooke \(verb.name)” takes options only.")
    }
    parsed.operands.append(.init(text: word, place: CommandText.Place(word: index)))
  }

  private func readOption(
    at index: inout Int, into parsed: inout ParsedArguments
  ) throws(CommandFailure) {
    let word = parsed.command.words[index]
    let isLong = word.hasPrefix("--")
    let equals = isLong ? word.firstIndex(of: "=") : nil
    let letterEnd = word.index(word.startIndex, offsetBy: 2)
    let name = String(isLong ? word[..<(equals ?? word.endIndex)] : word[..<letterEnd])
    let namePlace = CommandText.Place(word: index, range: 0..<name.utf8.count)

    guard let row = verb.options.first(where: { $0.answers(to: name) }) else {
      throw unknown(name, at: namePlace, in: parsed)
    }
    guard parsed.options[row.name] == nil else {
      throw parsed.refusal("\(row.name) is given twice", at: namePlace)
    }
    var attached: (text: String, offset: Int)?
    if let equals {
      attached = (String(word[word.index(after: equals)...]), name.utf8.count + 1)
    } else if !isLong, letterEnd < word.endIndex {
      attached = (String(word[letterEnd...]), name.utf8.count)
    }

    guard let value = row.value else {
      if let attached {
        throw parsed.refusal(
          "\(row.name) takes no value",
          at: CommandText.Place(
            word: index, range: attached.offset..<(attached.offset + max(attached.text.utf8.count, 1))))
      }
      parsed.options[row.name] = .init(text: "", place: namePlace)
      return
    }

    let text: String
    let place: CommandText.Place
    let offset: Int
    if let attached {
      text = attached.text
      offset = attached.offset
      place = CommandText.Place(word: index, range: offset..<(offset + text.utf8.count))
    } else {
      let isNextAnOption = index + 1 < parsed.command.words.count && isOption(parsed.command.words[index + 1])
      guard index + 1 < parsed.command.words.count, !isNextAnOption else {
        throw parsed.refusal(
          "\(row.name) needs a value", at: namePlace,
          allowed: "\(row.name) \(value.placeholder): \(value.allowed)")
      }
      index += 1
      text = parsed.command.words[index]
      offset = 0
      place = CommandText.Place(word: index)
    }
    if let problem = value.problem(text) {
      let range = problem.range.map { ($0.lowerBound + offset)..<($0.upperBound + offset) } ?? place.range
      throw parsed.refusal(
        problem.sentence(about: row.name), at: CommandText.Place(word: index, range: range),
        suggestion: problem.suggestion)
    }
    parsed.options[row.name] = .init(text: text, place: place)
  }

  private func isOption(_ word: String) -> Bool {
    word.hasPrefix("--") && verb.options.contains { $0.answers(to: String(word.prefix { $0 != "=" })) }
  }

  private func unknown(
    _ name: String, at place: CommandText.Place, in parsed: ParsedArguments
  ) -> CommandFailure {
    if let other = verbs.first(where: { $0.options.contains { $0.answers(to: name) } }) {
      return parsed.refusal(
        "“hooke \(verb.name)” has no option \(name); it belongs to “hooke \(other.name)”", at: place)
    }
    let suggestion = NearestName.suggestion(for: name, among: verb.options.map(\.name))
    return parsed.refusal(
      "“hooke \(verb.name)” has no option \(Quotation.quoted(name))", at: place,
      allowed: suggestion == nil ? "Options: " + verb.options.map(\.name).joined(separator: ", ") : nil,
      suggestion: suggestion)
  }
}

extension OptionRow {
  /// Whether the row is meant by a name as it is written, with its hyphens.
  package func answers(to written: String) -> Bool {
    written == name || letter.map { written == "-\($0)" } ?? false
  }
}
