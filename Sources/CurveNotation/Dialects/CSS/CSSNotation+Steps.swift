// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension CSSNotation {
  /// `steps(4, jump-end)` and the keywords for one step.
  static let steps: [(name: String, entry: Entry<ReadCurve>)] = [
    (
      "steps", Entry(ignoresCase: true, overloads: [stepFunction([count]), stepFunction([count, position])])
    ),
    ("step-start", single(.start)), ("step-end", single(.end)),
  ]

  private static let count = Parameter.positional("the number of steps")
  private static let position = Parameter.thing("where it jumps")

  /// Where a step function jumps, as CSS says it, with the names of the first version at the end.
  private static let jumps: [(name: String, jumps: StepCurve.Jumps)] = [
    ("jump-start", .start), ("jump-end", .end), ("jump-none", .none), ("jump-both", .both),
    ("start", .start), ("end", .end),
  ]

  private static func single(_ jumps: StepCurve.Jumps) -> Entry<ReadCurve> {
    Entry(
      ignoresCase: true,
      bare: { _, _ throws(NotationError) in
        ReadCurve(.stepCurve(StepCurve(count: 1, jumps: jumps), duration: nil))
      })
  }

  private static func stepFunction(_ parameters: [Parameter]) -> Overload<ReadCurve> {
    Overload(parameters) { arguments, interpreter throws(NotationError) in
      try interpreter.requireCSSSpelling(arguments.range)
      if let syntax = arguments[count.name], syntax.isNumeral {
        // An integer in CSS has neither a point nor an exponent.
        let written = interpreter.excerpt(syntax.range)
        if let sign = written.utf8.firstIndex(where: {
          $0 == Ascii.point || Ascii.lowercased($0) == Ascii.lowercaseE
        }),
          let number = NumberText.number(written), number == number.rounded()
        {
          throw interpreter.error(
            "the number of steps is an integer, which CSS writes without “\(written[sign])”", syntax.range,
            suggestion: NumberText.text(of: number))
        }
      }
      var found = StepCurve.Jumps.end
      if let syntax = arguments[position.name] { found = try interpreter.jumps(syntax, among: jumps) }
      let least = found.leastCount
      let number = try interpreter.number(
        count.name, in: arguments, default: 1,
        allowed: "a whole number from \(least) to 2147483647" + (least > 1 ? " with jump-none" : "")
      ) { (Double(least)...2_147_483_647).contains($0) && $0 == $0.rounded() }
      return ReadCurve(.stepCurve(StepCurve(count: Int(number), jumps: found), duration: nil))
    }
  }
}

extension Interpreter {
  fileprivate func jumps(
    _ syntax: Syntax, among names: [(name: String, jumps: StepCurve.Jumps)]
  ) throws(NotationError) -> StepCurve.Jumps {
    var written = excerpt(syntax.range)
    if case .chain(let chain) = syntax.kind, let word = chain.word {
      written = word.text
      if let found = names.first(where: { $0.name == written.lowercased() }) { return found.jumps }
    }
    let all = names.map(\.name)
    throw error(
      "where it jumps must be one of \(all.joined(separator: ", ")), but is “\(written.prefix(40))”",
      syntax.range, suggestion: NearestName.suggestion(for: written, among: all))
  }
}
