// SPDX-License-Identifier: Apache-2.0

import CurveNotation
package import CurveValidation

/// The text of `Documentation/Accuracy.md`: every budget, and what was measured for it.
///
/// The text follows from the budgets and the measurements alone, and the measurements can be read back from it.
/// A committed page is therefore whole if what is read from it makes the same page again, on any machine and
/// whatever its last digits are.
package struct AccuracyDocument: Sendable {
  /// Where the document stands, from the top folder.
  package static let path = "Documentation/Accuracy.md"

  package let budgets: BudgetTable
  package var entries: [String: AccuracyEntry]

  package init(budgets: BudgetTable, entries: [String: AccuracyEntry] = [:]) {
    self.budgets = budgets
    self.entries = entries
  }

  /// Reads the measurements of a page; rows that aren't as this type writes them are left out.
  package init(budgets: BudgetTable, reading page: String) {
    self.init(budgets: budgets)
    for line in page.split(separator: "\n") {
      let cells = AccuracyDocument.cells(of: line)
      guard cells.count == AccuracyDocument.columns.count, cells[0].hasPrefix("`") else { continue }
      var entry = AccuracyEntry()
      entry.rows = Int(cells[5]) ?? 0
      for (leg, first) in zip(AccuracyLeg.allCases, [6, 9]) {
        guard let worst = NumberText.number(cells[first]), let mean = NumberText.number(cells[first + 1])
        else { continue }
        entry.legs[leg] = AccuracyMeasurement(worst: worst, mean: mean, worstCase: cells[first + 2])
      }
      entries[cells[0].filter { $0 != "`" }] = entry
    }
  }

  /// Puts the results of a run in the place of what one leg said before.
  package mutating func record(_ report: Report, on leg: AccuracyLeg) {
    for result in report.results {
      var entry = entries[result.name] ?? AccuracyEntry()
      entry.rows = result.rows
      entry.legs[leg] = AccuracyMeasurement(result)
      entries[result.name] = entry
    }
  }

  /// Budgets whose bound is at least eight times what was measured.
  ///
  /// What an oracle claims about itself is no bound of ours, and a bound of 0 can't be tighter.
  package var looseBudgets: [Budget] {
    budgets.budgets.filter { budget in
      guard budget.metric != .toleranceUnits, budget.bound > 0, let entry = entries[budget.key] else {
        return false
      }
      return budget.bound >= 8 * entry.worst
    }
  }
}

// MARK: - Writing

extension AccuracyDocument {
  static let columns = [
    "budget", "function", "regime", "bound", "unit", "rows", "worst", "mean", "worst case",
    "worst without FMA", "mean without FMA", "worst case without FMA",
  ]

  /// The whole page.
  package func markdown() -> String {
    ([AccuracyDocument.introduction] + sections.map(text) + [looseText]).joined(separator: "\n")
  }

  private struct Section {
    let title: String
    var budgets: [Budget]
  }

  /// The budgets by what they are judged on, in the order of the file.
  private var sections: [Section] {
    var sections: [Section] = []
    for budget in budgets.budgets {
      let title = AccuracyDocument.title(of: budget.dataset)
      if let index = sections.firstIndex(where: { $0.title == title }) {
        sections[index].budgets.append(budget)
      } else {
        sections.append(Section(title: title, budgets: [budget]))
      }
    }
    return sections
  }

  private static func title(of dataset: String) -> String {
    if dataset.hasPrefix("oracle: ") { return "Against GSL, live" }
    let names = [
      "certified/springs.csv": "Springs", "certified/unit-curves.csv": "Unit curves",
      "certified/conversions.csv": "Conversions", "certified/settling.csv": "Settling",
      "certified/vector-settling.csv": "Settling of vectors",
      "certified/spring-queries.csv": "Queries", "certified/clamped-springs.csv": "Clamped springs",
      "certified/spring-curves.csv": "Springs as curves of progress",
      "certified/curve-queries.csv": "Unit curve queries",
      "certified/design.csv": "Springs from goals", "certified/decay.csv": "Decay and bounds",
    ]
    return "\(names[dataset] ?? "More"): `\(dataset)`"
  }

  private func text(_ section: Section) -> String {
    var lines = ["## \(section.title)", ""]
    lines.append("| \(AccuracyDocument.columns.joined(separator: " | ")) |")
    lines.append("|---|---|---|--:|---|--:|--:|--:|---|--:|--:|---|")
    lines += section.budgets.map { "| \(row($0).joined(separator: " | ")) |" }
    lines += ["", "Why the bounds hold:", ""]
    for (reason, keys) in AccuracyDocument.reasons(section.budgets) {
      lines.append("- \(keys.map { "`\($0)`" }.joined(separator: ", ")): \(reason).")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ budget: Budget) -> [String] {
    let entry = entries[budget.key] ?? AccuracyEntry()
    var cells = [
      "`\(budget.key)`", "`\(budget.function)`", budget.regime, NumberText.text(of: budget.bound),
      budget.metric.unit, String(entry.rows),
    ]
    for leg in AccuracyLeg.allCases {
      let measured = entry.legs[leg]
      cells += [
        measured.map { Report.short($0.worst) } ?? "", measured.map { Report.short($0.mean) } ?? "",
        measured?.worstCase ?? "",
      ]
    }
    return cells
  }

  /// Budgets with one derivation stand together.
  private static func reasons(_ budgets: [Budget]) -> [(reason: String, keys: [String])] {
    var reasons: [(reason: String, keys: [String])] = []
    for budget in budgets {
      if let index = reasons.firstIndex(where: { $0.reason == budget.derivation }) {
        reasons[index].keys.append(budget.key)
      } else {
        reasons.append((budget.derivation, [budget.key]))
      }
    }
    return reasons
  }

  private var looseText: String {
    var lines = [
      "## Bounds at least eight times what is measured", "",
      "Such a bound may guard too little. What an oracle claims about itself is left out: that is no bound of ours.",
      "",
    ]
    for budget in looseBudgets {
      let worst = entries[budget.key]?.worst ?? .nan
      lines.append(
        "- `\(budget.key)`: bound \(NumberText.text(of: budget.bound)), measured \(Report.short(worst)).")
    }
    if looseBudgets.isEmpty { lines.append("None.") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func cells(of line: Substring) -> [String] {
    guard line.hasPrefix("| "), line.hasSuffix(" |") else { return [] }
    return line.dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false)
      .map { cell in String(cell.drop { $0 == " " }) }
  }
}
