// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// A part of a way and when it has been made, to 20 digits: the root of the closed form, halved to 10⁻⁴⁰ in
/// arithmetic of 420 digits.
private struct Departure {
  let response: Double
  let dampingRatio: Double
  let from: Double
  let to: Double
  let initialVelocity: Double
  let fraction: Double
  let time: Double

  init(
    _ response: Double, _ ratio: Double, _ from: Double, _ to: Double, _ velocity: Double, _ fraction: Double,
    at time: Double
  ) {
    self.response = response
    dampingRatio = ratio
    self.from = from
    self.to = to
    initialVelocity = velocity
    self.fraction = fraction
    self.time = time
  }

  var motion: SpringMotion<Double> {
    SpringMotion(
      spring: Spring(response: response, dampingRatio: dampingRatio), from: from, to: to,
      initialVelocity: initialVelocity)
  }
}

private let departures = [
  Departure(0.5, 0.7, 0, 1, 0, 1e-12, at: 1.125395766558132782862849e-7),
  Departure(0.5, 0.7, 0, 1, 0, 1e-30, at: 1.125395395196383005198745e-16),
  Departure(0.5, 0.7, 0, 1, 0, 5e-300, at: 2.516460605224351741623369e-151),
  Departure(2, 0, 0, 1, 0, 1e-20, at: 4.501581580785530224331236e-11),
  Departure(0.3, 1, 5, -3, 0, 1e-16, at: 6.75237240300928402590781e-10),
  Departure(0.3, 2.5, 0, 1, 0, 1e-9, at: 2.135367210866807306523522e-6),
  Departure(0.4, 1e6, 0, 1, 0, 1e-15, at: 2.890131755948691014105273e-9),
  Departure(0.4, 1e6, 0, 1, 0, 1e-9, at: 1.273557855257648209090515e-4),
  Departure(0.4, 1e6, 0, 1, 0, 0.01, at: 1279.648504686276942165844),
  // Thrown towards the target, and away from it.
  Departure(1, 0.3, 0, 100, 50, 1e-14, at: 1.999999999998496259158133e-14),
  Departure(1, 0.3, 0, 100, -1e-6, 1e-14, at: 2.276263646605352797615119e-8),
  Departure(1, 50, 0, 1, -1e-4, 1e-10, at: 5.919768640222899190577102e-6),
  Departure(1, 0.999999999999, 0, 1, 0, 0.0625, at: 0.06422324774274452138176783),
]

@Suite struct DepartureTests {
  @Test func `the time to a part of the way is right however small the part`() throws {
    var worst = Worst("relative error of the time to a part of the way")
    for row in departures {
      let time = try #require(row.motion.time(toReach: row.fraction))
      worst.note((time - row.time) / row.time, bound: 4 * .roundoff, "\(row)")
    }
    worst.check()
  }

  @Test(.tags(.property)) func `from rest a tiny part takes the root of twice it, divided by the frequency`()
  {
    var random = SeededGenerator(seed: 0xDE_01)
    var worst = Worst("a tiny part of the way from rest", seed: random.seed)
    for _ in 0..<2000 {
      var sample = random.springSample(upTo: 1e3)
      sample.initialVelocity = 0
      let fraction = random.geometric(1e-300...1e-40)
      let expected = (2 * fraction).squareRoot() / sample.spring.angularFrequency
      let time = sample.motion.time(toReach: fraction) ?? .nan
      worst.note((time - expected) / expected, bound: 4 * .roundoff, "\(sample) \(fraction)")
    }
    worst.check()
  }

  @Test(.tags(.property)) func `the time rises with the part, through every branch of its computation`() {
    var random = SeededGenerator(seed: 0xDE_02)
    var worst = Worst("later for more", seed: random.seed)
    for _ in 0..<300 {
      let sample = random.springSample()
      let motion = sample.motion
      var before = 0.0
      for exponent in -60...(-1) {
        let fraction = Double(sign: .plus, exponent: exponent, significand: random.uniform(1...2))
        guard let time = motion.time(toReach: fraction) else {
          worst.note(false, "\(sample) never reaches \(fraction)")
          continue
        }
        worst.note(before * (1 - 1e-13) - time < 0, "\(sample) \(fraction): \(time) after \(before)")
        before = time
      }
    }
    worst.check()
  }

  @Test(.tags(.property)) func `where the two ways of computing it meet they agree`() {
    var random = SeededGenerator(seed: 0xDE_03)
    var worst = Worst("a sixteenth of the way", seed: random.seed)
    for _ in 0..<2000 {
      let sample = random.springSample()
      let motion = sample.motion
      guard let below = motion.time(toReach: 0x1p-4), let above = motion.time(toReach: (0x1p-4).nextUp)
      else { continue }
      // How much the last bits of a value move the time where it passes.
      let speed = motion.velocity(at: below).magnitude
      let tolerance = 1e-14 * below + 64 * .roundoff * sample.scale / speed
      worst.note(above - below, bound: tolerance, "\(sample): \(below) and \(above)")
    }
    worst.check()
  }

  @Test func `a level next to the start is crossed when the way to it is made, ahead and behind`() throws {
    var worst = Worst("relative error of a crossing next to the start")
    // From 0, where a level is itself the way to it.
    for row in departures where row.from == 0 {
      let time = try #require(row.motion.firstCrossing(of: row.fraction * row.to))
      worst.note((time - row.time) / row.time, bound: 4 * .roundoff, "\(row)")
    }
    let behind = [
      (Departure(1, 0.3, 0, 1, -1e-3, 0, at: 1.000000019741094594056394e-12), -1e-15),
      (Departure(0.5, 2, 0, 1, -0.25, 0, at: 3.999999999999999835166699e-20), -1e-20),
      (Departure(2, 0, 0, 1, -1e-4, 0, at: 1.000049352893060933869352e-9), -1e-13),
    ]
    for (row, level) in behind {
      let time = try #require(row.motion.firstCrossing(of: level))
      worst.note((time - row.time) / row.time, bound: 4 * .roundoff, "\(row) \(level)")
    }
    worst.check()
  }

  @Test func `what drag alone slows down departs in proportion`() throws {
    let spring = Spring(mass: 1, stiffness: 0, damping: 2, allowOverDamping: true)
    let motion = SpringMotion(spring: spring, from: 0, to: 8, initialVelocity: 4)
    // −ln(1 − 2γ·way/v)/2γ with 2γ = 2 and v = 4.
    #expect(try #require(motion.time(toReach: 1e-20)) == 2e-20)
    #expect(motion.time(toReach: 0.25) == nil)
    #expect(motion.time(toReach: -1e-20) == 0)
  }

  @Test func `two points next to the start and on the rise make the spring that went through them`() throws {
    for ratio in [0.05, 0.4, 1, 1.7, 40] {
      let spring = Spring(response: 0.8, dampingRatio: ratio)
      let motion = SpringMotion(spring: spring, from: 0.0, to: 1.0)
      for first in [1e-30, 1e-12, 1e-3] {
        let start = try #require(motion.time(toReach: first))
        let later = try #require(motion.time(toReach: 0.9))
        let found = try Spring(reaching: first, at: start, then: 0.9, at: later)
        #expect((found.response / 0.8 - 1).magnitude < 1e-12, "\(ratio) \(first)")
        #expect((found.dampingRatio / ratio - 1).magnitude < 1e-11, "\(ratio) \(first)")
      }
    }
  }
}
