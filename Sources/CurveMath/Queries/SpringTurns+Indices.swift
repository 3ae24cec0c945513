// SPDX-License-Identifier: Apache-2.0

extension SpringTurns {
  /// The time of a turn.
  func time(_ index: DoubleDouble) -> Double { exactTime(index).rounded }

  private func exactTime(_ index: DoubleDouble) -> DoubleDouble {
    index.high == 0 ? DoubleDouble(first) : spacing * index + first
  }

  /// The size of the displacement at a turn, which never grows with the index.
  func size(_ index: DoubleDouble) -> Double { exactSize(index).rounded }

  func exactSize(_ index: DoubleDouble) -> DoubleDouble {
    if index.high == 0, startsAtTurn { return amplitude }
    let exponent = extrema.rate * exactTime(index)
    guard exponent.high < Exponential.highest else { return DoubleDouble(0) }
    let decayed = Exponential.negative(exponent)
    return decayed.number.times(amplitude).scaled(by: decayed.scale).normalized
  }

  /// The sign of the displacement at a turn.
  func side(_ index: DoubleDouble) -> Double {
    let isOdd = index.high.remainder(dividingBy: 2) != 0
    return isOdd == (index.low.remainder(dividingBy: 2) != 0) ? side : -side
  }

  /// The displacement at a turn.
  func displacement(_ index: DoubleDouble) -> Double { side(index) * size(index) }

  /// The value at a turn, rounded once.
  func value(_ index: DoubleDouble, target: Double) -> Double {
    (exactSize(index).scaled(by: side(index)) + target).rounded
  }
}

// MARK: - Counts

extension SpringTurns {
  /// Beyond so many turns a count is its logarithm's, and turns are no longer told apart.
  static var countable: Double { 0x1p80 }

  /// How long the envelope of a damped motion's turns takes to fall to a size.
  func reach(of size: Double) -> DoubleDouble {
    DoubleDouble.logarithm(of: amplitude, over: DoubleDouble(size)) / extrema.rate
  }

  /// The index of the last turn of a damped motion whose size reaches a size; nil where none does.
  ///
  /// Logarithms in double-double may still round to the turn before or after; the sizes decide.
  func lastIndex(reaching size: Double) -> DoubleDouble? {
    let passed = (reach(of: size) + (-first)) / spacing
    guard passed.high.isFinite, passed.high > -1 else { return nil }
    let index = passed.high < 0 ? DoubleDouble(0) : SpringTurns.whole(passed)
    if isReaching(size, at: index + 1) { return index + 1 }
    if isReaching(size, at: index) { return index }
    return index.high > 0 ? index + (-1) : nil
  }

  private func isReaching(_ size: Double, at index: DoubleDouble) -> Bool {
    (exactSize(index) + (-size)).high >= 0
  }

  /// How many of the turns from an index on, one in `stride`, a condition holds for, where it holds up to some turn
  /// and for none after it: found by halving.
  ///
  /// - Parameter size: the condition doesn't hold where the turn is smaller than half of it. Beyond
  ///   ``countable`` turns those that are larger than it are counted.
  func count(
    from index: Double, stride: Double, size: Double, where holds: (DoubleDouble) -> Bool
  ) -> DoubleDouble {
    guard holds(DoubleDouble(index)) else { return DoubleDouble(0) }
    let far = (reach(of: max(size, .leastNonzeroMagnitude)).high / spacing.high) / stride
    if far > SpringTurns.countable { return DoubleDouble(far) }
    // Half of the size comes ln 2/rate later; what the rounding may have taken away is added.
    let later = (0.7 / extrema.rate.high / spacing.high) / stride
    var count = DoubleDouble(0)
    var excess = DoubleDouble(max(((far + later) * (1 + 0x1p-40) + 4).rounded(.up), 1))
    for _ in 0..<200 {
      let middle = SpringTurns.whole((count + excess).scaled(by: 0.5))
      if (middle - count).high <= 0 || (excess - middle).high <= 0 { break }
      if holds(middle * stride + index) { count = middle } else { excess = middle }
    }
    return count + 1
  }

  /// The largest whole number that isn't above a number.
  private static func whole(_ number: DoubleDouble) -> DoubleDouble {
    let high = number.high.rounded(.down)
    return high == number.high
      ? DoubleDouble.orderedSum(high, number.low.rounded(.down)) : DoubleDouble(high)
  }
}
