// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

extension ExpressionField {
  /// Those by which a value is known that is worked out from others.
  static let operations: [ExpressionField] = [
    .sum, .difference, .product, .quotient, .absolute, .clamp, .rubberBand, .inverseRubberBand, .nearest,
    .velocityOf, .travelPerSecond, .scrollEnd, .landingVelocity, .shown,
    .isAbove, .isBelow, .isEqual, .not, .all, .any, .if,
  ]

  /// What may stand beside it.
  fileprivate var companions: [ExpressionField] {
    switch self {
    case .clamp, .travelPerSecond: [.from, .to]
    case .rubberBand, .inverseRubberBand: [.from, .to, .dimension, .coefficient]
    case .scrollEnd: [.velocity, .decay]
    case .landingVelocity: [.from, .decay]
    case .shown: [.part]
    case .nearest: [.among]
    case .if: [.then, .else]
    default: []
    }
  }
}

extension ScenarioDecoder {
  typealias ExpressionFields = DocumentObject<ExpressionField>

  /// A value that is worked out from others; nil where the object is none.
  func operation(
    _ fields: ExpressionFields, in scope: ExpressionScope
  ) throws(DocumentProblem) -> TypedExpression? {
    guard let head = ExpressionField.operations.first(where: { fields[$0] != nil }), let node = fields[head]
    else { return nil }
    let allowed = [head] + head.companions
    try fields.refuse(ExpressionField.allCases.filter { !allowed.contains($0) }, beside: head)
    func number(_ node: DocumentNode) throws(DocumentProblem) -> ScenarioExpression {
      try expression(node, of: .number, in: scope)
    }
    func flag(_ node: DocumentNode) throws(DocumentProblem) -> ScenarioExpression {
      try condition(node, in: scope)
    }
    func typed(_ operation: ScenarioOperation, _ kind: ScenarioKind) -> TypedExpression {
      TypedExpression(expression: .operation(operation), kind: kind)
    }
    switch head {
    case .sum:
      let (terms, kind) = try terms(node, in: scope)
      return typed(.sum(terms), kind)
    case .difference:
      let (terms, kind) = try terms(node, in: scope, count: 2)
      return typed(.difference(terms[0], terms[1]), kind)
    case .product: return try product(node, in: scope)
    case .quotient:
      let parts = try pair(node)
      let dividend = try self.expression(parts.0, in: scope)
      try requireArithmetic(dividend.kind, parts.0)
      return typed(.quotient(dividend.expression, try number(parts.1)), dividend.kind)
    case .absolute: return typed(.absolute(try number(node)), .number)
    case .clamp:
      return typed(
        .clamp(
          try number(node), from: try number(fields.required(.from)), to: try number(fields.required(.to))),
        .number)
    case .rubberBand, .inverseRubberBand:
      let band = RubberBand(
        dimension: try fields.required(.dimension).number(in: .length),
        coefficient: try fields[.coefficient]?.number(in: .length) ?? 0.55)
      let (from, to) = (try number(fields.required(.from)), try number(fields.required(.to)))
      return typed(
        head == .rubberBand
          ? .rubberBand(try number(node), from: from, to: to, band)
          : .inverseRubberBand(try number(node), from: from, to: to, band), .number)
    case .scrollEnd:
      return typed(
        .scrollEnd(
          try number(node), velocity: try number(fields.required(.velocity)), try decay(fields[.decay])),
        .number)
    case .landingVelocity:
      return typed(
        .landingVelocity(
          on: try number(node), from: try number(fields.required(.from)), try decay(fields[.decay])), .number)
    case .shown: return try shown(node, fields[.part], in: scope)
    case .nearest:
      let places = try fields.required(.among)
      var expressions: [ScenarioExpression] = []
      for element in try places.elements("a list of numbers") { expressions.append(try number(element)) }
      if expressions.isEmpty { throw places.problem("there must be a number in the list") }
      return typed(.nearest(to: try number(node), among: expressions), .number)
    case .travelPerSecond:
      return typed(
        .travelPerSecond(
          try number(node), from: try number(fields.required(.from)), to: try number(fields.required(.to))),
        .number)
    case .velocityOf:
      guard scope.gesture != nil else { throw node.problem(Self.needsGesture) }
      let inner = try expression(node, in: scope)
      try requireArithmetic(inner.kind, node)
      if let part = Self.unsteadyPart(of: node.literal) {
        throw node.problem(
          "how fast “\(part.prefix(60))” changes is not known; ask for the velocity of a translation, a location, a "
            + "magnification or a rotation")
      }
      return typed(.velocity(of: inner.expression), inner.kind)
    case .isAbove, .isBelow:
      let parts = try pair(node)
      let (first, second) = (try number(parts.0), try number(parts.1))
      return typed(head == .isAbove ? .isAbove(first, second) : .isBelow(first, second), .flag)
    case .isEqual:
      let parts = try pair(node)
      let first = try expression(parts.0, in: scope)
      return typed(
        .isEqual(first.expression, try expression(parts.1, of: first.kind, in: scope)), .flag)
    case .not: return typed(.not(try flag(node)), .flag)
    case .all, .any:
      var conditions: [ScenarioExpression] = []
      for element in try node.elements("a list of what is true or false") {
        conditions.append(try flag(element))
      }
      return typed(head == .all ? .all(conditions) : .any(conditions), .flag)
    default: return try choice(node, fields, in: scope)
    }
  }

