// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// A table of the page: what each thing means, how it is computed, and one example in numbers.
struct ConversionTopic {
  let title: String
  let introduction: String
  /// What stands above the columns.
  let columns: [String]
  let rows: [[String]]

  var markdown: String {
    let head = [
      "| \(columns.joined(separator: " | ")) |", "|" + String(repeating: "---|", count: columns.count),
    ]
    let body = rows.map { row in "| \(row.map(Self.escaped).joined(separator: " | ")) |" }
    return (["## \(title)", "", introduction, ""] + head + body + [""]).joined(separator: "\n")
  }

  private static func escaped(_ cell: String) -> String {
    cell.split(separator: "|").joined(separator: "\\|")
  }

  /// A number with as many digits as a reader compares.
  static func text(_ number: Double) -> String {
    NumberText.text(of: NumberText.rounded(number, toSignificant: 6))
  }
}

/// The text of `Documentation/Conversions.md`, with every number computed anew.
///
/// Another topic is another static property, in a file of its own, and an element of ``topics``.
enum ConversionsPage {
  static let path = "Documentation/Conversions.md"

  static var topics: [ConversionTopic] { [parameters, traps, tools] }

  static func markdown() throws -> String {
    let parts = topics.map(\.markdown) + [try everyDialect()]
    return introduction + "\n" + parts.joined(separator: "\n")
  }

  private static let introduction = """
    # Springs and curves in every dialect

    <!-- Written by a test. HOOKE_RECORD=1 swift test --disable-xctest --filter ConversionsPageTests writes it anew. -->

    What a number of one tool is in another one, with an example each. Where it is not said otherwise the example is
    the spring with a response of 0.5 s and a damping ratio of 0.7, which is a bounce of 0.3, with mass 1. `hooke
    convert` computes all of this, reads back what it wrote, and says what was lost. ω₀ = √(stiffness / mass).

    In a program the library `CurveNotation` does the same. Reading throws a `NotationError` with a message, the range
    in the text and a suggestion; writing throws a `WritingRefusal` where the dialect can't express the curve:

    ```swift
    import CurveNotation

    let curve = try CurveExpression(parsing: "Spring(response: 0.5, dampingRatio: 0.7)")
    let written = try curve.text(as: .css, options: WritingOptions(tolerance: 0.01))
    print(written.text, written.loss, written.loss.difference?.value.magnitude ?? 0)
    let config = try CurveExpression(parsing: "{ tension: 170, friction: 26, velocity: 0.6 }", as: .reactSpring, travel: 300)
    print(try config.text(as: .swiftUI).text)
    ```

    """
}
