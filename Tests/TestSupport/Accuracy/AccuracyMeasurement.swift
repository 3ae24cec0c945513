// SPDX-License-Identifier: Apache-2.0

package import CurveValidation
import CurveNotation

/// On which of the C library's paths an accuracy was measured.
package enum AccuracyLeg: String, CaseIterable, Sendable {
  case fused = "with FMA"
  case plain = "without FMA"

  /// The leg of a process with this environment: without fused multiply-add where glibc was told so.
  package init(environment: [String: String]) {
    self = environment["GLIBC_TUNABLES"]?.contains("-FMA") == true ? .plain : .fused
  }
}

/// What was measured for one budget on one leg, in the three digits that a document shows.
package struct AccuracyMeasurement: Hashable, Sendable {
  package var worst: Double
  package var mean: Double
  package var worstCase: String

  package init(worst: Double, mean: Double, worstCase: String) {
    self.worst = NumberText.number(Report.short(worst)) ?? .nan
    self.mean = NumberText.number(Report.short(mean)) ?? .nan
    self.worstCase = worstCase
  }

  package init(_ result: CheckResult) {
    self.init(worst: result.worst, mean: result.mean, worstCase: result.worstCase)
  }
}

/// What a document says about one budget.
package struct AccuracyEntry: Hashable, Sendable {
  package var rows = 0
  package var legs: [AccuracyLeg: AccuracyMeasurement] = [:]

  package init() {}

  /// The larger of the worst errors; NaN where a leg is missing.
  package var worst: Double {
    AccuracyLeg.allCases.map { legs[$0]?.worst ?? .nan }.reduce(0) { $1 <= $0 ? $0 : $1 }
  }
}
