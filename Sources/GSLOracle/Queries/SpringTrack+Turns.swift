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

  /// Whether the acceleration changes its sign between a node and the next, where the speed is largest.
  func hasSpeedTurn(after index: Int) throws(OracleError) -> Bool {
    let (one, other) = (acceleration(try node(index)), acceleration(try node(index + 1)))
    // At the start there is nothing before to be slower.
    return (one != 0 || index > 0) && (one < 0) != (other < 0)
  }

  /// The turn of the velocity between a node and the next.
  func speedTurn(after index: Int) throws(OracleError) -> Turn {
    let (one, other) = (acceleration(try node(index)), acceleration(try node(index + 1)))
    return try peak(
      after: index, share: one / (one - other), rises: one >= 0, scale: equation.naturalFrequency
    ) { $0.velocity }
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
