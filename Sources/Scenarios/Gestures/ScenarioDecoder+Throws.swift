// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

/// The fields of a state that is thrown.
package enum ThrowField: String, DocumentField {
  case velocity, from, to, decay, spring
}

/// The decays that have a name.
package enum DecayName: String, CaseIterable {
  case normal, fast

  var decay: Decay {
    switch self {
    case .normal: .normal
    case .fast: .fast
    }
  }
}

extension ScenarioDecoder {
  /// The states that a gesture throws.
  mutating func thrownStates(
    _ node: DocumentNode, in scope: ExpressionScope
  ) throws(DocumentProblem) -> [ScenarioThrow] {
    var thrown: [ScenarioThrow] = []
    for member in try node.members("an object of states and how they are thrown") {
      let index = try self.index(of: member, in: stateIndices, called: "state")
      let kind = scenario.states[index].initialValue.kind
      guard kind == .number else {
        throw member.problem(
          "only numbers are thrown, and this state is \(kind.words); the two sides of a size are two states")
      }
      note(writing: index, member.problem(Self.followsGesture))
      thrown.append(try self.thrown(member.value, index, in: scope))
    }
    if thrown.isEmpty { throw node.problem("there must be a state to throw") }
    return thrown
  }

  private mutating func thrown(
    _ node: DocumentNode, _ state: Int, in scope: ExpressionScope
  ) throws(DocumentProblem) -> ScenarioThrow {
    let fields: DocumentObject<ThrowField> = try node.object(
      "an object of the velocity of the throw and its bounds")
    func number(_ node: DocumentNode) throws(DocumentProblem) -> ScenarioExpression {
      try expression(node, of: .number, in: scope)
    }
    let velocity = try number(fields.required(.velocity))
    let (from, to) = (try fields[.from].map(number), try fields[.to].map(number))
    var spring = Spring()
    if let node = fields[.spring] {
      guard from != nil || to != nil else {
        throw node.problem("a spring has no meaning without a bound, “from” or “to”")
      }
      spring = try self.spring(node, velocity: "the velocity is that with which the bound is met")
    }
    return ScenarioThrow(
      state: state, velocity: velocity, from: from, to: to, decay: try decay(fields[.decay]), spring: spring,
      written: node.place)
  }

  /// A decay by its name, or by the share of the velocity that is kept in a millisecond; the usual one without.
  func decay(_ node: DocumentNode?) throws(DocumentProblem) -> Decay {
    guard let node else { return .normal }
    if case .string = node.literal.kind { return try node.choice(of: DecayName.self).decay }
    guard case .number(let rate) = node.literal.kind, rate > 0, rate < 1 else {
      throw node.mustBe(
        "“normal”, “fast” or the share of its velocity that is kept in a millisecond, above 0 and below 1")
    }
    return Decay(ratePerMillisecond: rate)
  }
}
