// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// The timing curve that SwiftUI ships, as far as it is known.
///
/// `CurveMath.UnitCurve` has SwiftUI's signatures and right results; this type has SwiftUI's: a solver that
/// stops at 2⁻²⁰, results rounded to multiples of 2⁻²⁰, and its own rules for slopes. What the tags in these
/// comments mean stands at ``SwiftUISpring``. Most here is `[O]` with expectations that are `[Ot]`, so it is
/// less certain than the spring.
public struct SwiftUIUnitCurve: Hashable, Sendable {
  /// What SwiftUI tells apart. `[O]`
  public enum Function: Hashable, Sendable {
    /// The diagonal.
    case linear
    /// `1 − √(1−p²)`.
    case circularEaseIn
    /// `√(1−(1−p)²)`.
    case circularEaseOut
    /// The first below ½ and the second above, at half the size.
    case circularEaseInOut
    /// A cubic bezier, with its control points as they were given.
    case bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint)
  }

  /// What the curve is made of.
  public let function: Function

  /// A curve of a function.
  public init(function: Function) {
    self.function = function
  }

  /// A bezier curve by its control points. They are held as given; their x coordinates are clamped to 0…1
  /// when the curve is evaluated. `[A]` `[Ot]`
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> SwiftUIUnitCurve {
    SwiftUIUnitCurve(
      function: .bezier(startControlPoint: startControlPoint, endControlPoint: endControlPoint))
  }

  /// SwiftUI's curve of the same description.
  ///
  /// The true inverse of ``circularEaseInOut`` becomes ``circularEaseInOut`` itself, as that is what SwiftUI
  /// takes for its ``inverse``.
  public init(_ curve: UnitCurve) {
    switch curve.kind {
    case .linear: self.init(function: .linear)
    case .bezier(let bezier):
      self.init(
        function: .bezier(
          startControlPoint: UnitPoint(x: bezier.x1, y: bezier.y1),
          endControlPoint: UnitPoint(x: bezier.x2, y: bezier.y2)))
    case .circularEaseIn: self.init(function: .circularEaseIn)
    case .circularEaseOut: self.init(function: .circularEaseOut)
    case .circularEaseInOut, .circularEaseInOutInverse: self.init(function: .circularEaseInOut)
    }
  }
}

// MARK: - Presets

extension SwiftUIUnitCurve {
  /// The diagonal. `[A]`
  public static let linear = SwiftUIUnitCurve(function: .linear)
  /// Bezier (0.42, 0) (1, 1). `[A]`
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Bezier (0, 0) (0.58, 1). `[A]`
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Bezier (0.42, 0) (0.58, 1). `[A]` `[P]`
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A quarter circle that starts flat. `[A]`
  public static let circularEaseIn = SwiftUIUnitCurve(function: .circularEaseIn)
  /// A quarter circle that ends flat. `[A]`
  public static let circularEaseOut = SwiftUIUnitCurve(function: .circularEaseOut)
  /// Two quarter circles that start and end flat. `[A]`
  public static let circularEaseInOut = SwiftUIUnitCurve(function: .circularEaseInOut)
}
