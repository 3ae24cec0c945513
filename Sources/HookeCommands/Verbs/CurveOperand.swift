// SPDX-License-Identifier: Apache-2.0

package import CurveNotation

/// The curve that a verb works on: one argument, or standard input when the argument is `-`.
package struct CurveOperand: Sendable {
  package static let operand = Operand(
    "CURVE",
    help: """
      The curve, as one argument in quotes: a SwiftUI spring, animation or curve, with or without the leading \
      dot, or a CSS timing function; - reads it from standard input.
      """,
    hint: "Write the curve as one argument, in quotes: 'spring(duration: 0.5, bounce: 0.3)'")

  /// The longest curve that is read from standard input, in bytes.
  static let longestInput = 1 << 20

  /// The curve as it was written.
  package let text: String
  package let expression: CurveExpression

  /// Parses the first operand and says the notation's warnings on standard error.
  package init(in arguments: ParsedArguments) throws(CommandFailure) {
    guard let occurrence = arguments.operands.first else {
      throw arguments.refusal("CURVE is missing", at: nil, allowed: CurveOperand.operand.hint)
    }
    if occurrence.text == "-" {
      text = CurveOperand.trimmed(try Input.standard.text(limit: CurveOperand.longestInput))
      do {
        expression = try CurveExpression(parsing: text)
      } catch {
        throw CommandFailure(.badData, "standard input: \(error)")
      }
    } else {
      text = occurrence.text
      do {
        expression = try CurveExpression(parsing: text)
      } catch {
        throw arguments.refusal(
          error.message, at: CommandText.Place(word: occurrence.place.word, range: error.range),
          suggestion: error.suggestion)
      }
    }
    for warning in expression.warnings { Messages.warn("\(warning)") }
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
