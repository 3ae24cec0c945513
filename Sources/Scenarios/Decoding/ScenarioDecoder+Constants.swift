// SPDX-License-Identifier: Apache-2.0

extension ScenarioDecoder {
  /// A value that follows from nothing.
  func constant(_ node: DocumentNode) throws(DocumentProblem) -> ScenarioValue {
    let typed = try expression(node, in: ExpressionScope())
    guard [.size, .point, .angle].contains(typed.kind) else {
      throw node.problem("must be a size, a point or an angle, but is \(typed.kind.words)")
    }
    guard typed.expression.isConstant else { throw node.problem("can't follow from a state here") }
    return typed.expression.value(in: ScenarioSurroundings(states: []))
  }
}

extension ScenarioExpression {
  /// Whether it is put together from numbers alone.
  var isConstant: Bool {
    switch self {
    case .constant: true
    case .point(let first, let second), .size(let first, let second): first.isConstant && second.isConstant
    case .degrees(let inner), .radians(let inner): inner.isConstant
    case .color(let red, let green, let blue, let opacity):
      red.isConstant && green.isConstant && blue.isConstant && opacity.isConstant
    default: false
    }
  }
}
