// SPDX-License-Identifier: Apache-2.0

import CMaths

/// The turns of one motion, counted from the first at or after time 0, and what lies between them.
///
/// An index is a whole number that is held as a double, or as a double-double where it may be beyond 2⁵³: a spring
/// with a damping ratio of 10⁻¹⁷ turns 2⁵⁷ times before it has come down to a thousandth.
struct SpringTurns: Sendable {
  enum Shape: Sendable {
    /// It turns for ever, every ``spacing`` seconds.
    case swinging
    /// It turns once at most, and comes close to the target.
    case creeping
    /// No stiffness pulls it anywhere.
    case drifting
    /// It stands at its target.
    case resting
    /// The spring or the motion is none, or its swings grow.
    case undefined
  }

  let shape: Shape
  let kernel: SpringKernel
  /// The displacement from the target at time 0.
  let start: DoubleDouble
  /// Its rate at time 0.
  let velocity: DoubleDouble
  /// The time of turn 0, at or after time 0; infinity where there is none.
  let first: Double
  /// The time between turns.
  let spacing: DoubleDouble
  /// A turn's displacement has the size `amplitude·e^(−rate·t)`.
  let amplitude: DoubleDouble
  /// The sign of the displacement at turn 0.
  let side: Double

  private let position: SpringAmplitudes
  private let rate: SpringAmplitudes

  var extrema: SpringExtrema { SpringExtrema(kernel) }

  init(_ kernel: SpringKernel, start: DoubleDouble, velocity: DoubleDouble) {
    self.kernel = kernel
    self.start = start
    self.velocity = velocity
    position = kernel.amplitudes(value: start, velocity: velocity)
    rate = kernel.rateAmplitudes(value: start, velocity: velocity)
    let extrema = SpringExtrema(kernel)
    let isMotion = start.high.isFinite && velocity.high.isFinite && kernel.drag.high >= 0
    if kernel.form == .instant, start.high.isFinite, velocity.high.isFinite {
      shape = .resting
    } else if kernel.form == .undefined || !isMotion {
      shape = .undefined
    } else if start.high == 0, velocity.high == 0 {
      shape = .resting
    } else if kernel.pull.high == 0 {
      shape = .drifting
    } else {
      shape = extrema.swings ? .swinging : .creeping
    }
    side = (velocity.high == 0 ? start.high : velocity.high) < 0 ? -1 : 1
    guard shape == .swinging || shape == .creeping else {
      first = .infinity
      spacing = DoubleDouble(.infinity)
      amplitude = DoubleDouble(0)
      return
    }
    let turn = extrema.turn(start: start, velocity: velocity)
    first = turn.time
    spacing = shape == .swinging ? extrema.spacing : DoubleDouble(.infinity)
    amplitude = turn.amplitude
  }

  /// The turns of a motion's displacement from its target.
  init(_ motion: SpringMotion<Double>) {
    self.init(
      SpringKernel(motion.spring), start: DoubleDouble.sum(motion.from, -motion.to),
      velocity: DoubleDouble(motion.initialVelocity))
  }

  /// The turns of the rate, which obeys the same equation.
  init(rateOf turns: SpringTurns) {
    let pull = turns.extrema.squared * turns.start + turns.extrema.decay.scaled(by: 2) * turns.velocity
    self.init(turns.kernel, start: turns.velocity, velocity: -pull)
  }

  /// Whether turn 0 is the start itself, at rest.
  var startsAtTurn: Bool { velocity.high == 0 }

  /// The index of the first turn after time 0.
  var firstIndex: Double { startsAtTurn ? 1 : 0 }

  /// Whether there is a turn with this index.
  func has(_ index: Double) -> Bool {
    shape == .swinging || (shape == .creeping && index == 0 && first < .infinity)
  }

  /// The time of a turn.
  func time(_ index: Double) -> Double { time(DoubleDouble(index)) }

  /// The size of the displacement at a turn, which never grows with the index.
  func size(_ index: Double) -> Double { size(DoubleDouble(index)) }

  /// The value at a turn, rounded once.
  func value(_ index: Double, target: Double) -> Double { value(DoubleDouble(index), target: target) }

  /// The displacement and its rate at a time.
  func state(at time: Double) -> (displacement: DoubleDouble, rate: Double) {
    let phase = kernel.phase(at: time)
    return (phase.motion(position).normalized, phase.motion(rate).rounded)
  }
}
