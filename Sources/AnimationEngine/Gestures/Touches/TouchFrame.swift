// SPDX-License-Identifier: Apache-2.0

/// What fingers do at one moment.
///
/// Touches of the same time belong together: two fingers that move side by side don't look as if one of them
/// had moved alone.
public struct TouchFrame: Hashable, Sendable {
  /// The moment, in seconds.
  public let time: Double
  /// The touches in their order.
  public let touches: [Touch]

  /// A frame of touches, which are all taken to be at its time.
  public init(time: Double, touches: [Touch]) {
    self.time = time
    self.touches = touches
  }
}
