// SPDX-License-Identifier: Apache-2.0

import CurveNotation

extension Verb {
  /// `hooke convert`.
  package static let convert = Verb(
    name: "convert", summary: "writes a curve in another dialect, and says what that loses",
    discussion: [
      """
      The curve is printed as the other side writes it, followed by comments. What was written is read back \
      and its motion is compared with the first one: the comment says exact, or the largest error in value \
      and velocity and the difference of the settling times.
      """,
      """
      What a dialect can't express is refused with a reason. With --approximate the nearest thing it has is \
      written in its place, with its error.
      """,
      """
      A spring becomes the CSS function linear() with the fewest stops that keep it within --tolerance over \
      its whole duration, which is the exact time after which it stays within --tolerance of its end, \
      rounded up to a millisecond.
      """,
      """
      With --check a file of design tokens is read: what is wrong with a token, and springs whose sets of \
      parameters or whose CSS fallback are further from each other than their tolerance, are printed with file, \
      line and column, and the command ends with 1.
      """,
    ],
    operands: [CurveOperand.operand],
    sections: DialectOptions.sections,
    examples: [
      Example("A spring for a style sheet", "hooke convert 'spring(duration: 0.5, bounce: 0.3)' --as css"),
      Example(
        "Mass, stiffness and damping as SwiftUI's shortest spelling",
        "hooke convert 'Spring(mass: 1, stiffness: 100, damping: 20)' --as swiftui"),
      Example("In every dialect", "hooke convert bouncy --as all"),
      Example(
        "The spring that is nearest to a CSS curve",
        "hooke convert '300ms ease-out' --as swiftui --form spring --approximate"),
      Example(
        "The stops of a linear() as rows", "hooke convert 'linear(0, 0.9 25%, 1)' --as css --format csv"),
    ]
  ) { arguments, _ throws(CommandFailure) in
    if arguments[DialectOptions.check] { return try TokenCheckRun(arguments).run() }
    guard let target = arguments[DialectOptions.target] else {
      throw arguments.refusal(
        "--as DIALECT is missing", at: CommandText.Place(word: .max),
        allowed: "Dialects: " + Quotation.alternatives(Dialect.allCases.map(\.rawValue), conjunction: "and"))
    }
    let curve = try CurveOperand(
      in: arguments, as: arguments[DialectOptions.source], travel: arguments[DialectOptions.travel])
    let run = ConvertRun(expression: curve.expression, options: DialectOptions.writing(arguments))
    let text =
      switch target {
      case .all: try run.table(arguments)
      case .one(let dialect): try run.text(in: dialect, arguments)
      }
    try OutputOptions.output(of: arguments).write { writer throws(CommandFailure) in try writer.write(text) }
    return .success
  }
}
