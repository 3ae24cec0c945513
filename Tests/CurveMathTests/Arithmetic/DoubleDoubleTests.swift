// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite(.tags(.accuracy, .property)) struct DoubleDoubleTests {
  private static let rows = 5_000

  @Test func `the sum of two doubles is exact`() {
    var random = SeededGenerator(seed: 101)
    var worst = Worst("high + low = a + b", seed: random.seed)
    for _ in 0..<Self.rows {
      let a = random.anyScale()
      let b = random.anyScale()
      let sum = DoubleDouble.sum(a, b)
      let truth = ExactNumber(a) + ExactNumber(b)
      worst.note(ExactNumber(sum) == truth && sum.high == a + b, "\(a) + \(b)")
    }
    worst.check()
  }

  @Test func `the ordered sum of two doubles is exact where the first is the larger`() {
    var random = SeededGenerator(seed: 102)
    var worst = Worst("high + low = a + b", seed: random.seed)
    for _ in 0..<Self.rows {
      let numbers = [random.anyScale(), random.anyScale()].sorted { $0.magnitude > $1.magnitude }
      let sum = DoubleDouble.orderedSum(numbers[0], numbers[1])
      worst.note(ExactNumber(sum) == ExactNumber(numbers[0]) + ExactNumber(numbers[1]), "\(numbers)")
    }
    worst.check()
  }

  @Test func `the product of two doubles is exact`() {
    var random = SeededGenerator(seed: 103)
    var worst = Worst("high + low = a · b", seed: random.seed)
    for _ in 0..<Self.rows {
      let a = random.anyScale()
      let b = random.anyScale()
      let product = DoubleDouble.product(a, b)
      let truth = ExactNumber(a) * ExactNumber(b)
      worst.note(ExactNumber(product) == truth && product.high == a * b, "\(a) · \(b)")
    }
    worst.check()
  }

  @Test func `the parts of every result do not overlap`() {
    var random = SeededGenerator(seed: 104)
    var worst = Worst("|low| against ulp(high)/2", seed: random.seed)
    for _ in 0..<Self.rows {
      let x = random.doubleDouble()
      let y = random.doubleDouble()
      for result in [x + y, x - y, x * y, x / y, x + y.high, x * y.high, DoubleDouble(x.high) - y] {
        worst.note(result.low, bound: result.high.ulp / 2, "\(x), \(y) -> \(result)")
      }
    }
    worst.check()
  }

  // Bounds from the paper that the type names: 3u² for sums (of any signs), 5u² for products, 10u² and less
  // for quotients and roots; u² is 2⁻¹⁰⁶.

  @Test func `a sum is right to 3 units of the square of the roundoff`() {
    var random = SeededGenerator(seed: 105)
    var worst = Worst("relative error of x + y", seed: random.seed)
    for _ in 0..<Self.rows {
      let x = random.doubleDouble()
      let y = Bool.random(using: &random) ? random.doubleDouble() : -random.nearby(x)
      let truth = ExactNumber(x) + ExactNumber(y)
      worst.note(
        (ExactNumber(x + y) - truth).ratio(to: truth), bound: truth.isZero ? 0 : 3.000001 * 0x1p-106,
        "\(x) + \(y)")
    }
    worst.check()
  }

  @Test func `a product is right to 5 units of the square of the roundoff`() {
    var random = SeededGenerator(seed: 106)
    var worst = Worst("relative error of x · y", seed: random.seed)
    for _ in 0..<Self.rows {
      let x = random.doubleDouble()
      let y = random.doubleDouble()
      let truth = ExactNumber(x) * ExactNumber(y)
      worst.note((ExactNumber(x * y) - truth).ratio(to: truth), bound: 5 * 0x1p-106, "\(x) · \(y)")
    }
    worst.check()
  }

  @Test func `a quotient is right to 100 bits`() {
    var random = SeededGenerator(seed: 107)
    var worst = Worst("relative error of x / y", seed: random.seed)
    for _ in 0..<Self.rows {
      let x = random.doubleDouble()
      let y = random.doubleDouble()
      let rest = ExactNumber(x / y) * ExactNumber(y) - ExactNumber(x)
      worst.note(rest.ratio(to: ExactNumber(x)), bound: 0x1p-100, "\(x) / \(y)")
    }
    worst.check()
  }

  @Test func `a square root is right to 100 bits`() {
    var random = SeededGenerator(seed: 108)
    var worst = Worst("relative error of the root", seed: random.seed)
    for _ in 0..<Self.rows {
      var x = random.doubleDouble()
      if x.high < 0 { x = -x }
      let root = ExactNumber(x.squareRoot())
      // The square has twice the relative error.
      let rest = root * root - ExactNumber(x)
      worst.note(rest.ratio(to: ExactNumber(x)), bound: 2 * 0x1p-100, "\(x)")
    }
    worst.check()
  }

  @Test func `a power of two scales every operation to the bit`() {
    var random = SeededGenerator(seed: 109)
    var worst = Worst("f(2^k x) = 2^k f(x)", seed: random.seed)
    for _ in 0..<Self.rows {
      let x = random.doubleDouble()
      let y = random.doubleDouble()
      let power = Double(sign: .plus, exponent: Int.random(in: -200...200, using: &random), significand: 1)
      let (a, b) = (x.scaled(by: power), y.scaled(by: power))
      worst.note(a + b == (x + y).scaled(by: power), "\(x) + \(y), \(power)")
      worst.note(a * y == (x * y).scaled(by: power), "\(x) · \(y), \(power)")
      worst.note(a / y == (x / y).scaled(by: power), "\(x) / \(y), \(power)")
      let square = a.scaled(by: power).squareRoot()
      worst.note(
        x.high < 0 ? square.high.isNaN : square == x.squareRoot().scaled(by: power), "root of \(x), \(power)")
    }
    worst.check()
  }

  @Test func `the quotient of equal numbers is exactly 1`() {
    var random = SeededGenerator(seed: 110)
    for _ in 0..<1_000 {
      let x = random.doubleDouble()
      #expect(x / x == DoubleDouble(1), "\(x)")
    }
  }

  @Test func `the constant 2 pi has 106 bits`() {
    // 2π to 46 digits is 6.2831853071795864769252867665590057683943387988; its 120 leading bits:
    // 0x6.487ED5110B4611A62633145C06E0E68948.
    let leading = ExactNumber(Double(0x6487_ED51_10B4)).shifted(by: -44)
    let next = ExactNumber(Double(0x611A_6263_3145)).shifted(by: -92)
    let last = ExactNumber(Double(0xC06E_0E68_9481)).shifted(by: -140)
    let error = ExactNumber(DoubleDouble.tau) - (leading + next + last)
    #expect(error.ratio(to: leading) < 0x1p-106)
  }

  @Test func `infinities and NaN pass through quotients and roots`() {
    #expect((DoubleDouble(1) / DoubleDouble(0)).high == .infinity)
    #expect((DoubleDouble(1) / DoubleDouble(.infinity)).high == 0)
    #expect((DoubleDouble(0) / DoubleDouble(0)).high.isNaN)
    #expect(DoubleDouble(-1).squareRoot().high.isNaN)
    #expect(DoubleDouble(.infinity).squareRoot().high == .infinity)
    #expect(DoubleDouble(0).squareRoot() == DoubleDouble(0))
  }
}

extension SeededGenerator {
  /// A number of either sign whose products neither overflow nor vanish.
  fileprivate mutating func anyScale() -> Double { sign() * geometric(0x1p-200...0x1p200) }

  fileprivate mutating func doubleDouble() -> DoubleDouble {
    let high = anyScale()
    return DoubleDouble.sum(high, high.ulp * uniform(-0.5...0.5))
  }

  /// Another number with nearly the same value, so that a difference cancels.
  fileprivate mutating func nearby(_ x: DoubleDouble) -> DoubleDouble {
    DoubleDouble.sum(near(x.high, ulps: 3), x.high.ulp * uniform(-0.5...0.5))
  }
}
