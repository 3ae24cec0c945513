// SPDX-License-Identifier: Apache-2.0

/// Collects, for every budget key, how many rows were judged, their mean error and which one is the worst.
struct WorstCases {
  struct Worst {
    var rows = 0
    var error = -1.0
    /// The sum of all errors.
    var sum = 0.0
    var id = ""
    var inputs: () -> [(name: String, text: String)] = { [] }
    var failure: String?

    /// The mean of all errors.
    var mean: Double { rows > 0 ? sum / Double(rows) : .nan }
  }

  private(set) var worst: [String: Worst] = [:]

  /// Notes one row. A NaN error is worse than any number, and the first one stays.
  mutating func note(
    _ key: String, error: Double, id: String, inputs: @escaping () -> [(name: String, text: String)]
  ) {
    var entry = worst[key] ?? Worst()
    entry.rows += 1
    entry.sum += error
    if entry.rows == 1 || (!entry.error.isNaN && !(error <= entry.error)) {
      entry.error = error
      entry.id = id
      entry.inputs = inputs
    }
    worst[key] = entry
  }

  /// Notes that a row could not be judged at all.
  mutating func fail(
    _ key: String, id: String, reason: String, inputs: @escaping () -> [(name: String, text: String)]
  ) {
    note(key, error: .nan, id: id, inputs: inputs)
    if worst[key]?.failure == nil { worst[key]?.failure = reason }
  }
}
