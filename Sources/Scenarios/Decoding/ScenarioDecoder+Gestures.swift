// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import CurveNotation

/// The fields of a gesture: which one it is, and what it does.
package enum GestureField: String, DocumentField {
  case tap = "TapGesture"
  case spatialTap = "SpatialTapGesture"
  case longPress = "LongPressGesture"
  case drag = "DragGesture"
  case magnify = "MagnifyGesture"
  case rotate = "RotateGesture"
  case magnification = "MagnificationGesture"
  case rotation = "RotationGesture"
  case simultaneous = "SimultaneousGesture"
  case sequence = "SequenceGesture"
  case exclusive = "ExclusiveGesture"
  case updating, onChanged, onEnded
  case name, attachment, including

  /// Those that say which gesture it is.
  static let kinds: [GestureField] = [
    .tap, .spatialTap, .longPress, .drag, .magnify, .rotate, .magnification, .rotation, .simultaneous,
    .sequence, .exclusive,
  ]
}

/// The parameters of gestures.
package enum GestureParameterField: String, DocumentField {
  case count, coordinateSpace, minimumDuration, maximumDistance, minimumDistance, minimumScaleDelta
  case minimumAngleDelta
}

/// The fields of what a gesture does.
package enum ActionField: String, DocumentField {
  case when, set, toggle, add, velocity, animation, initialVelocity, disablesAnimations, tracksVelocity, keys
}

/// The fields of states that follow a gesture.
package enum UpdatingField: String, DocumentField {
  case set, animation, disablesAnimations, tracksVelocity, keys, reset
}

/// The fields of the transaction in which such states go back.
package enum ResetField: String, DocumentField {
  case animation, disablesAnimations
}

/// How a gesture is attached to a node.
package enum AttachmentName: String, CaseIterable {
  case gesture, simultaneousGesture, highPriorityGesture

  var priority: AttachedGesture.Priority {
    switch self {
    case .gesture: .normal
    case .simultaneousGesture: .simultaneous
    case .highPriorityGesture: .high
    }
  }
}

/// Which gestures of a node can be recognised.
package enum MaskName: String, CaseIterable {
  case all, gesture, subviews, none

  var mask: GestureMask {
    switch self {
    case .all: .all
    case .gesture: .gesture
    case .subviews: .subviews
    case .none: .none
    }
  }
}

extension ScenarioDecoder {
  private typealias Fields = DocumentObject<GestureField>

  /// The gestures of a node, whose names differ.
  mutating func attachments(
    _ node: DocumentNode, in scope: ExpressionScope
  ) throws(DocumentProblem) -> [ScenarioInteraction.Attachment] {
    var attachments: [ScenarioInteraction.Attachment] = []
    for element in try node.elements("a list of gestures") {
      let fields: DocumentObject<GestureField> = try element.object("an object that describes a gesture")
      let kind = try self.kind(fields)
      let attachment = try fields[.attachment]?.choice(of: AttachmentName.self) ?? .gesture
      let mask = try fields[.including]?.choice(of: MaskName.self) ?? .all
      let name = try fields[.name]?.name() ?? kind.rawValue
      if attachments.contains(where: { $0.name == name }) {
        throw (fields[.name] ?? element).problem(
          "the name “\(name)” is taken by another gesture of the node; give this one a “name”")
      }
      attachments.append(
        ScenarioInteraction.Attachment(
          gesture: try gesture(fields, kind, in: scope), priority: attachment.priority, mask: mask.mask,
          name: name))
    }
    return attachments
  }

  private func kind(_ fields: Fields) throws(DocumentProblem) -> GestureField {
    let given = GestureField.kinds.filter { fields[$0] != nil }
    guard let kind = given.first else {
      throw fields.node.problem(
        "a gesture has one of \(DocumentNode.alternatives(GestureField.kinds.map(\.rawValue)))")
    }
    try fields.refuse(given.dropFirst(), beside: kind)
    return kind
  }

  private mutating func gesture(
    _ fields: Fields, _ kind: GestureField, in outer: ExpressionScope
  ) throws(DocumentProblem) -> ScenarioGesture {
    guard let parameters = fields[kind] else { throw fields.node.problem("a gesture is missing") }
    var gesture = ScenarioGesture(kind: try self.gestureKind(kind, parameters, in: outer))
    var scope = outer
    scope.gesture = gesture.valueKind
    if let updating = fields[.updating] {
      for element in oneOrMore(updating) { gesture.updating.append(try self.updating(element, in: scope)) }
    }
    if let changed = fields[.onChanged] {
      if case .nothing = gesture.valueKind {
        throw changed.problem("a tap has no value that changes; say by “onEnded” what it does")
      }
      for element in oneOrMore(changed) { gesture.changed.append(try action(element, in: scope)) }
    }
    if let ended = fields[.onEnded] {
      for element in oneOrMore(ended) { gesture.ended.append(try action(element, in: scope)) }
    }
    return gesture
  }

