// SPDX-License-Identifier: Apache-2.0

import CurveNotation

extension ConversionsPage {
  /// The same curves in every dialect, as they are written.
  static func everyDialect() throws -> String {
    let parts = [
      try section(
        "The spring in every dialect", "Spring(response: 0.5, dampingRatio: 0.7)",
        WritingOptions(tolerance: 0.01)),
      try section(
        "A push in every dialect",
        "interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2)",
        WritingOptions(travel: 300, tolerance: 0.01)),
      try section(
        "A timing curve in every dialect", ".timingCurve(0.34, 1.56, 0.64, 1, duration: 0.3)",
        WritingOptions(travel: 300, tolerance: 0.01)),
    ]
    return parts.joined(separator: "\n")
  }

  private static func section(_ title: String, _ text: String, _ options: WritingOptions) throws -> String {
    let expression = try CurveExpression(parsing: text)
    var lines = ["## \(title)", ""]
    var words = "`\(text)`"
    if let travel = options.travel { words += " over \(NumberText.text(of: travel))" }
    lines += [
      "\(words), and stops or keyframes within \(NumberText.text(of: options.tolerance)) of the way.", "",
    ]
    for dialect in Dialect.allCases {
      do throws(WritingRefusal) {
        let conversion = try expression.text(as: dialect, options: options)
        lines += ["**\(dialect.title)**: \(conversion.loss)", "", "```text", conversion.text, "```", ""]
      } catch {
        lines += [
          "**\(dialect.title)**: refused. \(error.message.prefix(1).uppercased())\(error.message.dropFirst()).",
          "",
        ]
      }
    }
    return lines.joined(separator: "\n")
  }
}
