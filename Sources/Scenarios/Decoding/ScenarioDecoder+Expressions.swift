// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

/// The fields of a value that is an object.
package enum ExpressionField: String, DocumentField {
  case state, element, cases, otherwise, whole
  case x, y, width, height, degrees, radians, red, green, blue, opacity
  case gesture, part, sum, difference, product, quotient, absolute, clamp, from, to
  case rubberBand, inverseRubberBand, dimension, coefficient, nearest, among, velocityOf, travelPerSecond
  case scrollEnd, landingVelocity, velocity, decay, shown
  case isAbove, isBelow, isEqual, not, all, any, `if`, then, `else`
}

/// An expression and the kind of its values.
struct TypedExpression {
  let expression: ScenarioExpression
  let kind: ScenarioKind
}

/// What an expression may ask for beside the states.
struct ExpressionScope {
  /// The kind of the elements that the node stands for; nil where it stands for itself.
  var element: ScenarioKind?
  /// What the gesture tells that acts; nil outside of gestures.
  var gesture: GestureValueKind?
  /// The names of the spaces around.
  var spaces: [String] = []
}

extension ScenarioDecoder {
  private typealias Fields = DocumentObject<ExpressionField>

  /// The value of a property: a literal, or an object that says what it follows from.
  func expression(_ node: DocumentNode, in scope: ExpressionScope) throws(DocumentProblem) -> TypedExpression
  {
    switch node.literal.kind {
    case .number:
      return TypedExpression(expression: .constant(.number(try node.number())), kind: .number)
    case .string(let text): return TypedExpression(expression: .constant(.text(text)), kind: .text)
    case .bool(let flag): return TypedExpression(expression: .constant(.flag(flag)), kind: .flag)
    case .object: break
    case .null, .array, .name, .call:
      throw node.mustBe("a number, a text, true or false, or an object such as {\"state\": …}")
    }
    let fields: Fields = try node.object("a value")
    if let operation = try operation(fields, in: scope) { return operation }
    if fields.values[.state] != nil || fields.values[.element] != nil || fields.values[.gesture] != nil {
      return try reference(fields, in: scope)
    }
    return try structure(fields, in: scope)
  }

  /// An expression of one kind.
  func expression(
    _ node: DocumentNode, of kind: ScenarioKind, in scope: ExpressionScope
  ) throws(DocumentProblem) -> ScenarioExpression {
    let typed = try expression(node, in: scope)
    guard typed.kind == kind else { throw node.problem("must be \(kind.words), but is \(typed.kind.words)") }
    return typed.expression
  }

  /// A state by its name, or an expression.
  func stateOrExpression(
    _ node: DocumentNode, in scope: ExpressionScope
  ) throws(DocumentProblem) -> TypedExpression {
    guard case .string = node.literal.kind else { return try expression(node, in: scope) }
    let index = try state(node)
    return TypedExpression(expression: .state(index), kind: scenario.states[index].initialValue.kind)
  }

  // MARK: - References

  private func reference(_ fields: Fields, in scope: ExpressionScope) throws(DocumentProblem)
    -> TypedExpression
  {
    let head: ExpressionField =
      fields[.state] != nil ? .state : fields[.gesture] != nil ? .gesture : .element
    let own: [ExpressionField] = [head, .cases, .otherwise] + (head == .gesture ? [] : [.part])
    try fields.refuse(ExpressionField.allCases.filter { !own.contains($0) }, beside: head)
    if fields[.cases] != nil { try fields.refuse([.part], beside: .cases) }
    if head == .gesture, fields[.cases] == nil, let node = fields[.gesture] {
      return try gestureValue(node, otherwise: fields[.otherwise], in: scope)
    }
    let subject = try subject(fields, in: scope)
    guard let cases = fields[.cases] else {
      try fields.refuse([.otherwise], beside: head)
      if let part = fields[.part] {
        return try self.part(part, of: TypedExpression(expression: subject.expression, kind: subject.kind))
      }
      return TypedExpression(expression: subject.expression, kind: subject.kind)
    }
    var chosen: [ScenarioValue: ScenarioExpression] = [:]
    var kind: ScenarioKind?
    func take(_ node: DocumentNode) throws(DocumentProblem) -> ScenarioExpression {
      let typed = try expression(node, in: scope)
      guard kind == nil || kind == typed.kind else {
        throw node.problem(
          "must be \((kind ?? typed.kind).words), as the other cases are, but is \(typed.kind.words)")
      }
      kind = typed.kind
      return typed.expression
    }
    let members = try cases.members("an object with a value for each case")
    for member in members {
      let value = try caseValue(member, of: subject.kind)
      if let values = subject.values, !values.contains(value) {
        let names = values.subtracting(chosen.keys).map(\.caseName).sorted()
        let nearest = NearestName.suggestion(for: member.name, among: names)
        // What a state never is may stand there; what looks like one of its values is that, written wrongly.
        if head == .gesture || (nearest != nil && fields[.otherwise] == nil) {
          throw member.problem(
            "“\(member.name.prefix(40))” is none of its values, which are "
              + DocumentNode.alternatives(values.map(\.caseName).sorted(), conjunction: "and"),
            suggestion: nearest)
        }
      }
      if chosen[value] != nil {
        throw member.problem(
          "“\(member.name.prefix(40))” is the case \(value.caseName), which is there already")
      }
      chosen[value] = try take(member.value)
    }
    if head == .gesture, let node = fields[.otherwise], let values = subject.values,
      values.isSubset(of: chosen.keys)
    {
      throw node.problem("every case is there, so that “otherwise” has no meaning")
    }
    let otherwise = try fields[.otherwise].map(take)
    guard let kind else { throw cases.problem("there must be a case") }
    if otherwise == nil { try requireAllCases(of: subject, in: Set(chosen.keys), cases) }
    return TypedExpression(
      expression: .cases(of: subject.expression, chosen, otherwise: otherwise), kind: kind)
  }