  /// A state that is true or false, or a value of this kind.
  func condition(_ node: DocumentNode, in scope: ExpressionScope) throws(DocumentProblem)
    -> ScenarioExpression
  {
    let typed = try stateOrExpression(node, in: scope)
    guard typed.kind == .flag else { throw node.problem("must be true or false, but is \(typed.kind.words)") }
    return typed.expression
  }

  /// A part of a value that is made of several numbers.
  func part(_ node: DocumentNode, of whole: TypedExpression) throws(DocumentProblem) -> TypedExpression {
    let part: ScenarioPart = try node.choice()
    let parts = ScenarioPart.parts(of: whole.kind)
    guard parts.contains(part) else {
      throw node.problem(
        parts.isEmpty
          ? "\(whole.kind.words) has no parts"
          : "\(whole.kind.words) has the parts \(DocumentNode.alternatives(parts.map(\.rawValue), conjunction: "and"))"
      )
    }
    return TypedExpression(expression: .operation(.part(of: whole.expression, part)), kind: .number)
  }

  // MARK: - Arithmetic

  private func requireArithmetic(_ kind: ScenarioKind, _ node: DocumentNode) throws(DocumentProblem) {
    guard [.number, .size, .point, .angle].contains(kind) else {
      throw node.problem("must be a number, a size, a point or an angle, but is \(kind.words)")
    }
  }

  private func pair(_ node: DocumentNode) throws(DocumentProblem) -> (DocumentNode, DocumentNode) {
    let elements = try node.elements("a list of two values")
    guard elements.count == 2 else { throw node.problem("must be two values, but is \(elements.count)") }
    return (elements[0], elements[1])
  }

  private func terms(
    _ node: DocumentNode, in scope: ExpressionScope, count: Int? = nil
  ) throws(DocumentProblem) -> ([ScenarioExpression], ScenarioKind) {
    let elements = try node.elements("a list of values")
    if let count, elements.count != count {
      throw node.problem("must be two values, but is \(elements.count)")
    }
    guard let head = elements.first else { throw node.problem("there must be a value in the list") }
    let first = try expression(head, in: scope)
    try requireArithmetic(first.kind, head)
    var terms = [first.expression]
    for element in elements.dropFirst() { terms.append(try expression(element, of: first.kind, in: scope)) }
    return (terms, first.kind)
  }

  private func product(
    _ node: DocumentNode, in scope: ExpressionScope
  ) throws(DocumentProblem) -> TypedExpression {
    var kind = ScenarioKind.number
    var factors: [ScenarioExpression] = []
    for element in try node.elements("a list of values") {
      let factor = try expression(element, in: scope)
      try requireArithmetic(factor.kind, element)
      guard factor.kind == .number || kind == .number else {
        throw element.problem("all factors but one must be numbers, and this one is \(factor.kind.words)")
      }
      if factor.kind != .number { kind = factor.kind }
      factors.append(factor.expression)
    }
    if factors.isEmpty { throw node.problem("there must be a value in the list") }
    return TypedExpression(expression: .operation(.product(factors)), kind: kind)
  }

  private func choice(
    _ node: DocumentNode, _ fields: ExpressionFields, in scope: ExpressionScope
  ) throws(DocumentProblem) -> TypedExpression {
    let condition = try condition(node, in: scope)
    let then = try expression(try fields.required(.then), in: scope)
    let otherwise = try expression(try fields.required(.else), of: then.kind, in: scope)
    return TypedExpression(
      expression: .operation(.choice(condition, then: then.expression, otherwise: otherwise)),
      kind: then.kind)
  }

  // MARK: - Gestures

  /// A part of a gesture in a value whose own velocity is not measured: a velocity, or what is predicted by one.
  private static func unsteadyPart(of literal: ObjectLiteral) -> String? {
    switch literal.kind {
    case .array(let elements): return elements.lazy.compactMap(unsteadyPart).first
    case .object(let members):
      if let member = members.first(where: { $0.name == "gesture" }),
        case .string(let path) = member.value.kind,
        path.split(separator: ".").contains(where: { $0 == "velocity" || $0.hasPrefix("predicted") })
      {
        return path
      }
      let unsteady: [ExpressionField] = [.velocityOf, .travelPerSecond, .scrollEnd, .landingVelocity]
      if let inner = members.first(where: { member in unsteady.contains { $0.rawValue == member.name } }) {
        return inner.name
      }
      // Conditions choose a value, and are none of it.
      return members.lazy.filter { $0.name != "if" }.compactMap { unsteadyPart(of: $0.value) }.first
    default: return nil
    }
  }

