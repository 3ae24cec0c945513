// SPDX-License-Identifier: Apache-2.0

/// The times at which a scenario is looked at.
package struct ScenarioSampling: Hashable, Sendable {
  /// The times.
  package enum Grid: Hashable, Sendable {
    case rate(Double)
    /// These times, in rising order.
    case times([Double])
  }

  /// Where the times end.
  package enum End: Hashable, Sendable {
    case time(Double)
    /// When nothing moves any longer and nothing is to come.
    case settled
    /// So many seconds after the animations of a change, by its place, are complete.
    case after(Int, ScenarioCriteria, delay: Double, at: DocumentPlace)
  }

  package var grid = Grid.rate(60)
  package var end = End.settled

  package init() {}
}
