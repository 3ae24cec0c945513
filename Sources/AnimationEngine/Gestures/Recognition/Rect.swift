// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// A rectangle: a corner and a size.
public struct Rect: Hashable, Sendable {
  /// The corner with the smallest coordinates, where the size is not negative.
  public var origin: Point
  /// Width and height.
  public var size: Size

  /// A rectangle.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The middle.
  public var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

  /// Whether a point lies inside: the edges at the origin belong to it, those across do not, so that of two
  /// rectangles side by side a point is in one.
  public func contains(_ point: Point) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.width && point.y >= origin.y
      && point.y < origin.y + size.height
  }

  /// Where a point lies, in fractions of width and height; the middle along a side of no length.
  public func unitPoint(of point: Point) -> UnitPoint {
    UnitPoint(
      x: Rect.fraction(point.x - origin.x, of: size.width),
      y: Rect.fraction(point.y - origin.y, of: size.height))
  }

  private static func fraction(_ offset: Double, of length: Double) -> Double {
    length > 0 && length.isFinite ? offset / length : 0.5
  }
}
