// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// Judges the package's curves on the certified tables, and against every oracle that was built in.
package struct ValidationSuite {
  let reference: ReferenceData
  let oracles: OracleSet

  package init(reference: ReferenceData, oracles: OracleSet) {
    self.reference = reference
    self.oracles = oracles
  }

  /// Runs every check; `progress` is told what is being judged.
  ///
  /// Every budget that concerns what was built in gets a result: one without rows is a failed check, and so is
  /// a measurement without a budget.
  package func run(progress: (String) -> Void) -> Report {
    var cases = WorstCases()
    progress("certified springs")
    judgeSprings(&cases)
    progress("certified unit curves")
    judgeCurves(&cases)
    progress("conversions")
    judgeConversions(&cases)
    progress("settling")
    judgeSettling(&cases)
    progress("settling of vectors")
    judgeVectorSettling(&cases)
    progress("decay and bounds")
    judgeDecay(&cases)
    progress("spring queries")
    judgeQueries(&cases)
    progress("clamped springs")
    judgeClamped(&cases)
    progress("spring curves")
    judgeSpringCurves(&cases)
    progress("unit curve queries")
    judgeCurveQueries(&cases)
    progress("springs from goals")
    judgeDesign(&cases)
    for oracle in oracles.springs {
      progress(oracle.name)
      judge(oracle, &cases)
    }
    for oracle in oracles.curves {
      progress(oracle.name)
      judge(oracle, &cases)
    }
    for oracle in oracles.queries {
      progress(oracle.name)
      judge(oracle, &cases)
    }
    return Report(results: results(cases))
  }

  private func results(_ cases: WorstCases) -> [CheckResult] {
    let built = Set(
      oracles.springs.map(\.name) + oracles.curves.map(\.name) + oracles.queries.map(\.name))
    var results: [CheckResult] = []
    for budget in reference.budgets.budgets {
      let isLive = budget.dataset.hasPrefix("oracle: ")
      if isLive, !built.contains(String(budget.dataset.dropFirst("oracle: ".count))) { continue }
      let worst = cases.worst[budget.key]
      results.append(
        CheckResult(
          name: budget.key, rows: worst?.rows ?? 0, worst: worst?.error ?? .nan,
          mean: worst?.mean ?? .nan, bound: budget.bound, unit: budget.metric.unit,
          worstCase: worst?.id ?? "", inputs: worst?.inputs() ?? [], failure: worst?.failure))
    }
    for (key, worst) in cases.worst.sorted(by: { $0.key < $1.key }) where reference.budgets[key] == nil {
      results.append(
        CheckResult(
          name: key, rows: worst.rows, worst: worst.error, mean: worst.mean, bound: .nan, unit: "",
          worstCase: worst.id, inputs: worst.inputs(), failure: "budgets/accuracy.csv has no bound for it"))
    }
    return results
  }

  /// The error in the unit of a key's budget; measured without a budget it is NaN.
  func measure(_ key: String, _ computed: Double, _ truth: CertifiedNumber, _ size: ErrorScale) -> Double {
    reference.budgets[key]?.metric.error(of: computed, truth: truth, against: size) ?? .nan
  }
}
