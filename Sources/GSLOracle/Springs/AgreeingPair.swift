// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
package import CurveValidation

/// Two oracles that must agree before either is believed.
///
/// Agreement means little between relatives: give it methods of different families.
package struct AgreeingPair: SpringOracle {
  /// The one whose states are returned.
  package let first: any SpringOracle
  /// The one that vouches for them.
  package let second: any SpringOracle

  /// A pair.
  package init(_ first: any SpringOracle, _ second: any SpringOracle) {
    self.first = first
    self.second = second
  }

  /// Both names.
  package var name: String { "\(first.name) and \(second.name)" }

  /// The states of ``first``. Its claims are widened to the difference that was seen, where that is larger:
  /// nobody has shown them to be better than that.
  ///
  /// - Throws: ``OracleError/disagreement(first:second:difference:allowed:time:)`` where value or velocity
  ///   differ by more than both claims together, or are not numbers.
  package func states(
    of problem: SpringProblem, at times: [Double]
  ) throws(OracleError) -> [OracleState] {
    let ones = try first.states(of: problem, at: times)
    let others = try second.states(of: problem, at: times)
    guard ones.count == times.count, others.count == times.count else {
      throw .unexpectedCount(states: min(ones.count, others.count), times: times.count)
    }
    var agreed: [OracleState] = []
    agreed.reserveCapacity(times.count)
    for (index, time) in times.enumerated() {
      let (one, other) = (ones[index], others[index])
      let valueDifference = try difference(
        one.value, other.value, allowed: one.valueError + other.valueError, at: time)
      let velocityDifference = try difference(
        one.velocity, other.velocity, allowed: one.velocityError + other.velocityError, at: time)
      agreed.append(
        OracleState(
          value: one.value, velocity: one.velocity,
          valueError: max(one.valueError, valueDifference),
          velocityError: max(one.velocityError, velocityDifference)))
    }
    return agreed
  }

  private func difference(
    _ one: Double, _ other: Double, allowed: Double, at time: Double
  ) throws(OracleError) -> Double {
    let difference = abs(one - other)
    guard difference <= allowed else {
      throw .disagreement(
        first: first.name, second: second.name, difference: difference, allowed: allowed, time: time)
    }
    return difference
  }
}
#endif
