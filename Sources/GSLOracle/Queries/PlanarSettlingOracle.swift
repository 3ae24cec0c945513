// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
package import CurveValidation

/// When a vector of two numbers settles, by its length: two integrated motions of one spring, and the last time
/// at which their root of squares is epsilon.
package struct PlanarSettlingOracle {
  private let tracks: [SpringTrack]

  /// An oracle for two components, both of which move, on one spring.
  package init(_ first: SpringProblem, _ second: SpringProblem) throws(OracleError) {
    let motions = [try SpringInitialValues(first), try SpringInitialValues(second)]
    guard motions[0].equation == motions[1].equation, motions.allSatisfy({ $0.amplitude > 0 }) else {
      throw .unsuited("both components must move, and on the same spring")
    }
    tracks = [try SpringTrack(motions[0]), try SpringTrack(motions[1])]
  }

  /// The last time at which the vector is epsilon long, measured from its target.
  package func settlingDuration(epsilon: Double) throws(OracleError) -> OracleAnswer {
    guard let end = try endOfReach(epsilon) else { return .noClaim }
    for index in stride(from: end - 1, through: 0, by: -1) {
      let (one, other) = (try node(index), try node(index + 1))
      let doubt = error(at: other.time)
      func excess(_ time: Double) throws(OracleError) -> Double { try self.length(at: time) - epsilon }
      guard min(abs(one.length - epsilon), abs(other.length - epsilon)) > doubt else { return .noClaim }
      if one.length > epsilon {
        return try ClaimedRoot(from: one.time, to: other.time, within: doubt, excess).answer
      }
      // Neither end is too long, but in between the vector may be.
      guard one.growth > 0, other.growth < 0,
        max(one.length, other.length) + max(one.speed, other.speed) * (other.time - one.time) > epsilon
      else { continue }
      let peak = try ClaimedPeak(
        from: one.time, guess: one.time + one.growth / (one.growth - other.growth) * (other.time - one.time),
        to: other.time, within: doubt, excess)
      guard abs(peak.value) > peak.valueError else { return .noClaim }
      guard peak.value > 0 else { continue }
      return try ClaimedRoot(from: peak.place, to: other.time, within: doubt, excess).answer
    }
    return OracleAnswer(0, error: 0)
  }

  /// The first node from which on the energies keep the vector shorter than epsilon; nil where it can't be told
  /// from rest.
  private func endOfReach(_ epsilon: Double) throws(OracleError) -> Int? {
    var index = 0
    while true {
      var square = 0.0
      for track in tracks {
        let reach = track.reach(try track.node(index))
        square += reach * reach
      }
      let doubt = error(at: try tracks[0].node(index).time)
      guard epsilon > 8 * doubt else { return nil }
      if square.squareRoot() + doubt < epsilon { return index }
      index += 1
    }
  }

  /// The vector at a time: how long, how fast it gets longer (times its length), and how fast it moves.
  private struct Node {
    let time: Double
    let length: Double
    let growth: Double
    let speed: Double
  }

  private func node(_ index: Int) throws(OracleError) -> Node {
    let (first, second) = (try tracks[0].node(index), try tracks[1].node(index))
    return Node(
      time: first.time, length: Self.length(first.displacement, second.displacement),
      growth: first.displacement * first.velocity + second.displacement * second.velocity,
      speed: Self.length(first.velocity, second.velocity))
  }

  private func length(at time: Double) throws(OracleError) -> Double {
    Self.length(try tracks[0].state(at: time).displacement, try tracks[1].state(at: time).displacement)
  }

  private static func length(_ first: Double, _ second: Double) -> Double {
    (first * first + second * second).squareRoot()
  }

  private func error(at time: Double) -> Double { tracks[0].error(at: time) + tracks[1].error(at: time) }
}
#endif
