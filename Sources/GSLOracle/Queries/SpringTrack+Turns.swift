// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveValidation

extension SpringTrack {
  /// A place where the displacement, or the velocity, is largest in size for a while.
  struct Turn {
    let time: Double
    let value: Double
    /// `2·√(E/curvature)` and the minimiser's bracket, where `E` bounds the error of the value: near a turn all
    /// times whose values differ by less than `2E` look alike, however the turn is searched for.
    let timeError: Double
    let valueError: Double
  }

  /// Whether the motion rises behind a node: from a start at rest it goes towards its target. A node at which
  /// the velocity is 0 counts as rising, so that a turn there is found on one of its sides, and once.
  func isRising(after index: Int) throws(OracleError) -> Bool {
    let state = try node(index)
    return index == 0 && state.velocity == 0 ? state.displacement < 0 : state.velocity >= 0
  }

  /// Whether the velocity changes its sign between a node and the next. A start at rest doesn't count.
  func hasTurn(after index: Int) throws(OracleError) -> Bool {
    try isRising(after: index) != isRising(after: index + 1)
  }

  /// The turn of the displacement between a node and the next.
  ///
  /// - Throws: ``OracleError/library(code:reason:operation:)`` where it can't be told from the start.
  func turn(after index: Int) throws(OracleError) -> Turn {
    let (one, other) = (try node(index), try node(index + 1))
    return try peak(
      after: index, share: one.velocity / (one.velocity - other.velocity),
      rises: try isRising(after: index), scale: 1
    ) { $0.displacement }
  }

  /// A derivative of the motion. It obeys the motion's own equation, and turns where the next one is 0.
  enum Derivative {
    case velocity, acceleration
  }

  /// A derivative at a state.
  func value(_ derivative: Derivative, _ state: State) -> Double {
    switch derivative {
    case .velocity: state.velocity
    case .acceleration: acceleration(state)
    }
  }

  /// The derivative after it.
  private func slope(_ derivative: Derivative, _ state: State) -> Double {
    switch derivative {
    case .velocity: acceleration(state)
    case .acceleration:
      equation.derivative(displacement: state.velocity, velocity: acceleration(state)).1
    }
  }

  /// By how much a derivative may exceed the size of the motion, and its error that of the displacement.
  func scale(_ derivative: Derivative) -> Double {
    switch derivative {
    case .velocity: equation.naturalFrequency
    case .acceleration: equation.stiffness + equation.damping * equation.naturalFrequency
    }
  }

  /// What no later value of a derivative exceeds: its own energy never rises either.
  func reach(_ derivative: Derivative, _ state: State) -> Double {
    let frequency = equation.naturalFrequency
    let (size, swing) = (value(derivative, state), slope(derivative, state) / frequency)
    // An error of the displacement grows by this factor with each derivative.
    let factor = scale(.acceleration) / frequency
    let error = scale(derivative) * error(at: state.time) * (1 + factor / frequency)
    return (size * size + swing * swing).squareRoot() + error
  }

  /// Whether a derivative turns between a node and the next. A turn at the start doesn't count: there is nothing
  /// before it to be slower.
  func hasTurn(of derivative: Derivative, after index: Int) throws(OracleError) -> Bool {
    let (one, other) = (slope(derivative, try node(index)), slope(derivative, try node(index + 1)))
    return (one != 0 || index > 0) && (one < 0) != (other < 0)
  }

  /// The turn of a derivative between a node and the next.
  func turn(of derivative: Derivative, after index: Int) throws(OracleError) -> Turn {
    let (one, other) = (slope(derivative, try node(index)), slope(derivative, try node(index + 1)))
    return try peak(
      after: index, share: one / (one - other), rises: one >= 0, scale: scale(derivative)
    ) { self.value(derivative, $0) }
  }

  /// What is largest, or smallest, near an interval; a solution `y` of the equation has the curvature `ω₀²·y`
  /// where it turns.
  private func peak(
    after index: Int, share: Double, rises: Bool, scale: Double, _ part: @escaping (State) -> Double
  ) throws(OracleError) -> Turn {
    let (one, other) = (try node(index), try node(index + 1))
    let guess = one.time + share * (other.time - one.time)
    let lower = try node(max(0, index - 1)).time
    let upper = try node(index + 2).time
    let error = scale * error(at: upper)
    let size = abs(part(try state(at: guess)))
    let flatness = 2 * (error / size).squareRoot() / equation.naturalFrequency
    let sign = rises ? 1.0 : -1.0
    let peak = try TimePeak(to: upper - lower, guess: guess - lower, within: flatness / 4) {
      (offset) throws(OracleError) in
      sign * part(try self.state(at: lower + offset))
    }
    let curvature = equation.naturalFrequency * equation.naturalFrequency * size
    return Turn(
      time: lower + peak.offset, value: sign * peak.value, timeError: flatness + peak.width + upper.ulp,
      valueError: error + curvature * peak.width * peak.width / 2)
  }
}
#endif
