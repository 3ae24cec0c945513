// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveMathFoundation
import Foundation
import TestSupport
import Testing

/// Every vector moves as its components do alone: to the bit as a vector of one number, and to rounding as a number,
/// which has a form of its own.
@Suite(.tags(.property)) struct ComponentTests {
  /// Moves a vector made of three numbers, and compares its parts with the numbers moved alone.
  private func check<V: VectorArithmetic & Sendable>(
    seed: UInt64, _ make: (Double, Double, Double, Double) -> V, _ parts: (V) -> [Double], count: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var random = SeededGenerator(seed: seed)
    var worst = Worst("\(V.self)", seed: seed)
    for _ in 0..<300 {
      let spring = Spring(random.springParameters())
      let time = spring.response * random.geometric(1e-3...30)
      func numbers() -> [Double] { (0..<4).map { _ in random.uniform(-100...100) } }
      let (from, to, velocity) = (numbers(), numbers(), numbers())
      func vector(_ numbers: [Double]) -> V { make(numbers[0], numbers[1], numbers[2], numbers[3]) }
      let motion = SpringMotion(
        spring: spring, from: vector(from), to: vector(to), initialVelocity: vector(velocity))
      let state = motion.state(at: time)
      let acceleration = parts(motion.acceleration(at: time))
      let remaining = parts(motion.remaining(at: time))
      var (moved, speeded) = (vector(from), vector(velocity))
      spring.update(value: &moved, velocity: &speeded, target: vector(to), deltaTime: time)
      for index in 0..<count {
        let alone = SpringMotion(
          spring: spring, from: AnimatableArray([from[index]]), to: AnimatableArray([to[index]]),
          initialVelocity: AnimatableArray([velocity[index]]))
        let expected = alone.state(at: time)
        let (value, speed) = (expected.value.elements, expected.velocity.elements)
        worst.note(
          [parts(state.value)[index]] == value && [parts(state.velocity)[index]] == speed
            && [parts(motion.value(at: time))[index]] == value
            && [parts(motion.velocity(at: time))[index]] == speed
            && [acceleration[index]] == alone.acceleration(at: time).elements
            && [remaining[index]] == alone.remaining(at: time).elements
            && [parts(moved)[index]] == value && [parts(speeded)[index]] == speed,
          "\(spring), component \(index) from \(from) to \(to), velocity \(velocity), at \(time)")
      }
    }
    worst.check(sourceLocation: sourceLocation)
  }

  @Test func `SIMD2 moves as its lanes do`() {
    check(seed: 501, { a, b, _, _ in SIMD2(a, b) }, { [$0.x, $0.y] }, count: 2)
  }

  @Test func `SIMD3 moves as its lanes do`() {
    check(seed: 502, { a, b, c, _ in SIMD3(a, b, c) }, { [$0.x, $0.y, $0.z] }, count: 3)
  }

  @Test func `SIMD4 moves as its lanes do`() {
    check(seed: 503, { SIMD4($0, $1, $2, $3) }, { [$0.x, $0.y, $0.z, $0.w] }, count: 4)
  }

  @Test func `pairs of pairs move as their numbers do`() {
    check(
      seed: 504, { AnimatablePair(AnimatablePair($0, $1), AnimatablePair($2, $3)) },
      { [$0.first.first, $0.first.second, $0.second.first, $0.second.second] }, count: 4)
  }

  @Test func `values of any number and kind move as their numbers do`() {
    check(
      seed: 505, { AnimatableValues($0, SIMD2($1, $2), AnimatablePair($3, EmptyAnimatableData())) },
      { [$0.value.0, $0.value.1.x, $0.value.1.y, $0.value.2.first] }, count: 4)
  }

  @Test func `an array moves as its elements do`() {
    check(seed: 506, { AnimatableArray([$0, $1, $2, $3]) }, \.elements, count: 4)
  }

  @Test func `a CGFloat moves as a Double does`() {
    check(
      seed: 507, { AnimatablePair(CGFloat($0), CGFloat($1)) + .init(CGFloat($2 * 0), CGFloat($3 * 0)) },
      { [Double($0.first), Double($0.second)] }, count: 2)
  }

  @Test func `a number and a vector of one number agree to rounding`() {
    var random = SeededGenerator(seed: 510)
    var worst = Worst("number against vector", seed: random.seed)
    for _ in 0..<5_000 {
      let sample = random.springSample()
      let spring = sample.spring
      let (number, time) = (sample.motion, sample.time)
      let vector = SpringMotion(
        spring: spring, from: AnimatableArray([sample.from]), to: AnimatableArray([sample.to]),
        initialVelocity: AnimatableArray([sample.initialVelocity]))
      // Two results of 3uS each.
      let bound = 6 * sample.scale * Double.roundoff
      let (one, other) = (number.state(at: time), vector.state(at: time))
      worst.note(one.value - other.value.elements[0], bound: bound, "value, \(sample)")
      worst.note(
        one.velocity - other.velocity.elements[0], bound: bound * spring.angularFrequency,
        "velocity, \(sample)")
      worst.note(
        number.acceleration(at: time) - vector.acceleration(at: time).elements[0],
        bound: bound * (1 + 2 * spring.dampingRatio) * spring.angularFrequency * spring.angularFrequency,
        "acceleration, \(sample)")
    }
    worst.check()
  }

  @Test func `a Float is the Double's result rounded once`() {
    var random = SeededGenerator(seed: 508)
    var worst = Worst("Float against Double", seed: random.seed)
    for _ in 0..<5_000 {
      let spring = Spring(random.springParameters())
      let time = spring.response * random.geometric(1e-3...30)
      let (from, to) = (Float(random.uniform(-9...9)), Float(random.uniform(-9...9)))
      let velocity = Float(random.uniform(-9...9) * spring.angularFrequency)
      let single = SpringMotion(spring: spring, from: from, to: to, initialVelocity: velocity).state(at: time)
      let motion = SpringMotion(
        spring: spring, from: Double(from), to: Double(to), initialVelocity: Double(velocity))
      let double = motion.state(at: time)
      // Half a unit in the float's last place, and what two doubles may differ by.
      let scale = max(from.magnitude, to.magnitude, velocity.magnitude / Float(spring.angularFrequency))
      let slack = 8 * Double(scale) * Double.roundoff
      worst.note(
        Double(single.value) - double.value, bound: Double(single.value.ulp) / 2 + slack,
        "\(motion) at \(time)")
      worst.note(
        Double(single.velocity) - double.velocity,
        bound: Double(single.velocity.ulp) / 2 + slack * spring.angularFrequency, "\(motion) at \(time)")
    }
    worst.check()
  }

  @Test func `the squared length is the sum of the squares of all numbers`() {
    #expect(SIMD4(1.0, 2, 3, 4).magnitudeSquared == 30)
    #expect(AnimatablePair(1.0, AnimatablePair(2.0, 3.0)).magnitudeSquared == 14)
    #expect(AnimatableValues(1.0, 2.0, SIMD2(3.0, 4)).magnitudeSquared == 30)
    #expect(AnimatableArray([1.0, 2, 3]).magnitudeSquared == 14)
    #expect(EmptyAnimatableData().magnitudeSquared == 0)
    #expect(Float(3).magnitudeSquared == 9)
    #expect(CGFloat(3).magnitudeSquared == 9)
  }
}
