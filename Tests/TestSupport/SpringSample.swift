// SPDX-License-Identifier: Apache-2.0

package import CurveMath
import CurveValidation

/// A spring motion and a time, drawn from all regimes.
package struct SpringSample: Sendable, CustomStringConvertible {
  package var parameters: SpringParameters
  package var from: Double
  package var to: Double
  package var initialVelocity: Double
  package var time: Double

  package var spring: Spring { Spring(parameters) }

  package var motion: SpringMotion<Double> {
    SpringMotion(spring: spring, from: from, to: to, initialVelocity: initialVelocity)
  }

  /// The size of the motion, as the budgets count it.
  package var scale: Double { SpringScale(motion).value }

  /// The inputs in full digits.
  package var description: String {
    "\(parameters), from \(from), to \(to), initialVelocity \(initialVelocity), time \(time)"
  }
}

extension SeededGenerator {
  /// A damping ratio from 0 to 1e6, often next to 1, where the regimes meet.
  package mutating func dampingRatio(upTo largest: Double = 1e6) -> Double {
    switch Int.random(in: 0..<10, using: &self) {
    case 0: 0
    case 1: 1
    case 2: near(1)
    case 3, 4: 1 + sign() * powerOfTen(-Int.random(in: 1...15, using: &self)) * uniform(1...2)
    case 5, 6: geometric(1...largest)
    case 7: geometric(1e-9...1)
    default: uniform(0...1)
    }
  }

  /// 1 or −1.
  package mutating func sign() -> Double { Bool.random(using: &self) ? 1 : -1 }

  private func powerOfTen(_ exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<exponent.magnitude { result *= 10 }
    return exponent < 0 ? 1 / result : result
  }

  /// A spring in one of the parameterisations, over-damped ones allowed.
  package mutating func springParameters(upTo largest: Double = 1e6) -> SpringParameters {
    let ratio = dampingRatio(upTo: largest)
    let response = geometric(1e-3...1e3)
    switch Int.random(in: 0..<4, using: &self) {
    case 0:
      return .durationBounce(duration: response, bounce: ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
    case 1:
      let mass = geometric(1e-2...1e2)
      let stiffness = geometric(1e-2...1e4)
      return .massStiffnessDamping(
        mass: mass, stiffness: stiffness, damping: 2 * ratio * (mass * stiffness).squareRoot(),
        allowOverDamping: true)
    case 2:
      return .stiffnessDampingRatio(
        stiffness: geometric(1e-2...1e4), dampingRatio: ratio, mass: geometric(1e-2...1e2))
    default:
      return .responseDampingRatio(response: response, dampingRatio: ratio)
    }
  }

  /// A motion at a time of up to 300 responses.
  package mutating func springSample(upTo largest: Double = 1e6) -> SpringSample {
    let parameters = springParameters(upTo: largest)
    let spring = Spring(parameters)
    let isUnit = Int.random(in: 0..<4, using: &self) == 0
    let from = isUnit ? 0 : sign() * geometric(1e-3...1e3)
    let to = isUnit ? 1 : sign() * geometric(1e-3...1e3)
    let reach = max(from.magnitude, to.magnitude) * spring.angularFrequency
    let velocity = Bool.random(using: &self) ? 0 : sign() * reach * geometric(1e-2...1e2)
    let periods = Bool.random(using: &self) ? uniform(0...3) : geometric(1e-6...300)
    return SpringSample(
      parameters: parameters, from: from, to: to, initialVelocity: velocity,
      time: spring.response * periods)
  }
}
