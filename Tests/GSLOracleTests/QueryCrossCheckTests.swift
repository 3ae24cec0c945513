// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
import CurveValidation
import GSLOracle
import TestSupport
import Testing

/// A motion that GSL integrates: its values and velocities, and what the differential equation makes of them.
private struct IntegratedMotion {
  let problem: SpringProblem
  let squaredFrequency: Double
  let drag: Double

  /// From mass, stiffness and damping, without the package's own conversions.
  init(mass: Double, stiffness: Double, damping: Double, from: Double, to: Double, velocity: Double) {
    problem = SpringProblem(
      parameters: .massStiffnessDamping(
        mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      from: from, to: to, initialVelocity: velocity)
    squaredFrequency = stiffness / mass
    drag = damping / mass
  }

  var motion: SpringMotion<Double> {
    SpringMotion(
      spring: Spring(problem.parameters), from: problem.from, to: problem.to,
      initialVelocity: problem.initialVelocity)
  }

  func states(_ times: [Double]) throws -> [OracleState] {
    try GSLSpringOracle().states(of: problem, at: times)
  }

  func acceleration(_ state: OracleState) -> Double {
    -squaredFrequency * (state.value - problem.to) - drag * state.velocity
  }

  /// The first time on a grid's sections where a function of the state changes its sign, halved until the
  /// integration can't tell.
  func firstRoot(
    after start: Double, until end: Double, _ function: (OracleState) -> Double
  ) throws -> Double? {
    let times = (0...200).map { start + (end - start) * Double($0) / 200 }
    let values = try states(times).map(function)
    for index in 1..<times.count where (values[index - 1] < 0) != (values[index] < 0) {
      var low = times[index - 1]
      var high = times[index]
      let isLow = values[index - 1] < 0
      for _ in 0..<40 {
        let middle = low + (high - low) / 2
        guard let state = try states([middle]).first else { return nil }
        if (function(state) < 0) == isLow { low = middle } else { high = middle }
      }
      return low + (high - low) / 2
    }
    return nil
  }
}

extension IntegratedMotion: CustomTestStringConvertible {
  var testDescription: String {
    "\(problem.parameters) from \(problem.from) to \(problem.to) at \(problem.initialVelocity)"
  }
}

@Suite(.tags(.oracle)) struct QueryCrossCheckTests {
  private static let motions = [
    IntegratedMotion(mass: 1, stiffness: 100, damping: 10, from: 0, to: 1, velocity: 0),
    IntegratedMotion(mass: 2.385, stiffness: 71.2633, damping: 3.27, from: -3.7, to: 12.25, velocity: -41.3),
    IntegratedMotion(mass: 1, stiffness: 100, damping: 20, from: 26.42, to: 0, velocity: 367.88),
    IntegratedMotion(mass: 0.6, stiffness: 27, damping: 12, from: 1, to: 3, velocity: 60),
    IntegratedMotion(mass: 1, stiffness: 2500, damping: 100, from: 40, to: 340, velocity: 18000),
  ]

  /// A time at which a function of the motion passes 0 with some slope: the claim on the function, divided.
  private func tolerance(_ claim: Double, _ slope: Double, _ time: Double) -> Double {
    claim / slope.magnitude + 1e-11 * time
  }

  @Test(arguments: motions.indices)
  func `extrema are where the integrated velocity is 0`(index: Int) throws {
    let integrated = Self.motions[index]
    let motion = integrated.motion
    let end = 2 * motion.spring.response
    let turn = try #require(Array(motion.extrema.prefix(1)).first)
    let root = try integrated.firstRoot(after: 1e-3 * end, until: end) { $0.velocity }
    let state = try #require(try integrated.states([turn.time]).first)
    let allowed = tolerance(state.velocityError, integrated.acceleration(state), turn.time)
    #expect(((root ?? .nan) - turn.time).magnitude <= allowed, "\(integrated.testDescription)")
    #expect((state.value - turn.value).magnitude <= state.valueError)
  }

  @Test(arguments: motions.indices)
  func `crossings are where the integrated value is the level`(index: Int) throws {
    let integrated = Self.motions[index]
    let motion = integrated.motion
    let end = 2 * motion.spring.response
    for share in [0.21, 0.77] {
      let level = integrated.problem.from + share * (integrated.problem.to - integrated.problem.from)
      let root = try integrated.firstRoot(after: 1e-6 * end, until: end) { $0.value - level }
      let time = try #require(motion.firstCrossing(of: level))
      let state = try #require(try integrated.states([time]).first)
      let allowed = tolerance(state.valueError, state.velocity, time)
      #expect(((root ?? .nan) - time).magnitude <= allowed, "\(integrated.testDescription) \(level)")
    }
  }

  @Test(arguments: motions.indices)
  func `peak speeds are where the equation's acceleration is 0, or the start`(index: Int) throws {
    let integrated = Self.motions[index]
    let motion = integrated.motion
    let peak = motion.peakVelocity
    let grid = try integrated.states((0...400).map { motion.spring.response * Double($0) / 200 })
    let fastest = grid.map(\.velocity.magnitude).max() ?? .nan
    let claim = grid.map(\.velocityError).max() ?? .nan
    #expect(fastest <= peak.value.magnitude + claim)
    #expect(fastest >= peak.value.magnitude * 0.999)
    if peak.time > 0 {
      let state = try #require(try integrated.states([peak.time]).first)
      let change = integrated.acceleration(state).magnitude
      let allowed = integrated.squaredFrequency * state.valueError + integrated.drag * state.velocityError
      #expect(change <= allowed + 1e-12 * integrated.squaredFrequency.squareRoot() * fastest)
    }
  }

  @Test(arguments: motions.indices)
  func `energies are those of the integrated state`(index: Int) throws {
    let integrated = Self.motions[index]
    let motion = integrated.motion
    let mass = motion.spring.mass
    for share in [0, 0.1, 0.37, 1] {
      let time = share * motion.spring.response
      let state = try #require(try integrated.states([time]).first)
      let distance = state.value - integrated.problem.to
      let energy =
        mass * (state.velocity * state.velocity + integrated.squaredFrequency * distance * distance) / 2
      let allowed =
        mass
        * (2 * state.velocity.magnitude * state.velocityError + 2 * integrated.squaredFrequency
          * distance.magnitude * state.valueError) + 1e-13 * motion.energy(at: 0)
      #expect((motion.energy(at: time) - energy).magnitude <= allowed)
    }
  }

  @Test func `the overshoot of a clamped push is seen by the integration`() throws {
    let integrated = Self.motions[4]
    let peak = try #require(integrated.motion.overshootPeak)
    let states = try integrated.states([peak.time * 0.999, peak.time, peak.time * 1.001])
    #expect(states[0].value < states[1].value && states[2].value < states[1].value)
    #expect((states[1].value - peak.value).magnitude <= states[1].valueError)
  }
}
#endif
