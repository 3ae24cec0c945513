// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveValidation

extension SpringTrack {
  /// Whether what is left of the motion at a node, at most this, can't be told from rest.
  func isSpent(_ state: State) -> Bool { reach(state) <= 8 * error(at: state.time) }

  /// The first turn, or nil where none is seen before the motion can't be told from rest.
  private func firstTurn(
    where condition: (Turn) -> Bool = { _ in true }
  ) throws(OracleError) -> Turn? {
    var index = 0
    while try !isSpent(node(index)) {
      if try hasTurn(after: index) {
        let turn = try turn(after: index)
        guard abs(turn.value) > 8 * turn.valueError else { return nil }
        if condition(turn) { return turn }
      }
      index += 1
    }
    return nil
  }

  /// Something about the first turn.
  func firstExtremum(
    _ property: (Turn) -> (number: Double, error: Double)
  ) throws(OracleError) -> OracleAnswer {
    if let turn = try firstTurn().map(property) { return OracleAnswer(turn.number, error: turn.error) }
    return OracleAnswer(nil, error: onlyCreeps ? 0 : .infinity)
  }

  /// The first turn beyond the target, as a fraction of the way. Where none is seen it is 0, and may be as large
  /// as what can't be told from rest.
  func overshoot() throws(OracleError) -> OracleAnswer {
    let start = motion.displacement
    guard start != 0 else { return OracleAnswer(.infinity, error: 0) }
    let way = abs(start)
    if let turn = try firstTurn(where: { ($0.value < 0) != (start < 0) }) {
      let fraction = abs(turn.value) / way
      return OracleAnswer(fraction, error: turn.valueError / way + 2 * fraction.ulp)
    }
    var index = 0
    while try !isSpent(node(index)) { index += 1 }
    let state = try node(index)
    return OracleAnswer(0, error: onlyCreeps ? 0 : (reach(state) + error(at: state.time)) / way)
  }

  /// The velocity where it is largest in size, and when that is.
  ///
  /// Where the acceleration is 0 the energy is the same multiple of the squared speed each time, so that the
  /// first such place is the fastest: only the start competes with it.
  func peakVelocity() throws(OracleError) -> (time: OracleAnswer, velocity: OracleAnswer) {
    let start = motion.velocity
    let atStart = (
      time: OracleAnswer(0, error: 0), velocity: OracleAnswer(start, error: 2 * start.magnitude.ulp)
    )
    let frequency = equation.naturalFrequency
    var index = 0
    while true {
      let state = try node(index)
      if frequency * (reach(state) + error(at: state.time)) < abs(start) { return atStart }
      guard !isSpent(state) else { break }
      if try hasSpeedTurn(after: index) { break }
      index += 1
    }
    let noClaim = OracleAnswer(nil, error: .infinity)
    guard try !isSpent(node(index)) else { return (noClaim, noClaim) }
    let turn = try speedTurn(after: index)
    let size = abs(turn.value)
    // Where the two can't be told apart, neither can their signs.
    guard abs(size - abs(start)) > turn.valueError else { return (noClaim, noClaim) }
    guard size > abs(start) else { return atStart }
    return (
      OracleAnswer(turn.time, error: turn.timeError),
      OracleAnswer(turn.value, error: turn.valueError + 2 * size.ulp)
    )
  }
}
#endif
