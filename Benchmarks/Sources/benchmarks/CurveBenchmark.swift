// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// Timing curves, as browsers solve them and by this library.
enum CurveBenchmark {
  private static let subjects: [(name: String, x1: Double, y1: Double, x2: Double, y2: Double)] = [
    ("ease, (0.25, 0.1) and (0.25, 1)", 0.25, 0.1, 0.25, 1),
    ("a vertical tangent, (1, 0) and (0, 1)", 1, 0, 0, 1),
  ]

  static func run(_ watch: inout Stopwatch, _ report: inout Report, rows: [CertifiedCurve]) {
    for subject in subjects {
      report.heading(subject.name + "; errors over all certified bezier curves")
      run(&watch, &report, (subject.x1, subject.y1, subject.x2, subject.y2), rows)
    }
  }

  private static func run(
    _ watch: inout Stopwatch, _ report: inout Report,
    _ points: (x1: Double, y1: Double, x2: Double, y2: Double), _ rows: [CertifiedCurve]
  ) {
    let textbook = TextbookBezier(x1: points.x1, y1: points.y1, x2: points.x2, y2: points.y2)
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: points.x1, y: points.y1),
      endControlPoint: UnitPoint(x: points.x2, y: points.y2))
    var textbookErrors = Errors()
    var errors = Errors()
    for row in rows {
      let book = TextbookBezier(x1: row.x1, y1: row.y1, x2: row.x2, y2: row.y2)
      textbookErrors.add(book.value(at: row.progress), row)
      let other = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: row.x1, y: row.y1), endControlPoint: UnitPoint(x: row.x2, y: row.y2))
      errors.add(other.value(at: row.progress), row)
    }

    let baseline = watch.measure { times, values, velocities in
      for index in times.indices {
        values[index] = textbook.value(at: times[index])
        velocities[index] = textbook.velocity(at: times[index])
      }
    }
    report.add("textbook to 1e-7, two calls", baseline, baseline: baseline, errors: textbookErrors)

    let states = watch.measure { times, values, velocities in
      for index in times.indices {
        let state = curve.state(at: times[index])
        values[index] = state.value
        velocities[index] = state.velocity
      }
    }
    report.add("UnitCurve.state(at:)", states, baseline: baseline, errors: errors)

    let prepared = PreparedUnitCurve(curve)
    let preparedStates = watch.measure { times, values, velocities in
      for index in times.indices {
        let state = prepared.state(at: times[index])
        values[index] = state.value
        velocities[index] = state.velocity
      }
    }
    report.add("PreparedUnitCurve.state(at:)", preparedStates, baseline: baseline, errors: errors)

    let calls = watch.measure { times, values, velocities in
      for index in times.indices {
        values[index] = curve.value(at: times[index])
        velocities[index] = curve.velocity(at: times[index])
      }
    }
    report.add("UnitCurve, two calls", calls, baseline: baseline, errors: errors)
  }
}
