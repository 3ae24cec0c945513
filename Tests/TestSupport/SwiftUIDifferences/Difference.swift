// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// One way in which SwiftUI's results differ from the true ones, with numbers.
struct Difference {
  let title: String
  /// One sentence: what happens.
  let explanation: String
  /// How it is known, in the marks that the document explains.
  let confidence: String
  let rows: [Row]
  /// Which of the two Hooke's API returns.
  let hooke: String
  /// How to get the other.
  let other: String

  /// A call, what SwiftUI returns and what is true.
  struct Row {
    let call: String
    let swiftUI: String
    let truth: String

    init(_ call: String, _ swiftUI: Double, _ truth: Double) {
      self.init(call, Difference.text(swiftUI), Difference.text(truth))
    }

    init(_ call: String, _ swiftUI: String, _ truth: String) {
      self.call = call
      self.swiftUI = swiftUI
      self.truth = truth
    }
  }

  var markdown: String {
    var lines = ["## \(title)", "", "\(explanation) Known by: \(confidence).", ""]
    lines += ["| | SwiftUI | true |", "|---|---|---|"]
    lines += rows.map { "| `\($0.call)` | \($0.swiftUI) | \($0.truth) |" }
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
