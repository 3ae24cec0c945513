// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@testable import CurveNotation

/// What a text says in a dialect, or nil with an issue where it is refused.
func reading(
  _ text: String, as dialect: Dialect, sourceLocation: SourceLocation = #_sourceLocation
) -> CurveExpression? {
  do throws(NotationError) {
    return try dialect.notation.read(text)
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
    return nil
  }
}

/// The spring that a text says in a dialect, with its velocity.
func spring(
  _ text: String, as dialect: Dialect, sourceLocation: SourceLocation = #_sourceLocation
) -> (spring: Spring, velocity: Double)? {
  guard let found = reading(text, as: dialect, sourceLocation: sourceLocation) else { return nil }
  guard case .spring(let parameters, let velocity) = found.curve else {
    Issue.record("\(text) was read as \(found.curve)", sourceLocation: sourceLocation)
    return nil
  }
  return (Spring(parameters), velocity ?? 0)
}

/// A curve as a dialect writes it, or nil with an issue where it refuses.
func conversion(
  _ curve: CurveExpression.Curve, as dialect: Dialect, modifiers: [CurveModifier] = [],
  options: WritingOptions = WritingOptions(), sourceLocation: SourceLocation = #_sourceLocation
) -> Conversion? {
  do throws(WritingRefusal) {
    return try CurveExpression(curve, modifiers: modifiers).text(as: dialect, options: options)
  } catch {
    Issue.record("\(curve): \(error)", sourceLocation: sourceLocation)
    return nil
  }
}

/// Why a dialect can't write a curve, or nil with an issue where it does.
func writingRefusal(
  _ curve: CurveExpression.Curve, as dialect: Dialect, modifiers: [CurveModifier] = [],
  options: WritingOptions = WritingOptions(), sourceLocation: SourceLocation = #_sourceLocation
) -> String? {
  do throws(WritingRefusal) {
    let text = try CurveExpression(curve, modifiers: modifiers).text(as: dialect, options: options).text
    Issue.record("\(curve) was written as \(text)", sourceLocation: sourceLocation)
    return nil
  } catch {
    return error.message
  }
}

extension SeededGenerator {
  /// A spring by any of its parameterisations, damping from none to far above critical.
  mutating func peerSpring() -> SpringParameters {
    let ratio = [uniform(0.01...0.99), geometric(0.001...40), near(1)][Int(next() % 3)]
    switch next() % 4 {
    case 0: return .durationBounce(duration: geometric(0.02...8), bounce: uniform(-0.9...1))
    case 1: return .responseDampingRatio(response: geometric(0.02...8), dampingRatio: ratio)
    case 2:
      return .stiffnessDampingRatio(
        stiffness: geometric(1...5000), dampingRatio: ratio, mass: geometric(0.1...10))
    default:
      let (mass, stiffness) = (geometric(0.1...10), geometric(1...5000))
      return .massStiffnessDamping(
        mass: mass, stiffness: stiffness, damping: min(2 * ratio * (mass * stiffness).squareRoot(), 9000),
        allowOverDamping: true)
    }
  }

  /// A cubic bezier with its x coordinates in 0…1.
  mutating func bezier() -> UnitCurve {
    UnitCurve(uniform(0...1), uniform(-1...2), uniform(0...1), uniform(-1...2))
  }
}
