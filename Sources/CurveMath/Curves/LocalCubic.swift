// SPDX-License-Identifier: Apache-2.0

import CMaths

/// A bezier curve about one of the places where solving it is delicate: an end, or the inflection of X.
///
/// With σ the distance from that place in the parameter,
/// `x = x₀ ± (c·σ + b·σ² + a·σ³)` and `y` likewise, the minus sign at the end (1, 1), from which σ runs
/// backwards. Solved there, σ is right in relative terms however flat X is, and with it y, however steep the
/// curve is. Coefficients are double-double. Derivation: Documentation/Derivations/CubicBezier.md.
struct LocalCubic {
  /// X about the place.
  var x: Coefficients
  /// Y about the place.
  var y: Coefficients
  /// What is left of x at the place, `|x − x₀|` or, at the inflection, signed.
  var offset: DoubleDouble
  /// y at the place.
  var base: DoubleDouble
  /// 1, or −1 where σ runs backwards.
  var direction: Double
  /// A bound on σ from above.
  var reach: Double

  struct Coefficients {
    var linear: DoubleDouble
    var square: DoubleDouble
    var cube: DoubleDouble

    /// Of the component that runs from 0 over two control coordinates to 1.
    init(_ first: DoubleDouble, _ second: DoubleDouble) {
      linear = LocalCubic.tripled(first)
      square = LocalCubic.tripled(second - first.scaled(by: 2))
      cube = LocalCubic.tripled(first - second) + 1
    }

    init(linear: DoubleDouble, square: DoubleDouble, cube: DoubleDouble) {
      self.linear = linear
      self.square = square
      self.cube = cube
    }

    func value(at s: DoubleDouble) -> DoubleDouble { ((cube * s + square) * s + linear) * s }

    func slope(at s: DoubleDouble) -> DoubleDouble {
      (LocalCubic.tripled(cube) * s + square.scaled(by: 2)) * s + linear
    }

    func curvature(at s: DoubleDouble) -> DoubleDouble {
      (LocalCubic.tripled(cube) * s + square).scaled(by: 2)
    }

    /// The same polynomial about another place, without its constant.
    func shifted(to s: DoubleDouble) -> Coefficients {
      Coefficients(linear: slope(at: s), square: LocalCubic.tripled(cube) * s + square, cube: cube)
    }
  }

  static func tripled(_ x: DoubleDouble) -> DoubleDouble { x * 3 }
}

extension LocalCubic {
  /// The curve about the delicate place that is nearest to an x strictly between 0 and 1.
  init(_ curve: CubicBezier, nearestTo position: Double) {
    if let bend = LocalCubic(inflectionOf: curve, nearestTo: position),
      bend.offset.high.magnitude < min(position, 1 - position)
    {
      self = bend
    } else if position <= 0.5 {
      self.init(startOf: curve, offset: DoubleDouble(position))
    } else {
      self.init(endOf: curve, offset: DoubleDouble.sum(1, -position))
    }
  }

  private init(startOf curve: CubicBezier, offset: DoubleDouble) {
    x = Coefficients(DoubleDouble(curve.x1), DoubleDouble(curve.x2))
    y = Coefficients(DoubleDouble(curve.y1), DoubleDouble(curve.y2))
    self.offset = offset
    base = DoubleDouble(0)
    direction = 1
    reach = 1
  }

  private init(endOf curve: CubicBezier, offset: DoubleDouble) {
    x = Coefficients(DoubleDouble.sum(1, -curve.x2), DoubleDouble.sum(1, -curve.x1))
    y = Coefficients(DoubleDouble.sum(1, -curve.y2), DoubleDouble.sum(1, -curve.y1))
    self.offset = offset
    base = DoubleDouble(1)
    direction = -1
    reach = 1
  }

  /// About the inflection of X, where that lies inside the curve and X is flattest there.
  private init?(inflectionOf curve: CubicBezier, nearestTo position: Double) {
    let x1 = curve.x1
    let x2 = curve.x2
    let wide = Coefficients(DoubleDouble(x1), DoubleDouble(x2))
    guard wide.cube.high > 0, wide.square.high < 0 else { return nil }
    let place = (DoubleDouble.sum(x1, x1) - DoubleDouble(x2)) / wide.cube
    guard place.high > 0, place.high < 1 else { return nil }
    // X′ there, 3·(x1(1−x1) + x2(x1−x2))/a: a sum that doesn't cancel where the curve is nearly a cusp.
    let flat = DoubleDouble.sum(1, -x1) * x1 + DoubleDouble.sum(x1, -x2) * x2
    let tall = Coefficients(DoubleDouble(curve.y1), DoubleDouble(curve.y2))
    x = Coefficients(
      linear: LocalCubic.tripled(flat) / wide.cube, square: DoubleDouble(0), cube: wide.cube)
    y = tall.shifted(to: place)
    offset = position - wide.value(at: place)
    base = tall.value(at: place)
    direction = 1
    reach = max(place.high, 1 - place.high)
  }
}

extension LocalCubic {
  /// The σ at which X has the offset.
  func solution() -> DoubleDouble {
    guard offset.high != 0 else { return DoubleDouble(0) }
    // About the inflection X is odd in σ: a negative offset is a positive one, turned round.
    let sign = offset.high < 0 ? -1.0 : 1.0
    let goal = offset.scaled(by: sign)
    guard goal.high < 0x1p-900 else { return x.root(of: goal, below: reach).scaled(by: sign) }
    // The products of so small a σ would underflow: solve for σ·2³⁰⁰ instead.
    let enlarged = Coefficients(
      linear: x.linear.scaled(by: 0x1p300), square: x.square, cube: x.cube.scaled(by: 0x1p-300))
    let root = enlarged.root(of: goal.scaled(by: 0x1p600), below: reach * 0x1p300)
    return root.scaled(by: sign * 0x1p-300)
  }
}

extension LocalCubic.Coefficients {
  /// The positive root: found in double precision, then corrected twice in double-double.
  func root(of goal: DoubleDouble, below reach: Double) -> DoubleDouble {
    var s = DoubleDouble(approximateRoot(of: goal.high, below: reach))
    for _ in 0..<2 {
      let slope = slope(at: s).high
      guard slope > 0 else { break }
      let correction = (value(at: s) - goal).high / slope
      guard correction.isFinite else { break }
      s = s + (-correction)
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
      let half = 3 * cube * s + square
      let newton = error / slope
      let halley = newton / (1 - newton * half / slope)
      var next = s - (halley.isFinite ? halley : newton)
      if (next - s).magnitude <= 0x1p-50 * s { return next }
      if !(next > lower && next < upper) { next = lower + (upper - lower) / 2 }
      s = next
    }
    return s
  }
}
