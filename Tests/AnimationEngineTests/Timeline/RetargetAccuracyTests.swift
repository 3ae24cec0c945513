// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import CurveValidation
import TestSupport
import Testing

/// How errors add up over a thousand retargets in flight.
@Suite(.tags(.accuracy)) struct RetargetAccuracyTests {
  /// A motion in twice the precision, by the Taylor series of its differential equation.
  ///
  /// It shares no formula with what it judges: `x″ = (stiffness·(target − x) − damping·x′) / mass` gives each
  /// coefficient of the series from the two before it.
  private struct Reference {
    var value: DoubleDouble
    var velocity = DoubleDouble(0)

    mutating func move(_ spring: Spring, to target: Double, over time: DoubleDouble) {
      var coefficients = [value - DoubleDouble(target), velocity]
      let (pull, drag) = (-spring.stiffness, -spring.damping)
      for index in 0..<90 {
        let (n, first) = (Double(index), coefficients[index + 1] * Double(index + 1))
        let sum = coefficients[index] * pull + first * drag
        coefficients.append(sum / (DoubleDouble(spring.mass) * ((n + 1) * (n + 2))))
      }
      var (distance, speed) = (DoubleDouble(0), DoubleDouble(0))
      for index in coefficients.indices.reversed() {
        distance = distance * time + coefficients[index]
        if index > 0 { speed = speed * time + coefficients[index] * Double(index) }
      }
      value = distance + DoubleDouble(target)
      velocity = speed
    }
  }

  @Test func `the solution in twice the precision is the certified one to 28 digits`() throws {
    var worst = Worst("Taylor series beside the certified springs")
    for row in try Repository.referenceData().springs.rows {
      guard case .massStiffnessDamping(let mass, let stiffness, let damping, _) = row.parameters
      else { continue }
      let spring = Spring(row.parameters)
      guard spring.mass == mass, spring.stiffness == stiffness, spring.damping == damping else { continue }
      let rate = max(spring.angularFrequency, spring.damping / spring.mass)
      let kick = row.initialVelocity.magnitude / spring.angularFrequency
      let scale = max(row.from.magnitude, row.to.magnitude, kick)
      // Rows as the retargets are: plain numbers, and times in which no term of the series outgrows the motion.
      guard rate * row.time < 2.5, (0.01...1000).contains(rate), (1e-9...1e9).contains(scale)
      else { continue }
      var reference = Reference(value: DoubleDouble(row.from), velocity: DoubleDouble(row.initialVelocity))
      reference.move(spring, to: row.to, over: DoubleDouble(row.time))
      let value = reference.value - DoubleDouble(row.value.high) - DoubleDouble(row.value.low)
      let velocity = reference.velocity - DoubleDouble(row.velocity.high) - DoubleDouble(row.velocity.low)
      worst.note(value.high, bound: 1e-28 * scale, row.id)
      worst.note(velocity.high, bound: 1e-28 * scale * spring.angularFrequency, row.id)
    }
    #expect(worst.rows > 40)
    worst.check()
  }

  private func spring(_ generator: inout SeededGenerator) -> Spring {
    let stiffness = Double.random(in: 30...300, using: &generator).coarse()
    let masses: [Double] = [1, 0.5, 2.375]
    let mass = masses[Int.random(in: 0..<3, using: &generator)]
    let ratio = Double.random(in: 0.2...1.4, using: &generator)
    return Spring(
      mass: mass, stiffness: stiffness, damping: (2 * ratio * (stiffness * mass).squareRoot()).coarse(),
      allowOverDamping: true)
  }

  @Test(arguments: 1...6)
  func `A thousand retargets stay within 8 units of a solution in twice the precision`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var worst = Worst("value and velocity at a retarget", seed: UInt64(seed))
    let timeline = AnimationTimeline()
    let property = timeline.property("x", 0.0)
    var reference = Reference(value: DoubleDouble(0))
    for index in 0..<1000 {
      let spring = spring(&generator)
      let target = Double.random(in: -100...100, using: &generator)
      let from = property.value
      let swing = property.velocity.magnitude / spring.angularFrequency
      let scale = max(from.magnitude, target.magnitude, swing)
      timeline.withAnimation(.spring(spring)) { property.model = target }
      let start = timeline.time
      let end = start + Double.random(in: 0.01...0.15, using: &generator)
      try timeline.advance(to: end)
      reference.move(spring, to: target, over: DoubleDouble.sum(end, -start))
      let error = (DoubleDouble(property.value) - reference.value).high
      let rate = (DoubleDouble(property.velocity) - reference.velocity).high
      worst.note(error, bound: 8 * .roundoff * scale, "\(index): \(spring), value \(property.value)")
      worst.note(
        rate, bound: 8 * .roundoff * scale * spring.angularFrequency,
        "\(index): \(spring), velocity \(property.velocity)")
      #expect(property.isAnimating)
    }
    #expect(worst.rows == 2000)
    worst.check()
  }
}
