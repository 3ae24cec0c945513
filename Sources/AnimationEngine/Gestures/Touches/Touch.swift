// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// A finger at a moment.
public struct Touch: Hashable, Sendable {
  /// What the finger does.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// It comes down.
    case began
    /// It is where it is now.
    case moved
    /// It is lifted.
    case ended
    /// It is taken away from whoever follows it: a call arrives, another program comes to the front.
    case cancelled
  }

  /// Tells fingers apart that are down at the same time; a finger that is down again may have another one.
  public var id: Int
  /// The moment, in seconds; any zero will do, so times may be negative.
  public var time: Double
  /// The place on the screen, in points, with y downwards.
  public var location: Point
  /// What the finger does.
  public var phase: Phase

  /// A finger at a moment.
  public init(id: Int = 0, time: Double, location: Point, phase: Phase) {
    self.id = id
    self.time = time
    self.location = location
    self.phase = phase
  }

  /// Whether the finger is no longer there afterwards.
  public var isLast: Bool { phase == .ended || phase == .cancelled }
}
