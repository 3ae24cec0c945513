// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
package import CurveValidation

/// A spring by one of GSL's methods, from the differential equation.
package struct SteppedSpringOracle: SpringOracle {
  /// The method.
  package let stepper: SpringStepper
  /// The local error allowed in one step, in units of the amplitude. Without meaning for ``SpringStepper/rk4``,
  /// which goes at fixed steps of ``fixedStepPhase``.
  package let tolerance: Double
  /// How many steps one problem may take.
  package let maximumSteps: Int
  /// The largest step in seconds, where one is wanted.
  package let largestStep: Double?

  /// The fixed step of ``SpringStepper/rk4``, times the fastest rate of the equation.
  package static let fixedStepPhase = 0x1p-6

  /// An oracle; the tolerance is by default the tightest from which the method gains, and the steps are
  /// enough for about 500 responses of an undamped spring.
  package init(
    _ stepper: SpringStepper, tolerance: Double? = nil, maximumSteps: Int? = nil,
    largestStep: Double? = nil
  ) {
    self.stepper = stepper
    self.tolerance = tolerance ?? stepper.defaultTolerance
    self.maximumSteps = maximumSteps ?? stepper.defaultMaximumSteps
    self.largestStep = largestStep
  }

  /// `gsl rk8pd`, and so on.
  package var name: String { "gsl \(stepper.rawValue)" }

  /// The states, from one sweep through the times.
  package func states(
    of problem: SpringProblem, at times: [Double]
  ) throws(OracleError) -> [OracleState] {
    let motion = try SpringInitialValues(problem)
    try SpringOracleTimes.check(times)
    guard motion.amplitude > 0 else { return times.map { _ in motion.restingState } }
    try checkStiffness(of: motion.equation, until: times.last ?? 0)

    let claim = SpringClaim(stepper: stepper, tolerance: truncation, motion: motion)
    var sweep = try SpringSweep(self, motion)
    var states: [OracleState] = []
    states.reserveCapacity(times.count)
    for time in times {
      try sweep.advance(to: time)
      states.append(claim.state(displacement: sweep.displacement, velocity: sweep.velocity, at: time))
    }
    return states
  }

  /// What one step lets through: the tolerance, or the local error of two half steps of the Runge–Kutta
  /// method of order 4, per radian of the fastest rate.
  private var truncation: Double {
    guard stepper == .rk4 else { return tolerance }
    let half = Self.fixedStepPhase / 2
    return half * half * half * half / 120
  }

  private func checkStiffness(of equation: SpringEquation, until end: Double) throws(OracleError) {
    guard !stepper.isImplicit else { return }
    guard !equation.isStiff(until: end) else {
      throw .unsuited("\(name) is explicit and cannot follow a spring this stiff for \(end) seconds")
    }
    guard stepper == .rk4 else { return }
    let count = (equation.fastestRate * end / Self.fixedStepPhase).rounded(.up)
    guard count <= Double(maximumSteps) else {
      throw .unsuited("\(name) would need \(count) fixed steps, allowed are \(maximumSteps)")
    }
  }
}

extension SpringStepper {
  /// The tightest tolerance from which the method gains.
  package var defaultTolerance: Double {
    switch self {
    case .rk8pd: 1e-15
    case .bsimp, .rkf45, .msadams, .msbdf: 1e-14
    case .rk4: 0
    }
  }

  /// Some times more than the steps of 300 responses of an undamped spring.
  package var defaultMaximumSteps: Int {
    switch self {
    case .rk8pd, .bsimp: 30_000
    case .rkf45, .rk4, .msadams, .msbdf: 400_000
    }
  }
}
#endif
