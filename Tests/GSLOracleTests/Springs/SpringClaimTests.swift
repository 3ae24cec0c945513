// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
import CurveValidation
import GSLOracle
import Testing

@Suite struct SpringClaimTests {
  /// Every method with its default tolerance and looser ones.
  static let oracles =
    SpringStepper.allCases.map { SteppedSpringOracle($0) }
    + SpringStepper.allCases.filter { $0 != .rk4 }.flatMap { stepper in
      [1e-9, 1e-12].map { SteppedSpringOracle(stepper, tolerance: $0) }
    }

  static func motions(for oracle: SteppedSpringOracle) -> [KnownMotion] {
    let suited = KnownMotion.swinging + KnownMotion.creeping
    return oracle.stepper.isImplicit ? suited + KnownMotion.stiff : suited
  }

  /// Times that a method can reach: an explicit one follows a fast rate only so long.
  static func times(for oracle: SteppedSpringOracle, _ motion: KnownMotion) throws -> [Double] {
    let equation = try SpringEquation(motion.problem.parameters)
    return KnownMotion.times.filter { oracle.stepper.isImplicit || equation.fastestRate * $0 <= 5000 }
  }

  @Test(arguments: oracles)
  func `the claimed error covers the true error as time grows`(oracle: SteppedSpringOracle) throws {
    for motion in Self.motions(for: oracle) {
      let times = try Self.times(for: oracle, motion)
      for (time, state) in zip(times, try oracle.states(of: motion.problem, at: times)) {
        let truth = motion.state(at: time)
        #expect(
          abs(state.value - truth.value) <= state.valueError,
          "\(motion.name), value \(state.value) at \(time), truth \(truth.value)")
        #expect(
          abs(state.velocity - truth.velocity) <= state.velocityError,
          "\(motion.name), velocity \(state.velocity) at \(time), truth \(truth.velocity)")
      }
    }
  }

  @Test(arguments: SpringStepper.allCases)
  func `the claimed error is never ten thousand times what was seen`(stepper: SpringStepper) throws {
    let oracle = SteppedSpringOracle(stepper)
    for motion in Self.motions(for: oracle) {
      let times = try Self.times(for: oracle, motion)
      var worst = 0.0
      for (time, state) in zip(times, try oracle.states(of: motion.problem, at: times)) {
        worst = max(worst, abs(state.value - motion.state(at: time).value))
        guard worst > 1e-14 * motion.amplitude else { continue }
        #expect(
          state.valueError <= 1e4 * worst,
          "\(motion.name) at \(time): claimed \(state.valueError), worst so far \(worst)")
      }
    }
  }

  @Test(arguments: SpringStepper.allCases)
  func `an undamped spring's claim grows with time and a damped one's stays`(stepper: SpringStepper) throws {
    let oracle = SteppedSpringOracle(stepper)
    let times = [1.0, 8, 64]
    let undamped = try oracle.states(of: KnownMotion.swinging[1].problem, at: times)
    let damped = try oracle.states(of: KnownMotion.swinging[4].problem, at: times)
    #expect(undamped[2].velocityError > 4 * undamped[1].velocityError)
    #expect(damped[2].velocityError == damped[1].velocityError)
  }

  @Test func `two seconds at two hertz are known to a hundred ulps and 150 seconds to 1e-11`() throws {
    let oracle = SteppedSpringOracle(.rk8pd)
    let problem = SpringProblem(
      parameters: .durationBounce(duration: 0.5, bounce: 1), from: 0, to: 1, initialVelocity: 0)
    // Whole and half periods: the coefficients are rounded, the truth is not.
    let times = [2.0, 2.25, 150, 150.25]
    let truths = [0.0, 2, 0, 2]
    for (index, state) in try oracle.states(of: problem, at: times).enumerated() {
      #expect(abs(state.value - truths[index]) <= state.valueError)
      #expect(state.valueError <= (index < 2 ? 1.2e-13 : 1e-11))
    }
  }

  @Test func `a spring that starts at rest in its target stays, and that is certain`() throws {
    let problem = SpringProblem(
      parameters: .responseDampingRatio(response: 0.3, dampingRatio: 0.2), from: 4.5, to: 4.5,
      initialVelocity: 0)
    for stepper in SpringStepper.allCases {
      #expect(
        try SteppedSpringOracle(stepper).states(of: problem, at: [0, 3])
          == [OracleState](
            repeating: OracleState(value: 4.5, velocity: 0, valueError: 0, velocityError: 0), count: 2))
    }
  }
}
#endif
