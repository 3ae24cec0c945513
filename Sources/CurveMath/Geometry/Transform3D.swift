// SPDX-License-Identifier: Apache-2.0

/// A transform of space with perspective: a matrix of four rows and four columns.
///
/// A point is a row and stands before the matrix, `(x, y, z, 1)·M`, as with Core Animation's `CATransform3D`,
/// whose names the elements have: a translation is in the fourth row, and ``m34`` is what makes a perspective. x
/// points right, y down, z out of the screen towards the eye.
@frozen
public struct Transform3D: Hashable, Sendable {
  /// First row, first column.
  public var m11 = 1.0
  /// First row, second column.
  public var m12 = 0.0
  /// First row, third column.
  public var m13 = 0.0
  /// First row, fourth column.
  public var m14 = 0.0
  /// Second row, first column.
  public var m21 = 0.0
  /// Second row, second column.
  public var m22 = 1.0
  /// Second row, third column.
  public var m23 = 0.0
  /// Second row, fourth column.
  public var m24 = 0.0
  /// Third row, first column.
  public var m31 = 0.0
  /// Third row, second column.
  public var m32 = 0.0
  /// Third row, third column.
  public var m33 = 1.0
  /// Third row, fourth column: −1/d puts the eye at the distance d.
  public var m34 = 0.0
  /// Fourth row, first column.
  public var m41 = 0.0
  /// Fourth row, second column.
  public var m42 = 0.0
  /// Fourth row, third column.
  public var m43 = 0.0
  /// Fourth row, fourth column.
  public var m44 = 1.0

  /// The transform that changes nothing.
  public init() {}

  /// The transform that changes nothing.
  public static var identity: Transform3D { Transform3D() }

  /// A move.
  public static func translation(x: Double, y: Double, z: Double = 0) -> Transform3D {
    var transform = Transform3D()
    (transform.m41, transform.m42, transform.m43) = (x, y, z)
    return transform
  }

  /// The view from an eye in front of the origin, at a distance of `1/−m34`; 0 is a view without perspective.
  public static func perspective(m34: Double) -> Transform3D {
    var transform = Transform3D()
    transform.m34 = m34
    return transform
  }

  /// A rotation about an axis through the origin.
  ///
  /// Seen from where the axis points to, with y down, the angle turns clockwise; about z that is clockwise on the
  /// screen, and about y it moves the right-hand side away from the eye. The axis may have any length. One of no
  /// length, or that is not finite, turns nothing.
  public static func rotation(_ angle: Angle, axis: (x: Double, y: Double, z: Double)) -> Transform3D {
    let longest = max(axis.x.magnitude, axis.y.magnitude, axis.z.magnitude)
    guard longest > 0, (axis.x + axis.y + axis.z).isFinite else { return .identity }
    // Divided by the longest first, so that no square overflows or vanishes.
    var (x, y, z) = (axis.x / longest, axis.y / longest, axis.z / longest)
    let length = (x * x + y * y + z * z).squareRoot()
    (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = angle.sineAndCosine
    let rest = 1 - cosine
    var transform = Transform3D()
    (transform.m11, transform.m12, transform.m13) = (
      cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine
    )
    (transform.m21, transform.m22, transform.m23) = (
      x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine
    )
    (transform.m31, transform.m32, transform.m33) = (
      x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest
    )
    return transform
  }

  /// This transform, and then another.
  public func concatenating(_ next: Transform3D) -> Transform3D {
    var result = Transform3D()
    (result.m11, result.m12, result.m13, result.m14) = next.row(m11, m12, m13, m14)
    (result.m21, result.m22, result.m23, result.m24) = next.row(m21, m22, m23, m24)
    (result.m31, result.m32, result.m33, result.m34) = next.row(m31, m32, m33, m34)
    (result.m41, result.m42, result.m43, result.m44) = next.row(m41, m42, m43, m44)
    return result
  }

  /// A row times the matrix.
  private func row(
    _ first: Double, _ second: Double, _ third: Double, _ fourth: Double
  ) -> (Double, Double, Double, Double) {
    (
      first * m11 + second * m21 + third * m31 + fourth * m41,
      first * m12 + second * m22 + third * m32 + fourth * m42,
      first * m13 + second * m23 + third * m33 + fourth * m43,
      first * m14 + second * m24 + third * m34 + fourth * m44
    )
  }
}

extension Transform3D {
  /// Where a point of the plane z = 0 is seen; nil when it lies in the plane of the eye or behind it.
  public func projected(_ point: Point) -> Point? {
    let (x, y, _, scale) = row(point.x, point.y, 0, 1)
    return scale > 0 ? Point(x: x / scale, y: y / scale) : nil
  }

  /// How far towards the eye a point of the plane z = 0 is brought, before perspective: of two things that
  /// overlap, the one with the greater depth is in front.
  public func depth(of point: Point) -> Double { row(point.x, point.y, 0, 1).2 }

  /// Which side of the plane z = 0 is seen at a point of it; nil when it is seen edge-on, or not at all.
  ///
  /// The front is what the identity shows. With perspective this is a matter of where the eye is and not of the
  /// angle alone, and it is the same for every point that can be seen.
  public func side(at point: Point) -> CardSide? {
    // The orientation of the projected plane: the determinant of its map, over the cube of the scale there.
    let determinant =
      m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41) + m14 * (m21 * m42 - m22 * m41)
    guard row(point.x, point.y, 0, 1).3 > 0, determinant != 0, !determinant.isNaN else { return nil }
    return determinant > 0 ? .front : .back
  }
}

extension Angle {
  /// Sine and cosine, each right to a rounding error; NaN for an angle that is not finite.
  package var sineAndCosine: (sine: Double, cosine: Double) {
    guard radians.isFinite else { return (.nan, .nan) }
    let circle = Circle.sineAndCosine(DoubleDouble(radians))
    return (circle.sine.rounded, circle.cosine.rounded)
  }
}
