// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// The document that a scenario was read from.
package struct ScenarioSource: Hashable, Sendable {
  /// The file's name, as it was given.
  package var name = ""
  var text = ""
  /// Where the nodes stand, for what is known of no place in particular.
  package var nodes: DocumentPlace?
  /// Where it stands when the rows end.
  package var sampling: DocumentPlace?
}

extension Scenario {
  /// A place of the document for a line about it, `card.json:12:3: sampling`; the file's name where it is not known.
  package func place(_ place: DocumentPlace?) -> String {
    guard let place else { return source.name }
    let position = TextPosition(of: place.range.lowerBound, in: source.text.utf8)
    let path = place.path.description
    return "\(source.name):\(position.line):\(position.column)" + (path.isEmpty ? "" : ": \(path)")
  }

  /// An error that points at a place of the document.
  package func refusal(_ problem: ScenarioRunProblem, at place: DocumentPlace?) -> ScenarioRunError {
    let located = (place ?? source.nodes).map { place in
      ScenarioError(
        DocumentProblem(message: problem.description, range: place.range, path: place.path),
        in: source.text, name: source.name)
    }
    return ScenarioRunError(problem: problem, location: located)
  }

  /// Where a property of a living node was written, by the node's path and the name of the property or of one of its
  /// components, or the node where the property is not known.
  func place(ofProperty property: String, of path: String) -> DocumentPlace? {
    guard let node = node(at: ScenarioDecoder.names(inPath: path)) else { return nil }
    return node.place(ofProperty: property) ?? node.written
  }

  private func node(at names: [String]) -> ScenarioNode? {
    var nodes = self.nodes
    var found: ScenarioNode?
    for name in names {
      guard let node = nodes.first(where: { $0.name == name }) else { return nil }
      found = node
      nodes = node.children
    }
    return found
  }
}

extension ScenarioNode {
  fileprivate func place(ofProperty name: String) -> DocumentPlace? {
    func isMeant(_ property: String) -> Bool { name == property || name.hasPrefix(property + ".") }
    let properties = modifiers.flatMap(\.properties)
    if let property = properties.last(where: { $0.name == name })
      ?? properties.last(where: { isMeant($0.name) })
    {
      return property.written
    }
    if let animator = animators.first(where: { animator in
      animator.name == name || animator.properties.contains { isMeant($0.name) }
    }) {
      return animator.written
    }
    return name.hasPrefix("transition.") ? transitionPlace : nil
  }
}

extension ScenarioNode.Modifier {
  /// The properties that it sets.
  var properties: [ScenarioNode.Property] {
    switch self {
    case .properties(let properties): properties
    case .scopedAnimation(_, let body), .scopedTransaction(_, let body): body.flatMap(\.properties)
    case .animation, .transaction, .watchingTransaction: []
    }
  }
}
