// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import TestSupport
import Testing

/// CSS easings as Chromium and Firefox play them: what `make browsers` has recorded.
@Suite(.tags(.oracle)) struct BrowserTests {
  /// What Hooke says to an answer of an engine.
  private enum Verdict {
    case equal, coarse, wrong
  }

  private static func verdict(
    _ answer: BrowserRecording.Answer, _ curve: ProgressValues, _ bound: BrowserRecording.Bound
  ) -> Verdict {
    let evaluate =
      switch answer.phase {
      case .before: curve.valueBefore
      case .active: curve.value
      case .outside: curve.extrapolatedValue
      }
    let here = evaluate(answer.progress)
    if (answer.value - here).magnitude <= bound.bound { return .equal }
    let below = evaluate(answer.progress - bound.reach)
    let above = evaluate(answer.progress + bound.reach)
    let slack = bound.coarse * max(1, answer.value.magnitude)
    let least = min(here, below, above) - slack
    let most = max(here, below, above) + slack
    return (least...most).contains(answer.value) ? .coarse : .wrong
  }

  private static func curve(_ easing: BrowserRecording.Easing) throws -> ProgressValues {
    try #require(ProgressValues(try CurveExpression(parsing: easing.text, as: .css).curve))
  }

  @Test(arguments: BrowserRecording.engines)
  func `browsers and Hooke read the same texts, but for differences that have a name`(engine: String) throws {
    let easings = try BrowserRecording(engine).easings
    #expect(easings.count { $0.isAccepted } > 100)
    #expect(easings.count { !$0.isAccepted } > 20)
    for easing in easings {
      let isRead = (try? CurveExpression(parsing: easing.text, as: .css)) != nil
      switch easing.difference {
      case "": #expect(isRead == easing.isAccepted, "\(easing.id): \(easing.text)")
      case "lenient": #expect(isRead && !easing.isAccepted, "\(easing.id): \(easing.text)")
      case "narrow": #expect(!isRead && easing.isAccepted, "\(easing.id): \(easing.text)")
      case "newer": #expect(isRead, "\(easing.id): \(easing.text)")
      default: Issue.record("\(easing.id): no difference is called \(easing.difference)")
      }
    }
  }

  @Test(arguments: BrowserRecording.engines, ["bezier", "linear", "steps"])
  func `browsers have Hooke's values within the bounds`(engine: String, kind: String) throws {
    let recording = try BrowserRecording(engine)
    let bound = try #require(recording.bounds[kind])
    var (count, coarse) = (0, 0)
    for easing in recording.easings where easing.kind == kind && easing.isAccepted {
      guard easing.difference.isEmpty else { continue }
      let curve = try Self.curve(easing)
      for answer in try #require(recording.answers[easing.id]) where answer.phase != .outside {
        count += 1
        switch Self.verdict(answer, curve, bound) {
        case .equal: break
        case .coarse: coarse += 1
        case .wrong:
          Issue.record(
            "\(easing.id) at \(answer.progress): \(answer.value), Hooke \(curve.value(answer.progress))")
        }
      }
    }
    #expect(count > 2000)
    #expect((coarse > 0) == (bound.reach > 0), "a reach is for an engine that needs it")
  }

  /// Where Firefox's numbers are too short: an x of 1 − 1e-9 is 1 as a float, and so the end vertical; a count of
  /// 2147483647 steps goes up to progress 1 in 32 bits.
  private static let tooLongForFirefox: Set = ["tiny-handle-end", "steps-most"]

  @Test(arguments: BrowserRecording.engines)
  func `beyond 0 to 1 curves go on as in browsers`(engine: String) throws {
    let recording = try BrowserRecording(engine)
    let bound = try #require(recording.bounds["outside"])
    var count = 0
    for easing in recording.easings where easing.isAccepted && easing.difference.isEmpty {
      let curve = try Self.curve(easing)
      let answers = try #require(recording.answers[easing.id]).filter { $0.phase == .outside }
      count += answers.count
      let wrong = answers.filter { Self.verdict($0, curve, bound) == .wrong }
      let isTooLong = engine == "firefox" && Self.tooLongForFirefox.contains(easing.id)
      #expect(wrong.isEmpty != isTooLong, "\(easing.id): \(wrong)")
    }
    #expect(count > 3000)
  }

  @Test(arguments: BrowserRecording.engines)
  func `where Hooke follows a newer text, the browser does not yet`(engine: String) throws {
    let recording = try BrowserRecording(engine)
    let newer = recording.easings.filter { $0.difference == "newer" }
    #expect(!newer.isEmpty)
    for easing in newer where easing.isAccepted {
      let bound = try #require(recording.bounds[easing.kind])
      let curve = try Self.curve(easing)
      let answers = try #require(recording.answers[easing.id])
      #expect(answers.contains { Self.verdict($0, curve, bound) == .wrong }, "\(easing.id)")
    }
  }

  @Test func `what was recorded is what the cases say and what is written today`() throws {
    var recorded: [String: String] = [:]
    for easing in try BrowserRecording("chromium").easings { recorded[easing.id] = easing.text }
    let cases = try BrowserRecording.rows("Reference/browsers/cases.csv") { table, row in
      ["id", "kind", "easing"].map { name in
        (try? table.column(name)).map { table.text(row: row, column: $0) } ?? ""
      }
    }
    #expect(Set(cases.map { $0[0] }) == Set(recorded.keys))
    for row in cases {
      let text = String(row[2].map { $0 == ";" ? "," : $0 })
      guard row[1] == "converted" else {
        #expect(recorded[row[0]] == text)
        continue
      }
      let written = try CurveExpression(parsing: text).text(as: .css).text
      let easing = try #require(recorded[row[0]])
      #expect(written.hasSuffix(easing) && easing.hasPrefix("linear("), "\(row[0]): \(written)")
    }
  }
}
