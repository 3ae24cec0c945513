// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveValidation

/// One pass of a driver through times that never decrease.
///
/// The way is cut into stretches whose length is a power of two, so that their ends, and what is left from
/// the last end to a time, are exact differences. For a one-step method a stretch is a few radians long: a
/// step's time within it is rounded to the precision of the stretch, not of the whole run.
///
/// The energy of a spring never rises (`½u²·k/m + ½v²` has the derivative `−(c/m)·v²`). Once it is under
/// 2⁻¹²⁰ of what the amplitude holds, the spring stays that close to its target, and the sweep stops.
struct SpringSweep {
  private let driver: SpringDriver
  private let stretch: Double
  private let fixedStep: Double?
  /// Whole stretches done, and seconds within the present one.
  private var stretches = 0.0
  private var offset = 0.0
  private let restingSize: Double
  private let naturalFrequency: Double

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
    // A method with a memory starts its steps anew at every end, so its stretches are longer.
    let radians = oracle.stepper.isOneStep ? 8.0 : 128.0
    stretch = Double(sign: .plus, exponent: (radians / equation.slowRate).exponent, significand: 1)
    restingSize = 0x1p-60 * motion.amplitude
    naturalFrequency = equation.naturalFrequency
  }

  mutating func advance(to time: Double) throws(OracleError) {
    let wanted = (time / stretch).rounded(.down)
    while stretches < wanted, !isAtRest {
      try advance(by: stretch - offset)
      stretches += 1
      offset = 0
    }
    guard !isAtRest else { return }
    let rest = time - wanted * stretch
    try advance(by: rest - offset)
    offset = rest
  }

  private var isAtRest: Bool {
    max(abs(displacement), abs(velocity) / naturalFrequency) < restingSize
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
