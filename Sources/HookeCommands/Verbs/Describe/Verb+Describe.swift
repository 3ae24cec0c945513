// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

extension Verb {
  private static let format = DefaultedOption(
    "--format", .choice("FORMAT"), otherwise: DescribeFormat.text, called: "text",
    help: "How the description is printed.")

  /// `hooke describe`.
  package static let describe = Verb(
    name: "describe", summary: "prints what is known about a curve",
    discussion: [
      """
      A spring is shown in all its parameterisations, with its regime and the time after which it stays \
      within --epsilon of its end; a timing curve with its kind, its control points, the range of its values \
      and its slopes at the ends.
      """
    ],
    operands: [CurveOperand.operand],
    sections: [
      TravelOptions.section,
      OptionSection("Output", [format.row, OutputOptions.output.row]),
    ],
    examples: [
      Example("A spring in every parameterisation", "hooke describe 'spring(duration: 0.5, bounce: 0.3)'"),
      Example(
        "One number of it",
        "hooke describe 'spring(response: 0.4, dampingFraction: 0.7)' --format json | grep settlingDuration"),
      Example("A CSS curve", "hooke describe 'cubic-bezier(0.34, 1.56, 0.64, 1)'"),
    ]
  ) { arguments, _ throws(CommandFailure) in
    let curve = try CurveOperand(in: arguments)
    let travel = try TravelOptions(arguments, for: curve.expression.curve)
    let description: Description =
      switch try MotionKind(curve.expression.curve, travel, arguments) {
      case .spring(let motion): Description(of: motion, travel: travel, expression: curve.text)
      case .timed(let motion): Description(of: motion, duration: motion.duration, expression: curve.text)
      case .untimed(let motion): Description(of: motion, duration: nil, expression: curve.text)
      }
    let text = arguments[format] == .json ? description.json.text() + "\n" : description.text
    try OutputOptions.output(of: arguments).write { writer throws(CommandFailure) in try writer.write(text) }
    return .success
  }
}
