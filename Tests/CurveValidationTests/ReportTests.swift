// SPDX-License-Identifier: Apache-2.0

import CurveNotation
import CurveValidation
import TestSupport
import Testing

@Suite(.tags(.golden)) struct ReportTests {
  private func result(
    _ name: String, rows: Int = 10, worst: Double = 0.5, bound: Double = 3,
    inputs: [(name: String, text: String)] = [], failure: String? = nil
  ) -> CheckResult {
    CheckResult(
      name: name, rows: rows, worst: worst, mean: worst / 2, bound: bound, unit: "u·scale",
      worstCase: "case-7",
      inputs: inputs,
      failure: failure)
  }

  @Test func `a report that passes is a table and a closing line`() {
    let report = Report(results: [
      result("spring.value"), result("a.longer.name.of.a.check", rows: 2600, worst: 1.23456e-7, bound: 1e-6),
    ])
    #expect(report.passed)
    #expect(
      report.text() == """
        check                     rows    worst  bound  unit     worst case
        spring.value                10    0.500      3  u·scale  case-7
        a.longer.name.of.a.check  2600  1.23e-7   1e-6  u·scale  case-7

        2 checks over 2610 rows: all within bounds.

        """)
  }

  @Test func `a report that fails shows the case with its inputs in full digits`() {
    let report = Report(results: [
      result("good"),
      result(
        "bad", worst: 10.000000000000002,
        inputs: [("id", "case-7"), ("response", "0.30000000000000004"), ("third", "")]),
    ])
    #expect(!report.passed)
    #expect(
      report.text() == """
        check  rows  worst  bound  unit               worst case
        good     10  0.500      3  u·scale            case-7
        bad      10   10.0      3  u·scale  EXCEEDED  case-7

        bad: case case-7
          error 10.000000000000002 u·scale, bound 3
          id        case-7
          response  0.30000000000000004

        2 checks over 20 rows: 1 failed.

        """)
  }

  @Test func `a check without rows fails and says so`() {
    let report = Report(results: [result("empty", rows: 0, worst: .nan)])
    #expect(!report.passed)
    #expect(report.text().contains("no row was judged"))
  }

  @Test func `an error that is no number fails`() {
    #expect(!result("nan", worst: .nan).passed)
    #expect(Report(results: [result("nan", worst: .nan)]).text().contains("error nan u·scale, bound 3"))
  }

  @Test func `an error at the bound passes and one above it fails`() {
    #expect(result("at", worst: 3).passed)
    #expect(!result("above", worst: 3.0.nextUp).passed)
    #expect(!result("no bound", worst: 0, bound: .nan).passed)
  }

  @Test func `a check that could not be made fails with its reason`() {
    let failed = result("oracle", worst: 0, failure: "gave up after 10 steps, at time 3.5")
    #expect(!failed.passed)
    #expect(Report(results: [failed]).text().contains("  gave up after 10 steps, at time 3.5\n"))
  }

  @Test(arguments: [
    (0.0, "0"), (0.5, "0.500"), (1.0, "1.00"), (9.999, "10.0"), (99.95, "100"), (123.4, "123"),
    (1234.0, "1230"),
    (9999.0, "1.00e4"), (0.01234, "0.0123"), (0.001, "0.00100"), (0.00012345, "1.23e-4"), (-2.5, "-2.50"),
    (1e-300, "1.00e-300"), (1.7e308, "1.70e308"), (Double.infinity, "inf"), (-.infinity, "-inf"),
    (.nan, "nan"),
  ])
  func `a short number has three digits`(number: Double, text: String) {
    #expect(Report.short(number) == text)
  }

  @Test func `the JSON holds every check with its full digits`() {
    let text = Report(results: [
      result("bad", worst: 10.000000000000002, inputs: [("response", "0.3")]), result("nan", worst: .nan),
    ]).json.text(indentation: 0)
    #expect(text.contains("10.000000000000002"))
    #expect(text.contains("\"mean\":5.000000000000001") || text.contains("\"mean\": 5.000000000000001"))
    #expect(text.contains("\"response\""))
    #expect(text.contains("\"NaN\""))
    #expect(text.contains("\"passed\":false") || text.contains("\"passed\": false"))
  }
}
