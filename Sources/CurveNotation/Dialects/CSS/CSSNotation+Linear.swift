// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension CSSNotation {
  /// `linear(0, 0.3 50%, 1)`: stops with up to two positions each.
  static let linear: Entry<ReadCurve>.ListReading = { arguments, context, interpreter throws(NotationError) in
    try interpreter.requireCSSSpelling(context.range.lowerBound..<arguments.range.upperBound)
    var stops: [LinearCurve.Stop] = []
    for argument in arguments.list { stops.append(try interpreter.stop(argument)) }
    let curve = LinearCurve(stops: stops)
    if curve.points.count == 1 {
      interpreter.warn("browsers refuse linear() with one stop; write the stop twice", arguments.range)
    } else if curve.startsWithJump {
      let place = CSSText.percentage(curve.points[0].x)
      interpreter.warn(
        "before \(place) the first stop's value holds, as CSS says, but browsers have the second one's; begin with a "
          + "stop at 0% to say it to all", arguments.range)
    }
    return ReadCurve(.linearCurve(curve, duration: nil))
  }
}

extension Interpreter {
  fileprivate func stop(_ argument: SyntaxArgument) throws(NotationError) -> LinearCurve.Stop {
    if let label = argument.label { throw error("the stops of linear have no labels", label.range) }
    let parts = [argument.value] + argument.further
    var value: Double?
    var positions: [Double] = []
    for (index, part) in parts.enumerated() {
      let literal = try literal(part)
      switch literal.unit {
      case "":
        guard value == nil else {
          throw error("a comma is missing between two stops", parts[index - 1].range.end)
        }
        guard positions.isEmpty || index == parts.count - 1 else {
          throw error("the two positions of a stop stand side by side", part.range)
        }
        value = literal.value
      case "%":
        guard positions.count < 2 else {
          throw error("a stop has at most two positions, and this is the third", part.range)
        }
        positions.append(literal.amount)
      default:
        throw error(
          "a stop is a number, and up to two positions in percent; the unit “\(literal.unit.prefix(40))” is neither",
          part.range)
      }
    }
    guard let value else {
      throw error("a stop needs a number beside its position, as in 0.5 25%", parts[0].range)
    }
    return LinearCurve.Stop(value, at: positions.first, until: positions.count > 1 ? positions[1] : nil)
  }

  /// A number with its unit and its sign.
  private func literal(_ syntax: Syntax) throws(NotationError) -> NumberLiteral {
    switch syntax.kind {
    case .number(let literal): return literal
    case .negated(let operand):
      return try literal(operand).negated
    case .chain:
      throw error(
        "a stop is a number, and up to two positions in percent, but is “\(excerpt(syntax.range))”",
        syntax.range)
    }
  }
}

extension Range<Int> {
  /// The place right behind.
  var end: Range<Int> { upperBound..<upperBound }
}
