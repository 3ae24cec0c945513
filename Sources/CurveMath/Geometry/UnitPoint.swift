// SPDX-License-Identifier: Apache-2.0

/// A point in a unit square, in fractions of a width and a height; also a control point of a ``UnitCurve``.
@frozen
public struct UnitPoint: Hashable, Sendable, Animatable {
  /// The horizontal fraction: 0 leading, 1 trailing.
  public var x: Double
  /// The vertical fraction: 0 top, 1 bottom.
  public var y: Double

  /// (0, 0).
  @inlinable
  public init() { self.init(x: 0, y: 0) }

  /// A point from its fractions.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// (0, 0).
  @inlinable public static var zero: UnitPoint { UnitPoint(x: 0, y: 0) }
  /// (0.5, 0.5).
  @inlinable public static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }
  /// (0, 0.5).
  @inlinable public static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }
  /// (1, 0.5).
  @inlinable public static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }
  /// (0.5, 0).
  @inlinable public static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }
  /// (0.5, 1).
  @inlinable public static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }
  /// (0, 0).
  @inlinable public static var topLeading: UnitPoint { UnitPoint(x: 0, y: 0) }
  /// (1, 0).
  @inlinable public static var topTrailing: UnitPoint { UnitPoint(x: 1, y: 0) }
  /// (0, 1).
  @inlinable public static var bottomLeading: UnitPoint { UnitPoint(x: 0, y: 1) }
  /// (1, 1).
  @inlinable public static var bottomTrailing: UnitPoint { UnitPoint(x: 1, y: 1) }

  /// The fractions times 128, as in SwiftUI, whose springs end by thresholds that are sized for points.
  @inlinable
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x * 128, y * 128) }
    set { (x, y) = (newValue.first / 128, newValue.second / 128) }
  }
}
