// SPDX-License-Identifier: Apache-2.0

package import CurveMath
package import CurveNotation

/// `certified/conversions.csv`: what a spring's parameters are in another parameterisation.
package struct ConversionRow: Sendable {
  package let id: String
  package let parameters: SpringParameters
  package let property: SpringProperty
  package let value: CertifiedNumber
  package let condition: Double
}

extension ConversionRow: CertifiedRow {
  package static let columns = [
    "id", "parameterisation", "first", "second", "third", "property", "value", "valueLow", "condition",
  ]

  package init(_ reader: RowReader, _ row: Int) throws(TableError) {
    let value = try reader.certified(row, "value")
    // Only where the truth is 0 a map has no condition.
    let condition =
      value.high == 0 ? try reader.number(row, "condition") : try reader.finite(row, "condition")
    self.init(
      id: try reader.name(row, "id"), parameters: try reader.parameters(row),
      property: try reader.choice(row, "property"), value: value, condition: condition)
  }
}

/// What a conversion asks a spring for.
package enum SpringProperty: String, Hashable, Sendable, CaseIterable {
  case mass, stiffness, damping, response, dampingRatio, duration, bounce
  case angularFrequency, decay, signedSquaredFrequency

  package func value(of spring: Spring) -> Double {
    switch self {
    case .mass: spring.mass
    case .stiffness: spring.stiffness
    case .damping: spring.damping
    case .response: spring.response
    case .dampingRatio: spring.dampingRatio
    case .duration: spring.duration
    case .bounce: spring.bounce
    case .angularFrequency: spring.angularFrequency
    case .decay: spring.decay.rounded
    case .signedSquaredFrequency: spring.signedSquaredFrequency.rounded
    }
  }

  /// Whether the parameters name this property, so that it has to read back to the bit.
  package func isGiven(by parameters: SpringParameters) -> Bool {
    switch parameters {
    case .durationBounce: self == .duration || self == .bounce
    case .responseDampingRatio: self == .response || self == .dampingRatio
    case .massStiffnessDamping: self == .mass || self == .stiffness || self == .damping
    case .stiffnessDampingRatio: self == .mass || self == .stiffness || self == .dampingRatio
    case .settlingDurationDampingRatio: self == .dampingRatio
    }
  }
}
