// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension ScenarioExpression {
  /// How fast the value changes per second as the fingers move, and the states that are said to move; nil where
  /// nothing in it does.
  func velocity(in surroundings: ScenarioSurroundings) -> ScenarioValue? {
    func velocity(_ expression: ScenarioExpression) -> ScenarioValue? {
      expression.velocity(in: surroundings)
    }
    /// The velocities of two numbers, where one of them moves.
    func pair(_ first: ScenarioExpression, _ second: ScenarioExpression) -> (Double, Double)? {
      let (one, other) = (velocity(first), velocity(second))
      guard one != nil || other != nil else { return nil }
      return (one?.double ?? 0, other?.double ?? 0)
    }
    switch self {
    case .state(let index): return surroundings.velocities[index]
    case .cases(let subject, let cases, let otherwise):
      return (cases[subject.value(in: surroundings)] ?? otherwise).flatMap(velocity)
    case .point(let x, let y): return pair(x, y).map { .point(Point(x: $0.0, y: $0.1)) }
    case .size(let width, let height):
      return pair(width, height).map { .size(Size(width: $0.0, height: $0.1)) }
    case .degrees(let degrees): return velocity(degrees).map { .angle(.degrees($0.double)) }
    case .radians(let radians): return velocity(radians).map { .angle(.radians($0.double)) }
    case .operation(let operation): return operation.velocity(in: surroundings)
    default: return nil
    }
  }
}
