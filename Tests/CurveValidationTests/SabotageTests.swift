// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import CurveValidation
import TestSupport
import Testing

/// A judge is worth what it catches: tables with one wrong digit, and tables that are broken.
@Suite(.tags(.accuracy)) struct SabotageTests {
  /// The reference files, each table cut to its first rows and every so-manieth after.
  private func files(every step: Int = 40) throws -> [String: String] {
    try Repository.referenceFiles().mapValues { text in
      let lines = text.split(separator: "\n")
      guard !lines[0].hasPrefix("key,") else { return text }
      let kept = lines.enumerated().filter { $0.offset < 8 || $0.offset % step == 0 }.map(\.element)
      return kept.joined(separator: "\n") + "\n"
    }
  }

  private func report(_ files: [String: String]) throws -> Report {
    ValidationSuite(reference: try ReferenceData(files: files), oracles: OracleSet()).run { _ in }
  }

  /// Replaces the cell of a row and column.
  private func spoiled(_ text: String, row: Int, _ column: String, _ change: (Double) -> Double) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let names = lines[0].split(separator: ",", omittingEmptySubsequences: false)
    var cells = lines[row + 1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard let index = names.firstIndex(of: Substring(column)) else { return text }
    cells[index] = NumberText.text(of: change(Double(cells[index]) ?? .nan))
    lines[row + 1] = cells.joined(separator: ",")
    return lines.joined(separator: "\n")
  }

  private func expectCaught(
    _ path: String, _ column: String, rows: [Int], check prefix: String, _ change: (Double, Int) -> Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let good = try files()
    for row in rows {
      var bad = good
      let text = try #require(good[path])
      bad[path] = spoiled(text, row: row, column) { change($0, row) }
      let report = try report(bad)
      let id = text.split(separator: "\n")[row + 1].split(separator: ",")[0]
      let caught = report.results.first { $0.name.hasPrefix(prefix) && $0.rows > 0 && !$0.passed }
      #expect(
        caught?.worstCase.hasPrefix(id) == true, "\(path) \(id) \(column)", sourceLocation: sourceLocation)
      let shown = report.text()
      #expect(shown.contains("EXCEEDED") && shown.contains(id), sourceLocation: sourceLocation)
      // The failing case shows the wrong cell itself, in full digits.
      let cell = caught?.inputs.first { $0.name == column }?.text ?? "no such input"
      #expect(shown.contains(cell), sourceLocation: sourceLocation)
    }
  }

  @Test func `the tables as they are pass wherever they have rows`() throws {
    for result in try report(files()).results where result.rows > 0 {
      #expect(result.passed, "\(result)")
    }
  }

  @Test func `ten units in a spring's value or velocity are caught`() throws {
    let table = try ReferenceData(files: files()).springs
    func scale(_ row: Int) -> (value: Double, velocity: Double) {
      let one = table.rows[row]
      let motion = SpringMotion(
        spring: Spring(one.parameters), from: one.from, to: one.to, initialVelocity: one.initialVelocity)
      let size = SpringScale(motion).value
      return (size, size * motion.spring.angularFrequency)
    }
    try expectCaught("certified/springs.csv", "value", rows: [0, 5, 20, 40], check: "spring.value") {
      $0 + 10 * scale($1).value * Double.roundoff
    }
    try expectCaught("certified/springs.csv", "velocity", rows: [2, 30], check: "spring.velocity") {
      $0 - 10 * scale($1).velocity * Double.roundoff
    }
  }

  @Test func `ten units in a curve's value and a slope's 40 last places are caught`() throws {
    try expectCaught("certified/unit-curves.csv", "value", rows: [0, 3, 20], check: "bezier") { value, _ in
      value + 10 * max(1, value.magnitude) * .roundoff
    }
    try expectCaught("certified/unit-curves.csv", "slope", rows: [0, 2], check: "bezier.slope") { slope, _ in
      slope + 40 * slope.ulp
    }
  }

  @Test func `a last place times ten in a conversion is caught`() throws {
    try expectCaught("certified/conversions.csv", "value", rows: [1, 2], check: "conversion.") { value, _ in
      value + 25 * value.ulp
    }
  }

  @Test(arguments: [
    ("certified/settling.csv", [0, 1, 9], "spring.settling"),
    ("certified/vector-settling.csv", [0, 1, 2], "vector.settling"),
  ])
  func `the eleventh digit of a settling duration is caught`(
    path: String, rows: [Int], check: String
  ) throws {
    try expectCaught(path, "settlingDuration", rows: rows, check: check) { value, _ in value * (1 + 1e-11) }
  }

  @Test func `a settling duration beyond its bound is caught`() throws {
    try expectCaught(
      "certified/settling.csv", "settlingDuration", rows: [0], check: "bound.settlingDuration"
    ) { value, _ in 2 * value }
  }

  @Test(arguments: [
    ("certified/spring-queries.csv", "query."), ("certified/clamped-springs.csv", "clamped."),
    ("certified/spring-curves.csv", "springCurve."), ("certified/curve-queries.csv", "bezier."),
    ("certified/design.csv", "design."),
  ])
  func `the eleventh digit of an answer is caught, and a wrong sign`(path: String, check: String) throws {
    let text = try #require(try files()[path])
    let rows = text.split(separator: "\n").dropFirst()
    let names = text.prefix { $0 != "\n" }.split(separator: ",", omittingEmptySubsequences: false)
    let result = try #require(names.firstIndex(of: "result"))
    // Answers that a last place can spoil: a finite number that is not 0, and no count.
    let judged = rows.enumerated().filter { _, row in
      let number = Double(row.split(separator: ",", omittingEmptySubsequences: false)[result]) ?? .nan
      return number.isFinite && number != number.rounded()
    }.map(\.offset)
    #expect(judged.count >= 4)
    for row in judged.prefix(3) {
      try expectCaught(path, "result", rows: [row], check: check) { value, _ in value * (1 + 3e-11) }
      try expectCaught(path, "result", rows: [row], check: check) { value, _ in -value }
    }
  }

  @Test func `a truth that is no number is refused as a broken row`() throws {
    #expect(throws: TableError.self) {
      try expectCaught("certified/springs.csv", "value", rows: [3], check: "spring.value") { _, _ in .nan }
    }
  }

  @Test func `a table with fewer rows than the manifest says is refused`() throws {
    let manifest = try Repository.text("Reference/MANIFEST.csv")
    var files = try Repository.referenceFiles()
    try ReferenceManifest.check(files, against: manifest)
    let path = "certified/settling.csv"
    files[path] = files[path].map { $0.split(separator: "\n").dropLast(3).joined(separator: "\n") }
    let error = #expect(throws: TableError.self) {
      try ReferenceManifest.check(files, against: manifest)
    }
    #expect(error?.name == path)
    #expect(error?.message.contains("MANIFEST.csv says that it has") == true)
  }

  @Test func `a truth of 0 is met by 0 alone, whatever the condition`() {
    let truth = CertifiedNumber(high: 0, low: 0)
    let size = ErrorScale(condition: .infinity)
    #expect(Metric.conditionedUlp.error(of: 0, truth: truth, against: size) == 0)
    #expect(Metric.conditionedUlp.error(of: 5, truth: truth, against: size) == .infinity)
  }

  @Test func `a regime that is another one is caught`() throws {
    var files = try files()
    files["certified/springs.csv"] = files["certified/springs.csv"].map {
      $0.replacing(",criticallyDamped,", with: ",overDamped,", maxReplacements: 1)
    }
    let failed = try report(files).results.first { $0.name == "spring.regime" }
    #expect(failed?.passed == false && failed?.worst == 1)
  }

  @Test func `a check without a row fails`() throws {
    var files = try files()
    files["certified/settling.csv"] = files["certified/settling.csv"].map {
      String($0.prefix { $0 != "\n" }) + "\n"
    }
    let report = try report(files)
    let empty = report.results.first { $0.name == "spring.settlingDuration" }
    #expect(empty?.rows == 0 && empty?.passed == false && !report.passed)
  }

  @Test func `a measurement without a budget fails`() throws {
    var files = try files()
    files["budgets/accuracy.csv"] = files["budgets/accuracy.csv"].map { text in
      text.split(separator: "\n").filter { !$0.hasPrefix("bezier.slope,") }.joined(separator: "\n") + "\n"
    }
    let report = try report(files)
    let orphan = report.results.first { $0.name == "bezier.slope" }
    #expect(orphan?.passed == false)
    #expect(orphan?.failure == "budgets/accuracy.csv has no bound for it")
  }

  @Test func `a tighter budget than the error fails`() throws {
    var files = try files()
    files["budgets/accuracy.csv"] = files["budgets/accuracy.csv"].map {
      $0.replacing(
        "underDamped,certified/springs.csv,ulpOfScale,3,",
        with: "underDamped,certified/springs.csv,ulpOfScale,0.001,")
    }
    let failed = try report(files).results.first { $0.name == "spring.value.underDamped" }
    #expect(failed?.passed == false && failed?.rows ?? 0 > 0)
  }

  // MARK: Broken files

  private func refusal(_ files: [String: String]) -> TableError? {
    do throws(TableError) {
      _ = try ReferenceData(files: files)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: ReferenceData.paths)
  func `a missing file is named`(path: String) throws {
    var files = try files()
    files[path] = nil
    let error = refusal(files)
    #expect(error.map { "\($0)" }?.hasPrefix("\(path):1:1: ") == true, "\(String(describing: error))")
  }

  @Test(
    arguments: [
      ("certified/springs.csv", "time", "soon"), ("certified/springs.csv", "time", "inf"),
      ("certified/springs.csv", "regime", "limp"), ("certified/springs.csv", "id", ""),
      ("certified/springs.csv", "parameterisation", "wobble"), ("certified/springs.csv", "valueLow", "nan"),
      ("certified/springs.csv", "value", ""), ("certified/unit-curves.csv", "curve", "spiral"),
      ("certified/unit-curves.csv", "progress", "0x1"), ("certified/conversions.csv", "property", "weight"),
      ("certified/settling.csv", "epsilon", "1e"), ("certified/settling.csv", "settlingDurationLow", "inf"),
      ("certified/settling.csv", "condition", "nan"), ("certified/spring-queries.csv", "query", "mood"),
      ("certified/spring-queries.csv", "index", "-1"), ("certified/clamped-springs.csv", "query", "mood"),
      ("certified/clamped-springs.csv", "upper", "-3"),
    ])
  func `a broken cell is refused with file line and column`(path: String, column: String, text: String) throws
  {
    var files = try files()
    let table = try #require(files[path])
    var lines = table.split(separator: "\n").map(String.init)
    var cells = lines[3].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let index = try #require(lines[0].split(separator: ",").firstIndex(of: Substring(column)))
    cells[index] = text
    lines[3] = cells.joined(separator: ",")
    files[path] = lines.joined(separator: "\n") + "\n"
    let error = refusal(files)
    let place = cells[..<index].reduce(1) { $0 + $1.count + 1 }
    #expect(error?.line == 4 && error?.column == place, "\(String(describing: error)), column \(place)")
    #expect(error?.name == path)
  }

  @Test func `a row with too few cells is refused with its line`() throws {
    var files = try files()
    files["certified/springs.csv"] = files["certified/springs.csv"].map { $0 + "short,row\n" }
    let lines = files["certified/springs.csv"]?.split(separator: "\n").count
    #expect(refusal(files)?.line == lines)
  }

  @Test func `a column that is missing is named`() throws {
    var files = try files()
    files["certified/springs.csv"] = files["certified/springs.csv"].map {
      $0.replacing("initialVelocity", with: "initialSpeed", maxReplacements: 1)
    }
    #expect(refusal(files)?.message.contains("initialVelocity") == true)
  }
}
