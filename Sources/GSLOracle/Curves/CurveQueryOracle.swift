// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
package import CurveValidation

/// Questions about a whole bezier curve, answered by GSL's minimiser and root finder on the curve's two coordinates
/// as functions of the parameter.
package struct CurveQueryOracle {
  /// A place where the curve turns.
  package struct Turn: Hashable, Sendable {
    /// The progress.
    package let progress: OracleAnswer
    /// The value there.
    package let value: OracleAnswer
    fileprivate let parameter: Double
  }

  private let horizontal: BernsteinCubic
  private let vertical: BernsteinCubic
  /// What rounding may do to a value.
  private let doubt: Double

  /// An oracle for a curve.
  package init(_ curve: CurveProblem) throws(OracleError) {
    let claim = try CurveClaim(curve)
    horizontal = claim.horizontal
    vertical = claim.vertical
    doubt = 10 * 0x1p-53 * max(1, abs(curve.y1), abs(curve.y2))
  }

  /// Where the curve turns between its ends, in order; nil where two turns, or one and an end, are too near each
  /// other to be told apart.
  package func turns() throws(OracleError) -> [Turn]? {
    let count = 1024
    let heights = (0...count).map { vertical.value(at: Double($0) / Double(count)) }
    var found: [Turn] = []
    var direction = vertical.first
    var start = 0
    for index in 0..<count {
      let step = heights[index + 1] - heights[index]
      guard abs(step) > 2 * doubt else {
        if step != 0 { return nil }
        continue
      }
      if direction != 0, (step < 0) != (direction < 0) {
        // The curve leaves its end the other way.
        guard index > 0 else { return nil }
        found.append(
          try turn(
            from: Double(start) / Double(count), guess: Double(start + 1) / Double(count),
            to: Double(index + 1) / Double(count), sign: direction < 0 ? -1 : 1))
      }
      direction = step
      start = index
    }
    let last = 1 - vertical.second
    return last != 0 && (last < 0) != (direction < 0) ? nil : found
  }

  private func turn(
    from lower: Double, guess: Double, to upper: Double, sign: Double
  ) throws(OracleError) -> Turn {
    let peak = try ClaimedPeak(from: lower, guess: guess, to: upper, within: doubt) { [vertical] in
      sign * vertical.value(at: $0)
    }
    return Turn(
      progress: progress(at: peak.place, within: peak.placeError),
      value: OracleAnswer(sign * peak.value, error: peak.valueError), parameter: peak.place)
  }

  /// The smallest and the largest value; nil as for ``turns()``.
  package func range() throws(OracleError) -> (minimum: OracleAnswer, maximum: OracleAnswer)? {
    guard let turns = try turns() else { return nil }
    var (low, high) = (OracleAnswer(0, error: 0), OracleAnswer(1, error: 0))
    for value in turns.map(\.value) {
      guard let number = value.number else { continue }
      if number < low.number ?? 0 { low = value }
      if number > high.number ?? 0 { high = value }
    }
    return (low, high)
  }

  /// The places at which the curve has a value, in order, the ends included; nil as for ``turns()``, and where a
  /// turn is too near the value.
  package func progresses(for value: Double) throws(OracleError) -> [OracleAnswer]? {
    guard let turns = try turns() else { return nil }
    guard turns.allSatisfy({ abs(($0.value.number ?? value) - value) > $0.value.error }) else { return nil }
    let stops = [0] + turns.map(\.parameter) + [1]
    var found = value == 0 ? [OracleAnswer(0, error: 0)] : []
    for (lower, upper) in zip(stops, stops.dropFirst()) {
      let ends = (vertical.value(at: lower) - value, vertical.value(at: upper) - value)
      guard (ends.0 < 0 && ends.1 > 0) || (ends.0 > 0 && ends.1 < 0) else { continue }
      let root = try ClaimedRoot(from: lower, to: upper, within: doubt + value.ulp) { [vertical] in
        vertical.value(at: $0) - value
      }
      found.append(progress(at: root.place, within: root.error))
    }
    return value == 1 ? found + [OracleAnswer(1, error: 0)] : found
  }

  /// The progress at a parameter that may be off.
  private func progress(at parameter: Double, within error: Double) -> OracleAnswer {
    let bend = horizontal.largestCurvature(max(0, parameter - error), min(1, parameter + error))
    return OracleAnswer(
      horizontal.value(at: parameter),
      error: horizontal.slope(at: parameter) * error + bend * error * error / 2
        + horizontal.valueRounding(at: parameter))
  }
}
#endif
