// SPDX-License-Identifier: Apache-2.0

package import CurveMath

extension SeededGenerator {
  /// A number of any size that is not negative: often 0, 1, the least or the largest double, else any exponent, or
  /// one that people use.
  package mutating func anySize() -> Double {
    switch Int.random(in: 0..<12, using: &self) {
    case 0: 0
    case 1: 1
    case 2: Bool.random(using: &self) ? .leastNonzeroMagnitude : .greatestFiniteMagnitude
    case 3: 1e308
    case 4, 5: geometric(1e-3...1e3)
    default: geometric(.leastNonzeroMagnitude ... .greatestFiniteMagnitude)
    }
  }

  /// A number of any size and either sign.
  package mutating func anyNumber() -> Double { sign() * anySize() }

  /// A number above 0 of any size.
  package mutating func anyPositive() -> Double {
    let number = anySize()
    return number == 0 ? 1 : number
  }

  /// A spring by any of its initialisers, with parameters of any size that describe one.
  package mutating func anySpring() -> (spring: Spring, name: String) {
    let first = anyPositive()
    let second = anyPositive()
    let damping = anySize()
    switch Int.random(in: 0..<4, using: &self) {
    case 0:
      let ratio = Int.random(in: 0..<2, using: &self) == 0 ? dampingRatio() : damping
      return (Spring(response: first, dampingRatio: ratio), "response \(first), dampingRatio \(ratio)")
    case 1:
      let bounce = uniform(-0.999999...1)
      return (Spring(duration: first, bounce: bounce), "duration \(first), bounce \(bounce)")
    case 2:
      let isFree = Bool.random(using: &self)
      return (
        Spring(mass: first, stiffness: second, damping: damping, allowOverDamping: isFree),
        "mass \(first), stiffness \(second), damping \(damping), allowOverDamping \(isFree)"
      )
    default:
      return (
        Spring(stiffness: first, dampingRatio: damping, mass: second),
        "stiffness \(first), dampingRatio \(damping), mass \(second)"
      )
    }
  }
}
