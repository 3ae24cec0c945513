// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// SwiftUI's way to evaluate a bezier: `X(s) = ((a·s + b)·s + c)·s`, Y likewise, and a search for s. `[O]`
///
/// The order of the operations is part of what is reproduced.
struct BezierSolver {
  private let x: Coefficients
  private let y: Coefficients

  /// The x coordinates are clamped to 0…1 and the y coordinates are not. `[A]` `[Ot]`
  init(startControlPoint start: UnitPoint, endControlPoint end: UnitPoint) {
    x = Coefficients(BezierSolver.clamped(start.x), BezierSolver.clamped(end.x))
    y = Coefficients(start.y, end.y)
  }

  /// `Y(s)`, rounded to a multiple of 2⁻²⁰. `[O]`
  func value(at progress: Double) -> Double {
    let s = parameter(at: progress)
    return BezierSolver.rounded(s * (y.linear + s * (y.square + y.cube * s)))
  }

  /// `Y′(s)/X′(s)`, rounded to a multiple of 2⁻²⁰. `[O]`
  ///
  /// Equal derivatives give 1, even if both are 0; a vertical tangent gives infinity with the sign of Y′. At
  /// ends that coincide with their control point the answer is what rounding leaves. `[Ot]`
  func velocity(at progress: Double) -> Double {
    let s = parameter(at: progress)
    let run = x.slope(at: s)
    let rise = y.slope(at: s)
    if run == rise { return 1 }
    if run == 0 { return rise < 0 ? -.infinity : .infinity }
    return BezierSolver.rounded(rise / run)
  }

  /// An s with `|X(s) − x| < 2⁻²⁰`: x itself if it will do, else up to eight of Newton's steps, else bisection
  /// from x on. `[O]`, and its author asks for verification.
  private func parameter(at progress: Double) -> Double {
    var s = progress
    for _ in 0..<8 {
      let error = x.value(at: s) - progress
      if error.magnitude < BezierSolver.tolerance { return s }
      let slope = (3 * x.cube * s + 2 * x.square) * s + x.linear
      if slope.magnitude < BezierSolver.tolerance { break }
      s -= error / slope
    }
    return bisected(at: progress)
  }

  private func bisected(at progress: Double) -> Double {
    var lower = 0.0
    var upper = 1.0
    var s = progress
    // X rises by at most 3 per unit, so 23 halvings reach the tolerance.
    for _ in 0..<64 {
      let error = x.value(at: s) - progress
      if error.magnitude < BezierSolver.tolerance { return s }
      if error < 0 { lower = s } else { upper = s }
      s = lower + (upper - lower) * 0.5
    }
    return s
  }

  private static var tolerance: Double { 0x1p-20 }

  private static func rounded(_ number: Double) -> Double { (number * 0x1p20).rounded() * 0x1p-20 }

  private static func clamped(_ number: Double) -> Double { min(max(number, 0), 1) }

  /// A cubic through 0 at 0 and 1 at 1.
  private struct Coefficients {
    let cube: Double
    let square: Double
    let linear: Double

    init(_ first: Double, _ second: Double) {
      linear = first * 3
      square = (second - first) * 3 - linear
      cube = 1 - linear - square
    }

    func value(at s: Double) -> Double { ((cube * s + square) * s + linear) * s }

    func slope(at s: Double) -> Double { linear + ((square + square) + cube * 3 * s) * s }
  }
}
