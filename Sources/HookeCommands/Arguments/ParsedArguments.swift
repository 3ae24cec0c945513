// SPDX-License-Identifier: Apache-2.0

/// The arguments of one verb after parsing: every value has been read once and is as its kind allows.
package struct ParsedArguments: Sendable {
  /// A text and where it stands on the command line.
  package struct Occurrence: Hashable, Sendable {
    package let text: String
    /// The place of the value, or of the name where there is no value.
    package let place: CommandText.Place
  }

  package let command: CommandText
  package let verb: String
  package var options: [String: Occurrence] = [:]
  package var operands: [Occurrence] = []

  package init(command: CommandText, verb: String) {
    self.command = command
    self.verb = verb
  }

  /// The value of an option, or `nil` when it was not given.
  package subscript<Value>(option: Option<Value>) -> Value? {
    guard let occurrence = options[option.name] else { return nil }
    return try? option.kind.read(occurrence.text)
  }

  /// The value of an option, or what holds when it was not given.
  package subscript<Value>(option: DefaultedOption<Value>) -> Value {
    self[option.option] ?? option.value
  }

  /// Whether a flag was given.
  package subscript(flag: Flag) -> Bool { options[flag.name] != nil }

  /// Where an option's value stands; `nil` when it was not given.
  package func place(of name: String) -> CommandText.Place? { options[name]?.place }

  /// The value of an operand, or a refusal that shows it.
  package func read<Value>(
    _ operand: Occurrence, as kind: ValueKind<Value>
  ) throws(CommandFailure) -> Value {
    do {
      return try kind.read(operand.text)
    } catch {
      throw refusal(
        error.sentence(about: kind.placeholder),
        at: CommandText.Place(word: operand.place.word, range: error.range),
        suggestion: error.suggestion)
    }
  }

  /// A refusal that shows a place of the command line.
  package func refusal(
    _ message: String, at place: CommandText.Place?, allowed: String? = nil, suggestion: String? = nil
  ) -> CommandFailure {
    CommandFailure.usage(
      message, in: command, at: place, verb: verb, allowed: allowed, suggestion: suggestion)
  }
}

extension CommandFailure {
  /// A refusal of the command line: the message, the line with carets, what is allowed, where help is.
  package static func usage(
    _ message: String, in command: CommandText, at place: CommandText.Place?, verb: String?,
    allowed: String? = nil, suggestion: String? = nil
  ) -> CommandFailure {
    let message = suggestion.map { "\(message); did you mean “\($0)”?" } ?? message
    var details = place.map { command.excerpt(at: $0) } ?? []
    if let allowed { details.append(allowed) }
    details.append("Help: " + (verb.map { "hooke \($0) --help" } ?? "hooke --help"))
    return CommandFailure(.usage, message, details: details)
  }
}
