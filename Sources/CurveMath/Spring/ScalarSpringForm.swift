// SPDX-License-Identifier: Apache-2.0

/// A spring motion of one number: its own amplitudes instead of a weighted sum.
public struct ScalarSpringForm: SpringForm {
  private let kernel: SpringKernel
  private let rates: SpringRates
  private let to: Double
  private let position: SpringAmplitudes
  private let rate: SpringAmplitudes
  private let from: Double
  private let initialVelocity: Double
  /// Whether products of rates and sizes stay far inside the range of doubles.
  private let isModerate: Bool

  /// Prepares a motion.
  public init(spring: Spring, from: Double, to: Double, initialVelocity: Double) {
    kernel = SpringKernel(spring)
    rates = SpringRates(spring)
    self.from = from
    self.to = to
    self.initialVelocity = initialVelocity
    let start = DoubleDouble.sum(from, -to)
    let velocity = DoubleDouble(initialVelocity)
    position = kernel.amplitudes(value: start, velocity: velocity)
    rate = kernel.rateAmplitudes(value: start, velocity: velocity)
    isModerate = kernel.isModerate && from.isModerate && to.isModerate && initialVelocity.isModerate
  }

  /// The value at a time.
  public func value(at time: Double) -> Double {
    let value = value(kernel.phase(at: time))
    return isModerate && value.isFinite ? value : extreme(at: time).value
  }

  /// The velocity at a time.
  public func velocity(at time: Double) -> Double {
    let velocity = kernel.phase(at: time).motion(rate).rounded
    return isModerate && velocity.isFinite ? velocity : extreme(at: time).velocity
  }

  /// Value and velocity at a time, from one evaluation.
  public func state(at time: Double) -> (value: Double, velocity: Double) {
    let phase = kernel.phase(at: time)
    let value = value(phase)
    let velocity = phase.motion(rate).rounded
    guard isModerate, value.isFinite, velocity.isFinite else {
      let state = extreme(at: time)
      return (state.value, state.velocity)
    }
    return (value, velocity)
  }

  /// Value, velocity, and the acceleration that follows from them: `x″ = −ω₀²·(x − to) − 2γ·x′`.
  func point(at time: Double) -> ChartPoint {
    let phase = kernel.phase(at: time)
    let displacement = phase.motion(position)
    let velocity = phase.motion(rate).rounded
    let acceleration = -(kernel.pull.high * displacement.rounded + 2 * kernel.drag.high * velocity)
    let value = value(displacement)
    guard isModerate, value.isFinite, velocity.isFinite, acceleration.isFinite else {
      let state = state(at: time)
      return ChartPoint(
        time: time, value: state.value, velocity: state.velocity, acceleration: self.acceleration(at: time))
    }
    return ChartPoint(time: time, value: value, velocity: velocity, acceleration: acceleration)
  }

  /// The acceleration at a time.
  public func acceleration(at time: Double) -> Double {
    let amplitudes = kernel.accelerationAmplitudes(
      value: DoubleDouble.sum(from, -to), velocity: DoubleDouble(initialVelocity))
    let acceleration = kernel.phase(at: time).motion(amplitudes).rounded
    return isModerate && acceleration.isFinite ? acceleration : extreme(at: time).acceleration
  }

  /// Target minus value at a time.
  public func remaining(at time: Double) -> Double {
    let remaining = -kernel.phase(at: time).motion(position).rounded
    return isModerate && remaining.isFinite ? remaining : extreme(at: time).remaining
  }

  /// How long it takes until the value stays within `epsilon` of the target, for the way as it is, not as a double
  /// rounds it: next to a turn that matters.
  public func settlingDuration(epsilon: Double) -> Double {
    let settling = SettlingTime(Spring(rates, mass: 1), kernel)
    let start = DoubleDouble.sum(from, -to)
    guard !start.high.isFinite else {
      return settling.lastCrossing(start: start, velocity: initialVelocity, epsilon: epsilon)
    }
    // A quarter of the way, which doesn't overflow.
    return settling.lastCrossing(
      start: DoubleDouble.sum(from / 4, -to / 4), velocity: initialVelocity / 4, epsilon: epsilon / 4)
  }

  @inline(__always)
  private func value(_ phase: SpringPhase) -> Double {
    value(phase.motion(position))
  }

  @inline(__always)
  private func value(_ displacement: DoubleDouble) -> Double {
    let sum = DoubleDouble.sum(to, displacement.high)
    return sum.high + (sum.low + displacement.low)
  }

  /// What leaves the range of doubles on its way, although it may be inside in the end.
  @inline(never)
  private func extreme(at time: Double) -> ExtremeSpringState {
    ExtremeSpringState(kernel, rates, from: from, to: to, initialVelocity: initialVelocity, time: time)
  }
}
