// SPDX-License-Identifier: Apache-2.0

import CMaths

/// A bezier curve about one of the places where solving it is delicate: an end, or the inflection of X.
///
/// With σ the distance from that place in the parameter,
/// `x = x₀ ± (c·σ + b·σ² + a·σ³)` and `y` likewise, the minus sign at the end (1, 1), from which σ runs
/// backwards. Solved there, σ is right in relative terms however flat X is, and with it y, however steep the
/// curve is. Coefficients are double-double. Derivation: Documentation/Derivations/CubicBezier.md.
struct LocalCubic: Sendable {
  /// X about the place.
  let x: LocalPolynomial
  /// Y about the place.
  let y: LocalPolynomial
  /// X at the place.
  let origin: DoubleDouble
  /// Y at the place.
  let base: DoubleDouble
  /// 1, or −1 where σ runs backwards.
  let direction: Double
  /// A bound on σ from above.
  let reach: Double
  /// The power of two that Y and its base are too small by: 1, or less where products would overflow.
  let unit: Double
}

// MARK: - Places

extension LocalCubic {
  /// About (0, 0).
  init(startOf curve: CubicBezier) {
    self.init(
      x: LocalPolynomial(DoubleDouble(curve.x1), DoubleDouble(curve.x2)), y: curve.height,
      origin: DoubleDouble(0), base: DoubleDouble(0), direction: 1, reach: 1, unit: curve.heightUnit)
  }

  /// About (1, 1), running backwards.
  init(endOf curve: CubicBezier) {
    let unit = curve.heightUnit
    self.init(
      x: LocalPolynomial(DoubleDouble.sum(1, -curve.x2), DoubleDouble.sum(1, -curve.x1)),
      y: LocalPolynomial(
        DoubleDouble.sum(unit, -unit * curve.y2), DoubleDouble.sum(unit, -unit * curve.y1), unit: unit),
      origin: DoubleDouble(1), base: DoubleDouble(unit), direction: -1, reach: 1, unit: unit)
  }

  /// About the inflection of X, where that lies inside the curve and X is flattest there.
  init?(inflectionOf curve: CubicBezier) {
    let x1 = curve.x1
    let x2 = curve.x2
    let wide = LocalPolynomial(DoubleDouble(x1), DoubleDouble(x2))
    guard wide.cube.high > 0, wide.square.high < 0 else { return nil }
    let place = (DoubleDouble.sum(x1, x1) - DoubleDouble(x2)) / wide.cube
    guard place.high > 0, place.high < 1 else { return nil }
    // X′ there, 3·(x1(1−x1) + x2(x1−x2))/a: a sum that doesn't cancel where the curve is nearly a cusp.
    let flat = DoubleDouble.sum(1, -x1) * x1 + DoubleDouble.sum(x1, -x2) * x2
    let tall = curve.height
    self.init(
      x: LocalPolynomial(linear: flat * 3 / wide.cube, square: DoubleDouble(0), cube: wide.cube),
      y: tall.shifted(to: place), origin: wide.value(at: place), base: tall.value(at: place), direction: 1,
      reach: max(place.high, 1 - place.high), unit: curve.heightUnit)
  }

  /// Where X is at its inflection, to double precision; infinity where ``init(inflectionOf:)`` gives nothing.
  static func inflectionPosition(of curve: CubicBezier) -> Double {
    let a = 1 + 3 * (curve.x1 - curve.x2)
    let b = 3 * (curve.x2 - 2 * curve.x1)
    guard a > 0, b < 0 else { return .infinity }
    let place = -b / (3 * a)
    return place > 0 && place < 1 ? ((a * place + b) * place + 3 * curve.x1) * place : .infinity
  }
}

// MARK: - Solving

extension LocalCubic {
  /// Value and slope at an x.
  func point(at position: Double) -> CurvePoint {
    let solution = solution(at: position)
    let s = solution.place
    let across = x.slope(near: s)
    let up = y.slope(near: s)
    var rise = y.value(near: s)
    if rise.high != 0, rise.high.magnitude < 0x1p-800 { rise = smallRise(at: solution) }
    let slope = across > 0 ? up / across : cuspSlope
    let value = base + rise.scaled(by: direction)
    return unit == 1
      ? CurvePoint(value: value, slope: slope)
      : CurvePoint(value: value.scaled(by: 1 / unit), slope: slope / unit)
  }

  /// d²y/dx² at an x.
  func curvature(at position: Double) -> Double {
    let s = solution(at: position).place
    let across = x.slope(near: s)
    guard across > 0 else { return cuspCurvature / unit }
    let bend = y.curvature(near: s) * across - y.slope(near: s) * x.curvature(near: s)
    return direction * bend / across / across / across / unit
  }

  /// A σ, and where it may be very small also in units of 2⁻³⁰⁰.
  private struct Solution {
    let place: DoubleDouble
    let enlarged: DoubleDouble?
  }

  /// The σ at an x.
  private func solution(at position: Double) -> Solution {
    let offset = direction < 0 ? DoubleDouble.sum(1, -position) : position - origin
    guard offset.high != 0 else { return Solution(place: DoubleDouble(0), enlarged: nil) }
    // About the inflection X is odd in σ: a negative offset is a positive one, turned round.
    let sign = offset.high < 0 ? -1.0 : 1.0
    let goal = offset.scaled(by: sign)
    // The slope is at least goal/σ, and is squared on the way; σ is at most 1.
    guard goal.high < 0x1p-400 else {
      return Solution(place: x.root(of: goal, below: reach).scaled(by: sign), enlarged: nil)
    }
    // The products of so small a σ may underflow: solve for σ·2³⁰⁰ instead.
    let root = x.enlarged.root(of: goal.scaled(by: 0x1p600), below: reach * 0x1p300).scaled(by: sign)
    return Solution(place: root.scaled(by: 0x1p-300), enlarged: root)
  }

  /// Y where it is so small that the low parts of its products are no normal numbers: 2⁶⁰⁰ times as large first.
  @inline(never)
  private func smallRise(at solution: Solution) -> DoubleDouble {
    let rise =
      solution.enlarged.map { y.enlarged.value(near: $0) }
      ?? y.scaled(by: 0x1p600).value(near: solution.place)
    return DoubleDouble(rise.scaled(by: 0x1p-600).rounded)
  }

  /// The curvature where X stands still. With x = σ³ and y = c·σ + b·σ² + e·σ³ it is −2/9·(c·x^(−5/3) + b·x^(−4/3)):
  /// where c is not 0 it jumps from one infinity to the other, and the one on the right side counts.
  private var cuspCurvature: Double {
    let leading = y.linear.high != 0 ? y.linear.high : y.square.high
    return leading == 0 ? 0 : (leading < 0 ? .infinity : -.infinity)
  }

  /// The slope where X stands still, at the inflection of a curve from (1, ·) to (0, ·).
  private var cuspSlope: Double {
    if y.linear.high != 0 { return y.linear.high < 0 ? -.infinity : .infinity }
    if y.square.high != 0 { return y.square.high < 0 ? -.infinity : .infinity }
    return (y.cube / x.cube).rounded
  }
}
