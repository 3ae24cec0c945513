// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveValidation

/// How far a stepped integration may be off, as a function of time.
///
/// With `A` the amplitude, `u = 2⁻⁵³`, and the spring's memory in radians `M(t) = min(r·t, r/λ)`, where `r` is
/// the rate of what is seen (``SpringEquation/slowRate``) and `λ` the slowest decay: an error made once dies
/// away as the motion does, so an undamped spring gathers errors for ever and a damped one only over the last
/// `1/λ` seconds. The claim on the displacement is
///
///     A · [ (a + b·M)·u + (c + d·M)·tolerance + e·u·M² ]
///
/// and `ω₀` times that on the velocity, as the tolerance is given to GSL in these units. The parts:
///
/// - `b` holds the rounding of each step, and of the two coefficients: a relative error of 2u in `ω₀` turns
///   the phase by `2u·ω₀·t`;
/// - `d` holds the local errors that the step control lets through;
/// - `e` holds the rounding of the clock, for methods whose clock runs on (``SpringStepper/isOneStep``).
///
/// Above critical damping an explicit method takes steps of the fast rate `f`, so that its memory is longer:
/// `min(f·t, f/λ)/64` is added to `M`. An implicit one loses more to rounding in its first steps: `a` is
/// eight times as large. The value adds the rounding of `target + displacement`.
///
/// The five numbers of a method were measured on known motions (damping ratios from 0 to 10⁶, up to 1,900
/// radians, tolerances from 1e-12 to 1e-15), and are two to four times the worst that was seen; the tests
/// hold them to both sides.
struct SpringClaim: Hashable, Sendable {
  private let equation: SpringEquation
  private let amplitude: Double
  private let target: Double
  private let isImplicit: Bool
  private let factors: Factors
  private let tolerance: Double

  /// The claim of a method on a problem.
  ///
  /// - Parameter tolerance: of the step control, or what a fixed step lets through per radian.
  init(stepper: SpringStepper, tolerance: Double, motion: SpringInitialValues) {
    equation = motion.equation
    amplitude = motion.amplitude
    target = motion.target
    isImplicit = stepper.isImplicit
    factors = stepper.claimFactors
    self.tolerance = tolerance
  }

  /// The bound on the displacement at a time.
  func displacementError(at time: Double) -> Double {
    let unit = 0x1p-53
    let memory = memory(at: time)
    let isOverDamped = equation.dampingRatio > 1
    let firstSteps = isOverDamped && isImplicit ? 8 * factors.rounding : factors.rounding
    let rounding = (firstSteps + factors.roundingPerRadian * memory) * unit
    let truncation = (factors.truncation + factors.truncationPerRadian * memory) * tolerance
    return amplitude * (rounding + truncation + factors.clock * unit * memory * memory)
  }

  /// Over how many radians the errors made before a time add up.
  private func memory(at time: Double) -> Double {
    let longest = equation.slowestDecay > 0 ? min(time, 1 / equation.slowestDecay) : time
    let slow = equation.slowRate * longest
    guard equation.dampingRatio > 1, !isImplicit else { return slow }
    return slow + equation.fastestRate * longest / 64
  }

  /// A state with its claims.
  func state(displacement: Double, velocity: Double, at time: Double) -> OracleState {
    let error = displacementError(at: time)
    let value = target + displacement
    return OracleState(
      value: value, velocity: velocity,
      valueError: error + (abs(value) + abs(target)) * 0x1p-53,
      velocityError: error * equation.naturalFrequency)
  }

  /// The five numbers of a method.
  struct Factors: Hashable, Sendable {
    let rounding: Double
    let roundingPerRadian: Double
    let truncation: Double
    let truncationPerRadian: Double
    let clock: Double
  }
}

extension SpringStepper {
  var claimFactors: SpringClaim.Factors {
    switch self {
    case .rk8pd:
      .init(rounding: 16, roundingPerRadian: 32, truncation: 3, truncationPerRadian: 0.06, clock: 0)
    case .bsimp:
      .init(rounding: 512, roundingPerRadian: 16, truncation: 2, truncationPerRadian: 0.5, clock: 0)
    case .rkf45:
      .init(rounding: 64, roundingPerRadian: 1024, truncation: 4, truncationPerRadian: 1.5, clock: 0)
    case .rk4:
      .init(rounding: 64, roundingPerRadian: 256, truncation: 4, truncationPerRadian: 4, clock: 0)
    case .msadams:
      .init(rounding: 512, roundingPerRadian: 1024, truncation: 200, truncationPerRadian: 150, clock: 64)
    case .msbdf:
      .init(rounding: 512, roundingPerRadian: 1024, truncation: 400, truncationPerRadian: 400, clock: 256)
    }
  }
}
#endif
