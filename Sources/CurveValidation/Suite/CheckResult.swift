// SPDX-License-Identifier: Apache-2.0

package import CurveNotation

/// What came out of one check: the worst and the mean error over its rows, against its bound.
package struct CheckResult: Sendable {
  /// The budget's key.
  package let name: String
  /// How many rows were judged.
  package let rows: Int
  /// The worst error, in the metric's unit; NaN where a row had no finite error.
  package let worst: Double
  /// The mean of the errors, in the same unit; NaN where one of them is.
  package let mean: Double
  /// The largest error that is allowed.
  package let bound: Double
  /// The unit of all three.
  package let unit: String
  /// The case where the worst stands.
  package let worstCase: String
  /// That case's inputs and results in full digits.
  package let inputs: [(name: String, text: String)]
  /// Why the check failed, where it is not the bound that did.
  package let failure: String?

  package init(
    name: String, rows: Int, worst: Double, mean: Double, bound: Double, unit: String, worstCase: String,
    inputs: [(name: String, text: String)], failure: String?
  ) {
    self.name = name
    self.rows = rows
    self.worst = worst
    self.mean = mean
    self.bound = bound
    self.unit = unit
    self.worstCase = worstCase
    self.inputs = inputs
    self.failure = failure
  }

  /// Whether the rows were judged and none exceeds the bound.
  package var passed: Bool { failure == nil && rows > 0 && worst <= bound }
}

extension CheckResult {
  /// The result as JSON.
  package var json: JSONValue {
    [
      "check": .string(name), "rows": .number(Double(rows)), "worst": .number(worst),
      "mean": .number(mean), "bound": .number(bound), "unit": .string(unit), "case": .string(worstCase),
      "passed": .bool(passed),
      "inputs": .object(inputs.map { JSONValue.Member($0.name, .string($0.text)) }),
      "failure": failure.map { .string($0) } ?? .null,
    ]
  }
}
