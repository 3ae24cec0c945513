// SPDX-License-Identifier: Apache-2.0

extension UnitCurve {
  /// Where the curve turns strictly between its ends, in order: at most two places, by progress and value.
  ///
  /// Only a bezier whose control points leave 0…1 or change their order turns; every other curve rises. Accuracy:
  /// budget keys `bezier.extremumProgress` and `bezier.extremumValue`.
  public var extrema: [Extremum] {
    guard case .bezier(let curve) = kind else { return [] }
    return curve.extrema
  }

  /// Every progress in 0…1 at which the curve has a value, in order; the ends count.
  ///
  /// At most three. A turn whose value is the one asked for counts once; where a curve stands at a value for
  /// longer, which none here does, there would be no list. Empty for a value that the curve never has, for one
  /// that is infinite or NaN, and for a curve with a NaN. Each is right to a few units of 2⁻⁵³ where the curve
  /// is not flat; where it is, to what one unit in the value leaves open. Accuracy: budget keys `bezier.progress` and
  /// `circular.progress`.
  public func progresses(for value: Double) -> [Double] {
    switch kind {
    case .bezier(let curve): return curve.progresses(for: value)
    case .linear: return value >= 0 && value <= 1 ? [value] : []
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut, .circularEaseInOutInverse:
      return value >= 0 && value <= 1 ? [inverse.value(at: value)] : []
    }
  }

  /// The first progress at which the curve has a value; nil where it never has.
  public func firstProgress(for value: Double) -> Double? { progresses(for: value).first }

  /// The last progress at which the curve has a value; nil where it never has.
  public func lastProgress(for value: Double) -> Double? { progresses(for: value).last }
}

extension CubicBezier {
  /// Where y turns, strictly inside.
  var extrema: [Extremum] {
    let tall = height
    let wide = LocalPolynomial(DoubleDouble(x1), DoubleDouble(x2))
    return turningParameters.map { s in
      let place = DoubleDouble(s)
      return Extremum(
        time: wide.value(at: place).rounded, value: tall.value(at: place).rounded / heightUnit)
    }
  }

  /// The parameters at which Y′ changes its sign, strictly inside and rising.
  private var turningParameters: [Double] {
    guard !hasNaN, y1.isFinite, y2.isFinite else { return [] }
    // By a power of two, so that no square overflows: it moves no root.
    let largest = Swift.max(1, y1.magnitude, y2.magnitude)
    let unit = Double(sign: .plus, exponent: -largest.exponent, significand: 1)
    let tall = height.scaled(by: unit / heightUnit)
    let square = tall.square
    let cubic = tall.cube * 3
    // Y′(s) = c + 2b·s + 3a·s²; a double root doesn't turn.
    let discriminant = (square * square - cubic * tall.linear).high
    guard discriminant > 0 else { return [] }
    let larger = -(square.high + (square.high < 0 ? -1 : 1) * discriminant.squareRoot())
    var roots = [larger / cubic.high, tall.linear.high / larger]
    // A handle at the height of its end makes that end a root; the product and the sum of the roots give the other.
    if y2 == 1 { roots = [tall.linear.high / cubic.high] }
    if y1 == 0 { roots = [-2 * square.high / cubic.high] }
    if y1 == 0, y2 == 1 { roots = [] }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// The x at every parameter where y is a value.
  func progresses(for value: Double) -> [Double] {
    guard value.isFinite, !hasNaN, y1.isFinite, y2.isFinite else { return [] }
    let unit = heightUnit
    let value = value * unit
    let tall = height
    let wide = LocalPolynomial(DoubleDouble(x1), DoubleDouble(x2))
    var found: [Double] = []
    func note(_ x: Double) {
      if found.last != x { found.append(x) }
    }
    var places = turningParameters
    places.append(1)
    var lower = 0.0
    var below = -value
    if below == 0 { note(0) }
    for upper in places {
      let top = upper == 1 ? DoubleDouble(unit) : tall.value(at: DoubleDouble(upper))
      // A turn touches where its value rounds to the one asked for.
      let touches = top.rounded == value
      let above = touches ? 0 : (top - DoubleDouble(value)).high
      if below * above < 0 {
        let s = tall.parameter(of: value, from: lower, to: upper, rises: below < 0)
        note(min(max(wide.value(at: s).rounded, 0), 1))
      }
      if touches { note(upper == 1 ? 1 : wide.value(at: DoubleDouble(upper)).rounded) }
      lower = upper
      below = above
    }
    return found
  }
}

extension LocalPolynomial {
  /// The parameter in a stretch without a turn at which the polynomial has a value: Newton's method inside a
  /// shrinking bracket, corrected once in double-double.
  fileprivate func parameter(
    of goal: Double, from lower: Double, to upper: Double, rises: Bool
  ) -> DoubleDouble {
    var low = lower
    var high = upper
    var s = low + (high - low) / 2
    for _ in 0..<100 {
      let error = (value(at: DoubleDouble(s)) - DoubleDouble(goal)).high
      if error == 0 { return DoubleDouble(s) }
      if (error < 0) == rises { low = s } else { high = s }
      var next = s - error / slope(near: DoubleDouble(s))
      if (next - s).magnitude <= 0x1p-52 * s, next >= lower, next <= upper { break }
      if !(next > low && next < high) { next = low + (high - low) / 2 }
      if next <= low || next >= high { break }
      s = next
    }
    let place = DoubleDouble(s)
    let correction = (value(at: place) - DoubleDouble(goal)).high / slope(near: place)
    guard correction.isFinite, correction.magnitude <= 0x1p-20 * s else { return place }
    return place + (-correction)
  }
}
