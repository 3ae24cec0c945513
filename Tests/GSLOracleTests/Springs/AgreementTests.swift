// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
import CurveValidation
import GSLOracle
import Testing

/// Another oracle, with an error of its own put in.
private struct Sabotaged: SpringOracle {
  var oracle: any SpringOracle = SteppedSpringOracle(.rk8pd)
  var value = 0.0
  var velocity = 0.0
  var drops = 0

  var name: String { "sabotaged" }

  func states(of problem: SpringProblem, at times: [Double]) throws(OracleError) -> [OracleState] {
    try oracle.states(of: problem, at: times).dropLast(drops).map {
      OracleState(
        value: $0.value + value, velocity: $0.velocity + velocity,
        valueError: $0.valueError, velocityError: $0.velocityError)
    }
  }
}

@Suite struct AgreementTests {
  static let problem = KnownMotion.swinging[3].problem
  static let times = [0.0, 0.5, 2]

  @Test func `two methods that agree give the first one's states`() throws {
    let alone = try SteppedSpringOracle(.rk8pd).states(of: Self.problem, at: Self.times)
    let agreed = try GSLSpringOracle.usual.states(of: Self.problem, at: Self.times)
    #expect(agreed.map(\.value) == alone.map(\.value))
    #expect(agreed.map(\.velocity) == alone.map(\.velocity))
  }

  @Test func `the claim is widened to the difference that was seen`() throws {
    let first = SteppedSpringOracle(.rk8pd)
    let second = SteppedSpringOracle(.msbdf, tolerance: 1e-9)
    let alone = try first.states(of: Self.problem, at: Self.times)
    let others = try second.states(of: Self.problem, at: Self.times)
    let agreed = try AgreeingPair(first, second).states(of: Self.problem, at: Self.times)
    #expect(agreed[2].valueError == abs(alone[2].value - others[2].value))
    #expect(agreed[2].valueError > alone[2].valueError)
    #expect(agreed[0].valueError == alone[0].valueError)
  }

  @Test(arguments: [(1e-9, 0.0), (0.0, 1e-8), (.nan, 0.0), (0.0, .infinity)])
  func `a sabotaged oracle is a reported disagreement`(value: Double, velocity: Double) {
    let pair = AgreeingPair(SteppedSpringOracle(.rk8pd), Sabotaged(value: value, velocity: velocity))
    let error = #expect(throws: OracleError.self) { try pair.states(of: Self.problem, at: [0.25, 2]) }
    guard case .disagreement(let first, let second, let difference, let allowed, let time) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(first == "gsl rk8pd" && second == "sabotaged")
    #expect(!(difference <= allowed))
    #expect(time == 0.25)
  }

  @Test func `an oracle that leaves a time out is no partner`() {
    let pair = AgreeingPair(SteppedSpringOracle(.rk8pd), Sabotaged(drops: 1))
    #expect(throws: OracleError.self) { try pair.states(of: Self.problem, at: Self.times) }
  }

  @Test func `the partners are of different families`() throws {
    for pair in [GSLSpringOracle.usual, GSLSpringOracle.stiff] {
      let first = try #require(pair.first as? SteppedSpringOracle)
      let second = try #require(pair.second as? SteppedSpringOracle)
      #expect(first.stepper.family != second.stepper.family)
    }
  }

  @Test func `the implicit pair follows a stiff spring that the explicit method refuses`() throws {
    // ζ = 500, ω₀ = 20 for 30 seconds: the fast rate is 20,000 a second, the slow one 0.02.
    let problem = SpringProblem(
      parameters: .massStiffnessDamping(mass: 1, stiffness: 400, damping: 20_000, allowOverDamping: true),
      from: 0, to: 1, initialVelocity: 0)
    #expect(throws: OracleError.self) {
      try SteppedSpringOracle(.rk8pd).states(of: problem, at: [30])
    }
    let times = [1e-5, 1e-3, 1, 30]
    let bsimp = try SteppedSpringOracle(.bsimp).states(of: problem, at: times)
    let msbdf = try SteppedSpringOracle(.msbdf, tolerance: 1e-15).states(of: problem, at: times)
    for (one, other) in zip(bsimp, msbdf) {
      #expect(abs(one.value - other.value) <= one.valueError + other.valueError)
      #expect(abs(one.velocity - other.velocity) <= one.velocityError + other.velocityError)
      #expect(abs(one.value - other.value) < 1e-11)
    }
    #expect(
      try GSLSpringOracle().states(of: problem, at: times).map(\.value) == bsimp.map(\.value))
  }

  @Test(arguments: KnownMotion.swinging + KnownMotion.creeping + KnownMotion.stiff)
  func `the pair that suits a spring knows it within its claim`(motion: KnownMotion) throws {
    let states = try GSLSpringOracle().states(of: motion.problem, at: KnownMotion.times)
    for (time, state) in zip(KnownMotion.times, states) {
      let truth = motion.state(at: time)
      #expect(abs(state.value - truth.value) <= state.valueError, "\(motion.name) at \(time)")
      #expect(abs(state.velocity - truth.velocity) <= state.velocityError, "\(motion.name) at \(time)")
    }
  }
}
#endif
