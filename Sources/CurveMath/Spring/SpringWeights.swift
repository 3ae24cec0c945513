// SPDX-License-Identifier: Apache-2.0

import CMaths

/// What any motion of one spring is made of, at one time, whatever vector moves.
///
/// From a start, a target and an initial velocity,
///
///     x  = start · remaining + target · arrived + v₀ · impulse
///     x′ = (start − target) · remainingRate + v₀ · impulseRate
///
/// where `remaining` is the displacement that started at 1 at rest, `arrived` is 1 − `remaining`, and `impulse`
/// is the displacement that started at 0 with velocity 1.
@usableFromInline
package struct SpringWeights: Sendable {
  /// The share of the way that still lies ahead of a spring released at rest.
  @usableFromInline package let remaining: DoubleDouble
  /// The share of the way that it has come.
  @usableFromInline package let arrived: DoubleDouble
  /// The displacement that a unit of initial velocity has made, in seconds.
  @usableFromInline package let impulse: DoubleDouble
  /// The derivative of ``remaining``, per second.
  @usableFromInline package let remainingRate: DoubleDouble
  /// The derivative of ``impulse``.
  @usableFromInline package let impulseRate: DoubleDouble
}

extension SpringWeights {
  /// Where nothing pulls: `impulse = (1 − e^(−2γt))/2γ`, to the end of time.
  static func drift(_ drag: Double, at time: Double) -> SpringWeights {
    let rate = 2 * drag
    let exponent = rate == 0 ? 0 : -rate * time
    return SpringWeights(
      remaining: DoubleDouble(time.isNaN ? .nan : 1), arrived: DoubleDouble(0),
      impulse: DoubleDouble(rate == 0 ? time : -expm1(exponent) / rate), remainingRate: DoubleDouble(0),
      impulseRate: DoubleDouble(time.isNaN ? .nan : exp(exponent)))
  }
}

extension SpringKernel {
  /// Whether nothing pulls, or so weakly that the slow root is 0.
  var isDrifting: Bool { form == .creeping && decay.high == 0 }
}

/// A spring prepared to give ``SpringWeights``.
@usableFromInline
package struct SpringWeightKernel: Sendable {
  package let kernel: SpringKernel
  let rates: SpringRates
  private let remaining: SpringAmplitudes
  private let impulse: SpringAmplitudes
  private let remainingRate: SpringAmplitudes
  private let impulseRate: SpringAmplitudes

  package init(_ spring: Spring) {
    let zero = DoubleDouble(0)
    let one = DoubleDouble(1)
    kernel = SpringKernel(spring)
    rates = SpringRates(spring)
    remaining = kernel.amplitudes(value: one, velocity: zero)
    impulse = kernel.amplitudes(value: zero, velocity: one)
    remainingRate = kernel.rateAmplitudes(value: one, velocity: zero)
    impulseRate = kernel.rateAmplitudes(value: zero, velocity: one)
  }

  /// The weights at a time in seconds.
  @usableFromInline
  package func weights(at time: Double) -> SpringWeights {
    let phase = kernel.phase(at: time)
    let remaining = phase.motion(remaining).normalized
    // A time that no phase can be made of.
    guard remaining.rounded.isFinite else { return extremeWeights(at: time) }
    return SpringWeights(
      remaining: remaining,
      arrived: 1 - remaining,
      impulse: phase.motion(impulse).normalized,
      remainingRate: phase.motion(remainingRate).normalized,
      impulseRate: phase.motion(impulseRate).normalized)
  }

  /// The second derivatives of ``SpringWeights/remaining`` and ``SpringWeights/impulse``.
  @usableFromInline
  func accelerations(at time: Double) -> (remaining: DoubleDouble, impulse: DoubleDouble) {
    let phase = kernel.phase(at: time)
    let zero = DoubleDouble(0)
    let one = DoubleDouble(1)
    guard phase.decayed.rounded.isFinite else {
      return (
        DoubleDouble(extremeState(from: 1, initialVelocity: 0, at: time).acceleration),
        DoubleDouble(extremeState(from: 0, initialVelocity: 1, at: time).acceleration)
      )
    }
    return (
      phase.motion(kernel.accelerationAmplitudes(value: one, velocity: zero)).normalized,
      phase.motion(kernel.accelerationAmplitudes(value: zero, velocity: one)).normalized
    )
  }

  @inline(never)
  private func extremeWeights(at time: Double) -> SpringWeights {
    let start = extremeState(from: 1, initialVelocity: 0, at: time)
    let thrown = extremeState(from: 0, initialVelocity: 1, at: time)
    return SpringWeights(
      remaining: DoubleDouble(start.value), arrived: DoubleDouble(1 - start.value),
      impulse: DoubleDouble(thrown.value), remainingRate: DoubleDouble(start.velocity),
      impulseRate: DoubleDouble(thrown.velocity))
  }

  private func extremeState(from: Double, initialVelocity: Double, at time: Double) -> ExtremeSpringState {
    ExtremeSpringState(kernel, rates, from: from, to: 0, initialVelocity: initialVelocity, time: time)
  }
}
