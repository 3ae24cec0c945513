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

  /// A derivative where it is largest in size, and when that is.
  ///
  /// Where a solution of the equation turns, its energy is the square of its size, and the energy never rises: the
  /// first turn is the largest, and only the start competes with it.
  func peak(
    of derivative: Derivative
  ) throws(OracleError) -> (time: OracleAnswer, value: OracleAnswer) {
    let first = try node(0)
    let start = value(derivative, first)
    // A velocity is given; an acceleration is a sum of two products.
    let terms = abs(equation.stiffness * first.displacement) + abs(equation.damping * first.velocity)
    let rounding = derivative == .velocity ? 2 * start.magnitude.ulp : 8 * terms.ulp
    let atStart = (time: OracleAnswer(0, error: 0), value: OracleAnswer(start, error: rounding))
    // Without damping a start in the target is a turn of the velocity, and one at rest one of the acceleration.
    let other = derivative == .velocity ? first.displacement : first.velocity
    if equation.damping == 0, other == 0 { return atStart }
    var index = 0
    while true {
      let state = try node(index)
      if reach(derivative, state) < abs(start) { return atStart }
      guard !isSpent(state) else { return (.noClaim, .noClaim) }
      if try hasTurn(of: derivative, after: index) { break }
      index += 1
    }
    let turn = try turn(of: derivative, after: index)
    let size = abs(turn.value)
    // Where the two can't be told apart, neither can their signs.
    guard abs(size - abs(start)) > turn.valueError + rounding else { return (.noClaim, .noClaim) }
    guard size > abs(start) else { return atStart }
    return (
      OracleAnswer(turn.time, error: turn.timeError),
      OracleAnswer(turn.value, error: turn.valueError + 2 * size.ulp)
    )
  }

  /// How many turns after the start are larger than a size.
  func turnCount(above size: Double) throws(OracleError) -> OracleAnswer {
    guard equation.damping > 0 else {
      let last = try lastCrossing(of: Level(size))
      return OracleAnswer(last.number ?? 0, error: last.error)
    }
    let end: Int?
    do throws(OracleError) {
      end = try endOfReach(size)
    } catch .stepLimit {
      // Too many to be counted one by one.
      return .noClaim
    }
    guard let end else { return .noClaim }
    var count = 0.0
    for index in 0..<end where try hasTurn(after: index) {
      let turn = try turn(after: index)
      guard abs(abs(turn.value) - size) > turn.valueError else { return .noClaim }
      if abs(turn.value) > size { count += 1 }
    }
    return OracleAnswer(count, error: 0)
  }
}
#endif
