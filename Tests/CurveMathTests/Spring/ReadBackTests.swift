// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// What an initialiser was given comes back to the bit, from every parameterisation.
@Suite(.tags(.property, .accuracy)) struct ReadBackTests {
  private static let rows = 20_000

  @Test func `duration and bounce read back to the bit`() {
    var random = SeededGenerator(seed: 201)
    var worst = Worst("duration and bounce", seed: random.seed)
    for _ in 0..<Self.rows {
      let duration = random.geometric(1e-6...1e6)
      let bounce = random.bounce()
      let spring = Spring(duration: duration, bounce: bounce)
      worst.note(
        spring.duration == duration && spring.response == duration && spring.bounce == bounce
          && spring.mass == 1,
        "duration \(duration) -> \(spring.duration), bounce \(bounce) -> \(spring.bounce)")
    }
    worst.check()
  }

  @Test func `response and damping ratio read back to the bit`() {
    var random = SeededGenerator(seed: 202)
    var worst = Worst("response and dampingRatio", seed: random.seed)
    for _ in 0..<Self.rows {
      let response = random.geometric(1e-6...1e6)
      let ratio = random.dampingRatio(upTo: 1e9)
      let spring = Spring(response: response, dampingRatio: ratio)
      worst.note(
        spring.response == response && spring.dampingRatio == ratio,
        "response \(response) -> \(spring.response), ratio \(ratio) -> \(spring.dampingRatio)")
    }
    worst.check()
  }

  @Test func `mass stiffness and damping read back to the bit`() {
    var random = SeededGenerator(seed: 203)
    var worst = Worst("mass, stiffness and damping", seed: random.seed)
    for _ in 0..<Self.rows {
      let mass = random.geometric(1e-6...1e6)
      let stiffness = random.geometric(1e-9...1e9)
      let damping = 2 * random.dampingRatio(upTo: 1e9) * (mass * stiffness).squareRoot()
      let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
      worst.note(
        spring.mass == mass && spring.stiffness == stiffness && spring.damping == damping,
        "mass \(mass), stiffness \(stiffness) -> \(spring.stiffness), damping \(damping) -> \(spring.damping)"
      )
    }
    worst.check()
  }

  @Test func `stiffness damping ratio and mass read back to the bit`() {
    var random = SeededGenerator(seed: 204)
    var worst = Worst("stiffness, dampingRatio and mass", seed: random.seed)
    for _ in 0..<Self.rows {
      let mass = random.geometric(1e-6...1e6)
      let stiffness = random.geometric(1e-9...1e9)
      let ratio = random.dampingRatio(upTo: 1e9)
      let spring = Spring(stiffness: stiffness, dampingRatio: ratio, mass: mass)
      worst.note(
        spring.mass == mass && spring.stiffness == stiffness && spring.dampingRatio == ratio,
        "mass \(mass), stiffness \(stiffness) -> \(spring.stiffness), ratio \(ratio) -> \(spring.dampingRatio)"
      )
    }
    worst.check()
  }

  @Test func `the regime follows the damping ratio through its neighbours of 1`() {
    for steps in -200...200 {
      let ratio = 1 + Double(steps) * (steps < 0 ? Double.ulpOfOne / 2 : Double.ulpOfOne)
      let expected: SpringRegime = steps < 0 ? .underDamped : (steps == 0 ? .criticallyDamped : .overDamped)
      for response in [1e-3, 0.3, 0.5, 0.7, 1e3] {
        #expect(Spring(response: response, dampingRatio: ratio).regime == expected, "\(ratio)")
      }
      let bounce = -Double(steps) * 0x1p-70
      #expect(Spring(duration: 0.55, bounce: bounce).regime == expected, "bounce \(bounce)")
    }
  }

  @Test func `the regime of mass stiffness and damping is decided by exact arithmetic`() {
    var random = SeededGenerator(seed: 205)
    var worst = Worst("sign of 4mk − c²", seed: random.seed)
    var critical = 0
    for _ in 0..<Self.rows {
      // Half of them squares of short numbers, for which 4mk = c² can hold exactly.
      let isShort = Bool.random(using: &random)
      let first = random.geometric(0.01...100).coarse(bits: isShort ? 10 : 52)
      let second = random.geometric(0.01...100).coarse(bits: isShort ? 10 : 52)
      let mass = isShort ? first * first : first
      let stiffness = isShort ? second * second : second
      let damping = random.near(2 * (mass * stiffness).squareRoot(), ulps: 2)
      let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
      let difference =
        ExactNumber(4 * mass) * ExactNumber(stiffness) - ExactNumber(damping) * ExactNumber(damping)
      let expected: SpringRegime =
        difference.isZero ? .criticallyDamped : (difference > ExactNumber(0) ? .underDamped : .overDamped)
      critical += difference.isZero ? 1 : 0
      worst.note(spring.regime == expected, "\(mass), \(stiffness), \(damping): \(spring.regime)")
    }
    worst.check()
    #expect(critical > 100)
  }

  @Test func `damping of zero is undamped in every parameterisation`() {
    #expect(Spring(duration: 0.3, bounce: 1).regime == .undamped)
    #expect(Spring(response: 0.3, dampingRatio: 0).regime == .undamped)
    #expect(Spring(mass: 3, stiffness: 7, damping: 0).regime == .undamped)
    #expect(Spring(stiffness: 7, dampingRatio: 0, mass: 3).regime == .undamped)
  }

  @Test func `a spring from another's properties is the same motion to rounding`() {
    var random = SeededGenerator(seed: 206)
    var worst = Worst("properties of the rebuilt spring", seed: random.seed)
    for _ in 0..<Self.rows {
      let spring = Spring(random.springParameters())
      let rebuilt = Spring(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, allowOverDamping: true)
      // ω₀ and ζ are square roots of products of what was rounded: relative condition 1/2 each, then one
      // rounding of their own.
      worst.note(
        rebuilt.angularFrequency - spring.angularFrequency, bound: 2 * spring.angularFrequency.ulp,
        "\(spring)")
      worst.note(
        rebuilt.dampingRatio - spring.dampingRatio, bound: 3 * spring.dampingRatio.ulp, "\(spring)")
    }
    worst.check()
  }
}

extension SeededGenerator {
  /// A bounce from next to −1 through numbers of either sign next to 0 up to 1.
  fileprivate mutating func bounce() -> Double {
    switch Int.random(in: 0..<8, using: &self) {
    case 0: 1
    case 1: sign() * geometric(1e-280...1e-17)
    case 2: sign() * geometric(1e-17...0.5)
    case 3: -1 + geometric(1e-6...1)
    case 4: near(1, ulps: 16) > 1 ? 1 : 1 - geometric(1e-16...1)
    case 5: near(-0.3)
    default: uniform(-0.999999...1)
    }
  }
}
