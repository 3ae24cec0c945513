// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
import CurveValidation
import GSLOracle
import TestSupport
import Testing

/// Where a gesture ends, and how far a view gives way, by integration and root finders.
@Suite(.tags(.oracle)) struct ProjectionTests {
  private static let decays = [Decay.normal, .fast, Decay(timeConstant: 2), Decay(ratePerMillisecond: 0.9)]

  @Test(arguments: decays) func `a scroll ends where the integrated velocity is spent`(decay: Decay) throws {
    var random = SeededGenerator(seed: 7)
    var verdict = Verdict()
    for _ in 0..<20 {
      let (from, velocity) = (random.uniform(-500...500), random.uniform(-4000...4000))
      let track = SlowingTrack(DecayMotion(decay: decay, from: from, initialVelocity: velocity))
      let end = Projection.scrollEnd(from: from, velocity: velocity, decay: decay)
      verdict.hold(try track.rest(), against: end, "\(from) \(velocity)")
      let landing = random.uniform(-500...500)
      verdict.hold(
        try SlowingTrack.landingVelocity(track.law, from: from, landingAt: landing),
        against: Projection.velocity(from: from, scrollEnd: landing, decay: decay), "\(from) to \(landing)")
    }
    verdict.expectSharp(1)
  }

  @Test(arguments: decays) func `a stepped scroll ends where a root finder on its steps says`(
    decay: Decay
  ) throws {
    let state = try SlowingTrack(DecayMotion(decay: decay, from: 0, initialVelocity: 1)).state(at: 0.001)
    let kept = state.velocity
    /// The sum of all steps, to where the next one adds nothing.
    func end(_ velocity: Double) -> (place: Double, error: Double) {
      var (place, left, count) = (0.0, velocity, 0.0)
      while place + left * kept / 1000 != place {
        left *= kept
        place += left / 1000
        count += 1
      }
      // What a share is off by counts in all the steps that follow, and every step is rounded.
      let share = state.velocityError / (kept * (1 - kept)) + 2 * count * 0x1p-53
      return (place, share * abs(place))
    }
    var verdict = Verdict()
    for velocity in [-1200.0, 40, 3000] {
      let (place, error) = end(velocity)
      verdict.hold(
        OracleAnswer(place, error: error),
        against: Projection.steppedScrollEnd(from: 0.0, velocity: velocity, decay: decay), "\(velocity)")
      let root = try ClaimedRoot(from: 0, to: 10_000, within: error) { end($0).place - abs(place) }
      verdict.hold(
        root.answer,
        against: Projection.velocity(from: 0.0, steppedScrollEnd: abs(place), decay: decay), "\(velocity)")
    }
    verdict.expectSharp(1)
  }

  @Test func `a predicted end is where a quarter of a second at that velocity leads`() throws {
    var random = SeededGenerator(seed: 8)
    var verdict = Verdict()
    for _ in 0..<20 {
      let (from, velocity) = (random.uniform(-500...500), random.uniform(-4000...4000))
      let track = SlowingTrack(.constant(acceleration: 0), from: from, velocity: velocity)
      verdict.hold(
        try track.state(at: 0.25).valueAnswer,
        against: Projection.predictedEnd(from: from, velocity: velocity), "\(from) \(velocity)")
    }
    verdict.expectSharp(1)
  }

  @Test func `certified rubber bands give way as a root finder says`() throws {
    var verdict = Verdict()
    for row in try Repository.referenceData().decay.rows where row.query == "offset" {
      guard case .rubberBand(let band) = row.subject, row.argument != 0 else { continue }
      let shown = row.argument.magnitude
      // The formula as a share of what is shown: a few roundings.
      func excess(_ offset: Double) -> Double {
        let pull = offset * band.coefficient
        return pull / (pull + band.dimension) * band.dimension / shown - 1
      }
      var upper = shown / band.coefficient
      while excess(upper) <= 0, upper < .infinity { upper *= 2 }
      guard upper < .infinity else { continue }
      let root = try ClaimedRoot(from: 0, to: upper, within: 8 * 0x1p-53) { excess($0) }
      verdict.hold(root.answer, against: band.offset(shown: row.argument).magnitude, row.id)
      verdict.hold(root.answer, against: row.result.high.magnitude, "\(row.id), certified")
    }
    verdict.expectSharp()
  }
}
#endif
