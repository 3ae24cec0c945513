// SPDX-License-Identifier: Apache-2.0

/// Which gestures of a view can be recognised: the one that is being attached, and those inside of it.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// A mask of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Neither.
  public static let none: GestureMask = []
  /// The gesture that is attached, and none inside.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those inside, and not the one that is attached.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}
