// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveValidation

/// One pass of a driver through times that never decrease.
///
/// The way is cut into stretches whose length is a power of two, so that their ends, and what is left from
/// the last end to a time, are exact differences. Each stretch is a few radians long: a step's time within
/// it is rounded to the precision of the stretch, not of the whole run. Methods that remember their steps
/// go through without the cuts.
struct SpringSweep {
  private let driver: SpringDriver
  private let stretch: Double
  private let fixedStep: Double?
  /// Whole stretches done, and seconds within the present one.
  private var stretches = 0.0
  private var offset = 0.0

  var displacement: Double { driver.displacement }
  var velocity: Double { driver.velocity }

  init(_ oracle: SteppedSpringOracle, _ motion: SpringInitialValues) throws(OracleError) {
    let equation = motion.equation
    let isFixed = oracle.stepper == .rk4
    driver = try SpringDriver(
      stepper: oracle.stepper, equation: equation,
      // At fixed steps the estimate must not end the run: the claim is made from the size of the step.
      tolerance: isFixed ? 1 / .ulpOfOne : oracle.tolerance,
      scale: motion.amplitude, maximumSteps: oracle.maximumSteps)
    if let largestStep = oracle.largestStep { try driver.setLargestStep(largestStep) }
    driver.start(displacement: motion.displacement, velocity: motion.velocity)
    fixedStep = isFixed ? SteppedSpringOracle.fixedStepPhase / equation.fastestRate : nil
    stretch = Double(sign: .plus, exponent: (8 / equation.slowRate).exponent, significand: 1)
  }

  mutating func advance(to time: Double) throws(OracleError) {
    guard driver.stepper.isOneStep else {
      try driver.advance(by: time - driver.elapsed)
      return
    }
    let wanted = (time / stretch).rounded(.down)
    while stretches < wanted {
      try advance(by: stretch - offset)
      stretches += 1
      offset = 0
    }
    let rest = time - wanted * stretch
    try advance(by: rest - offset)
    offset = rest
  }

  private func advance(by duration: Double) throws(OracleError) {
    guard let fixedStep else {
      try driver.advance(by: duration)
      return
    }
    // The whole count was checked against the cap before.
    let count = max(1, (duration / fixedStep).rounded(.up))
    if duration > 0 { try driver.advance(byFixedSteps: Int(count), of: duration / count) }
  }
}
#endif
