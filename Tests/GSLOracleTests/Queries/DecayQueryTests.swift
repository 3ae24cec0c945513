// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
import CurveValidation
import Foundation
import GSLOracle
import TestSupport
import Testing

/// Decay and friction, by a root finder on the velocity and the way that GSL integrates.
@Suite(.tags(.oracle)) struct DecayQueryTests {
  @Test(arguments: [
    "value", "velocity", "acceleration", "finalValue", "time", "speedTime", "settlingDuration",
    "landingVelocity", "ratePerMillisecond", "timeConstant",
  ])
  func `certified decays are those of the integrated velocity`(query: String) throws {
    try judge(query) { row in
      guard case .decay(let motion) = row.subject else { return nil }
      let track = SlowingTrack(motion)
      return try commonAnswers(motion, track, query, row.argument)
        ?? answers(motion, track, query, row.argument)
    }
  }

  /// Holds what the package says, and what is certified, against the oracle's answers.
  private func judge(
    _ query: String, _ answers: (DecayRow) throws -> (OracleAnswer, Double?)?
  ) throws {
    var verdict = Verdict()
    for row in try Repository.referenceData().decay.rows where row.query == query {
      guard let (answer, computed) = try answers(row) else { continue }
      verdict.hold(answer, against: computed, row.id)
      verdict.hold(answer, against: row.result.high, "\(row.id), certified")
    }
    verdict.expectSharp()
  }

  /// What is asked of both.
  private func commonAnswers(
    _ motion: some Slowing, _ track: SlowingTrack, _ query: String, _ argument: Double
  ) throws -> (OracleAnswer, Double?)? {
    switch query {
    case "finalValue": (try track.rest(), motion.finalValue)
    case "time": (try track.time(at: argument), motion.time(at: argument))
    case "speedTime": (try track.time(untilSpeed: argument), motion.timeUntilSpeed(below: argument))
    case "settlingDuration":
      (try track.settlingDuration(epsilon: argument), motion.settlingDuration(epsilon: argument))
    default: nil
    }
  }

  private func answers(
    _ motion: DecayMotion<Double>, _ track: SlowingTrack, _ query: String, _ argument: Double
  ) throws -> (OracleAnswer, Double?) {
    let speed = motion.initialVelocity.magnitude
    switch query {
    case "value": return (try track.state(at: argument).valueAnswer, motion.value(at: argument))
    case "velocity": return (try track.state(at: argument).velocityAnswer, motion.velocity(at: argument))
    case "acceleration":
      return (track.acceleration(try track.state(at: argument)), motion.acceleration(at: argument))
    case "landingVelocity":
      return (
        try SlowingTrack.landingVelocity(track.law, from: motion.from, landingAt: argument),
        DecayMotion.initialVelocity(decay: motion.decay, from: motion.from, landingAt: argument)
      )
    case "ratePerMillisecond":
      let (left, computed) = (try track.state(at: 0.001), motion.decay.ratePerMillisecond)
      return (OracleAnswer(left.velocity.magnitude / speed, error: left.velocityError / speed), computed)
    default:
      return (try track.time(untilSpeed: speed * exp(-1)), motion.decay.timeConstant)
    }
  }

  @Test(arguments: [
    "value", "velocity", "finalValue", "stopTime", "time", "speedTime", "settlingDuration",
    "landingVelocity",
  ])
  func `certified slides are those of the integrated velocity`(query: String) throws {
    try judge(query) { row in
      guard case .friction(let motion) = row.subject else { return nil }
      let track = SlowingTrack(motion)
      return try commonAnswers(motion, track, query, row.argument)
        ?? answers(motion, track, query, row.argument)
    }
  }

  private func answers(
    _ motion: FrictionMotion<Double>, _ track: SlowingTrack, _ query: String, _ argument: Double
  ) throws -> (OracleAnswer, Double?) {
    let stop = try track.stop()
    let isOver = argument > stop.number ?? 0
    switch query {
    case "value":
      let answer = isOver ? try track.rest() : try track.state(at: argument).valueAnswer
      return (answer, motion.value(at: argument))
    case "velocity":
      let answer = isOver ? OracleAnswer(0, error: 0) : try track.state(at: argument).velocityAnswer
      return (answer, motion.velocity(at: argument))
    case "stopTime": return (stop, motion.stopTime)
    default:
      let pull = argument < motion.from ? motion.deceleration : -motion.deceleration
      return (
        try SlowingTrack.landingVelocity(
          .constant(acceleration: pull), from: motion.from, landingAt: argument),
        FrictionMotion.initialVelocity(
          deceleration: motion.deceleration, from: motion.from, landingAt: argument)
      )
    }
  }
}

/// A motion that slows down.
private protocol Slowing {
  var finalValue: Double { get }
  func time(at value: Double) -> Double?
  func timeUntilSpeed(below threshold: Double) -> Double
  func settlingDuration(epsilon: Double) -> Double
}

extension DecayMotion<Double>: Slowing {}
extension FrictionMotion<Double>: Slowing {}

extension SlowingTrack {
  /// A decay; its rate is formed here, from the number that was given, in plain doubles.
  init(_ motion: DecayMotion<Double>) {
    let rate =
      switch motion.decay.parameter {
      case .ratePerMillisecond(let kept): -1000 * log(kept)
      case .timeConstant(let seconds): 1 / seconds
      }
    self.init(.decay(rate: rate), from: motion.from, velocity: motion.initialVelocity)
  }

  /// A slide, until it stops.
  init(_ motion: FrictionMotion<Double>) {
    let pull = motion.initialVelocity < 0 ? motion.deceleration : -motion.deceleration
    self.init(.constant(acceleration: pull), from: motion.from, velocity: motion.initialVelocity)
  }
}

extension OracleState {
  var valueAnswer: OracleAnswer { OracleAnswer(value, error: valueError) }
  var velocityAnswer: OracleAnswer { OracleAnswer(velocity, error: velocityError) }
}
#endif
