// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
import CurveValidation
import GSLOracle
import Testing

@Suite struct SteppedSpringOracleTests {
  @Test(arguments: SpringStepper.allCases)
  func `at time 0 the start comes back, however often it is asked for`(stepper: SpringStepper) throws {
    let motion = KnownMotion.creeping[1]
    for state in try SteppedSpringOracle(stepper).states(of: motion.problem, at: [0, 0]) {
      #expect(state.value == motion.from)
      #expect(state.velocity == motion.initialVelocity)
    }
  }

  @Test(arguments: SpringStepper.allCases)
  func `no times give no states`(stepper: SpringStepper) throws {
    #expect(try SteppedSpringOracle(stepper).states(of: KnownMotion.creeping[1].problem, at: []).isEmpty)
  }

  @Test(arguments: SpringStepper.allCases)
  func `more times on the way change nothing beyond the claim`(stepper: SpringStepper) throws {
    let oracle = SteppedSpringOracle(stepper)
    let problem = KnownMotion.swinging[2].problem
    let few = try oracle.states(of: problem, at: [7.3])
    let many = try oracle.states(of: problem, at: (0...73).map { Double($0) / 10 })
    #expect(abs(few[0].value - many[73].value) <= few[0].valueError)
    #expect(abs(few[0].velocity - many[73].velocity) <= few[0].velocityError)
  }

  @Test(arguments: SpringStepper.allCases)
  func `the same question gets the same bits`(stepper: SpringStepper) throws {
    let oracle = SteppedSpringOracle(stepper)
    let problem = KnownMotion.swinging[3].problem
    let times = [0.1, 0.7, 1.9]
    #expect(try oracle.states(of: problem, at: times) == oracle.states(of: problem, at: times))
  }

  @Test(arguments: [[1, 0.5], [-1], [.nan], [0, .infinity]] as [[Double]])
  func `times that go back or are no times are refused`(times: [Double]) {
    let error = #expect(throws: OracleError.self) {
      try SteppedSpringOracle(.rk8pd).states(of: KnownMotion.swinging[0].problem, at: times)
    }
    guard case .unsuited(let why) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(why.contains("times must be"))
  }

  @Test(arguments: [(Double.nan, 0.0, 0.0), (0, .infinity, 0), (0, 1, .nan), (-1.7e308, 1.7e308, 0)])
  func `a start or target that is no number is refused`(from: Double, to: Double, velocity: Double) {
    let problem = SpringProblem(
      parameters: .durationBounce(duration: 1, bounce: 0), from: from, to: to, initialVelocity: velocity)
    #expect(throws: OracleError.self) { try SteppedSpringOracle(.bsimp).states(of: problem, at: [1]) }
  }

  /// An explicit method on a stiff system takes steps without end unless it is capped.
  @Test(arguments: [SpringStepper.rk8pd, .rkf45, .msadams])
  func `an integration without end is cut off`(stepper: SpringStepper) throws {
    let motion = KnownMotion.creeping[4]
    let oracle = SteppedSpringOracle(stepper, maximumSteps: 50)
    let error = #expect(throws: OracleError.self) { try oracle.states(of: motion.problem, at: [100]) }
    guard case .stepLimit(let steps, let reached) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect((50...51).contains(steps))
    #expect(reached < 100)
    // The oracle keeps nothing: the next question is answered.
    #expect(try oracle.states(of: motion.problem, at: [0x1p-9]).count == 1)
  }

  @Test func `the fixed-step method says beforehand that it would need too many steps`() {
    let oracle = SteppedSpringOracle(.rk4, maximumSteps: 1000)
    let error = #expect(throws: OracleError.self) {
      try oracle.states(of: KnownMotion.swinging[0].problem, at: [100])
    }
    guard case .unsuited(let why) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(why.contains("80000.0 fixed steps"))
  }

  @Test func `the largest step of an oracle is obeyed`() throws {
    let problem = KnownMotion.swinging[3].problem
    let oracle = SteppedSpringOracle(.msbdf, maximumSteps: 100, largestStep: 1e-3)
    #expect(throws: OracleError.self) { try oracle.states(of: problem, at: [1]) }
    #expect(try oracle.states(of: problem, at: [0.05]).count == 1)
  }

  @Test func `a spring whose energy is spent costs no more steps`() throws {
    let oracle = SteppedSpringOracle(.rk8pd, maximumSteps: 2000)
    let motion = KnownMotion.swinging[4]
    let states = try oracle.states(of: motion.problem, at: [1e3, 1e6, 1e9])
    for state in states {
      #expect(abs(state.value - motion.to) <= state.valueError)
      #expect(abs(state.velocity) <= state.velocityError)
    }
  }
}
#endif
