// SPDX-License-Identifier: Apache-2.0

/// A width and a height.
@frozen
public struct Size: Hashable, Sendable, Animatable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// A size from its extents.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent.
  @inlinable
  public static var zero: Size { Size(width: 0, height: 0) }

  /// The extents, unscaled.
  @inlinable
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}
