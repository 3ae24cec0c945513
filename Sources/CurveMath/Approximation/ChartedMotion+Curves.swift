// SPDX-License-Identifier: Apache-2.0

extension CurveMotion: ChartedMotion {
  /// Where the curve's third derivative changes its sign, and the end of the curve.
  public func accelerationTurns(until duration: Double, atMost limit: Int) -> [Double]? {
    guard self.duration > 0, self.duration < .infinity else { return [] }
    var times = curve.curvatureTurns.map { $0 * self.duration }.filter { $0 > 0 && $0 < duration }
    if self.duration < duration { times.append(self.duration) }
    return times
  }
}

extension UnitCurve {
  /// The progresses strictly inside 0…1 between which the second derivative is monotone, in order.
  var curvatureTurns: [Double] {
    switch kind {
    case .linear, .circularEaseIn, .circularEaseOut: []
    case .circularEaseInOut, .circularEaseInOutInverse: [0.5]
    case .bezier(let curve): curve.curvatureTurns
    }
  }
}

extension CubicBezier {
  /// The x strictly inside 0…1 between which d²y/dx² is monotone, in order: three at most, and where the curve is
  /// vertical inside.
  ///
  /// With `N = Y″X′ − Y′X″`, of the second degree, `y″ = N/X′³` and `y‴ = (N′X′ − 3N·X″)/X′⁵`: the roots of a cubic.
  var curvatureTurns: [Double] {
    guard !hasNaN, y1.isFinite, y2.isFinite else { return [] }
    let (a0, a1, a2) = (x1, 2 * (x2 - 2 * x1), 1 + 3 * (x1 - x2))
    let (b0, b1, b2) = (y1, 2 * (y2 - 2 * y1), 1 + 3 * (y1 - y2))
    let n0 = b1 * a0 - b0 * a1
    let n1 = 2 * (b2 * a0 - b0 * a2)
    let n2 = b2 * a1 - b1 * a2
    let roots = UnitRoots.cubic(
      n1 * a0 - 3 * n0 * a1, 2 * (n2 * a0 - n1 * a1) - 6 * n0 * a2, -5 * n1 * a2 - n2 * a1, -4 * n2 * a2)
    var turns = roots.map { s in
      let rest = 1 - s
      return s * (3 * rest * (rest * x1 + s * x2) + s * s)
    }
    if x1 == 1, x2 == 0 { turns.append(0.5) }
    turns = turns.filter { $0 > 0 && $0 < 1 }
    turns.sort()
    return turns
  }
}

/// The real roots of polynomials strictly between 0 and 1.
enum UnitRoots {
  /// The places where `c₀ + c₁s + c₂s² + c₃s³` changes its sign, in order.
  static func cubic(_ c0: Double, _ c1: Double, _ c2: Double, _ c3: Double) -> [Double] {
    func value(_ s: Double) -> Double { c0 + s * (c1 + s * (c2 + s * c3)) }
    var places = [0.0]
    places.append(contentsOf: quadratic(c1, 2 * c2, 3 * c3))
    places.append(1)
    var roots: [Double] = []
    for index in 1..<places.count {
      var low = places[index - 1]
      var high = places[index]
      let atLow = value(low)
      guard atLow * value(high) < 0 else {
        // A root at a turn of the polynomial does no harm as a place.
        if atLow == 0, low > 0 { roots.append(low) }
        continue
      }
      for _ in 0..<60 {
        let middle = low + (high - low) / 2
        guard middle > low, middle < high else { break }
        if value(middle) * atLow > 0 { low = middle } else { high = middle }
      }
      roots.append(high)
    }
    return roots
  }

  /// The roots of `c₀ + c₁s + c₂s²`, in order.
  static func quadratic(_ c0: Double, _ c1: Double, _ c2: Double) -> [Double] {
    let discriminant = c1 * c1 - 4 * c0 * c2
    guard discriminant >= 0 else { return [] }
    let sum = -(c1 + (c1 < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    var roots = [sum / c2, c0 / sum].filter { $0 > 0 && $0 < 1 }
    roots.sort()
    return roots
  }
}
