// SPDX-License-Identifier: Apache-2.0

import CurveNotation
import CurveValidation
import TestSupport
import Testing

@Suite(.tags(.golden)) struct AccuracyDocumentTests {
  private static func committed() throws -> (page: String, document: AccuracyDocument) {
    let page = try Repository.text(AccuracyDocument.path)
    let budgets = try Repository.referenceData().budgets
    return (page, AccuracyDocument(budgets: budgets, reading: page))
  }

  /// What is wrong with a page, in a sentence each.
  private static func complaints(about page: String, _ budgets: BudgetTable) -> [String] {
    let document = AccuracyDocument(budgets: budgets, reading: page)
    var complaints: [String] = []
    if let difference = GeneratedText.difference(page, document.markdown(), digits: 16) {
      complaints.append(difference)
    }
    for budget in budgets.budgets {
      let entry = document.entries[budget.key]
      for leg in AccuracyLeg.allCases {
        guard let measured = entry?.legs[leg] else {
          complaints.append("\(budget.key) was not measured \(leg.rawValue)")
          continue
        }
        if !(measured.worst <= budget.bound) { complaints.append("\(budget.key) stands above its bound") }
        if !(measured.mean <= measured.worst) { complaints.append("\(budget.key) has an odd mean") }
      }
      if entry?.rows ?? 0 == 0 { complaints.append("\(budget.key) has no rows") }
    }
    return complaints
  }

  @Test func `the page of accuracy shows every budget as it stands, measured on both legs and within bounds`()
    throws
  {
    let (page, document) = try Self.committed()
    let complaints = Self.complaints(about: page, document.budgets)
    #expect(complaints == [], "make accuracy writes \(AccuracyDocument.path) anew")
  }

  @Test(.tags(.accuracy)) func `what is measured now is within bounds, on as many rows as the page says`()
    throws
  {
    let (_, document) = try Self.committed()
    let report = ValidationSuite(reference: try Repository.referenceData(), oracles: OracleSet()).run { _ in }
    #expect(report.passed, "\(report.text())")
    for result in report.results {
      #expect(document.entries[result.name]?.rows == result.rows, "\(result.name)")
    }
  }

  // MARK: The page's own ruler

  private static let budgets = """
    key,function,regime,dataset,metric,bound,derivation
    a.b,f(),all,certified/springs.csv,ulp,3,two roundings
    a.c,g(),all,certified/springs.csv,exact,0,a sign
    o: d,f(),all,oracle: o,toleranceUnits,1,its own claim

    """

  private static func table() throws -> BudgetTable {
    try BudgetTable(DelimitedTable(parsing: budgets, name: "accuracy.csv"))
  }

  private static func result(_ name: String, worst: Double, mean: Double) -> CheckResult {
    CheckResult(
      name: name, rows: 7, worst: worst, mean: mean, bound: 0, unit: "", worstCase: "c-1 2", inputs: [],
      failure: nil)
  }

  private static func document(worst: Double = 1.23456) throws -> AccuracyDocument {
    var document = AccuracyDocument(budgets: try table())
    let report = Report(results: [
      result("a.b", worst: worst, mean: worst / 3), result("a.c", worst: 0, mean: 0),
      result("o: d", worst: 0.001, mean: 0.0005),
    ])
    for leg in AccuracyLeg.allCases { document.record(report, on: leg) }
    return document
  }

  @Test func `a page is read back as it was written`() throws {
    let document = try Self.document()
    let read = AccuracyDocument(budgets: try Self.table(), reading: document.markdown())
    #expect(read.entries == document.entries)
    #expect(read.markdown() == document.markdown())
    #expect(read.entries["a.b"]?.legs[.plain]?.worst == 1.23)
    #expect(read.entries["a.b"]?.legs[.plain]?.worstCase == "c-1 2")
  }

  @Test func `a whole page has nothing to complain about`() throws {
    #expect(Self.complaints(about: try Self.document().markdown(), try Self.table()) == [])
  }

  @Test(arguments: [
    ("| `a.c` ", "| `a.d` "), ("| 3 | ulp", "| 2 | ulp"), ("| 1.23 | 0.412 |", "| 3.01 | 0.412 |"),
    ("| 1.23 | 0.412 |", "| 1.23 | 1.24 |"), ("| 7 | 0 | 0 |", "| 0 | 0 | 0 |"), ("| 1.23 |", "|  |"),
    ("two roundings", "one rounding"), ("| 1.23 | 0.412 |", "| nan | 0.412 |"), ("None.", "No."),
  ])
  func `a page with one change is refused`(change: (old: String, new: String)) throws {
    let page = try Self.document().markdown()
    let changed = page.replacing(change.old, with: change.new)
    #expect(changed != page)
    #expect(Self.complaints(about: changed, try Self.table()) != [])
  }

  @Test func `a page without one of its rows is refused`() throws {
    let lines = try Self.document().markdown().split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.indices.filter { lines[$0].hasPrefix("| `") && lines[$0].contains("c-1 2") }
    #expect(rows.count == 3)
    for row in rows {
      var rest = lines
      rest.remove(at: row)
      #expect(Self.complaints(about: rest.joined(separator: "\n"), try Self.table()) != [])
    }
  }

  @Test func `a bound eight times as large as what is measured is listed`() throws {
    #expect(try Self.document(worst: 0.376).looseBudgets.isEmpty)
    let loose = try Self.document(worst: 0.375)
    #expect(loose.looseBudgets.map(\.key) == ["a.b"])
    #expect(loose.markdown().hasSuffix("\n- `a.b`: bound 3, measured 0.375.\n"))
  }

  @Test func `the leg is told by what the C library was told`() {
    #expect(AccuracyLeg(environment: [:]) == .fused)
    #expect(AccuracyLeg(environment: ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-FMA,-AVX2"]) == .plain)
  }
}
