// SPDX-License-Identifier: Apache-2.0

package import CurveNotation

/// One bound: what is measured, where, in which unit, how large it may be, and why so large.
package struct Budget: Hashable, Sendable {
  /// The name by which checks and documents refer to it, such as `spring.value.overDamped`.
  package let key: String
  /// What is computed.
  package let function: String
  /// Where: a regime, or `all`.
  package let regime: String
  /// What it is judged on: a certified table, or an oracle.
  package let dataset: String
  /// The unit.
  package let metric: Metric
  /// The largest error that is allowed.
  package let bound: Double
  /// Why the bound holds.
  package let derivation: String
}

/// All bounds, in the order of the file. It is the only place where a bound stands.
package struct BudgetTable: Sendable {
  package let budgets: [Budget]
  private let indices: [String: Int]

  /// Reads `budgets/accuracy.csv`.
  package init(_ table: DelimitedTable) throws(TableError) {
    let reader = try RowReader(
      table, columns: ["key", "function", "regime", "dataset", "metric", "bound", "derivation"])
    var budgets: [Budget] = []
    var indices: [String: Int] = [:]
    for row in 0..<table.count {
      let key = try reader.name(row, "key")
      guard indices[key] == nil else {
        throw reader.error(row, "key", "the key “\(key)” stands twice")
      }
      guard let metric = Metric(rawValue: try reader.name(row, "metric")) else {
        let known = Metric.allCases.map(\.rawValue).joined(separator: ", ")
        throw reader.error(row, "metric", "the metric must be one of \(known)")
      }
      let bound = try reader.number(row, "bound")
      guard bound >= 0, bound.isFinite else {
        throw reader.error(row, "bound", "the bound must be a finite number, 0 or more")
      }
      indices[key] = budgets.count
      budgets.append(
        Budget(
          key: key, function: try reader.name(row, "function"), regime: try reader.name(row, "regime"),
          dataset: try reader.name(row, "dataset"), metric: metric, bound: bound,
          derivation: try reader.name(row, "derivation")))
    }
    self.budgets = budgets
    self.indices = indices
  }

  package subscript(key: String) -> Budget? { indices[key].map { budgets[$0] } }
}
