// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

extension ValidationSuite {
  func judgeSprings(_ cases: inout WorstCases) {
    let reader = reference.springs.reader
    for (index, row) in reference.springs.rows.enumerated() {
      let spring = Spring(row.parameters)
      let motion = SpringMotion(
        spring: spring, from: row.from, to: row.to, initialVelocity: row.initialVelocity)
      let state = motion.state(at: row.time)
      let frequency = spring.angularFrequency
      let scale = SpringScale(motion)
      let regime = ValidationSuite.accuracyRegime(of: spring)
      func note(_ name: String, _ computed: Double, _ truth: CertifiedNumber, _ scale: Double) {
        let key = "spring.\(name).\(regime)"
        let error = measure(key, computed, truth, ErrorScale(scale: scale))
        cases.note(key, error: error, id: row.id) {
          reader.cells(index) + [("computed \(name)", NumberText.text(of: computed))]
        }
      }
      note("value", state.value, row.value, scale.value)
      note("velocity", state.velocity, row.velocity, scale.value * frequency)
      note(
        "acceleration", motion.acceleration(at: row.time), row.acceleration,
        scale.dragged * frequency * frequency)
      // Beneath the least normal number a double has no relative precision.
      let envelope = max(motion.envelope(at: row.time), Double.leastNormalMagnitude)
      note("remaining", motion.remaining(at: row.time), row.remaining, envelope)
      let regimes = row.regime == spring.regime.rawValue ? 0.0 : 1.0
      cases.note("spring.regime", error: regimes, id: row.id) {
        reader.cells(index) + [("computed regime", spring.regime.rawValue)]
      }
    }
  }

  /// The regime whose bound applies: those of the equation, and the neighbourhood of critical damping.
  static func accuracyRegime(of spring: Spring) -> String {
    let regime = spring.regime
    let isNear = regime != .criticallyDamped && (spring.dampingRatio - 1).magnitude < 0.01
    return isNear ? "nearCritical" : regime.rawValue
  }

  func judgeCurves(_ cases: inout WorstCases) {
    let reader = reference.curves.reader
    for (index, row) in reference.curves.rows.enumerated() {
      let state = row.curve.state(at: row.progress)
      let family = if case .bezier = row.curve.kind { "bezier" } else { "circular" }
      let size = ErrorScale(
        scale: max(1, row.value.high.magnitude), slope: row.slope.high, position: row.progress)
      func note(_ name: String, _ computed: Double, _ truth: CertifiedNumber) {
        let key = "\(family).\(name)"
        cases.note(key, error: measure(key, computed, truth, size), id: row.id) {
          reader.cells(index) + [("computed", NumberText.text(of: computed))]
        }
      }
      note("value", state.value, row.value)
      note("absolute", state.value, row.value)
      note("slope", state.velocity, row.slope)
    }
  }

  func judgeConversions(_ cases: inout WorstCases) {
    let reader = reference.conversions.reader
    for (index, row) in reference.conversions.rows.enumerated() {
      let computed = row.property.value(of: Spring(row.parameters))
      let size = ErrorScale(condition: row.condition)
      func note(_ key: String) {
        cases.note(
          key, error: measure(key, computed, row.value, size), id: "\(row.id) \(row.property.rawValue)"
        ) {
          reader.cells(index) + [("computed", NumberText.text(of: computed))]
        }
      }
      note("conversion.\(row.property.rawValue)")
      if row.property.isGiven(by: row.parameters) { note("conversion.readBack") }
    }
  }
}
