// SPDX-License-Identifier: Apache-2.0

public import CurveMath

// Durations are in seconds. 0 or less means that the change has been made: the animation ends as it begins.

extension Animation {
  /// What ``AnimationSemantics`` says: since 2023 a spring of response 0.55 s and damping fraction 1.
  public static let `default` = Animation(.standard)

  /// The diagonal over 0.35 s.
  public static var linear: Animation { linear(duration: 0.35) }

  /// The diagonal.
  public static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration) }

  /// Slow at the start, over 0.35 s.
  public static var easeIn: Animation { easeIn(duration: 0.35) }

  /// Slow at the start: bezier (0.42, 0) (1, 1).
  public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }

  /// Slow at the end, over 0.35 s.
  public static var easeOut: Animation { easeOut(duration: 0.35) }

  /// Slow at the end: bezier (0, 0) (0.58, 1).
  public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }

  /// Slow at both ends, over 0.35 s.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// Slow at both ends: bezier (0.42, 0) (0.58, 1).
  public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// A cubic bezier by its control points; their x coordinates are clamped to 0…1.
  public static func timingCurve(
    _ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double, duration: Double = 0.35
  ) -> Animation {
    let bezier = CubicBezier(x1: startX, y1: startY, x2: endX, y2: endY)
    return timingCurve(UnitCurve(.bezier(bezier)), duration: duration)
  }

  /// Any unit curve.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.curve(curve, duration: duration))
  }
}
