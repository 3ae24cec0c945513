// SPDX-License-Identifier: Apache-2.0

/// Something that happened in a timeline.
public struct AnimationEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A property was at rest, and an animation began.
    case started
    /// An animation took over value and velocity of what was running.
    case merged
    /// An animation began beside what was running.
    case combined
    /// A property changed at once.
    case jumped
    /// An animation looks done.
    case logicallyCompleted
    /// Nothing is left of a property's animations.
    case removed
    /// A change was refused.
    case refused
    /// Something looks like a mistake.
    case warned
    /// A node is new in a tree.
    case inserted
    /// A node is no longer described, and on its way out.
    case removalStarted
    /// A node that was on its way out is described again.
    case removalCancelled
    /// A node is gone.
    case nodeRemoved
    /// A node stands elsewhere among its siblings.
    case moved
    /// A node is new in the place of another one.
    case identityChanged
    /// A node is the same, and something about it has changed.
    case changed
    /// States began with a node.
    case stateCreated
    /// States began anew, with a node in the place of another one.
    case stateReset
  }

  /// When it happened, in seconds.
  public let time: Double
  /// Its place in the order of all events of the timeline.
  public let sequence: Int
  /// The name of what it happened to.
  public let subject: String
  /// What happened.
  public let kind: Kind
  /// The animation that it is about.
  public let animation: Animation?
  /// Why it happened, where that is not plain.
  public let note: String?
  /// What happened to a node, where it is about one.
  public let treeEvent: TreeEvent?

  package init(
    time: Double, sequence: Int, subject: String, kind: Kind, animation: Animation?, note: String?,
    treeEvent: TreeEvent? = nil
  ) {
    self.time = time
    self.sequence = sequence
    self.subject = subject
    self.kind = kind
    self.animation = animation
    self.note = note
    self.treeEvent = treeEvent
  }
}
