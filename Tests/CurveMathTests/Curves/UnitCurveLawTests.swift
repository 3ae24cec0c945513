// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Foundation
import TestSupport
import Testing

/// What must hold for every timing curve. u is the roundoff 2⁻⁵³; the budgets allow 2u·max(1, |y|) for a value
/// and 16 ulp for a slope.
@Suite(.tags(.property)) struct UnitCurveLawTests {
  private static let circulars: [UnitCurve] = [
    .circularEaseIn, .circularEaseOut, .circularEaseInOut, .circularEaseInOut.inverse,
  ]

  @Test func `every curve starts at 0 and ends at 1 exactly`() {
    var random = SeededGenerator(seed: 801)
    var worst = Worst("ends", seed: random.seed)
    for _ in 0..<10_000 {
      let curve = UnitCurve(.bezier(random.bezier(reach: 1e6)))
      worst.note(curve.value(at: 0) == 0 && curve.value(at: 1) == 1, "\(curve)")
    }
    for curve in Self.circulars { worst.note(curve.value(at: 0) == 0 && curve.value(at: 1) == 1, "\(curve)") }
    worst.check()
  }

  @Test func `values rise from one double to the next`() {
    checkMonotone(seed: 802, curves: 2_000, pairs: 100)
  }

  @Test(
    .tags(.exhaustive),
    .enabled(if: ProcessInfo.processInfo.environment["HOOKE_EXHAUSTIVE"] == "1", "HOOKE_EXHAUSTIVE is not 1"))
  func `values rise from one double to the next on a wide sweep`() {
    for seed: UInt64 in [803, 823, 843, 863] { checkMonotone(seed: seed, curves: 100_000, pairs: 400) }
  }

  @Test func `a curve that starts like a cube root is right down to the least double`() {
    var worst = Worst("y against 3·y1·s + …, with s the cube root", seed: 0)
    for exponent in -1074 ... -3 {
      let x = Double(sign: .plus, exponent: exponent, significand: 1)
      // X = σ³ and Y = 3·y1·σ·(1 − σ)² + 3·σ²·(1 − σ) + σ³; x is σ³ to the bit where the exponent is threefold.
      guard exponent.isMultiple(of: 3) else { continue }
      let s = Double(sign: .plus, exponent: exponent / 3, significand: 1)
      for y1 in [0, 0x1p-58, 0x1p-300, 0.25] {
        let curve = CubicBezier(x1: 0, y1: y1, x2: 0, y2: 1)
        let rest = 1 - s
        let expected = 3 * y1 * s * rest * rest + 3 * s * s * rest + s * s * s
        worst.note(
          curve.value(at: x) - expected, bound: 4 * expected * .roundoff + .leastNormalMagnitude,
          "\(curve) at \(x)")
      }
    }
    worst.check()
  }

  private func checkMonotone(
    seed: UInt64, curves: Int, pairs: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var random = SeededGenerator(seed: seed)
    var worst = Worst("value at x and at the next double", seed: seed)
    for _ in 0..<curves {
      let curve = random.bezier(reach: nil)
      var x = random.delicatePlace(of: curve)
      var value = curve.value(at: x)
      for _ in 0..<pairs {
        let next = min(x.nextUp, 1)
        let later = curve.value(at: next)
        worst.note(later >= value, "\(curve) at \(x): \(value), then \(later)")
        (x, value) = (next, later)
      }
    }
    worst.check(sourceLocation: sourceLocation)
  }

  @Test func `circular values rise from one double to the next`() {
    var random = SeededGenerator(seed: 804)
    var worst = Worst("value at x and at the next double", seed: random.seed)
    for curve in Self.circulars {
      for _ in 0..<200 {
        var x = random.place()
        var value = curve.value(at: x)
        for _ in 0..<50 {
          let next = min(x.nextUp, 1)
          let later = curve.value(at: next)
          worst.note(later >= value, "\(curve) at \(x): \(value), then \(later)")
          (x, value) = (next, later)
        }
      }
    }
    worst.check()
  }

  @Test func `the curve turned round is 1 minus the curve`() {
    var random = SeededGenerator(seed: 805)
    var worst = Worst("y(x) + turned y(1 − x) − 1", seed: random.seed)
    for _ in 0..<5_000 {
      // Numbers of few digits, whose differences from 1 are exact.
      let (x1, x2) = (random.uniform(0...1).gridded, random.uniform(0...1).gridded)
      let (y1, y2) = (random.uniform(-4...4).gridded, random.uniform(-4...4).gridded)
      let curve = CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
      let turned = CubicBezier(x1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1)
      let x = random.uniform(0...1).gridded
      let (value, other) = (curve.value(at: x), turned.value(at: 1 - x))
      // Two values of 2u·max(1, |y|), and the sum's own rounding.
      let size = 2 * max(1, value.magnitude) + 2 * max(1, other.magnitude) + 1 + other.magnitude
      worst.note(value + other - 1, bound: size * .roundoff, "\(curve) at \(x)")
      let slope = curve.slope(at: x)
      let turnedSlope = turned.slope(at: 1 - x)
      if slope == turnedSlope { continue }
      worst.note(
        slope - turnedSlope, bound: 33 * slope.ulp + 0x1p-90 * max(1, slope.magnitude),
        "slope, \(curve) at \(x)")
    }
    worst.check()
  }

  @Test func `the slope is the derivative of the value`() {
    var random = SeededGenerator(seed: 806)
    var worst = Worst("slope against differences", seed: random.seed)
    for _ in 0..<5_000 {
      let curve = random.gentleBezier()
      let x = random.uniform(0.05...0.95)
      let difference = Differences { curve.value(at: $0) }
      worst.note(
        difference.derivative(at: x) - curve.slope(at: x),
        bound: difference.bound(radius: 0.2, height: 3, order: 1, steepest: 8),
        "\(curve) at \(x)")
    }
    worst.check()
  }

  @Test func `the curvature is the derivative of the slope`() {
    var random = SeededGenerator(seed: 807)
    var worst = Worst("curvature against differences", seed: random.seed)
    for _ in 0..<5_000 {
      let curve = random.gentleBezier()
      let unit = UnitCurve(.bezier(curve))
      let x = random.uniform(0.05...0.95)
      let difference = Differences { curve.slope(at: $0) }
      worst.note(
        difference.derivative(at: x) - unit.acceleration(at: x),
        bound: difference.bound(radius: 0.2, height: 3, order: 2, steepest: 8),
        "\(curve) at \(x)")
    }
    worst.check()
  }

  @Test func `circular slopes and curvatures are derivatives`() {
    var random = SeededGenerator(seed: 808)
    var worst = Worst("against differences", seed: random.seed)
    for curve in Self.circulars {
      for _ in 0..<500 {
        // Away from the places where an arc is vertical.
        let half = random.uniform(0.1...0.4)
        let x = Bool.random(using: &random) ? half : 1 - half
        let slopes = Differences { curve.value(at: $0) }
        let bends = Differences { curve.velocity(at: $0) }
        worst.note(
          slopes.derivative(at: x) - curve.velocity(at: x),
          bound: slopes.bound(radius: 0.1, height: 2, order: 1, steepest: 3), "\(curve) at \(x)")
        worst.note(
          bends.derivative(at: x) - curve.acceleration(at: x),
          bound: bends.bound(radius: 0.1, height: 2, order: 2, steepest: 3), "\(curve) at \(x)")
      }
    }
    worst.check()
  }

  @Test func `the value range is what a dense scan finds`() {
    var random = SeededGenerator(seed: 809)
    var worst = Worst("range against scan", seed: random.seed)
    for _ in 0..<300 {
      let curve = random.bezier(reach: 4)
      let range = curve.valueRange
      var (smallest, largest) = (0.0, 1.0)
      for step in 0...2_000 {
        // Dense in the parameter, from which x follows without solving.
        let s = Double(step) / 2_000
        let x = s * (3 * curve.x1 * (1 - s) * (1 - s) + 3 * curve.x2 * s * (1 - s) + s * s)
        let value = curve.value(at: x)
        smallest = min(smallest, value)
        largest = max(largest, value)
        worst.note(value >= range.lowerBound - 8 * .roundoff * 4, "\(curve) at \(x): \(value), \(range)")
        worst.note(value <= range.upperBound + 8 * .roundoff * 4, "\(curve) at \(x): \(value), \(range)")
      }
      // Between two samples a peak is higher by Y″/8 times the square of the spacing: |Y″| ≤ 6·(4 + 2·4 + 4 + 1).
      let gap = 102.0 / 8 / 2_000 / 2_000
      worst.note(smallest - range.lowerBound, bound: gap, "lower, \(curve)")
      worst.note(range.upperBound - largest, bound: gap, "upper, \(curve)")
    }
    worst.check()
  }

  @Test func `the range of a curve inside the square is 0 to 1`() {
    var random = SeededGenerator(seed: 810)
    for _ in 0..<1_000 { #expect(random.bezier(reach: nil).valueRange == 0...1, "seed \(random.seed)") }
    for curve in Self.circulars + [.linear] { #expect(curve.valueRange == 0...1) }
  }

  // MARK: Inverses

  @Test func `the inverse of the inverse is the curve`() {
    var random = SeededGenerator(seed: 811)
    for _ in 0..<1_000 {
      let curve = UnitCurve(.bezier(random.bezier(reach: nil)))
      #expect(curve.inverse.inverse == curve, "seed \(random.seed)")
    }
    for curve in Self.circulars + [.linear] { #expect(curve.inverse.inverse == curve) }
  }

  @Test func `the value of the inverse's value is the progress`() {
    var random = SeededGenerator(seed: 812)
    var worst = Worst("round trip", seed: random.seed)
    for _ in 0..<5_000 {
      let curve = UnitCurve(.bezier(random.bezier(reach: nil)))
      let progress = random.uniform(0...1)
      let middle = curve.inverse.value(at: progress)
      // The middle is right to 2u; the curve's own steepness turns that into 2u·slope, or, where the slope is
      // not bounded, into what the curve makes of the neighbours at 2u.
      let reach = 2.5 * Double.roundoff
      let spread = curve.value(at: min(1, middle + reach)) - curve.value(at: max(0, middle - reach))
      worst.note(
        curve.value(at: middle) - progress, bound: 3 * .roundoff + spread, "\(curve) at \(progress)")
    }
    worst.check()
  }

  @Test func `circular curves undo their inverses`() {
    var random = SeededGenerator(seed: 813)
    var worst = Worst("round trip", seed: random.seed)
    for curve in Self.circulars {
      for _ in 0..<2_000 {
        let progress = random.uniform(0...1)
        let middle = curve.inverse.value(at: progress)
        let reach = 2.5 * Double.roundoff
        let spread = curve.value(at: min(1, middle + reach)) - curve.value(at: max(0, middle - reach))
        worst.note(
          curve.value(at: middle) - progress, bound: 3 * .roundoff + spread, "\(curve) at \(progress)")
      }
    }
    worst.check()
  }

  // MARK: Circles

  @Test func `circular curves lie on their circles`() {
    var random = SeededGenerator(seed: 814)
    var worst = Worst("distance from the circle", seed: random.seed)
    for _ in 0..<5_000 {
      let progress = random.place()
      // Ease in: p² + (1 − y)² = 1; ease out is the same turned round.
      let easeIn = UnitCurve.circularEaseIn.value(at: progress)
      let rest = DoubleDouble.sum(1, -easeIn)
      let circle = DoubleDouble.product(progress, progress) + rest * rest + -1.0
      worst.note(circle.high, bound: 4 * .roundoff, "ease in at \(progress)")
      let easeOut = UnitCurve.circularEaseOut.value(at: 1 - progress)
      worst.note(easeOut + easeIn - 1, bound: 4 * .roundoff * 2, "ease out at \(1 - progress)")
      // In and out: two arcs of half the size.
      let first = UnitCurve.circularEaseInOut.value(at: progress / 2)
      worst.note(first - easeIn / 2, bound: .roundoff, "first half at \(progress / 2)")
    }
    worst.check()
  }

  @Test func `circular curves are flat and vertical where they should be`() {
    #expect(UnitCurve.circularEaseIn.velocity(at: 0) == 0)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
    #expect(UnitCurve.circularEaseOut.velocity(at: 1) == 0)
    #expect(UnitCurve.circularEaseInOut.velocity(at: 0) == 0)
    #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
    #expect(UnitCurve.circularEaseInOut.velocity(at: 1) == 0)
    #expect(UnitCurve.circularEaseInOut.inverse.velocity(at: 0) == .infinity)
    #expect(UnitCurve.circularEaseInOut.inverse.velocity(at: 0.5) == 0)
    #expect(UnitCurve.circularEaseInOut.inverse.velocity(at: 1) == .infinity)
    #expect(UnitCurve.circularEaseInOut.value(at: 0.5) == 0.5)
    expect(UnitCurve.circularEaseIn.value(at: 0.6), prints: "0.2")
    expect(UnitCurve.circularEaseOut.value(at: 0.4), prints: "0.8")
  }

  @Test func `state value and velocity agree to the bit`() {
    var random = SeededGenerator(seed: 815)
    for _ in 0..<2_000 {
      let curve = UnitCurve(.bezier(random.bezier(reach: 4)))
      let progress = random.place()
      let state = curve.state(at: progress)
      #expect(curve.value(at: progress) == state.value, "\(curve) at \(progress)")
      #expect(curve.velocity(at: progress).isIdentical(to: state.velocity), "\(curve) at \(progress)")
    }
  }
}

extension Double {
  /// Rounded to a multiple of 2⁻³⁰.
  fileprivate var gridded: Double { (self * 0x1p30).rounded() * 0x1p-30 }
}

extension SeededGenerator {
  /// A curve with corners, flat spots and cusps among them; `reach` is how far y may leave 0…1, nil for not.
  fileprivate mutating func bezier(reach: Double?) -> CubicBezier {
    func coordinate() -> Double {
      switch Int.random(in: 0..<8, using: &self) {
      case 0: 0
      case 1: 1
      case 2: geometric(1e-18...1)
      case 3: 1 - geometric(1e-16...1)
      default: uniform(0...1)
      }
    }
    let (x1, x2) = (coordinate(), coordinate())
    if let reach {
      return CubicBezier(x1: x1, y1: uniform(-reach...reach), x2: x2, y2: uniform(-reach...reach))
    }
    if Int.random(in: 0..<8, using: &self) == 0 {
      // Nearly a cusp: (1, 0) (0, 1) and what is next to it.
      return CubicBezier(
        x1: 1 - geometric(1e-16...0.1), y1: coordinate(), x2: geometric(1e-16...0.1), y2: coordinate())
    }
    return CubicBezier(x1: x1, y1: coordinate(), x2: x2, y2: coordinate())
  }

  /// A curve whose X′ is nowhere small.
  fileprivate mutating func gentleBezier() -> CubicBezier {
    CubicBezier(
      x1: uniform(0.3...0.4), y1: uniform(-1...2), x2: uniform(0.6...0.7), y2: uniform(-1...2))
  }

  fileprivate mutating func place() -> Double {
    switch Int.random(in: 0..<5, using: &self) {
    case 0: geometric(1e-300...1)
    case 1: 1 - geometric(1e-16...1)
    case 2: min(max(near(0.5, ulps: 60), 0), 1)
    default: uniform(0...1)
    }
  }

  /// An x near an end, the inflection of X, or where Y stands still.
  fileprivate mutating func delicatePlace(of curve: CubicBezier) -> Double {
    let cube = 3 * (curve.x1 - curve.x2) + 1
    let bend = cube == 0 ? 0.5 : (2 * curve.x1 - curve.x2) / cube
    guard Bool.random(using: &self), bend > 0, bend < 1 else { return place() }
    let s = bend
    let x = s * (3 * curve.x1 * (1 - s) * (1 - s) + 3 * curve.x2 * s * (1 - s) + s * s)
    return min(max(near(x, ulps: 60), 0), 1)
  }
}

/// A derivative by central differences of the eighth order, with steps of 2⁻⁸.
private struct Differences {
  let function: (Double) -> Double
  private let step = 0x1p-8

  init(_ function: @escaping (Double) -> Double) {
    self.function = function
  }

  func derivative(at x: Double) -> Double {
    var sum = 0.0
    for (index, weight) in [4.0 / 5, -1.0 / 5, 4.0 / 105, -1.0 / 280].enumerated().reversed() {
      let offset = Double(index + 1) * step
      sum += weight * (function(x + offset) - function(x - offset))
    }
    return sum / step
  }

  /// The remainder `h⁸·f⁽⁹⁾/630`, where f is the value (order 1) or the slope (order 2), and the rounding of f.
  ///
  /// By Cauchy's estimate the n-th derivative of a y that is analytic and below `height` in a disc is below
  /// `n!·height/radiusⁿ`. For the gentle beziers the nearest branch point is 0.3 away, and |y| stays below 2.7 on
  /// circles of 0.2; circular arcs are vertical 0.1 away and farther. Values are right to 2u·height, slopes to
  /// 16 ulp of at most `steepest`.
  func bound(radius: Double, height: Double, order: Int, steepest: Double) -> Double {
    var derivative = height
    for n in 1...(8 + order) { derivative *= Double(n) / radius }
    let error = order == 1 ? 2 * height * Double.roundoff : 32 * steepest * Double.roundoff
    return 0x1p-64 / 630 * derivative + 2.1 * error / step + 32 * steepest * .roundoff
  }
}
