// SPDX-License-Identifier: Apache-2.0

/// A gesture as it is attached to a view: what it is, and how it stands to the gestures inside.
package struct AttachedGesture {
  /// How a gesture stands to those inside of it.
  package enum Priority: Sendable {
    /// Those inside are preferred.
    case normal
    /// It is preferred to those inside.
    case high
    /// Neither keeps the other from being recognised.
    case simultaneous
  }

  package let priority: Priority
  package let mask: GestureMask
  package let name: String
  /// Makes what follows the fingers.
  let makeRun: (GestureEnvironment) -> any GestureRunning
  /// Hands the actions of this description to a run at work; whether the run is one of this kind of gesture.
  let update: (any GestureRunning) -> Bool

  package init<Content: Gesture>(
    _ gesture: Content, priority: Priority = .normal, mask: GestureMask = .all, name: String? = nil
  ) {
    self.priority = priority
    self.mask = mask
    self.name = name ?? "\(Content.self)"
    makeRun = { GestureRun(gesture, in: $0) }
    update = { run in
      guard let run = run as? GestureRun<Content> else { return false }
      run.update(gesture)
      return true
    }
  }
}
