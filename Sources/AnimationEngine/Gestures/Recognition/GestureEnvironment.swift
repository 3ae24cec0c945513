// SPDX-License-Identifier: Apache-2.0

/// What recognisers need to know beside their gesture.
public struct GestureEnvironment: Sendable {
  /// How velocities are estimated.
  public var velocitySampling: VelocitySampling
  /// What counts as a tap.
  public var tapLimits: TapLimits
  /// Where the view is that the gesture is attached to.
  public var space: GestureSpace

  /// An environment.
  public init(
    velocitySampling: VelocitySampling = .fitted, tapLimits: TapLimits = .pointer,
    space: GestureSpace = GestureSpace()
  ) {
    self.velocitySampling = velocitySampling
    self.tapLimits = tapLimits
    self.space = space
  }
}
