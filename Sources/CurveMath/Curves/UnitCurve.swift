// SPDX-License-Identifier: Apache-2.0

/// A timing curve: progress in, progress out, from (0, 0) to (1, 1).
///
/// The signatures and presets are SwiftUI's, with the CSS curve ``ease`` beside them. Progress is clamped to
/// 0…1; what comes out may lie outside 0…1 where the control points do.
public struct UnitCurve: Hashable, Sendable {
  /// What kind of curve it is.
  public enum Kind: Hashable, Sendable {
    /// The diagonal.
    case linear
    /// A cubic bezier.
    case bezier(CubicBezier)
    /// `1 − √(1−p²)`.
    case circularEaseIn
    /// `√(1−(1−p)²)`.
    case circularEaseOut
    /// Two quarter circles of half the size, flat at the ends and vertical in the middle.
    case circularEaseInOut
    /// The inverse of ``circularEaseInOut``: vertical at the ends and flat in the middle.
    case circularEaseInOutInverse
  }

  /// What kind of curve it is, with its numbers.
  public let kind: Kind

  /// A curve of a kind.
  public init(_ kind: Kind) {
    self.kind = kind
  }

  /// A bezier curve by its control points; their x coordinates are clamped to 0…1.
  public init(startControlPoint: UnitPoint, endControlPoint: UnitPoint) {
    self.init(
      .bezier(
        CubicBezier(
          x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x, y2: endControlPoint.y)))
  }

  /// A bezier curve by its control points; their x coordinates are clamped to 0…1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(startControlPoint: startControlPoint, endControlPoint: endControlPoint)
  }
}

// MARK: - Presets

extension UnitCurve {
  /// The diagonal: out comes what goes in.
  public static let linear = UnitCurve(.linear)
  /// Bezier (0.42, 0) (1, 1).
  public static let easeIn = UnitCurve(.bezier(CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)))
  /// Bezier (0, 0) (0.58, 1).
  public static let easeOut = UnitCurve(.bezier(CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)))
  /// Bezier (0.42, 0) (0.58, 1).
  public static let easeInOut = UnitCurve(.bezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))
  /// The CSS curve `ease`: bezier (0.25, 0.1) (0.25, 1).
  public static let ease = UnitCurve(.bezier(CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)))
  /// A quarter circle that starts flat: `1 − √(1−p²)`.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A quarter circle that ends flat: `√(1−(1−p)²)`.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarter circles that start and end flat.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)
}
