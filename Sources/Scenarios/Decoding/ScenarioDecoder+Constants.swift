// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// The fields of an angle.
package enum AngleField: String, DocumentField {
  case degrees, radians
}

/// The fields of a size.
package enum SizeField: String, DocumentField {
  case width, height
}

extension ScenarioDecoder {
  /// An angle that follows from nothing.
  func angle(_ node: DocumentNode) throws(DocumentProblem) -> Angle {
    let words = "an angle, such as {\"degrees\": 1}"
    let fields: DocumentObject<AngleField> = try node.object(words)
    if let degrees = fields[.degrees] {
      try fields.refuse([.radians], beside: .degrees)
      return .degrees(try degrees.number())
    }
    guard let radians = fields[.radians] else { throw node.mustBe(words) }
    return .radians(try radians.number())
  }

  /// A size that follows from nothing.
  func size(_ node: DocumentNode, _ words: String) throws(DocumentProblem) -> Size {
    let fields: DocumentObject<SizeField> = try node.object(words)
    return Size(
      width: try fields.required(.width).number(), height: try fields.required(.height).number())
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
