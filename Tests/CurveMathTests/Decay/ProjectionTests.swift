// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite struct ProjectionTests {
  @Test func `the stepped rule sends 1000 points per second 499 points far and 99 at the fast rate`() {
    #expect((Projection.steppedScrollEnd(from: 0, velocity: 1000.0) - 499).magnitude < 1e-9)
    #expect((Projection.steppedScrollEnd(from: 0, velocity: 1000.0, decay: .fast) - 99).magnitude < 1e-9)
  }

  @Test func `the continuous rule sends 1000 points per second 499 point 4998 points far`() {
    #expect((Projection.scrollEnd(from: 0, velocity: 1000.0) - 499.4998).magnitude < 5e-5)
    #expect((Projection.scrollEnd(from: 0, velocity: 1000.0, decay: .fast) - 99.4992).magnitude < 5e-5)
  }

  @Test func `the stepped rule is the sum over milliseconds`() {
    var velocity = 1000.0
    var way = 0.0
    for _ in 0..<40_000 {
      velocity *= 0.998
      way += velocity / 1000
    }
    #expect((Projection.steppedScrollEnd(from: 0, velocity: 1000.0) - way).magnitude < 1e-9)
  }

  @Test func `a predicted end is a quarter of a second away`() {
    #expect(Projection.predictedEnd(from: 100.0, velocity: -1000) == -150)
    #expect(Projection.velocity(from: 100.0, predictedEnd: -150) == -1000)
  }

  @Test func `each rule leads back to its velocity`() {
    var random = SeededGenerator(seed: 0xD5_01)
    for _ in 0..<500 {
      let from = random.uniform(-100...100)
      let velocity = random.uniform(-5000...5000)
      let decay =
        Bool.random(using: &random)
        ? Decay(ratePerMillisecond: random.uniform(0.9...0.999))
        : Decay(timeConstant: random.uniform(0.05...1))
      let ends = (
        predicted: Projection.predictedEnd(from: from, velocity: velocity),
        scroll: Projection.scrollEnd(from: from, velocity: velocity, decay: decay),
        stepped: Projection.steppedScrollEnd(from: from, velocity: velocity, decay: decay)
      )
      let backs = (
        predicted: Projection.velocity(from: from, predictedEnd: ends.predicted),
        scroll: Projection.velocity(from: from, scrollEnd: ends.scroll, decay: decay),
        stepped: Projection.velocity(from: from, steppedScrollEnd: ends.stepped, decay: decay)
      )
      let loss = 0x1p-51 * (velocity.magnitude + from.magnitude / min(0.25, decay.timeConstant / 2))
      #expect((backs.predicted - velocity).magnitude <= loss, "seed \(random.seed)")
      #expect((backs.scroll - velocity).magnitude <= loss, "seed \(random.seed)")
      #expect((backs.stepped - velocity).magnitude <= loss, "seed \(random.seed)")
    }
  }

  @Test func `the continuous rule is where the decay ends`() {
    let motion = DecayMotion(decay: .normal, from: 20.0, initialVelocity: -700)
    #expect(Projection.scrollEnd(from: 20.0, velocity: -700) == motion.finalValue)
  }

  @Test func `both names of a decay give the same stepped end`() {
    let byRate = Projection.steppedScrollEnd(from: 0, velocity: 1000.0, decay: .normal)
    let bySpan = Projection.steppedScrollEnd(
      from: 0, velocity: 1000.0, decay: Decay(timeConstant: Decay.normal.timeConstant))
    #expect((byRate - bySpan).magnitude < 1e-12)
  }

  @Test func `limits are as the rules say`() {
    #expect(Projection.steppedScrollEnd(from: 1, velocity: 5.0, decay: Decay(ratePerMillisecond: 0)) == 1)
    #expect(Projection.steppedScrollEnd(from: 1, velocity: 5.0, decay: Decay(timeConstant: 0)) == 1)
    #expect(Projection.scrollEnd(from: 1, velocity: 5.0, decay: Decay(timeConstant: 0)) == 1)
    let endless = Decay(ratePerMillisecond: 1)
    #expect(Projection.steppedScrollEnd(from: 1, velocity: -5.0, decay: endless) == -.infinity)
    #expect(Projection.scrollEnd(from: 1, velocity: 5.0, decay: endless) == .infinity)
    #expect(Projection.scrollEnd(from: 1, velocity: 0.0, decay: endless) == 1)
    #expect(Projection.velocity(from: 1.0, steppedScrollEnd: 100, decay: endless) == 0)
    #expect(Projection.steppedScrollEnd(from: 1, velocity: 5.0, decay: Decay(timeConstant: -1)).isNaN)
  }

  @Test func `a vector is projected component by component`() {
    let end = Projection.predictedEnd(from: AnimatablePair(1.0, 2.0), velocity: AnimatablePair(100.0, -40.0))
    #expect(end == AnimatablePair(26, -8))
  }
}