  /// What the node of the gesture shows of one of its properties.
  private func shown(
    _ node: DocumentNode, _ part: DocumentNode?, in scope: ExpressionScope
  ) throws(DocumentProblem) -> TypedExpression {
    guard scope.gesture != nil else { throw node.problem(Self.needsGesture) }
    let name = try node.name()
    guard let kind = propertyKinds[name] else {
      let names = propertyKinds.keys.sorted()
      throw node.problem(
        "“\(name.prefix(40))” is no property of the gesture's node"
          + (names.isEmpty ? "" : ", which has \(DocumentNode.alternatives(names, conjunction: "and"))"),
        suggestion: NearestName.suggestion(for: name, among: names))
    }
    guard [.number, .size, .point, .angle].contains(kind) else {
      throw node.problem(
        "what is shown is asked of a number, a size, a point or an angle, and this is \(kind.words)")
    }
    let whole = TypedExpression(expression: .operation(.shown(name, kind)), kind: kind)
    guard let part else { return whole }
    return try self.part(part, of: whole)
  }

  static let needsGesture = "only what a gesture does can follow from the gesture"

  /// What of a gesture is asked for.
  private struct GesturePlace {
    let path: GesturePath
    /// One number of it.
    let part: ScenarioPart?
    let kind: ScenarioKind
    /// Whether there are times at which it is not there.
    let mayBeMissing: Bool

    func expression(otherwise: ScenarioExpression?) -> ScenarioExpression {
      guard let part else { return .operation(.gesture(path, otherwise: otherwise)) }
      return .operation(.gesturePart(path, part, otherwise: otherwise))
    }
  }

  private func gesturePlace(
    _ node: DocumentNode, in scope: ExpressionScope
  ) throws(DocumentProblem) -> GesturePlace {
    guard var kind = scope.gesture else { throw node.problem(Self.needsGesture) }
    let names = try node.name().split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var rest = names[...]
    var steps: [GesturePath.Step] = []
    var mayBeMissing = false
    while let name = rest.first, let step = GesturePath.Step(rawValue: name), let sides = kind.sides {
      kind = step == .first ? sides.first : sides.second
      mayBeMissing = mayBeMissing || step == .second || sides.mayMissFirst
      steps.append(step)
      rest = rest.dropFirst()
    }
    guard let name = rest.first, let found = kind.leaves.first(where: { $0.leaf.rawValue == name }) else {
      throw unknownPart(node, in: scope)
    }
    var part: ScenarioPart?
    if let name = rest.dropFirst().first {
      part = ScenarioPart.parts(of: found.kind).first { $0.rawValue == name }
      if part == nil || rest.count > 2 { throw unknownPart(node, in: scope) }
    }
    return GesturePlace(
      path: GesturePath(steps: steps, leaf: found.leaf), part: part, kind: part == nil ? found.kind : .number,
      mayBeMissing: mayBeMissing)
  }

  /// A part of what the gesture tells, by the way to it.
  func gestureValue(
    _ node: DocumentNode, otherwise: DocumentNode?, in scope: ExpressionScope
  ) throws(DocumentProblem) -> TypedExpression {
    let place = try gesturePlace(node, in: scope)
    var fallback: ScenarioExpression?
    if let otherwise {
      guard place.mayBeMissing else {
        throw otherwise.problem("“\(place.path.text)” is always there, so that “otherwise” has no meaning")
      }
      fallback = try expression(otherwise, of: place.kind, in: scope)
    } else if place.mayBeMissing {
      throw node.problem("“\(place.path.text)” may not be there yet: say by “otherwise” what holds then")
    }
    return TypedExpression(expression: place.expression(otherwise: fallback), kind: place.kind)
  }

  /// A part of what the gesture tells that has cases; the values are those that it may have, if that is known.
  func gestureSubject(
    _ node: DocumentNode, in scope: ExpressionScope
  ) throws(DocumentProblem) -> (
    expression: ScenarioExpression, kind: ScenarioKind, values: Set<ScenarioValue>?
  ) {
    let place = try gesturePlace(node, in: scope)
    let sides: Set<ScenarioValue>? =
      place.path.leaf == .case && !place.mayBeMissing ? [.text("first"), .text("second")] : nil
    return (place.expression(otherwise: nil), place.kind, sides)
  }

  private func unknownPart(_ node: DocumentNode, in scope: ExpressionScope) -> DocumentProblem {
    let paths = scope.gesture?.paths ?? []
    let written = (try? node.name()) ?? ""
    return node.problem(
      paths.isEmpty
        ? "this gesture has no value"
        : "“\(written.prefix(60))” is no part of what this gesture tells; there is "
          + "\(DocumentNode.alternatives(paths, conjunction: "and")), with “.width” and “.height”, “.x” and “.y”, or "
          + "“.degrees” and “.radians” behind those that have them",
      suggestion: NearestName.suggestion(for: written, among: paths))
  }
}
