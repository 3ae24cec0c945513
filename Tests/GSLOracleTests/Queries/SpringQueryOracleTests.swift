// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
import CurveValidation
import Foundation
import GSLOracle
import TestSupport
import Testing

/// The oracle on motions whose answers are known by hand, each within its claim, and each claim small.
@Suite(.tags(.oracle)) struct SpringQueryOracleTests {
  private let oracle = GSLSpringQueryOracle()

  /// Undamped, from 0 to 1: `1 − cos 12.5t`.
  private static let undamped = KnownMotion("undamped", .complex(decay: 0, frequency: 12.5))
  /// From 0 to 1: `1 − e^(−3t)·(cos 4t + ¾·sin 4t)`.
  private static let swinging = KnownMotion("half damped", .complex(decay: 3, frequency: 4))
  /// From 0 to 1: `1 − (1 + 4t)·e^(−4t)`.
  private static let critical = KnownMotion("critical", .double(rate: 4))
  /// From 0 to 1 with a push: `1 + (8·e^(−t) − 23·e^(−16t))/15`.
  private static let pushed = KnownMotion("pushed", .real(slow: 1, fast: 16), initialVelocity: 24)
  /// From 0 to 1 at rest: `1 − (16·e^(−t) − e^(−16t))/15`.
  private static let creeping = KnownMotion("creeping", .real(slow: 1, fast: 16))

  private func expect(
    _ query: SpringQuery, of motion: KnownMotion, is truth: Double, claiming limit: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let answer = try oracle.answer(query, of: motion.problem)
    let number = try #require(answer.number, sourceLocation: sourceLocation)
    let off = number == truth ? 0 : abs(number - truth)
    #expect(off <= answer.error, "\(query) is \(answer)", sourceLocation: sourceLocation)
    #expect(answer.error <= limit, "\(query) is \(answer)", sourceLocation: sourceLocation)
  }

  @Test func `an undamped spring turns and is fastest where a cosine is`() throws {
    let motion = Self.undamped
    try expect(.firstExtremumTime, of: motion, is: .pi / 12.5, claiming: 1e-7)
    try expect(.firstExtremumValue, of: motion, is: 2, claiming: 1e-13)
    try expect(.overshoot, of: motion, is: 1, claiming: 1e-13)
    try expect(.peakVelocityTime, of: motion, is: .pi / 25, claiming: 1e-7)
    try expect(.peakVelocity, of: motion, is: 12.5, claiming: 1e-12)
  }

  @Test func `an undamped spring is jerked hardest at the start, and again at every turn`() throws {
    try expect(.peakAccelerationTime, of: Self.undamped, is: 0, claiming: 0)
    try expect(.peakAcceleration, of: Self.undamped, is: 156.25, claiming: 1e-12)
    try expect(.crossing(of: 0.5, index: 3), of: Self.undamped, is: 11 * .pi / 37.5, claiming: 1e-13)
    try expect(.crossingCount(of: 0.5), of: Self.undamped, is: .infinity, claiming: 0)
    try expect(.crossingCount(of: 2.5), of: Self.undamped, is: 0, claiming: 0)
    try expect(.extremumCount(above: 0.5), of: Self.undamped, is: .infinity, claiming: 0)
    try expect(.extremumCount(above: 1.5), of: Self.undamped, is: 0, claiming: 0)
  }

  @Test func `an acceleration that rises first is largest where the jerk is 0`() throws {
    // From a start at its target with a push v, x″ = −v·e^(−3t)·(6·cos 4t + 7/4·sin 4t), largest at the start.
    let pushed = KnownMotion(
      "pushed from its target", .complex(decay: 3, frequency: 4), from: 1, to: 1, initialVelocity: 2)
    try expect(.peakAccelerationTime, of: pushed, is: 0, claiming: 0)
    try expect(.peakAcceleration, of: pushed, is: -12, claiming: 1e-13)
    // Undamped from 0 to 1, pushed away, x″ = 16·cos 4t + 12·sin 4t, which rises first.
    let swinging = KnownMotion("pushed away", .complex(decay: 0, frequency: 4), initialVelocity: -3)
    try expect(.peakAccelerationTime, of: swinging, is: atan(0.75) / 4, claiming: 1e-7)
    try expect(.peakAcceleration, of: swinging, is: 20, claiming: 1e-12)
  }

  @Test func `a fraction of the way is made where a cosine says, and one that never is is endless`() throws {
    try expect(.timeToReach(fraction: 0.5), of: Self.undamped, is: .pi / 37.5, claiming: 1e-14)
    try expect(.timeToReach(fraction: 0), of: Self.undamped, is: 0, claiming: 0)
    try expect(.timeToReach(fraction: 2.5), of: Self.undamped, is: .infinity, claiming: 0)
    try expect(.timeToReach(fraction: 1), of: Self.creeping, is: .infinity, claiming: 0)
    let still = KnownMotion("no way", .complex(decay: 0, frequency: 4), from: 1, to: 1, initialVelocity: 1)
    try expect(.timeToReach(fraction: 0.5), of: still, is: .infinity, claiming: 0)
  }

  @Test func `a limit holds an undamped spring where it is reached`() throws {
    let range = ClampedMotion.Limit.range(0.5...1.5)
    try expect(.firstTouch(range), of: Self.undamped, is: .pi / 37.5, claiming: 1e-14)
    try expect(.firstTouch(.range(-1...3)), of: Self.undamped, is: .infinity, claiming: 0)
    try expect(.firstTouch(.target), of: Self.undamped, is: .pi / 25, claiming: 1e-14)
    try expect(.firstTouch(.target), of: Self.creeping, is: .infinity, claiming: 0)
    let half = 0.5.squareRoot()
    let states: [(limit: ClampedMotion.Limit, time: Double, value: Double, velocity: Double)] = [
      (range, 0, 0.5, 0), (range, .pi / 12.5, 1.5, 0), (range, .pi / 25, 1, 12.5),
      (.target, .pi / 12.5, 1, 0), (.target, .pi / 50, 1 - half, 12.5 * half),
    ]
    for (limit, time, value, velocity) in states {
      try expect(.clampedValue(limit, time: time), of: Self.undamped, is: value, claiming: 1e-13)
      try expect(.clampedVelocity(limit, time: time), of: Self.undamped, is: velocity, claiming: 1e-12)
    }
    try expect(.clampedSettlingDuration(range, epsilon: 0.25), of: Self.undamped, is: .infinity, claiming: 0)
    try expect(.clampedSettlingDuration(range, epsilon: 0.75), of: Self.undamped, is: 0, claiming: 0)
    // cos 12.5t is ½ for the last time before it is 0.
    try expect(
      .clampedSettlingDuration(.target, epsilon: 0.5), of: Self.undamped, is: .pi / 37.5, claiming: 1e-13)
    try expect(.clampedSettlingDuration(.target, epsilon: 1.5), of: Self.undamped, is: 0, claiming: 0)
  }

  @Test func `nothing is claimed at the time and at the value where a limit begins to hold`() throws {
    for query in [
      SpringQuery.clampedValue(.target, time: .pi / 25), .clampedVelocity(.target, time: .pi / 25),
      .clampedVelocity(.range(0...(1 - cos(6.25))), time: 0.5),
    ] {
      #expect(try oracle.answer(query, of: Self.undamped.problem).error == .infinity, "\(query)")
    }
  }

  @Test func `a target outside its range ends the motion at the end of the range`() throws {
    let value = Self.critical.state(at: 0.375).value
    let limit = ClampedMotion.Limit.range(-1...(value + 0.125))
    try expect(.clampedSettlingDuration(limit, epsilon: 0.125), of: Self.critical, is: 0.375, claiming: 1e-13)
    try expect(.clampedValue(limit, time: 8), of: Self.critical, is: value + 0.125, claiming: 0)
  }

  @Test(arguments: [0.25, 0.5, 0.875])
  func `a spring as a curve of progress is its motion over its settling time`(progress: Double) throws {
    let span = 2.0
    let epsilon = (1 + 4 * span) * exp(-4 * span)
    let state = Self.critical.state(at: progress * span)
    try expect(
      .springCurveValue(epsilon: epsilon, progress: progress), of: Self.critical, is: state.value,
      claiming: 1e-11)
    try expect(
      .springCurveVelocity(epsilon: epsilon, progress: progress), of: Self.critical,
      is: state.velocity * span, claiming: 1e-9)
  }

  @Test func `an undamped spring passes a value first where a cosine does, and for ever`() throws {
    try expect(.firstCrossing(of: 1), of: Self.undamped, is: .pi / 25, claiming: 1e-14)
    try expect(.firstCrossing(of: 0.5), of: Self.undamped, is: .pi / 37.5, claiming: 1e-14)
    try expect(.lastCrossing(of: 1), of: Self.undamped, is: .infinity, claiming: 0)
    try expect(.lastCrossing(of: 1.9), of: Self.undamped, is: .infinity, claiming: 0)
    try expect(.settlingDuration(epsilon: 0.1), of: Self.undamped, is: .infinity, claiming: 0)
    try expect(.settlingDuration(epsilon: 1.5), of: Self.undamped, is: 0, claiming: 0)
  }

  @Test func `an under-damped spring turns at half a swing`() throws {
    let beyond = exp(-3 * Double.pi / 4)
    try expect(.firstExtremumTime, of: Self.swinging, is: .pi / 4, claiming: 2e-6)
    try expect(.firstExtremumValue, of: Self.swinging, is: 1 + beyond, claiming: 1e-13)
    try expect(.overshoot, of: Self.swinging, is: beyond, claiming: 1e-13)
  }

  @Test func `an under-damped spring is fastest where its acceleration is 0`() throws {
    // x′ = 25/4·e^(−3t)·sin 4t is largest where tan 4t = 4/3.
    let time = atan(4.0 / 3) / 4
    try expect(.peakVelocityTime, of: Self.swinging, is: time, claiming: 1e-7)
    try expect(.peakVelocity, of: Self.swinging, is: 25.0 / 4 * exp(-3 * time) * 0.8, claiming: 1e-12)
  }

  @Test func `an under-damped spring passes its target first where the tangent says and comes back for ever`()
    throws
  {
    // cos 4t + ¾·sin 4t = 0.
    let time = (.pi - atan(4.0 / 3)) / 4
    try expect(.firstCrossing(of: 1), of: Self.swinging, is: time, claiming: 1e-13)
    try expect(.lastCrossing(of: 1), of: Self.swinging, is: .infinity, claiming: 0)
  }

  @Test(arguments: [0.03125, 0.125, 0.25, 0.3125])
  func `where the later turns are too small to come back first and last crossing and settling are one time`(
    time: Double
  ) throws {
    let value = Self.swinging.state(at: time).value
    try expect(.firstCrossing(of: value), of: Self.swinging, is: time, claiming: 1e-12)
    try expect(.lastCrossing(of: value), of: Self.swinging, is: time, claiming: 1e-12)
    try expect(.settlingDuration(epsilon: 1 - value), of: Self.swinging, is: time, claiming: 1e-12)
  }

  @Test func `a turn that reaches epsilon by a millionth decides, and one that does not reach it does not`()
    throws
  {
    let beyond = exp(-3 * Double.pi / 4)
    let short = try oracle.answer(
      .settlingDuration(epsilon: beyond * (1 + 1e-6)), of: Self.swinging.problem)
    let long = try oracle.answer(.settlingDuration(epsilon: beyond * (1 - 1e-6)), of: Self.swinging.problem)
    let (before, after) = (try #require(short.number), try #require(long.number))
    #expect(before < .pi / 4 - 0.1 && short.error < 1e-12, "\(short)")
    #expect(abs(Self.swinging.state(at: before).value - (1 - beyond * (1 + 1e-6))) < 1e-13)
    // Near the turn d = beyond·(1 − 25/2·δ²): the last crossing is δ = √(2e-6/25) later.
    #expect(abs(after - (.pi / 4 + 2.828427e-4)) < 1e-6 && long.error < 1e-8, "\(long)")
  }

  @Test func `nothing is claimed where a turn touches epsilon or a value`() throws {
    let beyond = exp(-3 * Double.pi / 4)
    for query in [
      SpringQuery.settlingDuration(epsilon: beyond), .firstCrossing(of: 1 + beyond),
      .lastCrossing(of: 1 + beyond),
    ] {
      #expect(try oracle.answer(query, of: Self.swinging.problem).error == .infinity, "\(query)")
    }
  }

  @Test func `an early turn is the first crossing and a later one the last`() throws {
    let value = 1 + exp(-3 * Double.pi / 4) / 2
    let first = try #require(try oracle.answer(.firstCrossing(of: value), of: Self.swinging.problem).number)
    let last = try #require(try oracle.answer(.lastCrossing(of: value), of: Self.swinging.problem).number)
    #expect(first < .pi / 4 && last > .pi / 4)
    for time in [first, last] { #expect(abs(Self.swinging.state(at: time).value - value) < 1e-14) }
  }

  @Test func `a critically damped spring at rest is fastest after one time constant`() throws {
    try expect(.peakVelocityTime, of: Self.critical, is: 0.25, claiming: 1e-6)
    try expect(.peakVelocity, of: Self.critical, is: 4 / M_E, claiming: 1e-12)
  }

  @Test(arguments: [0.25, 1, 2, 4])
  func `a critically damped spring settles where its formula says`(time: Double) throws {
    let epsilon = (1 + 4 * time) * exp(-4 * time)
    try expect(.settlingDuration(epsilon: epsilon), of: Self.critical, is: time, claiming: 1e-6 * time)
    try expect(.firstCrossing(of: 1 - epsilon), of: Self.critical, is: time, claiming: 1e-6 * time)
  }

  @Test func `a pushed over-damped spring turns once and is fastest at the start`() throws {
    let time = log(46.0) / 15
    let value = 1 + (8 * exp(-time) - 23 * exp(-16 * time)) / 15
    try expect(.firstExtremumTime, of: Self.pushed, is: time, claiming: 1e-6)
    try expect(.firstExtremumValue, of: Self.pushed, is: value, claiming: 1e-12)
    try expect(.overshoot, of: Self.pushed, is: value - 1, claiming: 1e-12)
    try expect(.peakVelocityTime, of: Self.pushed, is: 0, claiming: 0)
    try expect(.peakVelocity, of: Self.pushed, is: 24, claiming: 1e-13)
  }

  @Test func `a pushed over-damped spring passes its target once and comes back to it`() throws {
    let time = log(23.0 / 8) / 15
    try expect(.firstCrossing(of: 1), of: Self.pushed, is: time, claiming: 1e-13)
    try expect(.lastCrossing(of: 1), of: Self.pushed, is: time, claiming: 1e-13)
    // Late, only the slow part is left.
    try expect(.settlingDuration(epsilon: 8.0 / 15 * exp(-8.0)), of: Self.pushed, is: 8, claiming: 1e-8)
  }

  @Test func `an over-damped spring at rest has no turn, no overshoot and no crossing of its target`() throws
  {
    for query in [
      SpringQuery.firstExtremumTime, .firstExtremumValue, .firstCrossing(of: 1), .lastCrossing(of: 1),
    ] {
      #expect(try oracle.answer(query, of: Self.creeping.problem) == OracleAnswer(nil, error: 0))
    }
    #expect(try oracle.answer(.overshoot, of: Self.creeping.problem) == OracleAnswer(0, error: 0))
  }

  @Test func `a value that is never reached has no crossing`() throws {
    for motion in [Self.undamped, Self.swinging, Self.critical, Self.pushed] {
      for query in [SpringQuery.firstCrossing(of: 9.5), .lastCrossing(of: -7.25)] {
        #expect(try oracle.answer(query, of: motion.problem) == OracleAnswer(nil, error: 0), "\(motion.name)")
      }
    }
  }

  @Test func `a start at the value does not count, a return does`() throws {
    let motion = KnownMotion("there and back", .complex(decay: 0, frequency: 4), initialVelocity: -4)
    // 1 − cos 4t − sin 4t is 0 again where 4t = π/2.
    try expect(.firstCrossing(of: 0), of: motion, is: .pi / 8, claiming: 1e-13)
  }

  @Test func `a return within the first interval is found behind the turn`() throws {
    let motion = KnownMotion("short return", .complex(decay: 0, frequency: 10), initialVelocity: -0x1p-6)
    // 1 − cos 10t = q·sin 10t with q = 2⁻⁶/10, so tan 5t = q: far before the first node.
    let time = atan(0x1p-6 / 10) / 5
    try expect(.firstCrossing(of: 0), of: motion, is: time, claiming: 1e-11)
    try expect(.firstExtremumTime, of: motion, is: time / 2, claiming: 1e-7)
  }

  @Test func `a spring at rest in its target is there at once`() throws {
    let problem = KnownMotion("resting", .double(rate: 4), from: 2.5, to: 2.5).problem
    #expect(try oracle.answer(.settlingDuration(epsilon: 0.1), of: problem) == OracleAnswer(0, error: 0))
    #expect(try oracle.answer(.peakVelocity, of: problem) == OracleAnswer(0, error: 0))
    #expect(try oracle.answer(.firstExtremumTime, of: problem) == OracleAnswer(nil, error: 0))
    for (query, number) in [
      (SpringQuery.timeToReach(fraction: 0.5), Double.infinity), (.firstTouch(.target), 0),
      (.firstTouch(.range(0...3)), .infinity), (.clampedValue(.range(0...1), time: 2), 1),
      (.clampedValue(.target, time: 2), 2.5), (.clampedVelocity(.target, time: 2), 0),
      (.crossingCount(of: 2.5), 0), (.extremumCount(above: 0.1), 0), (.peakAcceleration, 0),
    ] {
      #expect(try oracle.answer(query, of: problem) == OracleAnswer(number, error: 0), "\(query)")
    }
  }

  @Test func `what is too small to be told from rest is not claimed`() throws {
    let tiny = try oracle.answer(.settlingDuration(epsilon: 1e-15), of: Self.critical.problem)
    let close = try oracle.answer(.lastCrossing(of: 1 - 1e-15), of: Self.swinging.problem)
    #expect(tiny.error == .infinity && close.error == .infinity)
    let next = KnownMotion("next to critical", .complex(decay: 4, frequency: 0.25)).problem
    #expect(try oracle.answer(.firstExtremumTime, of: next).error == .infinity)
    let overshoot = try oracle.answer(.overshoot, of: next)
    #expect(overshoot.number == 0 && overshoot.error > exp(-16 * Double.pi) && overshoot.error < 1e-12)
  }

  @Test(
    arguments: [
      SpringQuery.settlingDuration(epsilon: 0), .settlingDuration(epsilon: -1),
      .settlingDuration(epsilon: .nan), .firstCrossing(of: .infinity), .lastCrossing(of: .nan),
      .crossingCount(of: .infinity), .extremumCount(above: 0), .timeToReach(fraction: .nan),
      .clampedValue(.target, time: -1), .clampedSettlingDuration(.target, epsilon: .infinity),
      .springCurveValue(epsilon: 0.1, progress: 1.5),
    ])
  func `an epsilon or a value that is none is refused`(query: SpringQuery) {
    let error = #expect(throws: OracleError.self) { try oracle.answer(query, of: Self.swinging.problem) }
    guard case .unsuited = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `a stiff spring is left to others and an almost undamped one ends by the number of nodes`() {
    let stiff = KnownMotion("stiff", .real(slow: 0.0625, fast: 16384)).problem
    let error = #expect(throws: OracleError.self) {
      try oracle.answer(.settlingDuration(epsilon: 1e-3), of: stiff)
    }
    guard case .unsuited = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let endless = KnownMotion("endless", .complex(decay: 0x1p-20, frequency: 8)).problem
    let limit = #expect(throws: OracleError.self) {
      try oracle.answer(.settlingDuration(epsilon: 1e-3), of: endless)
    }
    guard case .stepLimit = limit else {
      Issue.record("\(String(describing: limit))")
      return
    }
  }
}
#endif
