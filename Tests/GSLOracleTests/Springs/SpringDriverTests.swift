// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
import CurveValidation
import Foundation
import GSLOracle
import Testing

@Suite struct SpringDriverTests {
  /// A spring of 4 radians per second, half damped.
  static let equation = equation(stiffness: 16, damping: 4)

  static func equation(stiffness: Double, damping: Double) -> SpringEquation? {
    try? SpringEquation(
      .massStiffnessDamping(mass: 1, stiffness: stiffness, damping: damping, allowOverDamping: true))
  }

  static func driver(
    _ stepper: SpringStepper, _ equation: SpringEquation? = equation, maximumSteps: Int = 10_000
  ) throws -> SpringDriver {
    let driver = try SpringDriver(
      stepper: stepper, equation: #require(equation), tolerance: 1e-12, scale: 1, maximumSteps: maximumSteps)
    driver.start(displacement: -1, velocity: 0)
    return driver
  }

  @Test(arguments: SpringStepper.allCases.filter { $0 != .rk4 })
  func `the step cap is an error that says how far it came`(stepper: SpringStepper) throws {
    let driver = try Self.driver(stepper, maximumSteps: 5)
    let error = #expect(throws: OracleError.self) { try driver.advance(by: 1000) }
    guard case .stepLimit(let steps, let reached) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect((5...6).contains(steps))
    #expect(reached > 0 && reached < 1000)
    #expect(reached == driver.elapsed)
  }

  @Test(arguments: SpringStepper.allCases.filter { $0 != .rk4 })
  func `after the step cap the state is the last good one`(stepper: SpringStepper) throws {
    let driver = try Self.driver(stepper, maximumSteps: 12)
    #expect(throws: OracleError.self) { try driver.advance(by: 1000) }
    let reached = driver.elapsed
    let fresh = try Self.driver(.rk8pd)
    try fresh.advance(by: reached)
    #expect(abs(driver.displacement - fresh.displacement) < 1e-9)
    #expect(abs(driver.velocity - fresh.velocity) < 1e-9)
  }

  @Test(arguments: SpringStepper.allCases.filter { $0 != .rk4 })
  func `a start after a failure makes the driver as good as new`(stepper: SpringStepper) throws {
    let driver = try Self.driver(stepper, maximumSteps: 5)
    #expect(throws: OracleError.self) { try driver.advance(by: 1000) }
    driver.maximumSteps = 10_000
    driver.start(displacement: -1, velocity: 0)
    try driver.advance(by: 1.5)

    let fresh = try Self.driver(stepper)
    try fresh.advance(by: 1.5)
    #expect(driver.displacement == fresh.displacement)
    #expect(driver.velocity == fresh.velocity)
    #expect(driver.steps == fresh.steps)
  }

  @Test func `without steps left nothing moves`() throws {
    let driver = try Self.driver(.rk8pd, maximumSteps: 0)
    #expect(throws: OracleError.stepLimit(steps: 0, reached: 0)) { try driver.advance(by: 1) }
    #expect(throws: OracleError.stepLimit(steps: 0, reached: 0)) {
      try driver.advance(byFixedSteps: 3, of: 0.1)
    }
    #expect(driver.displacement == -1)
  }

  @Test(arguments: SpringStepper.allCases)
  func `a state that is not finite is the library's error and not an answer`(stepper: SpringStepper) throws {
    let driver = try Self.driver(stepper)
    driver.start(displacement: .nan, velocity: 0)
    func advance() throws(OracleError) {
      if stepper == .rk4 {
        try driver.advance(byFixedSteps: 4, of: 0x1p-10)
      } else {
        try driver.advance(by: 0x1p-8)
      }
    }
    let error = #expect(throws: OracleError.self) { try advance() }
    guard case .library(_, let reason, let operation) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty)
    #expect(operation.hasPrefix("gsl_odeiv2_driver_apply"))
    driver.start(displacement: -1, velocity: 0)
    try advance()
    #expect(driver.displacement < -0.9 && driver.displacement > -1)
  }

  @Test(arguments: [SpringStepper.rk8pd, .bsimp, .rkf45, .msadams, .msbdf])
  func `a change of the equation forgets the history`(stepper: SpringStepper) throws {
    let soft = try #require(Self.equation(stiffness: 16, damping: 1))
    let hard = try #require(Self.equation(stiffness: 64, damping: 32))
    let changed = try Self.driver(stepper, soft)
    try changed.advance(by: 0.75)
    let (displacement, velocity) = (changed.displacement, changed.velocity)
    changed.equation = hard
    #expect(changed.equation == hard)
    #expect(changed.displacement == displacement)
    try changed.advance(by: 0.5)

    let truth = try Self.driver(.rk8pd, hard)
    truth.start(displacement: displacement, velocity: velocity)
    try truth.advance(by: 0.5)
    #expect(abs(changed.displacement - truth.displacement) < 1e-9)
    #expect(abs(changed.velocity - truth.velocity) < 1e-8)
  }

  @Test(arguments: [SpringStepper.rk8pd, .bsimp, .msbdf])
  func `a largest step is kept and costs steps`(stepper: SpringStepper) throws {
    let free = try Self.driver(stepper)
    try free.advance(by: 1)
    let held = try Self.driver(stepper)
    try held.setLargestStep(1e-3)
    try held.advance(by: 1)
    #expect(free.steps < 1000)
    #expect(held.steps >= 1000)
    #expect(abs(held.displacement - free.displacement) < 1e-9)
  }

  @Test func `a largest step below the first one is obeyed from the start`() throws {
    let driver = try Self.driver(.rk8pd, maximumSteps: 100)
    try driver.setLargestStep(1e-6)
    #expect(throws: OracleError.self) { try driver.advance(by: 1) }
    #expect(driver.elapsed <= 1.1e-4)
  }

  @Test func `a largest step of zero is refused with GSL's words`() throws {
    let driver = try Self.driver(.rk8pd)
    #expect(throws: OracleError.self) { try driver.setLargestStep(0) }
  }

  @Test func `a fixed step whose estimate is above the tolerance is a failure`() throws {
    let driver = try Self.driver(.rk4)
    #expect(throws: OracleError.self) { try driver.advance(byFixedSteps: 4, of: 0.5) }
  }

  @Test func `no time is no step`() throws {
    let driver = try Self.driver(.msadams)
    try driver.advance(by: 0)
    #expect(driver.steps == 0)
    #expect(driver.displacement == -1)
  }
}
#endif
