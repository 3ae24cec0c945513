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

  package init(
    time: Double, sequence: Int, subject: String, kind: Kind, animation: Animation?, note: String?
  ) {
    self.time = time
    self.sequence = sequence
    self.subject = subject
    self.kind = kind
    self.animation = animation
    self.note = note
  }
}
