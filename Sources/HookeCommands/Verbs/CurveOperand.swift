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
  /// Where it stands on the command line.
  package let place: CommandText.Place

  /// Parses the first operand and says the notation's warnings on standard error.
  package init(in arguments: ParsedArguments, as dialect: Dialect? = nil, travel: Double? = nil)
    throws(CommandFailure)
  {
    guard let occurrence = arguments.operands.first else {
      throw arguments.refusal("CURVE is missing", at: nil, allowed: CurveOperand.operand.hint)
    }
    try self.init(occurrence, in: arguments, as: dialect, travel: travel)
  }

  /// All operands, in their order; standard input can be one of them.
  package static func all(in arguments: ParsedArguments) throws(CommandFailure) -> [CurveOperand] {
    let streams = arguments.operands.filter { $0.text == "-" }
    if streams.count > 1 {
      throw arguments.refusal(
        "standard input can be one curve only", at: streams[1].place,
        allowed: "Write one of the two as an argument, in quotes.")
    }
    var curves: [CurveOperand] = []
    for occurrence in arguments.operands { curves.append(try CurveOperand(occurrence, in: arguments)) }
    return curves
  }

  private init(
    _ occurrence: ParsedArguments.Occurrence, in arguments: ParsedArguments, as dialect: Dialect? = nil,
    travel: Double? = nil
  ) throws(CommandFailure) {
    place = occurrence.place
    if occurrence.text == "-" {
      text = CurveOperand.trimmed(try Input.standard.text(limit: CurveOperand.longestInput))
      do {
        expression = try CurveExpression(parsing: text, as: dialect, travel: travel)
      } catch {
        let hint = CurveOperand.hint(for: error).map { "\n\($0)" } ?? ""
        throw CommandFailure(.badData, "\(Input.standard.name): \(error)\(hint)")
      }
    } else {
      text = occurrence.text
      do {
        expression = try CurveExpression(parsing: text, as: dialect, travel: travel)
      } catch {
        throw arguments.refusal(
          error.message, at: CommandText.Place(word: occurrence.place.word, range: error.range),
          allowed: CurveOperand.hint(for: error), suggestion: error.suggestion)
      }
    }
    for warning in expression.warnings { Messages.warn("\(warning)") }
  }

  /// How to say which dialect a text is in.
  private static func hint(for error: NotationError) -> String? {
    guard !error.readings.isEmpty else { return nil }
    return "Say it with hooke convert --read-as: " + Quotation.alternatives(error.readings.map(\.rawValue))
  }

  private static func trimmed(_ text: String) -> String {
    // By scalars: going back by characters takes quadratic time where flags stand in a row.
    let start = text.unicodeScalars.drop(while: \.properties.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