  private func oneOrMore(_ node: DocumentNode) -> [DocumentNode] { (try? node.elements()) ?? [node] }

  // MARK: - Kinds

  private mutating func gestureKind(
    _ field: GestureField, _ node: DocumentNode, in scope: ExpressionScope
  ) throws(DocumentProblem) -> ScenarioGesture.Kind {
    switch field {
    case .simultaneous:
      let pair = try pair(field, node, in: scope)
      return .simultaneous(pair.0, pair.1)
    case .sequence:
      let pair = try pair(field, node, in: scope)
      return .sequence(pair.0, pair.1)
    case .exclusive:
      let pair = try pair(field, node, in: scope)
      return .exclusive(pair.0, pair.1)
    default: break
    }
    let parameters: DocumentObject<GestureParameterField> = try node.object(
      "an object of parameters, such as {}")
    func allow(_ own: GestureParameterField...) throws(DocumentProblem) {
      for other in GestureParameterField.allCases where !own.contains(other) {
        guard let member = parameters.values[other] else { continue }
        throw member.problem(
          "\(field.rawValue) takes \(DocumentNode.alternatives(own.map(\.rawValue), conjunction: "and"))")
      }
    }
    switch field {
    case .tap:
      try allow(.count)
      return .tap(count: try count(parameters[.count]))
    case .spatialTap:
      try allow(.count, .coordinateSpace)
      return .spatialTap(count: try count(parameters[.count]), try space(parameters[.coordinateSpace]))
    case .longPress:
      try allow(.minimumDuration, .maximumDistance)
      return .longPress(
        minimumDuration: try duration(parameters[.minimumDuration]),
        maximumDistance: try parameters[.maximumDistance]?.number(in: .length) ?? 10)
    case .drag:
      try allow(.minimumDistance, .coordinateSpace)
      return .drag(
        minimumDistance: try parameters[.minimumDistance]?.number(in: .length) ?? 10,
        try space(parameters[.coordinateSpace]))
    case .rotate, .rotation:
      try allow(.minimumAngleDelta)
      var angle = Angle.degrees(1)
      if let node = parameters[.minimumAngleDelta] {
        guard case .angle(let given) = try constant(node), given.radians >= 0 else {
          throw node.problem("must be an angle, such as {\"degrees\": 1}, that is not negative")
        }
        angle = given
      }
      return field == .rotate ? .rotate(minimumAngleDelta: angle) : .rotation(minimumAngleDelta: angle)
    default:
      try allow(.minimumScaleDelta)
      let delta = try parameters[.minimumScaleDelta]?.number(in: .length) ?? 0.01
      return field == .magnify
        ? .magnify(minimumScaleDelta: delta) : .magnification(minimumScaleDelta: delta)
    }
  }

  private mutating func pair(
    _ field: GestureField, _ node: DocumentNode, in scope: ExpressionScope
  ) throws(DocumentProblem) -> (ScenarioGesture, ScenarioGesture) {
    let elements = try node.elements("a list of two gestures")
    guard elements.count == 2 else {
      throw node.problem("\(field.rawValue) is made of two gestures, not of \(elements.count)")
    }
    var gestures: [ScenarioGesture] = []
    for element in elements {
      let fields: DocumentObject<GestureField> = try element.object("an object that describes a gesture")
      for field in [GestureField.name, .attachment, .including] {
        guard let member = fields.values[field] else { continue }
        throw member.problem("“\(field.rawValue)” is said of the gesture that is attached to the node")
      }
      gestures.append(try gesture(fields, try kind(fields), in: scope))
    }
    return (gestures[0], gestures[1])
  }

  private func count(_ node: DocumentNode?) throws(DocumentProblem) -> Int {
    guard let node else { return 1 }
    return Int(try node.number(in: .tapCount))
  }

  private func duration(_ node: DocumentNode?) throws(DocumentProblem) -> Double {
    guard let node else { return 0.5 }
    if case .string("infinity") = node.literal.kind { return .infinity }
    guard case .number = node.literal.kind else {
      throw node.mustBe("a number of seconds, or “infinity” for as long as the finger is down")
    }
    return try node.number(in: .time)
  }

  private func space(_ node: DocumentNode?) throws(DocumentProblem) -> CoordinateSpace {
    guard let node else { return .local }
    if case .object = node.literal.kind {
      let fields: DocumentObject<NamedSpaceField> = try node.object("a space")
      return .named(try fields.required(.named).name())
    }
    switch try node.choice(of: SpaceName.self) {
    case .local: return .local
    case .global: return .global
    }
  }

  // MARK: - Actions

  private mutating func updating(
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
      updating.values.append((index, value))
    }
    if updating.values.isEmpty { throw node.problem("there must be a state to set") }
    if let animation = fields[.animation] {
      updating.settings.animation = .some(try self.animation(animation))
    }
    updating.settings.disablesAnimations = try fields[.disablesAnimations]?.flag() ?? false
    updating.settings.tracksVelocity = try fields[.tracksVelocity]?.flag() ?? false
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

