// SPDX-License-Identifier: Apache-2.0

import CMaths

/// `c·σ + b·σ² + a·σ³`, one coordinate of a bezier curve about a place of it.
struct LocalPolynomial: Sendable {
  /// c.
  let linear: DoubleDouble
  /// b.
  let square: DoubleDouble
  /// a.
  let cube: DoubleDouble
  /// 3a.
  private let steep: DoubleDouble

  init(linear: DoubleDouble, square: DoubleDouble, cube: DoubleDouble) {
    self.linear = linear
    self.square = square
    self.cube = cube
    steep = cube * 3
  }

  /// The coordinate that runs from 0 over two control coordinates to 1, about its start.
  ///
  /// - Parameter unit: the power of two by which all three are smaller than they should be.
  init(_ first: DoubleDouble, _ second: DoubleDouble, unit: Double = 1) {
    self.init(
      linear: first * 3, square: (second - first.scaled(by: 2)) * 3, cube: (first - second) * 3 + unit)
  }

  /// The same polynomial about another place, without its constant.
  func shifted(to s: DoubleDouble) -> LocalPolynomial {
    let tilt = steep * s
    return LocalPolynomial(
      linear: (tilt + square.scaled(by: 2)) * s + linear, square: tilt + square, cube: cube)
  }

  /// The polynomial times a power of two.
  func scaled(by power: Double) -> LocalPolynomial {
    LocalPolynomial(
      linear: linear.scaled(by: power), square: square.scaled(by: power), cube: cube.scaled(by: power))
  }

  /// The polynomial of `σ·2³⁰⁰` whose values are 2⁶⁰⁰ times as large.
  var enlarged: LocalPolynomial {
    LocalPolynomial(linear: linear.scaled(by: 0x1p300), square: square, cube: cube.scaled(by: 0x1p-300))
  }
}

// MARK: - Evaluation

extension LocalPolynomial {
  /// The value at a double-double place.
  func value(at s: DoubleDouble) -> DoubleDouble { ((cube * s + square) * s + linear) * s }

  /// The value next to a double: there by compensated Horner, and along the slope for the low part.
  ///
  /// Compensated Horner runs in double precision and gathers the errors of every product and sum in a second
  /// polynomial, off the critical path: as right as double-double, and several times as fast. Source: S. Graillat,
  /// P. Langlois, N. Louvet, “Algorithms for accurate, validated and fast polynomial evaluation”, 2009.
  @inline(__always)
  func value(near s: DoubleDouble) -> DoubleDouble {
    let place = SplitNumber(DoubleDouble(s.high))
    var horner = CompensatedHorner(cube)
    horner.step(s.high, place, adding: square)
    horner.step(s.high, place, adding: linear)
    horner.step(s.high, place, adding: DoubleDouble(0))
    return DoubleDouble.orderedSum(horner.value, horner.error + plainSlope(at: s.high) * s.low)
  }

  /// The slope next to a double, rounded once.
  @inline(__always)
  func slope(near s: DoubleDouble) -> Double {
    let place = SplitNumber(DoubleDouble(s.high))
    var horner = CompensatedHorner(steep)
    horner.step(s.high, place, adding: square.scaled(by: 2))
    horner.step(s.high, place, adding: linear)
    let curvature = 6 * cube.high * s.high + 2 * square.high
    return horner.value + (horner.error + curvature * s.low)
  }

  /// The second derivative.
  func curvature(near s: DoubleDouble) -> Double {
    let place = SplitNumber(DoubleDouble(s.high))
    var horner = CompensatedHorner(steep)
    horner.step(s.high, place, adding: square)
    return 2 * (horner.value + (horner.error + 3 * cube.high * s.low))
  }

  @inline(__always)
  private func plainSlope(at s: Double) -> Double {
    (3 * cube.high * s + 2 * square.high) * s + linear.high
  }
}

// MARK: - Solving

extension LocalPolynomial {
  /// The positive root of `value = goal`: found in double precision, then corrected against the exact residual.
  func root(of goal: DoubleDouble, below reach: Double) -> DoubleDouble {
    var s = DoubleDouble(approximateRoot(of: goal.high, below: reach))
    for _ in 0..<3 {
      let slope = plainSlope(at: s.high)
      guard slope > 0 else { break }
      let residual = value(near: s) - goal
      let correction = residual.high / slope
      guard correction.isFinite else { break }
      s = s + (-correction)
      // Newton's error is the square of the last step, relative to σ.
      if correction.magnitude <= 0x1p-47 * s.high { break }
    }
    return s
  }

  /// Halley's method inside a shrinking bracket.
  private func approximateRoot(of goal: Double, below reach: Double) -> Double {
    let linear = linear.high
    let square = square.high
    let cube = cube.high
    var lower = 0.0
    var upper = reach
    var s = reach
    if linear > 0 { s = min(s, goal / linear) }
    if square > 0 { s = min(s, (goal / square).squareRoot()) }
    if cube > 0 { s = min(s, cbrt(goal / cube)) }
    for _ in 0..<80 {
      let error = ((cube * s + square) * s + linear) * s - goal
      if error == 0 { return s }
      if error < 0 { lower = max(lower, s) } else { upper = min(upper, s) }
      let slope = (3 * cube * s + 2 * square) * s + linear
      // Halley's step, error·slope / (slope² − error·half of the curvature), with one division.
      let step = error * slope / (slope * slope - error * (3 * cube * s + square))
      var next = s - step
      if step.magnitude <= 0x1p-26 * s, next > lower, next < upper { return next }
      if (next - s).magnitude <= 0x1p-50 * s { return next }
      if !(next > lower && next < upper) { next = lower + (upper - lower) / 2 }
      s = next
    }
    return s
  }
}

/// Horner's scheme with the rounding errors of every step beside it.
private struct CompensatedHorner {
  var value: Double
  var error: Double

  @inline(__always)
  init(_ leading: DoubleDouble) {
    value = leading.high
    error = leading.low
  }

  /// Multiplies by a place, which is also given cut in two, and adds a coefficient.
  @inline(__always)
  mutating func step(_ s: Double, _ place: SplitNumber, adding coefficient: DoubleDouble) {
    let factor = SplitNumber(DoubleDouble(value))
    let product = value * s
    let lost =
      ((factor.head * place.head - product) + factor.head * place.tail + factor.tail * place.head)
      + factor.tail * place.tail
    let sum = DoubleDouble.sum(product, coefficient.high)
    value = sum.high
    error = error * s + ((lost + sum.low) + coefficient.low)
  }
}
