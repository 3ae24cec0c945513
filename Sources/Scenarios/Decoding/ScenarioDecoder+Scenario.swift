// SPDX-License-Identifier: Apache-2.0

import CurveNotation
import AnimationEngine

/// The fields of a scenario.
package enum ScenarioField: String, DocumentField {
  case schema = "$schema"
  case title, semantics, combination, reduceMotion, state, keys, nodes, changes, sampling
  case touches, velocitySampling, tapLimits
}

extension Scenario {
  /// How many nodes and changes a document may hold.
  static let mostNodes = 100_000
  static let mostChanges = 1_000_000

  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - text: a JSON document.
  ///   - name: the file's name, for messages.
  package init(parsing text: String, name: String) throws(ScenarioError) {
    let literal: ObjectLiteral
    do {
      literal = try ObjectLiteralReader.read(text, name: name)
    } catch {
      throw ScenarioError(syntax: error, in: text)
    }
    var decoder = ScenarioDecoder(document: Array(text.utf8))
    do {
      try decoder.decode(DocumentNode(literal: literal, path: .top))
    } catch {
      throw ScenarioError(error, in: text, name: name)
    }
    self = decoder.scenario
    source.name = name
    source.text = text
  }
}

extension ScenarioDecoder {
  /// Decodes the whole: states first, then what sets them, then what follows from them.
  mutating func decode(_ node: DocumentNode) throws(DocumentProblem) {
    let fields: DocumentObject<ScenarioField> = try node.object("an object with nodes and changes")
    _ = try fields[.schema]?.text()
    scenario.title = try fields[.title]?.text()
    scenario.options.semantics =
      try fields[.semantics]?.choice(of: SemanticsName.self).semantics ?? .since2023
    scenario.options.combination =
      try fields[.combination]?.choice(of: CombinationName.self).combination ?? .chase
    scenario.reducesMotion = try fields[.reduceMotion]?.flag() ?? false
    if let states = fields[.state] {
      scenario.states = try variables(states, "an object of states and the values that they begin with")
    }
    if let keys = fields[.keys] {
      scenario.keys = try variables(
        keys, "an object of keys of transactions and the values that they have else")
    }
    for (index, state) in scenario.states.enumerated() { stateIndices[state.name] = index }
    for (index, key) in scenario.keys.enumerated() { keyIndices[key.name] = index }
    stateValues = scenario.states.map { [$0.initialValue] }
    keyValues = scenario.keys.map { [$0.initialValue] }
    let nodes = try fields.required(.nodes)
    scenario.source.nodes = nodes.place
    try declareNodeStates(in: nodes)
    try declareActionLabels(in: nodes)
    if let changes = fields[.changes] { try decodeChanges(changes) }
    noteGestureTexts(in: nodes.literal)
    scenario.nodes = try self.nodes(nodes)
    if scenario.nodes.isEmpty { throw nodes.problem("a scenario needs a node, whose properties it shows") }
    try refuseWrittenGestureStates()
    if let touches = fields[.touches] { scenario.touches = try touchStream(touches) }
    try decodeRecognition(fields)
    if let sampling = fields[.sampling] { try decodeSampling(sampling) }
  }

  private func variables(
    _ node: DocumentNode, _ allowed: String
  ) throws(DocumentProblem) -> [Scenario.Variable] {
    var variables: [Scenario.Variable] = []
    for member in try node.members(allowed) {
      if member.name.isEmpty { throw member.problem("a name can't be empty") }
      variables.append(Scenario.Variable(name: member.name, initialValue: try stateValue(member.value)))
    }
    return variables
  }

  /// What a state can hold.
  func stateValue(_ node: DocumentNode) throws(DocumentProblem) -> ScenarioValue {
    if case .object = node.literal.kind { return try constant(node) }
    guard case .array = node.literal.kind else {
      return try plainValue(node, or: "an object such as {\"width\": 0, \"height\": 0}, or a list")
    }
    var elements: [ScenarioValue] = []
    for element in try node.elements() { elements.append(try plainValue(element)) }
    return .list(elements)
  }

  private func plainValue(
    _ node: DocumentNode, or more: String = ""
  ) throws(DocumentProblem) -> ScenarioValue {
    switch node.literal.kind {
    case .bool(let flag): return .flag(flag)
    case .string(let text): return .text(text)
    case .number: return .number(try node.number())
    default:
      throw node.mustBe("a number, a text, true or false" + (more.isEmpty ? "" : ", \(more)"))
    }
  }

  /// A value for a state or a key that has the kind of another value.
  func value(_ node: DocumentNode, like other: ScenarioValue) throws(DocumentProblem) -> ScenarioValue {
    let value = try stateValue(node)
    guard value.kind == other.kind else { throw node.mustBe("\(other.kind.words), as at its beginning") }
    return value
  }
}

private enum SemanticsName: String, CaseIterable {
  case since2023, before2023

  var semantics: AnimationSemantics {
    switch self {
    case .since2023: .since2023
    case .before2023: .before2023
    }
  }
}

private enum CombinationName: String, CaseIterable {
  case chase, superposition

  var combination: AnimationCombination {
    switch self {
    case .chase: .chase
    case .superposition: .superposition
    }
  }
}
