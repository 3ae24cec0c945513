// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

extension ValidationSuite {
  func judgeCurveQueries(_ cases: inout WorstCases) {
    let reader = reference.curveQueries.reader
    for (index, row) in reference.curveQueries.rows.enumerated() {
      let computed = row.curve.answer(row)
      let family = if case .bezier = row.curve.kind { "bezier" } else { "circular" }
      let key = "\(family).\(row.query.rawValue)"
      let size = ErrorScale(scale: max(1, row.result.high.magnitude))
      cases.note(key, error: measure(key, computed, row.result, size), id: "\(row.id) \(row.index)") {
        reader.cells(index) + [("computed", NumberText.text(of: computed))]
      }
    }
  }
}

extension UnitCurve {
  /// What this package says to a row's question; NaN where it has no such turn or progress.
  fileprivate func answer(_ row: CurveQueryRow) -> Double {
    func element<Element>(_ series: [Element]) -> Element? {
      series.indices.contains(row.index) ? series[row.index] : nil
    }
    return switch row.query {
    case .extremumCount: Double(extrema.count)
    case .extremumProgress: element(extrema)?.time ?? .nan
    case .extremumValue: element(extrema)?.value ?? .nan
    case .minimum: valueRange.lowerBound
    case .maximum: valueRange.upperBound
    case .progressCount: Double(progresses(for: row.argument).count)
    case .progress: element(progresses(for: row.argument)) ?? .nan
    }
  }
}
