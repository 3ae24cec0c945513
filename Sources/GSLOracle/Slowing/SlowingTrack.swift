// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CGSL
package import CurveValidation

/// A thrown thing as GSL integrates it: `x′ = v`, and `v′` by one of two laws.
package struct SlowingTrack: Hashable, Sendable {
  /// How the velocity changes.
  package enum Law: Hashable, Sendable {
    /// `v′ = −rate·v`, with a rate above 0, per second.
    case decay(rate: Double)
    /// `v′` is always the same: friction until the thing stands, or nothing at all.
    case constant(acceleration: Double)

    fileprivate func acceleration(at velocity: Double) -> Double {
      switch self {
      case .decay(let rate): -rate * velocity
      case .constant(let acceleration): acceleration
      }
    }
  }

  /// The law.
  package let law: Law
  /// The value at time 0.
  package let from: Double
  /// The velocity at time 0.
  package let velocity: Double

  /// A thing that is thrown.
  package init(_ law: Law, from: Double, velocity: Double) {
    self.law = law
    self.from = from
    self.velocity = velocity
  }

  /// The seconds in which the velocity, at its first rate of change, would be gone.
  package var span: Double { abs(velocity / law.acceleration(at: velocity)) }

  /// Value and velocity at a time. A decay is followed for 64 spans, after which nothing is left of it.
  ///
  /// Neither law enlarges an error, so what is claimed is, for each step that GSL took, four times what the step
  /// control lets through and some roundings: of the velocity, and of the way at that velocity over a span.
  package func state(at time: Double) throws(OracleError) -> OracleState {
    guard velocity != 0, time > 0 else {
      return OracleState(value: from, velocity: velocity, valueError: 0, velocityError: 0)
    }
    let length = min(time, span)
    var end = time
    if case .decay = law { end = min(time, 64 * span) }
    let (way, velocity, steps) = try integrate(until: end, length: length)
    let error = 4 * Double(steps + 2) * (Self.tolerance + 8 * 0x1p-53) * abs(self.velocity)
    return OracleState(
      value: from + way, velocity: velocity,
      valueError: error * length + 2 * 0x1p-53 * (abs(from) + abs(way)), velocityError: error)
  }

  /// The rate at which the velocity changes at a state, from the law.
  package func acceleration(_ state: OracleState) -> OracleAnswer {
    let acceleration = law.acceleration(at: state.velocity)
    guard case .decay(let rate) = law else { return OracleAnswer(acceleration, error: 0) }
    return OracleAnswer(acceleration, error: rate * state.velocityError + 8 * acceleration.magnitude.ulp)
  }

  private static let tolerance = 1e-15

  private func integrate(
    until end: Double, length: Double
  ) throws(OracleError) -> (way: Double, velocity: Double, steps: UInt) {
    _ = GSLLibrary.errorHandlerIsOff
    let parameters = UnsafeMutablePointer<Law>.allocate(capacity: 1)
    parameters.initialize(to: law)
    let state = UnsafeMutablePointer<Double>.allocate(capacity: 2)
    state.initialize(repeating: 0, count: 2)
    state[1] = velocity
    let system = UnsafeMutablePointer<gsl_odeiv2_system>.allocate(capacity: 1)
    system.initialize(
      to: gsl_odeiv2_system(
        function: Self.rightHandSide, jacobian: nil, dimension: 2,
        params: UnsafeMutableRawPointer(parameters)))
    defer {
      system.deallocate()
      state.deallocate()
      parameters.deallocate()
    }
    let scales = [abs(velocity) * length, abs(velocity)]
    let driver = try GSLLibrary.allocated(
      gsl_odeiv2_driver_alloc_scaled_new(
        system, cgsl_step_rk8pd(), 1e-3 * length, Self.tolerance, 0, 1, 0, scales),
      "gsl_odeiv2_driver_alloc_scaled_new")
    defer { gsl_odeiv2_driver_free(driver) }
    var clock = 0.0
    try GSLLibrary.check(gsl_odeiv2_driver_apply(driver, &clock, end, state), "gsl_odeiv2_driver_apply")
    return (state[0], state[1], UInt(driver.pointee.n))
  }

  private static let rightHandSide:
    @convention(c) (
      Double, UnsafePointer<Double>?, UnsafeMutablePointer<Double>?, UnsafeMutableRawPointer?
    ) -> Int32 = { _, state, rates, parameters in
      guard let state, let rates, let parameters else { return Int32(GSL_EBADFUNC) }
      let law = parameters.assumingMemoryBound(to: Law.self)
      rates[0] = state[1]
      rates[1] = law.pointee.acceleration(at: state[1])
      return rates[1].isFinite ? Int32(GSL_SUCCESS) : Int32(GSL_EBADFUNC)
    }
}
#endif