  private func subject(
    _ fields: Fields, in scope: ExpressionScope
  ) throws(DocumentProblem) -> (
    expression: ScenarioExpression, kind: ScenarioKind, values: Set<ScenarioValue>?
  ) {
    if let node = fields[.state] {
      let index = try state(node)
      let kind = scenario.states[index].initialValue.kind
      let isClosed = kind != .number && !openStates.contains(index)
      return (.state(index), kind, isClosed ? stateValues[index] : nil)
    }
    if let node = fields[.gesture] { return try gestureSubject(node, in: scope) }
    let node = try fields.required(.element)
    let part: ScenarioExpression.ElementPart = try node.choice()
    guard let kind = scope.element else {
      throw node.problem("a node has an element where it, or a node around it, has “forEach”")
    }
    return (.element(part), part == .index ? .number : kind, nil)
  }

  /// A case's name as a value of the kind.
  func caseValue(_ member: DocumentMember, of kind: ScenarioKind) throws(DocumentProblem) -> ScenarioValue {
    switch kind {
    case .text: return .text(member.name)
    case .flag:
      if member.name == "true" { return .flag(true) }
      if member.name == "false" { return .flag(false) }
      throw member.problem("the cases of what is true or false are “true” and “false”")
    case .number:
      if let number = NumberText.number(member.name), number.isFinite { return .number(number) }
      throw member.problem("a case of a number must be a number in quotes")
    default: throw member.problem("\(kind.words) has no cases")
    }
  }

  private func requireAllCases(
    of subject: (expression: ScenarioExpression, kind: ScenarioKind, values: Set<ScenarioValue>?),
    in covered: Set<ScenarioValue>, _ cases: DocumentNode
  ) throws(DocumentProblem) {
    if let missing = missingCase(subject.kind, subject.values, covered) {
      throw cases.problem(missing)
    }
  }

  /// What to say about a case that is missing; nil where none is.
  func missingCase(
    _ kind: ScenarioKind, _ values: Set<ScenarioValue>?, _ covered: Set<ScenarioValue>
  ) -> String? {
    let needed = kind == .flag ? [.flag(false), .flag(true)] : values
    guard let needed else {
      return "the values can't be known beforehand: say by “otherwise” what holds for all others"
    }
    let missing = needed.subtracting(covered).map(\.caseName).sorted()
    if missing.isEmpty { return nil }
    return
      "there is no case for \(DocumentNode.alternatives(missing, conjunction: "and")), and no “otherwise”"
  }

  // MARK: - Structures

  private func structure(_ fields: Fields, in scope: ExpressionScope) throws(DocumentProblem)
    -> TypedExpression
  {
    func part(_ field: ExpressionField) throws(DocumentProblem) -> ScenarioExpression {
      try expression(fields.required(field), of: .number, in: scope)
    }
    func form(_ own: [ExpressionField]) throws(DocumentProblem) {
      try fields.refuse(ExpressionField.allCases.filter { !own.contains($0) }, beside: own[0])
    }
    if fields[.whole] != nil {
      try form([.whole])
      return TypedExpression(expression: .whole(try part(.whole)), kind: .whole)
    }
    if fields[.x] != nil || fields[.y] != nil {
      try form([.x, .y])
      return TypedExpression(expression: .point(x: try part(.x), y: try part(.y)), kind: .point)
    }
    if fields[.width] != nil || fields[.height] != nil {
      try form([.width, .height])
      return TypedExpression(
        expression: .size(width: try part(.width), height: try part(.height)), kind: .size)
    }
    if fields[.degrees] != nil {
      try form([.degrees])
      return TypedExpression(expression: .degrees(try part(.degrees)), kind: .angle)
    }
    if fields[.radians] != nil {
      try form([.radians])
      return TypedExpression(expression: .radians(try part(.radians)), kind: .angle)
    }
    if fields[.red] != nil || fields[.green] != nil || fields[.blue] != nil {
      try form([.red, .green, .blue, .opacity])
      func component(_ field: ExpressionField) throws(DocumentProblem) -> ScenarioExpression {
        let component = try part(field)
        if case .constant(.number(let number)) = component, !(0...1).contains(number),
          let node = fields[field]
        {
          throw node.mustBe("a number from 0 to 1")
        }
        return component
      }
      let opacity = fields[.opacity] == nil ? .constant(.number(1)) : try component(.opacity)
      return TypedExpression(
        expression: .color(
          red: try component(.red), green: try component(.green), blue: try component(.blue), opacity: opacity
        ),
        kind: .color)
    }
    throw fields.node.problem(
      "a value that is an object has “state” or “element”, with or without “cases”, or “x” and “y”, “width” and "
        + "“height”, “degrees”, “radians”, “whole”, or “red”, “green” and “blue”, or one of "
        + "\(DocumentNode.alternatives(ExpressionField.operations.map(\.rawValue)))")
  }
}
