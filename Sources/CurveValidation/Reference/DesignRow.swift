// SPDX-License-Identifier: Apache-2.0

package import CurveNotation

/// `certified/design.csv`: springs that meet goals.
package struct DesignRow: Sendable {
  /// What a spring is to do, spelled as in the table.
  package enum Goal: String, Hashable, Sendable, CaseIterable {
    case overshootPeakTime = "overshoot-peakTime"
    case settlingDurationOvershoot = "settlingDuration-overshoot"
    case settlingDurationDampingRatio = "settlingDuration-dampingRatio"
    case distanceSettlingDuration = "distance-settlingDuration"
    case responseSettlingDuration = "response-settlingDuration"
    case twoPoints = "two-points"
    case responseWithoutOvershoot = "response-withoutOvershoot"

    /// How many numbers it has.
    var count: Int {
      switch self {
      case .overshootPeakTime: 2
      case .distanceSettlingDuration, .twoPoints: 4
      case .settlingDurationOvershoot, .settlingDurationDampingRatio, .responseSettlingDuration,
        .responseWithoutOvershoot:
        3
      }
    }
  }

  package let id: String
  package let goal: Goal
  package let numbers: [Double]
  package let property: SpringProperty
  package let result: CertifiedNumber
  /// How much errors of what is found on the way are enlarged in the property.
  package let condition: Double
}

extension DesignRow: CertifiedRow {
  package static let columns = ["id", "goal", "property", "result", "resultLow", "condition"] + numberColumns

  private static let numberColumns = ["first", "second", "third", "fourth"]

  package init(_ reader: RowReader, _ row: Int) throws(TableError) {
    let goal: Goal = try reader.choice(row, "goal")
    var numbers: [Double] = []
    for name in Self.numberColumns.prefix(goal.count) { numbers.append(try reader.finite(row, name)) }
    self.init(
      id: try reader.name(row, "id"), goal: goal, numbers: numbers,
      property: try reader.choice(row, "property"), result: try reader.certified(row, "result"),
      condition: try reader.finite(row, "condition"))
  }
}
