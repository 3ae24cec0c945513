// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveNotation

/// The fields of what a gesture does.
package enum ActionField: String, DocumentField {
  case label, when, set, toggle, add, `throw`
  case velocity, animation, initialVelocity, disablesAnimations, tracksVelocity, keys
}

/// The fields of states that follow a gesture.
package enum UpdatingField: String, DocumentField {
  case set, animation, disablesAnimations, tracksVelocity, keys, reset
}

/// The fields of the transaction in which such states go back.
package enum ResetField: String, DocumentField {
  case animation, disablesAnimations
}

extension Animation.Kind {
  /// Whether it may begin with a velocity that it is given.
  fileprivate var takesOverVelocity: Bool {
    switch self {
    case .curve, .interpolatingSpring: false
    case .delayed(let base, _), .sped(let base, _), .logicallyComplete(let base, _): base.takesOverVelocity
    case .repeated(let base, _, _): base.takesOverVelocity
    default: true
    }
  }
}

extension ScenarioDecoder {
  mutating func updating(
    _ node: DocumentNode, in scope: ExpressionScope
  ) throws(DocumentProblem) -> ScenarioGesture.Updating {
    let fields: DocumentObject<UpdatingField> = try node.object("an object of states that follow the gesture")
    var updating = ScenarioGesture.Updating(
      values: [], settings: ScenarioTransactionSettings(), reset: ScenarioTransactionSettings())
    for member in try fields.required(.set).members("an object of states and their values") {
      let index = try self.index(of: member, in: stateIndices, called: "state")
      let value = try expression(
        member.value, of: scenario.states[index].initialValue.kind, in: scope)
      gestureStates.insert(index)
      updating.values.append((index, value, member.value.place))
    }
    if updating.values.isEmpty { throw node.problem("there must be a state to set") }
    if let animation = fields[.animation] {
      updating.settings.animation = .some(try self.animation(animation))
    }
    updating.settings.disablesAnimations = try fields[.disablesAnimations]?.flag() ?? false
    updating.settings.tracksVelocity = try fields[.tracksVelocity]?.flag()
    if let keys = fields[.keys] { updating.settings.keys = try self.keys(keys) }
    if let reset = fields[.reset] {
      let fields: DocumentObject<ResetField> = try reset.object("an object of what the transaction gets")
      if let animation = fields[.animation] {
        updating.reset.animation = .some(try self.animation(animation))
      }
      updating.reset.disablesAnimations = try fields[.disablesAnimations]?.flag() ?? false
    }
    return updating
  }

  mutating func action(
    _ node: DocumentNode, in scope: ExpressionScope
  ) throws(DocumentProblem) -> ScenarioAction {
    let fields: DocumentObject<ActionField> = try node.object("an object that says what the gesture does")
    var action = ScenarioAction()
    action.label = try fields[.label].map { (node) throws(DocumentProblem) in try label(node) }
    action.condition = try fields[.when].map { (node) throws(DocumentProblem) in
      try condition(node, in: scope)
    }
    if let node = fields[.throw] {
      try fields.refuse(
        [.set, .toggle, .add, .velocity, .animation, .initialVelocity, .tracksVelocity], beside: .throw)
      action.thrown = try thrownStates(node, in: scope)
    } else {
      action.steps = try steps(fields, in: scope)
    }
    if let velocity = fields[.velocity] {
      for member in try velocity.members("an object of states and how fast they move") {
        let index = try self.index(of: member, in: stateIndices, called: "state")
        let kind = scenario.states[index].initialValue.kind
        guard [.number, .size, .point, .angle].contains(kind) else {
          throw member.problem("only numbers, sizes, points and angles move, and this state is \(kind.words)")
        }
        action.velocities.append(
          (index, try expression(member.value, of: kind, in: scope), member.value.place))
      }
    }
    if let animation = fields[.animation] {
      action.settings.animation = .some(try self.animation(animation))
    }
    if let velocity = fields.values[.velocity], let animation = action.settings.animation,
      animation.map({ !$0.kind.takesOverVelocity }) ?? true
    {
      throw velocity.problem(
        "a velocity has an effect on springs that take it over, such as “.spring”, and not beside "
          + (animation == nil ? "no animation" : "this animation"))
    }
    if let velocity = fields[.initialVelocity] {
      guard case .some(.some(let animation)) = action.settings.animation,
        case .interpolatingSpring = animation.kind
      else {
        throw velocity.problem(
          "only an interpolatingSpring without modifiers has an initial velocity, a fraction of the way per second; "
            + "other springs take over a “velocity”")
      }
      action.initialVelocity = try expression(velocity, of: .number, in: scope)
    }
    action.settings.disablesAnimations = try fields[.disablesAnimations]?.flag() ?? false
    action.settings.tracksVelocity = try fields[.tracksVelocity]?.flag()
    if let keys = fields[.keys] { action.settings.keys = try self.keys(keys) }
    return action
  }

  private mutating func steps(
    _ fields: DocumentObject<ActionField>, in scope: ExpressionScope
  ) throws(DocumentProblem) -> [ScenarioAction.Step] {
    var steps: [ScenarioAction.Step] = []
    func known(_ index: Int, _ problem: DocumentProblem) throws(DocumentProblem) {
      guard !steps.contains(where: { $0.state == index }) else { throw problem }
    }
    let twice = "the action names this state twice"
    if let set = fields[.set] {
      for member in try set.members("an object of states and their new values") {
        let index = try self.index(of: member, in: stateIndices, called: "state")
        let kind = scenario.states[index].initialValue.kind
        note(writing: index, member.problem(Self.followsGesture))
        steps.append(
          .set(index, try self.value(member.value, of: kind, in: scope), at: member.value.place))
      }
    }
    if let toggle = fields[.toggle] {
      for element in try toggle.elements("a list of states that are true or false") {
        let index = try toggledState(element)
        try known(index, element.problem(twice))
        note(writing: index, element.problem(Self.followsGesture))
        steps.append(.toggle(index))
      }
    }
    if let add = fields[.add] {
      for member in try add.members("an object of states and what is added to them") {
        let index = try self.index(of: member, in: stateIndices, called: "state")
        let kind = scenario.states[index].initialValue.kind
        guard [.number, .size, .point, .angle].contains(kind) else {
          throw member.problem(
            "only numbers, sizes, points and angles can be added to, and this state is \(kind.words)")
        }
        try known(index, member.problem(twice))
        note(writing: index, member.problem(Self.followsGesture))
        steps.append(
          .add(index, try expression(member.value, of: kind, in: scope), at: member.value.place))
      }
    }
    if steps.isEmpty {
      throw fields.node.problem("a gesture must do something: “set”, “toggle”, “add” to or “throw” a state")
    }
    return steps
  }

  /// A new value of a state: an expression, or a list as it is.
  private func value(
    _ node: DocumentNode, of kind: ScenarioKind, in scope: ExpressionScope
  ) throws(DocumentProblem) -> ScenarioExpression {
    guard kind == .list else { return try expression(node, of: kind, in: scope) }
    guard case .list(let elements) = try stateValue(node) else { throw node.mustBe(kind.words) }
    return .constant(.list(elements))
  }
}
