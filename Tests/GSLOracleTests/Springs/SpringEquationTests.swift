// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
import CurveValidation
import GSLOracle
import TestSupport
import Testing

@Suite struct SpringEquationTests {
  static func damping(_ damping: Double, allowOverDamping: Bool) throws -> Double {
    try SpringEquation(
      .massStiffnessDamping(mass: 2, stiffness: 8, damping: damping, allowOverDamping: allowOverDamping)
    ).damping
  }

  @Test func `the Jacobian is what differences of the right-hand side give`() throws {
    var random = SeededGenerator(seed: 125)
    for _ in 0..<200 {
      let equation = try SpringEquation(
        .massStiffnessDamping(
          mass: random.geometric(0.01...100), stiffness: random.geometric(0.01...1e4),
          damping: random.geometric(1e-3...1e4), allowOverDamping: true))
      let (displacement, velocity) = (random.uniform(-3...3), random.uniform(-3...3))
      // The equation is linear: a difference of any size is exact, but for rounding.
      let here = equation.derivative(displacement: displacement, velocity: velocity)
      let moved = equation.derivative(displacement: displacement + 1, velocity: velocity)
      let pushed = equation.derivative(displacement: displacement, velocity: velocity + 1)
      let jacobian = equation.jacobian
      let size = 16 * .ulpOfOne * 4 * (equation.stiffness + equation.damping + 1)
      #expect(abs(moved.0 - here.0 - jacobian.0) <= size, "seed \(random.seed)")
      #expect(abs(pushed.0 - here.0 - jacobian.1) <= size, "seed \(random.seed)")
      #expect(abs(moved.1 - here.1 - jacobian.2) <= size, "seed \(random.seed)")
      #expect(abs(pushed.1 - here.1 - jacobian.3) <= size, "seed \(random.seed)")
    }
  }

  @Test func `rest in the target is no motion`() throws {
    let equation = try SpringEquation(.durationBounce(duration: 0.7, bounce: -0.4))
    #expect(equation.derivative(displacement: 0, velocity: 0) == (0, 0))
  }

  @Test func `the force pulls back and the damping holds up`() throws {
    let equation = try SpringEquation(
      .massStiffnessDamping(mass: 2, stiffness: 18, damping: 5, allowOverDamping: false))
    #expect(equation.derivative(displacement: 3, velocity: 0) == (0, -27))
    #expect(equation.derivative(displacement: 0, velocity: 3) == (3, -7.5))
  }

  @Test func `every way to say the same spring gives the same coefficients`() throws {
    let equations = try [
      SpringParameters.durationBounce(duration: 2 * .pi, bounce: 0.25),
      .responseDampingRatio(response: 2 * .pi, dampingRatio: 0.75),
      .massStiffnessDamping(mass: 3, stiffness: 3, damping: 4.5, allowOverDamping: false),
      .stiffnessDampingRatio(stiffness: 5, dampingRatio: 0.75, mass: 5),
    ].map(SpringEquation.init)
    for equation in equations {
      #expect(equation.stiffness == 1)
      #expect(equation.damping == 1.5)
      #expect(equation.dampingRatio == 0.75)
    }
  }

  @Test func `a negative bounce is a damping ratio above 1`() throws {
    #expect(try SpringEquation(.durationBounce(duration: 1, bounce: -0.5)).dampingRatio == 2)
  }

  @Test func `a bounce above 1 counts as 1`() throws {
    #expect(try SpringEquation(.durationBounce(duration: 1, bounce: 1.5)).damping == 0)
  }

  @Test func `damping above critical counts as critical unless it is allowed`() throws {
    #expect(try Self.damping(3, allowOverDamping: false) == 1.5)
    #expect(try Self.damping(8, allowOverDamping: false) == 4)
    #expect(try Self.damping(80, allowOverDamping: false) == 4)
    #expect(try Self.damping(80, allowOverDamping: true) == 40)
  }

  @Test(arguments: [
    (SpringParameters.durationBounce(duration: 0, bounce: 0), "duration"),
    (.durationBounce(duration: .nan, bounce: 0), "duration"),
    (.durationBounce(duration: 1, bounce: -1), "bounce"),
    (.durationBounce(duration: 1, bounce: .nan), "bounce"),
    (.responseDampingRatio(response: -1, dampingRatio: 1), "response"),
    (.responseDampingRatio(response: 1, dampingRatio: -0.1), "dampingRatio"),
    (.responseDampingRatio(response: 1, dampingRatio: .infinity), "dampingRatio"),
    (.massStiffnessDamping(mass: 0, stiffness: 1, damping: 1, allowOverDamping: true), "mass"),
    (.massStiffnessDamping(mass: 1, stiffness: 0, damping: 1, allowOverDamping: true), "stiffness"),
    (.massStiffnessDamping(mass: 1, stiffness: 1, damping: .nan, allowOverDamping: true), "damping"),
    (.stiffnessDampingRatio(stiffness: 1, dampingRatio: .nan, mass: 1), "dampingRatio"),
    (.stiffnessDampingRatio(stiffness: -1, dampingRatio: 1, mass: 1), "stiffness"),
    (.settlingDurationDampingRatio(settlingDuration: 1, dampingRatio: 1, epsilon: 0.001), "settling"),
    (.responseDampingRatio(response: 1e-200, dampingRatio: 1), "range"),
  ])
  func `parameters that make no equation are refused by name`(parameters: SpringParameters, name: String) {
    let error = #expect(throws: OracleError.self) { try SpringEquation(parameters) }
    guard case .unsuited(let why) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(why.contains(name))
  }

  @Test func `a spring is stiff by its damping, frequency and time together`() throws {
    let creeping = try SpringEquation(
      .massStiffnessDamping(mass: 1, stiffness: 400, damping: 20_000, allowOverDamping: true))
    #expect(creeping.dampingRatio == 500)
    #expect(!creeping.isStiff(until: 0.99))
    #expect(creeping.isStiff(until: 1.01))
    let swinging = try SpringEquation(.responseDampingRatio(response: 0.001, dampingRatio: 0.9))
    #expect(!swinging.isStiff(until: 1000))
  }
}
#endif
