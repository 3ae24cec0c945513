// SPDX-License-Identifier: Apache-2.0

/// One way to call a function: its parameters in order, and what the call means.
struct Overload<Meaning: Sendable>: Sendable {
  typealias Building = @Sendable (Arguments, inout Interpreter) throws(NotationError) -> Meaning

  let parameters: [Parameter]
  let build: Building

  init(_ parameters: [Parameter], build: @escaping Building) {
    self.parameters = parameters
    self.build = build
  }

  /// The same parameters with another meaning.
  func map<Other: Sendable>(_ transform: @escaping @Sendable (Meaning) -> Other) -> Overload<Other> {
    Overload<Other>(parameters) { [build] arguments, interpreter throws(NotationError) in
      transform(try build(arguments, &interpreter))
    }
  }
}

/// A parameter of a function.
struct Parameter: Hashable, Sendable {
  /// What the argument is found by: the label, where it has one of its own.
  let name: String
  /// The label; nil where the argument has none.
  let label: String?
  let isRequired: Bool
  /// Whether a number may stand there; a spring and a unit curve are no numbers.
  var takesNumbers = true

  /// A parameter that has a default.
  static func optional(_ label: String) -> Parameter {
    Parameter(name: label, label: label, isRequired: false)
  }

  /// A parameter that must be given; it needs a name where its label stands twice.
  static func required(_ label: String, called name: String? = nil) -> Parameter {
    Parameter(name: name ?? label, label: label, isRequired: true)
  }

  /// A parameter without label that must be given.
  static func positional(_ name: String) -> Parameter {
    Parameter(name: name, label: nil, isRequired: true)
  }

  /// A parameter without label that is a thing with a name.
  static func thing(_ name: String) -> Parameter {
    Parameter(name: name, label: nil, isRequired: true, takesNumbers: false)
  }

  /// As a person would write it in a list of labels.
  var words: String { label.map { $0 + ":" } ?? name }

  func accepts(_ argument: SyntaxArgument) -> Bool {
    if let label { return argument.label?.text == label }
    return argument.label == nil && (takesNumbers || !argument.value.isNumeral)
  }

  func hasLabel(_ word: SyntaxWord) -> Bool { word.text == label }
}

/// The arguments of a call by the names of the parameters they were matched to.
struct Arguments: Sendable {
  /// The name of the function as it was written.
  let callee: String
  let values: [String: Syntax]
  /// The whole call.
  let range: Range<Int>

  subscript(name: String) -> Syntax? { values[name] }
}
