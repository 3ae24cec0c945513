// SPDX-License-Identifier: Apache-2.0

package import CurveNotation

/// The results of a run, as a table for a person or as JSON.
package struct Report: Sendable {
  package let results: [CheckResult]

  package init(results: [CheckResult]) {
    self.results = results
  }

  /// Whether every check passed.
  package var passed: Bool { results.allSatisfy(\.passed) }

  /// A table with a row a check, every failing case with its inputs in full digits, and a closing line.
  package func text() -> String {
    var lines = table()
    for result in results where !result.passed { lines += failure(of: result) }
    lines += ["", closing]
    return lines.joined(separator: "\n") + "\n"
  }

  private func table() -> [String] {
    var rows = [["check", "rows", "worst", "bound", "unit", "", "worst case"]]
    for result in results {
      rows.append([
        result.name, String(result.rows), Report.short(result.worst), NumberText.text(of: result.bound),
        result.unit, result.passed ? "" : "EXCEEDED", result.worstCase,
      ])
    }
    if passed { for index in rows.indices { rows[index].remove(at: 5) } }
    return rows.map(ColumnLayout(fitting: rows, rightAligned: [1, 2, 3]).line)
  }

  private func failure(of result: CheckResult) -> [String] {
    var lines = ["", "\(result.name): case \(result.worstCase)"]
    if let failure = result.failure { lines.append("  \(failure)") }
    if result.rows == 0 { lines.append("  no row was judged") }
    lines.append(
      "  error \(NumberText.text(of: result.worst)) \(result.unit), "
        + "bound \(NumberText.text(of: result.bound))")
    let inputs = result.inputs.filter { !$0.text.isEmpty }.map { [$0.name, $0.text] }
    return lines + inputs.map(ColumnLayout(fitting: inputs, margin: 2).line)
  }

  private var closing: String {
    let rows = results.reduce(0) { $0 + $1.rows }
    let failed = results.count { !$0.passed }
    let judged = "\(results.count) checks over \(rows) rows"
    return failed == 0 ? "\(judged): all within bounds." : "\(judged): \(failed) failed."
  }

  /// Three significant digits, for the table; the full digits stand in the JSON and beside a failure.
  package static func short(_ number: Double) -> String {
    guard number.isFinite, number != 0 else { return NumberText.text(of: number) }
    var size = number.magnitude
    var exponent = 0
    while size >= 10 {
      size /= 10
      exponent += 1
    }
    while size < 1 {
      size *= 10
      exponent -= 1
    }
    var digits = Int((size * 100).rounded())
    if digits == 1000 {
      digits = 100
      exponent += 1
    }
    let sign = number < 0 ? "-" : ""
    if (-3...3).contains(exponent) {
      var decimals = 2 - exponent
      var whole = digits
      while decimals < 0 {
        whole *= 10
        decimals += 1
      }
      var text = String(whole)
      while text.count <= decimals { text = "0" + text }
      if decimals > 0 { text.insert(".", at: text.index(text.endIndex, offsetBy: -decimals)) }
      return sign + text
    }
    return "\(sign)\(digits / 100).\(digits / 10 % 10)\(digits % 10)e\(exponent)"
  }

  /// The report as JSON: `passed`, and a list of checks.
  package var json: JSONValue {
    ["passed": .bool(passed), "checks": .array(results.map(\.json))]
  }
}
