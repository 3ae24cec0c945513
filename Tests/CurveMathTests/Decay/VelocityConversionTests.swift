// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite struct VelocityConversionTests {
  @Test func `half a point per millisecond is 500 points per second`() {
    // react/react-native#18953 and others: a factor of a thousand.
    #expect(VelocityConversion.perSecond(perMillisecond: 0.5) == 500)
    #expect(VelocityConversion.perMillisecond(perSecond: 500.0) == 0.5)
  }

  @Test func `per millisecond is the quotient by a thousand to the bit`() {
    var random = SeededGenerator(seed: 0xD6_01)
    for _ in 0..<2000 {
      let velocity = random.uniform(-1e5...1e5)
      #expect(VelocityConversion.perMillisecond(perSecond: velocity) == velocity / 1000)
    }
  }

  @Test func `a velocity is a fraction of the way, towards its end`() {
    #expect(VelocityConversion.travelPerSecond(velocity: 500, from: 100, to: 300) == 2.5)
    #expect(VelocityConversion.travelPerSecond(velocity: 500, from: 300, to: 100) == -2.5)
    #expect(VelocityConversion.travelPerMillisecond(velocity: 500, from: 100, to: 300) == 0.0025)
    #expect(VelocityConversion.velocity(travelPerSecond: 2.5, from: 100.0, to: 300) == 500)
    #expect(VelocityConversion.velocity(travelPerMillisecond: 0.0025, from: 100.0, to: 300) == 500)
  }

  @Test func `fractions lead back to velocities`() throws {
    var random = SeededGenerator(seed: 0xD6_02)
    for _ in 0..<1000 {
      let from = random.uniform(-100...100)
      let to = random.uniform(-100...100)
      let velocity = random.uniform(-5000...5000)
      let fraction = try #require(
        VelocityConversion.travelPerSecond(velocity: velocity, from: from, to: to))
      let back = VelocityConversion.velocity(travelPerSecond: fraction, from: from, to: to)
      #expect((back - velocity).magnitude <= 2 * velocity.ulp, "seed \(random.seed): \(from) \(to)")
      let slow = try #require(
        VelocityConversion.travelPerMillisecond(velocity: velocity, from: from, to: to))
      let again = VelocityConversion.velocity(travelPerMillisecond: slow, from: from, to: to)
      #expect((again - velocity).magnitude <= 3 * velocity.ulp, "seed \(random.seed): \(from) \(to)")
    }
  }

  @Test func `where there is no way to go a push has no fraction and rest is 0`() {
    #expect(VelocityConversion.travelPerSecond(velocity: 5, from: 1, to: 1) == nil)
    #expect(VelocityConversion.travelPerMillisecond(velocity: 5, from: 1, to: 1) == nil)
    #expect(VelocityConversion.travelPerSecond(velocity: 0, from: 1, to: 1) == 0)
    #expect(VelocityConversion.velocity(travelPerSecond: 5, from: 1.0, to: 1) == 0)
  }

  @Test func `NaN stays NaN`() {
    #expect(VelocityConversion.travelPerSecond(velocity: .nan, from: 0, to: 1)?.isNaN == true)
    #expect(VelocityConversion.travelPerSecond(velocity: 1, from: .nan, to: 1)?.isNaN == true)
  }
}
