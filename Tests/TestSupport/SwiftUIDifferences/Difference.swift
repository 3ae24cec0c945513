// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// One way in which SwiftUI's results differ from the true ones, with numbers.
struct Difference {
  let title: String
  /// One sentence: what happens.
  let explanation: String
  /// How it is known, in the marks that the document explains.
  let confidence: String
  /// What stands above the numbers of a row.
  var columns = ["SwiftUI", "true"]
  let rows: [Row]
  /// Which of the two Hooke's API returns.
  let hooke: String
  /// How to get the other.
  let other: String

  /// A call and its numbers: what SwiftUI returns and what is true, unless the columns say otherwise.
  struct Row {
    let call: String
    let cells: [String]

    init(_ call: String, _ numbers: Double...) {
      self.call = call
      cells = numbers.map(Difference.text)
    }
  }

  var markdown: String {
    var lines = ["## \(title)", "", "\(explanation) Known by: \(confidence).", ""]
    lines += [
      "| | \(columns.joined(separator: " | ")) |", "|---" + columns.map { _ in "|---" }.joined() + "|",
    ]
    lines += rows.map { "| `\($0.call)` | \($0.cells.joined(separator: " | ")) |" }
    lines += ["", "- Hooke returns \(hooke)", "- The other: \(other)", ""]
    return lines.joined(separator: "\n")
  }

  /// A number for a reader: the shortest decimal that reads back.
  static func text(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "−infinity" : "infinity" }
    return number == 0 ? "0" : NumberText.text(of: number)
  }
}
