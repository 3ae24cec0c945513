// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveNotation

/// Makes a scenario from a document, and refuses what it does not know.
struct ScenarioDecoder {
  private let document: [UInt8]
  var scenario = Scenario()
  /// The places of states and keys, by name.
  var stateIndices: [String: Int] = [:]
  var keyIndices: [String: Int] = [:]
  /// The values that states and keys take somewhere in the scenario, by place.
  var stateValues: [Set<ScenarioValue>] = []
  var keyValues: [Set<ScenarioValue>] = []
  /// The states that gestures give texts that can't be known beforehand.
  var openStates: Set<Int> = []
  /// The states that follow gestures, and what else sets states, with the places where that is said.
  var gestureStates: Set<Int> = []
  var writtenStates: [(state: Int, problem: DocumentProblem)] = []
  /// The places of labelled changes, by label.
  var labels: [String: Int] = [:]
  var nodeCount = 0
  /// The places of the states of nodes by name, by the names of the nodes on the way.
  var nodeStates: [[String]: [String: Int]] = [:]
  /// The properties of the node and their kinds.
  var propertyKinds: [String: ScenarioKind] = [:]
  /// The names of the nodes around.
  var nodePath: [String] = []
  private var animations: [String: Animation] = [:]

  init(document: [UInt8]) {
    self.document = document
  }

  // MARK: - Animations

  /// An animation in any spelling of the notation, or null for none.
  mutating func animation(_ node: DocumentNode) throws(DocumentProblem) -> Animation? {
    if node.isNull { return nil }
    guard case .string(let text) = node.literal.kind else {
      throw node.mustBe("a curve in quotes, such as \"spring(duration: 0.5)\", or null for none")
    }
    if let known = animations[text] { return known }
    let expression = try curve(text, of: node)
    if let (name, value, allowed) = expression.numberBeyondBounds {
      throw node.problem("\(name) of an animation must be \(allowed), but is \(NumberText.text(of: value))")
    }
    // What the default stands for is for the semantics to say.
    let animation =
      Self.isDefault(text)
      ? Animation.default.modified(by: expression.modifiers) : Animation(expression)
    animations[text] = animation
    if scenario.animationTexts[animation] == nil { scenario.animationTexts[animation] = text }
    return animation
  }

  /// A curve in any spelling of the notation, and what in it may mean less than hoped.
  mutating func curve(_ text: String, of node: DocumentNode) throws(DocumentProblem) -> CurveExpression {
    do {
      let expression = try CurveExpression(parsing: text, as: nil)
      for warning in expression.warnings { scenario.warnings.append("\(node.path): \(warning)") }
      return expression
    } catch {
      let start = node.documentOffset(of: error.range.lowerBound, in: document)
      let end = node.documentOffset(of: error.range.upperBound, in: document)
      throw DocumentProblem(
        message: error.message, range: start..<max(start, end), path: node.path, curve: error)
    }
  }

  /// Whether a curve begins with the name of the default animation.
  private static func isDefault(_ text: String) -> Bool {
    var rest = text.drop(while: \.isWhitespace)
    if rest.hasPrefix("Animation.") { rest = rest.dropFirst("Animation".count) }
    if rest.hasPrefix(".") { rest = rest.dropFirst() }
    guard rest.hasPrefix("default") else { return false }
    return !(rest.dropFirst("default".count).first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false)
  }

  // MARK: - Names

  /// The place of a state that is named.
  func state(_ node: DocumentNode) throws(DocumentProblem) -> Int {
    try index(of: node, in: stateIndices, called: "state")
  }

  /// The place of a labelled change.
  func label(_ node: DocumentNode) throws(DocumentProblem) -> Int {
    try index(of: node, in: labels, called: "change with the label")
  }

  private func index(
    of node: DocumentNode, in indices: [String: Int], called kind: String
  ) throws(DocumentProblem) -> Int {
    let name = try node.name()
    guard let index = indices[name] else {
      throw node.problem(unknown(name, kind, indices), suggestion: nearTo(name, indices))
    }
    return index
  }

  /// The state or the key of a member's name.
  func index(
    of member: DocumentMember, in indices: [String: Int], called kind: String
  ) throws(DocumentProblem) -> Int {
    guard let index = indices[member.name] else {
      throw member.problem(
        unknown(member.name, kind, indices), suggestion: nearTo(member.name, indices))
    }
    return index
  }

  private func unknown(_ name: String, _ kind: String, _ indices: [String: Int]) -> String {
    let known = indices.sorted { $0.value < $1.value }.map(\.key)
    return "there is no \(kind) “\(name.prefix(40))”; "
      + (known.isEmpty
        ? "there is none at all" : "there is \(DocumentNode.alternatives(known, conjunction: "and"))")
  }

  private func nearTo(_ name: String, _ indices: [String: Int]) -> String? {
    NearestName.suggestion(for: name, among: indices.sorted { $0.value < $1.value }.map(\.key))
  }
}
