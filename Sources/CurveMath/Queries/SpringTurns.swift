// SPDX-License-Identifier: Apache-2.0

import CMaths

/// The turns of one motion, counted from the first at or after time 0, and what lies between them.
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
  func time(_ index: Double) -> Double { exactTime(index).rounded }

  private func exactTime(_ index: Double) -> DoubleDouble {
    index == 0 ? DoubleDouble(first) : spacing * index + first
  }

  /// The size of the displacement at a turn, which never grows with the index.
  func size(_ index: Double) -> Double { exactSize(index).rounded }

  private func exactSize(_ index: Double) -> DoubleDouble {
    if index == 0, startsAtTurn { return amplitude }
    let exponent = extrema.rate * exactTime(index)
    guard exponent.high < Exponential.highest else { return DoubleDouble(0) }
    let decayed = Exponential.negative(exponent)
    return decayed.number.times(amplitude).scaled(by: decayed.scale).normalized
  }

  /// The sign of the displacement at a turn.
  func side(_ index: Double) -> Double {
    index.remainder(dividingBy: 2) == 0 ? side : -side
  }

  /// The displacement at a turn.
  func displacement(_ index: Double) -> Double { side(index) * size(index) }

  /// The value at a turn, rounded once.
  func value(_ index: Double, target: Double) -> Double {
    (exactSize(index).scaled(by: side(index)) + target).rounded
  }

  /// The first turns, one in `stride`, that a condition holds for, where it holds up to some turn and for
  /// none after it: how many there are, found by halving.
  ///
  /// - Parameter limit: an ordinal that the condition doesn't hold for.
  func count(
    from index: Double, stride: Double, limit: Double, where holds: (Double) -> Bool
  ) -> Double {
    var count = 0.0
    var excess = max(limit.rounded(.up), 1)
    guard holds(index) else { return 0 }
    for _ in 0..<1100 where excess - count > 1 {
      let middle = (count + (excess - count) / 2).rounded(.down)
      if middle <= count || middle >= excess { break }
      if holds(index + stride * middle) { count = middle } else { excess = middle }
    }
    return count + 1
  }

  /// An index from which on every turn of a damped motion is smaller than a size above 0.
  func indexBound(below size: Double) -> Double {
    let reach = log(amplitude.high / max(size, .leastNonzeroMagnitude)) / extrema.decay.high
    return min(max(0, (reach - first) / spacing.high + 3), .greatestFiniteMagnitude)
  }

  /// The displacement and its rate at a time.
  func state(at time: Double) -> (displacement: DoubleDouble, rate: Double) {
    let phase = kernel.phase(at: time)
    return (phase.motion(position).normalized, phase.motion(rate).rounded)
  }
}
