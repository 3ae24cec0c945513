// SPDX-License-Identifier: Apache-2.0

/// A spring motion of one number: its own amplitudes instead of a weighted sum.
public struct ScalarSpringForm: SpringForm {
  private let kernel: SpringKernel
  private let to: Double
  private let position: SpringAmplitudes
  private let rate: SpringAmplitudes
  private let from: Double
  private let initialVelocity: Double

  /// Prepares a motion.
  public init(spring: Spring, from: Double, to: Double, initialVelocity: Double) {
    kernel = SpringKernel(spring)
    self.from = from
    self.to = to
    self.initialVelocity = initialVelocity
    let start = DoubleDouble.sum(from, -to)
    let velocity = DoubleDouble(initialVelocity)
    position = kernel.amplitudes(value: start, velocity: velocity)
    rate = kernel.rateAmplitudes(value: start, velocity: velocity)
  }

  /// The value at a time.
  public func value(at time: Double) -> Double { value(kernel.phase(at: time)) }

  /// The velocity at a time.
  public func velocity(at time: Double) -> Double { kernel.phase(at: time).motion(rate).rounded }

  /// Value and velocity at a time, from one evaluation.
  public func state(at time: Double) -> (value: Double, velocity: Double) {
    let phase = kernel.phase(at: time)
    return (value(phase), phase.motion(rate).rounded)
  }

  /// The acceleration at a time.
  public func acceleration(at time: Double) -> Double {
    let amplitudes = kernel.accelerationAmplitudes(
      value: DoubleDouble.sum(from, -to), velocity: DoubleDouble(initialVelocity))
    return kernel.phase(at: time).motion(amplitudes).rounded
  }

  /// Target minus value at a time.
  public func remaining(at time: Double) -> Double { -kernel.phase(at: time).motion(position).rounded }

  @inline(__always)
  private func value(_ phase: SpringPhase) -> Double {
    let displacement = phase.motion(position)
    let sum = DoubleDouble.sum(to, displacement.high)
    return sum.high + (sum.low + displacement.low)
  }
}
