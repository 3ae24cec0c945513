// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CGSL
package import CurveValidation

/// One of GSL's drivers, following one spring from where it was started.
///
/// The clock of a one-step method starts at 0 in every advance: the equation does not know the time, and a
/// clock that counts on would round each step to the precision of the whole run. That rounding, not the
/// method, is what costs digits in long integrations.
///
/// Anything that changes under the driver (equation, state, cap of the step) resets it, as its history would
/// no longer fit. After a failure the state is the last one that was accepted; ``start(displacement:velocity:)``
/// makes the driver usable again.
package final class SpringDriver {
  /// The method.
  package let stepper: SpringStepper
  /// How many steps may be taken between two starts.
  package var maximumSteps: Int
  /// How many were taken since the last start.
  package private(set) var steps = 0
  /// Seconds since the last start.
  package private(set) var elapsed = 0.0
  /// `u`, in value units.
  package var displacement: Double { state[0] }
  /// `v`, in value units per second.
  package var velocity: Double { state[1] }

  private var clock = 0.0
  private var firstStep: Double
  private let state: UnsafeMutablePointer<Double>
  private let equationStorage: UnsafeMutablePointer<SpringEquation>
  private let system: UnsafeMutablePointer<gsl_odeiv2_system>
  private let driver: UnsafeMutablePointer<gsl_odeiv2_driver>

  /// A driver at rest in the target.
  ///
  /// - Parameters:
  ///   - tolerance: the local error that is allowed in one step, in units of `scale`.
  ///   - scale: the amplitude of the motion, in value units; the velocity's is `ω₀` times that.
  ///   - maximumSteps: steps between two starts.
  /// - Throws: ``OracleError/library(code:reason:operation:)`` where GSL refuses the numbers.
  package init(
    stepper: SpringStepper, equation: SpringEquation, tolerance: Double, scale: Double, maximumSteps: Int
  ) throws(OracleError) {
    _ = GSLLibrary.errorHandlerIsOff
    let firstStep = 1e-3 / equation.fastestRate
    let system = UnsafeMutablePointer<gsl_odeiv2_system>.allocate(capacity: 1)
    let equationStorage = UnsafeMutablePointer<SpringEquation>.allocate(capacity: 1)
    equationStorage.initialize(to: equation)
    system.initialize(
      to: gsl_odeiv2_system(
        function: SpringEquation.rightHandSide, jacobian: SpringEquation.jacobianFunction,
        dimension: 2, params: UnsafeMutableRawPointer(equationStorage)))
    let scales = [scale, scale * equation.naturalFrequency]
    do throws(OracleError) {
      driver = try GSLLibrary.allocated(
        gsl_odeiv2_driver_alloc_scaled_new(
          system, stepper.type, firstStep, tolerance, 0, 1, 0, scales),
        "gsl_odeiv2_driver_alloc_scaled_new")
    } catch {
      system.deallocate()
      equationStorage.deallocate()
      throw error
    }
    self.stepper = stepper
    self.maximumSteps = maximumSteps
    self.firstStep = firstStep
    self.equationStorage = equationStorage
    self.system = system
    state = .allocate(capacity: 2)
    state.initialize(repeating: 0, count: 2)
  }

  deinit {
    gsl_odeiv2_driver_free(driver)
    system.deallocate()
    equationStorage.deallocate()
    state.deallocate()
  }

  /// The equation; a change resets the history and goes on from the present state.
  package var equation: SpringEquation {
    get { equationStorage.pointee }
    set {
      equationStorage.pointee = newValue
      forgetHistory()
    }
  }

  /// Starts from a state, at time 0.
  package func start(displacement: Double, velocity: Double) {
    state[0] = displacement
    state[1] = velocity
    steps = 0
    elapsed = 0
    forgetHistory()
  }

  /// Limits the size of a step, in seconds, above 0.
  package func setLargestStep(_ size: Double) throws(OracleError) {
    // GSL refuses a limit below the step it is about to take.
    firstStep = min(firstStep, size)
    forgetHistory()
    try GSLLibrary.check(gsl_odeiv2_driver_set_hmax(driver, size), "gsl_odeiv2_driver_set_hmax")
  }

  /// Goes on by a number of seconds, 0 or more, with steps that the driver chooses.
  ///
  /// - Throws: ``OracleError/stepLimit(steps:reached:)`` where ``maximumSteps`` are used up, and
  ///   ``OracleError/library(code:reason:operation:)`` for every other status.
  package func advance(by duration: Double) throws(OracleError) {
    guard duration > 0 else { return }
    if stepper.isOneStep { clock = 0 }
    let begin = clock
    let end = clock + duration
    try permitSteps()
    let status = gsl_odeiv2_driver_apply(driver, &clock, end, state)
    try finish(status, from: begin, "gsl_odeiv2_driver_apply")
  }

  /// Goes on by `count` steps of one size.
  ///
  /// - Throws: as ``advance(by:)``; a step whose error estimate exceeds the tolerance is a failure.
  package func advance(byFixedSteps count: Int, of size: Double) throws(OracleError) {
    guard count > 0 else { return }
    guard steps + count <= maximumSteps else { throw .stepLimit(steps: steps, reached: elapsed) }
    clock = 0
    let status = gsl_odeiv2_driver_apply_fixed_step(driver, &clock, size, UInt(count), state)
    steps += count
    elapsed += clock
    try GSLLibrary.check(status, "gsl_odeiv2_driver_apply_fixed_step")
  }

  private func permitSteps() throws(OracleError) {
    // For GSL a maximum of 0 means none.
    guard steps < maximumSteps else { throw .stepLimit(steps: steps, reached: elapsed) }
    try GSLLibrary.check(
      gsl_odeiv2_driver_set_nmax(driver, UInt(maximumSteps - steps)), "gsl_odeiv2_driver_set_nmax")
  }

  private func finish(_ status: Int32, from begin: Double, _ operation: String) throws(OracleError) {
    elapsed += clock - begin
    steps += Int(driver.pointee.n)
    guard status != Int32(GSL_EMAXITER) else { throw .stepLimit(steps: steps, reached: elapsed) }
    try GSLLibrary.check(status, operation)
  }

  private func forgetHistory() {
    clock = 0
    // The first step is positive, which is all that this call can refuse.
    _ = gsl_odeiv2_driver_reset_hstart(driver, firstStep)
  }
}
#endif
