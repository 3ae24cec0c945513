// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// A value that follows from the states, or from the element of a list that a node stands for.
package indirect enum ScenarioExpression: Hashable, Sendable {
  case constant(ScenarioValue)
  /// The value of a state, by its place among them.
  case state(Int)
  case element(ElementPart)
  /// A value for each value of another expression.
  case cases(of: ScenarioExpression, [ScenarioValue: ScenarioExpression], otherwise: ScenarioExpression?)
  case whole(ScenarioExpression)
  case point(x: ScenarioExpression, y: ScenarioExpression)
  case size(width: ScenarioExpression, height: ScenarioExpression)
  case degrees(ScenarioExpression)
  case radians(ScenarioExpression)
  case color(
    red: ScenarioExpression, green: ScenarioExpression, blue: ScenarioExpression, opacity: ScenarioExpression)
  /// Worked out from others.
  case operation(ScenarioOperation)

  /// What of an element a node may ask for.
  package enum ElementPart: String, Hashable, Sendable, CaseIterable {
    case value
    case index
  }
}

/// What expressions are evaluated in.
struct ScenarioSurroundings {
  var states: [ScenarioValue]
  var element: (value: ScenarioValue, index: Int)?
  /// What the gesture tells that acts.
  var gesture: GestureReading?
  /// What the node of the gesture shows of a property.
  var shown: ((String) -> ShownReading?)?
  /// How fast states move, by their places, where something moves them on.
  var velocities: [Int: ScenarioValue] = [:]
  /// The nodes around that have states of their own, the outermost first.
  var homes: [NodeHome] = []
  /// The way to the node.
  var path: [String] = []
  /// The way to the node, as events and rows write it.
  var pathText: String { path.joined(separator: "/") }
}

extension ScenarioExpression {
  /// The value; 0 where there is no element, which decoding refuses.
  func value(in surroundings: ScenarioSurroundings) -> ScenarioValue {
    func number(_ expression: ScenarioExpression) -> Double {
      if case .number(let number) = expression.value(in: surroundings) { number } else { 0 }
    }
    switch self {
    case .operation(let operation): return operation.value(in: surroundings)
    case .constant(let value): return value
    case .state(let index): return surroundings.states[index]
    case .element(.value): return surroundings.element?.value ?? .number(0)
    case .element(.index): return .number(Double(surroundings.element?.index ?? 0))
    case .cases(let subject, let cases, let otherwise):
      let chosen = cases[subject.value(in: surroundings)] ?? otherwise ?? cases.values.first
      return chosen?.value(in: surroundings) ?? .number(0)
    case .whole(let expression):
      let number = number(expression)
      return .whole(number.isNaN ? 0 : Int(min(max(number, -1e15), 1e15).rounded()))
    case .point(let x, let y): return .point(Point(x: number(x), y: number(y)))
    case .size(let width, let height):
      return .size(Size(width: number(width), height: number(height)))
    case .degrees(let degrees): return .angle(.degrees(number(degrees)))
    case .radians(let radians): return .angle(.radians(number(radians)))
    case .color(let red, let green, let blue, let opacity):
      return .color(
        Color(red: number(red), green: number(green), blue: number(blue), opacity: number(opacity)))
    }
  }
}
