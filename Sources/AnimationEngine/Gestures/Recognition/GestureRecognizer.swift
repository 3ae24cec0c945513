// SPDX-License-Identifier: Apache-2.0

/// What follows fingers and tells how far a gesture has come.
///
/// It has no clock: it hears of time by frames and by its ``deadline``. Whoever drives it calls
/// ``advance(to:)`` at each deadline before frames of that time or later ones. Once ``phase`` is ended or failed it
/// stays so, except that ``cancel()`` makes it failed.
public protocol GestureRecognizer<Value> {
  /// What the gesture tells.
  associatedtype Value

  /// How far the gesture has come.
  var phase: GesturePhase<Value> { get }
  /// The phase without its value; the same as `phase.kind`, and cheaper where the value is put together.
  var kind: GesturePhaseKind { get }
  /// When the phase changes without touches; nil where it does not.
  var deadline: Double? { get }

  /// Takes the touches of a moment.
  mutating func receive(_ frame: TouchFrame)
  /// Takes note that time has come, at the deadline.
  mutating func advance(to time: Double)
  /// Fails, whatever the phase: the fingers are taken away, or another gesture is preferred.
  mutating func cancel()

  /// Adds the actions that are due since the last call.
  ///
  /// - Parameter isHeld: whether a gesture that is preferred may still be recognised. An end waits for that; what
  ///   happens on the way does not.
  mutating func collect(isHeld: Bool, into actions: inout [GestureAction])
}

extension GestureRecognizer {
  /// The phase without its value.
  public var kind: GesturePhaseKind { phase.kind }

  /// Nothing, for a recogniser without actions.
  public mutating func collect(isHeld: Bool, into actions: inout [GestureAction]) {}
}

extension GestureRecognizer {
  /// Does all that is due until a time.
  package mutating func meetDeadlines(until time: Double) {
    while let deadline, deadline <= time {
      advance(to: deadline)
      // A recogniser that does not move on is not waited for.
      if self.deadline == deadline { return }
    }
  }
}
