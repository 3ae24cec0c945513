// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveValidation
import Foundation
import GSLOracle
import Testing

@Suite struct ConvergenceTests {
  @Test(arguments: [KnownMotion.swinging[1], KnownMotion.swinging[3], KnownMotion.creeping[0]])
  func `the fixed-step method of order 4 converges with order 4`(motion: KnownMotion) throws {
    let equation = try SpringEquation(motion.problem.parameters)
    let end = 2.0
    var points: [(size: Double, error: Double)] = []
    for exponent in 4...9 {
      let size = Double(sign: .plus, exponent: -exponent, significand: 1)
      let driver = try SpringDriver(
        stepper: .rk4, equation: equation, tolerance: 1e6, scale: 1, maximumSteps: 10_000)
      driver.start(displacement: motion.from - motion.to, velocity: motion.initialVelocity)
      try driver.advance(byFixedSteps: Int(end / size), of: size)
      let truth = motion.state(at: end)
      // Both components, so that no lucky zero of one of them is taken for an order.
      let error = hypot(
        motion.to + driver.displacement - truth.value,
        (driver.velocity - truth.velocity) / equation.naturalFrequency)
      points.append((log2(size), log2(error)))
    }
    #expect(abs(slope(points) - 4) < 0.2, "\(motion.name): \(points)")
  }

  @Test(arguments: [SpringStepper.rk8pd, .bsimp, .rkf45, .msadams, .msbdf])
  func `a tighter tolerance gives a smaller error`(stepper: SpringStepper) throws {
    let times = [8.0, 16, 32]
    for motion in [KnownMotion.swinging[0], KnownMotion.swinging[1], KnownMotion.swinging[2]] {
      var errors: [Double] = []
      for tolerance in [1e-5, 1e-8, 1e-11] {
        let states = try SteppedSpringOracle(stepper, tolerance: tolerance).states(
          of: motion.problem, at: times)
        errors.append(
          zip(times, states).map { time, state in abs(state.value - motion.state(at: time).value) }
            .reduce(0, max))
      }
      #expect(errors[0] > errors[1] && errors[1] > errors[2], "\(motion.name): \(errors)")
      #expect(errors[2] < 1e-3 * errors[0], "\(motion.name): \(errors)")
    }
  }

  /// The slope of the least-squares line.
  private func slope(_ points: [(size: Double, error: Double)]) -> Double {
    let count = Double(points.count)
    let (meanSize, meanError) = (
      points.map(\.size).reduce(0, +) / count, points.map(\.error).reduce(0, +) / count
    )
    let rise = points.map { ($0.size - meanSize) * ($0.error - meanError) }.reduce(0, +)
    let run = points.map { ($0.size - meanSize) * ($0.size - meanSize) }.reduce(0, +)
    return rise / run
  }
}
#endif
