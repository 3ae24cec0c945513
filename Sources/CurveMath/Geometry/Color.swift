// SPDX-License-Identifier: Apache-2.0

/// A colour in sRGB, with an opacity.
///
/// Components are gamma-encoded, 0…1; others are kept, and stand for colours outside sRGB. A change of colour
/// moves in a perceptual space, see ``animatableData``.
@frozen
public struct Color: Hashable, Sendable {
  /// The encoded red component.
  public var red: Double
  /// The encoded green component.
  public var green: Double
  /// The encoded blue component.
  public var blue: Double
  /// 0 is invisible, 1 opaque.
  public var opacity: Double

  /// A colour from its encoded components.
  @inlinable
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// A grey by its encoded brightness.
  @inlinable
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }
}
