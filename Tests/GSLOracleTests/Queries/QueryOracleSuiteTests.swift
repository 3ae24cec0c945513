// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
import CurveValidation
import GSLOracle
import TestSupport
import Testing

/// What the validation suite makes of an oracle's answers.
@Suite(.tags(.oracle)) struct QueryOracleSuiteTests {
  /// An oracle that changes what another one says.
  private struct ChangedOracle: SpringQueryOracle {
    let change: @Sendable (OracleAnswer) throws(OracleError) -> OracleAnswer
    var name: String { "gsl queries" }

    func answer(_ query: SpringQuery, of problem: SpringProblem) throws(OracleError) -> OracleAnswer {
      try change(try GSLSpringQueryOracle().answer(query, of: problem))
    }
  }

  /// The results of an oracle's checks, on every twentieth row.
  private func results(
    _ change: @escaping @Sendable (OracleAnswer) throws(OracleError) -> OracleAnswer
  ) throws -> [CheckResult] {
    let files = try Repository.referenceFiles().mapValues { text in
      let lines = text.split(separator: "\n")
      guard !lines[0].hasPrefix("key,") else { return text }
      let kept = lines.enumerated().filter { $0.offset < 40 || $0.offset % 20 == 0 }.map(\.element)
      return kept.joined(separator: "\n") + "\n"
    }
    let suite = ValidationSuite(
      reference: try ReferenceData(files: files),
      oracles: OracleSet(queries: [ChangedOracle(change: change)]))
    return suite.run { _ in }.results.filter { $0.name.hasPrefix("gsl queries: ") }
  }

  @Test func `every question is judged and the package is within the claims`() throws {
    let results = try results { answer in answer }
    #expect(results.count == 20)
    for result in results { #expect(result.passed, "\(result)") }
  }

  @Test func `an answer that is off by more than it claims is caught`() throws {
    let results = try results { answer in
      // What is endless can't be off by more than it is.
      let wrong = answer.number.map { $0.isFinite ? $0 + 3 * answer.error + 3 * $0.ulp : $0 }
      return OracleAnswer(wrong, error: answer.error)
    }
    #expect(results.count == 20)
    for result in results { #expect(!result.passed && result.worst > 1, "\(result)") }
  }

  @Test func `an answer that there is none is caught`() throws {
    for result in try results({ answer in OracleAnswer(nil, error: answer.error) }) {
      #expect(!result.passed && result.worst.isNaN, "\(result)")
    }
  }

  @Test func `an oracle that fails is told with its reason`() throws {
    for result in try results({ _ throws(OracleError) in throw .stepLimit(steps: 7, reached: 0.5) }) {
      #expect(result.failure?.contains("7 steps") == true, "\(result)")
    }
  }

  @Test func `an oracle that claims nothing, or suits nothing, has judged no row`() throws {
    for result in try results({ answer in OracleAnswer(answer.number, error: .infinity) }) {
      #expect(result.rows == 0 && !result.passed, "\(result)")
    }
    for result in try results({ _ throws(OracleError) in throw .unsuited("none") }) {
      #expect(result.rows == 0 && !result.passed, "\(result)")
    }
  }
}
#endif
