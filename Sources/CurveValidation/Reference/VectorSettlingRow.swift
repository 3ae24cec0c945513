// SPDX-License-Identifier: Apache-2.0

package import CurveMath
package import CurveNotation

/// `certified/vector-settling.csv`: the last times at which springs of two numbers are epsilon away.
package struct VectorSettlingRow: Sendable {
  package let id: String
  package let parameters: SpringParameters
  package let from: AnimatablePair<Double, Double>
  package let to: AnimatablePair<Double, Double>
  package let initialVelocity: AnimatablePair<Double, Double>
  package let epsilon: Double
  package let duration: CertifiedNumber
  /// How much a relative change of epsilon is enlarged in the duration.
  package let condition: Double
  /// How near epsilon is, relatively, to the largest distances or to the start: where the duration jumps.
  package let margin: Double
}

extension VectorSettlingRow: CertifiedRow {
  package static let columns = [
    "id", "parameterisation", "first", "second", "third", "fromX", "fromY", "toX", "toY", "velocityX",
    "velocityY", "epsilon", "settlingDuration", "settlingDurationLow", "condition", "margin",
  ]

  package init(_ reader: RowReader, _ row: Int) throws(TableError) {
    func pair(_ name: String) throws(TableError) -> AnimatablePair<Double, Double> {
      AnimatablePair(try reader.finite(row, name + "X"), try reader.finite(row, name + "Y"))
    }
    self.init(
      id: try reader.name(row, "id"), parameters: try reader.parameters(row), from: try pair("from"),
      to: try pair("to"), initialVelocity: try pair("velocity"),
      epsilon: try reader.finite(row, "epsilon"),
      duration: try reader.certified(row, "settlingDuration"),
      condition: try reader.finite(row, "condition"), margin: try reader.number(row, "margin"))
  }
}
