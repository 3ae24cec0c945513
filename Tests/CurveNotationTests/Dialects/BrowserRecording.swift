// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import TestSupport
import Testing

/// What a browser's engine answered, and how far it may be from what is right.
struct BrowserRecording {
  static let engines = ["chromium", "firefox"]

  /// An easing that the engines were asked about.
  struct Easing {
    let id: String
    let kind: String
    let text: String
    /// Where Hooke and the engines are known to differ: empty, `lenient`, `narrow` or `newer`.
    let difference: String
    let isAccepted: Bool
  }

  enum Phase: String {
    /// The animation had not begun.
    case before
    case active
    /// Another easing led beyond 0 to 1.
    case outside
  }

  struct Answer {
    let phase: Phase
    let progress: Double
    let value: Double
  }

  /// Values within `bound` agree. Beyond it the engine is coarse: its value is one that the curve has within `reach` of
  /// the progress, up to `coarse` in units of the value where it is above 1.
  struct Bound {
    let bound: Double
    let reach: Double
    let coarse: Double
  }

  let easings: [Easing]
  /// By the easing's id.
  let answers: [String: [Answer]]
  /// By the easing's kind.
  let bounds: [String: Bound]

  init(_ engine: String) throws {
    easings = try Self.rows("Reference/observed/browsers/easings.csv") { table, row in
      func text(_ name: String) throws -> String { table.text(row: row, column: try table.column(name)) }
      return Easing(
        id: try text("id"), kind: try text("kind"),
        text: String(try text("easing").map { $0 == ";" ? "," : $0 }),
        difference: try text("difference"), isAccepted: try text(engine) == "accepted")
    }
    let found = try Self.rows("Reference/observed/browsers/\(engine).csv") { table, row in
      func number(_ name: String) throws -> Double {
        try table.number(row: row, column: try table.column(name))
      }
      let id = table.text(row: row, column: try table.column("id"))
      let phase = table.text(row: row, column: try table.column("phase"))
      let answer = Answer(
        phase: try #require(Phase(rawValue: phase)), progress: try number("progress"),
        value: try number("value"))
      return (id, answer)
    }
    answers = Dictionary(grouping: found) { $0.0 }.mapValues { $0.map(\.1) }
    let limits = try Self.rows("Reference/browsers/bounds.csv") { table, row -> (String, Bound)? in
      func number(_ name: String) throws -> Double {
        try table.number(row: row, column: try table.column(name))
      }
      guard table.text(row: row, column: try table.column("engine")) == engine else { return nil }
      let bound = Bound(
        bound: try number("bound"), reach: try number("reach"), coarse: try number("coarse"))
      return (table.text(row: row, column: try table.column("kind")), bound)
    }
    bounds = Dictionary(uniqueKeysWithValues: limits.compactMap { $0 })
  }

  /// What `read` makes of each row of a table.
  static func rows<Row>(_ path: String, _ read: (DelimitedTable, Int) throws -> Row) throws -> [Row] {
    let table = try DelimitedTable(parsing: try Repository.text(path), name: path)
    return try (0..<table.count).map { try read(table, $0) }
  }
}

/// A curve of progress, whatever its kind.
struct ProgressValues {
  let value: (Double) -> Double
  /// The value as a progress is approached from below.
  let valueBefore: (Double) -> Double
  /// The value beyond 0 to 1.
  let extrapolatedValue: (Double) -> Double

  /// Nil for a curve over time.
  init?(_ curve: CurveExpression.Curve) {
    switch curve {
    case .unitCurve(let curve):
      (value, valueBefore) = (curve.value(at:), curve.value(at:))
      extrapolatedValue = curve.extrapolatedValue(at:)
    case .stepCurve(let curve, _):
      (value, valueBefore) = (curve.value(at:), curve.value(before:))
      extrapolatedValue = curve.extrapolatedValue(at:)
    case .linearCurve(let curve, _):
      (value, valueBefore) = (curve.value(at:), curve.value(before:))
      extrapolatedValue = curve.extrapolatedValue(at:)
    case .spring, .timedCurve, .keyframes: return nil
    }
  }
}