  private mutating func action(
    _ node: DocumentNode, in scope: ExpressionScope
  ) throws(DocumentProblem) -> ScenarioAction {
    let fields: DocumentObject<ActionField> = try node.object("an object that says what the gesture does")
    var action = ScenarioAction()
    action.condition = try fields[.when].map { (node) throws(DocumentProblem) in
      try condition(node, in: scope)
    }
    action.steps = try steps(fields, in: scope)
    if let velocity = fields[.velocity] {
      for member in try velocity.members("an object of states and how fast they move") {
        let index = try self.index(of: member, in: stateIndices, called: "state")
        let kind = scenario.states[index].initialValue.kind
        guard [.number, .size, .point, .angle].contains(kind) else {
          throw member.problem("only numbers, sizes, points and angles move, and this state is \(kind.words)")
        }
        action.velocities.append((index, try expression(member.value, of: kind, in: scope)))
      }
    }
    if let animation = fields[.animation] {
      action.settings.animation = .some(try self.animation(animation))
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
    action.settings.tracksVelocity = try fields[.tracksVelocity]?.flag() ?? false
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
        steps.append(.set(index, try self.value(member.value, of: kind, in: scope)))
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
        steps.append(.add(index, try expression(member.value, of: kind, in: scope)))
      }
    }
    if steps.isEmpty {
      throw fields.node.problem("a gesture must do something: “set”, “toggle” or “add” to a state")
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

  // MARK: - States

  static let followsGesture =
    "this state follows a gesture by “updating”, so that nothing else can set it; it goes back by itself"

  mutating func note(writing state: Int, _ problem: DocumentProblem) {
    writtenStates.append((state, problem))
  }

  /// Refuses states that follow a gesture and that something else sets, too.
  mutating func refuseWrittenGestureStates() throws(DocumentProblem) {
    if let first = writtenStates.first(where: { gestureStates.contains($0.state) }) { throw first.problem }
    writtenStates.removeAll()
  }

  /// A value that follows from nothing.
  func constant(_ node: DocumentNode) throws(DocumentProblem) -> ScenarioValue {
    let typed = try expression(node, in: ExpressionScope())
    guard [.size, .point, .angle].contains(typed.kind) else {
      throw node.problem("must be a size, a point or an angle, but is \(typed.kind.words)")
    }
    guard typed.expression.isConstant else { throw node.problem("can't follow from a state here") }
    return typed.expression.value(in: ScenarioSurroundings(states: []))
  }

  /// Notes which texts gestures give to states, so that cases of these are known.
  mutating func noteGestureTexts(in nodes: ObjectLiteral) {
    var pending: [(literal: ObjectLiteral, isInGesture: Bool)] = [(nodes, false)]
    while let (literal, isInGesture) = pending.popLast() {
      switch literal.kind {
      case .array(let elements): pending += elements.map { ($0, isInGesture) }
      case .object(let members):
        for member in members {
          if isInGesture, member.name == "set", case .object(let values) = member.value.kind {
            for value in values {
              guard let index = stateIndices[value.name] else { continue }
              noteTexts(of: value.value, for: index)
            }
          }
          if isInGesture, member.name == "keys", case .object(let keys) = member.value.kind {
            for key in keys {
              guard let index = keyIndices[key.name], case .string(let text) = key.value.kind else {
                continue
              }
              keyValues[index].insert(.text(text))
            }
          }
          pending.append((member.value, isInGesture || member.name == "gestures"))
        }
      default: break
      }
    }
  }

  private mutating func noteTexts(of literal: ObjectLiteral, for state: Int) {
    switch literal.kind {
    case .string(let text): stateValues[state].insert(.text(text))
    case .array:
      if let elements = try? stateValue(DocumentNode(literal: literal, path: .top)) {
        stateValues[state].insert(elements)
      }
    case .object(let members):
      for member in members {
        switch member.name {
        case "then", "else", "otherwise": noteTexts(of: member.value, for: state)
        case "cases":
          guard case .object(let cases) = member.value.kind else { continue }
          for member in cases { noteTexts(of: member.value, for: state) }
        case "state", "element", "gesture":
          if !members.contains(where: { $0.name == "cases" }) { openStates.insert(state) }
        default: break
        }
      }
    default: break
    }
  }
}

/// The names of spaces.
package enum SpaceName: String, CaseIterable {
  case local, global
}

/// The field of a space that has a name.
package enum NamedSpaceField: String, DocumentField {
  case named
}

extension NumberLimits {
  /// How many taps.
  fileprivate static let tapCount = NumberLimits(words: "a whole number of taps from 1 to 1000") {
    (1...1000).contains($0) && $0 == $0.rounded()
  }
}

extension ScenarioExpression {
  /// Whether it is put together from numbers alone.
  fileprivate var isConstant: Bool {
    switch self {
    case .constant: true
    case .point(let first, let second), .size(let first, let second): first.isConstant && second.isConstant
    case .degrees(let inner), .radians(let inner): inner.isConstant
    default: false
    }
  }
}
