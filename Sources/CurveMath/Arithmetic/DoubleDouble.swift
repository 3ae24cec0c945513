// SPDX-License-Identifier: Apache-2.0

/// An unevaluated sum `high + low` of two doubles: about 106 significant bits.
///
/// `high` is the value rounded to a double, and `low` is what the rounding left, so
/// `|low| ≤ ulp(high) / 2`. Spring constants and certified reference values are held this way.
///
/// Products are split by Veltkamp and Dekker, without fused multiply-add: on baseline x86-64 a fused
/// multiply-add is a library call. Operands above 2^996 overflow in the splitting and give NaN; products
/// below 2^−969 lose their low part to underflow and keep the accuracy of a double.
///
/// Source: T. J. Dekker, “A floating-point technique for extending the available precision”,
/// Numerische Mathematik 18 (1971); error bounds in M. Joldes, J.-M. Muller, V. Popescu, “Tight and
/// rigorous error bounds for basic building blocks of double-word arithmetic”, ACM TOMS 44 (2017).
@frozen
public struct DoubleDouble: Hashable, Sendable {
  /// The value, rounded to a double.
  public var high: Double
  /// The value minus `high`.
  public var low: Double

  /// A pair whose parts are known not to overlap.
  @inlinable @inline(__always)
  public init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// A double, exactly.
  @inlinable @inline(__always)
  public init(_ value: Double) {
    high = value
    low = 0
  }
}

// MARK: - Error-free transformations

extension DoubleDouble {
  /// `a + b` exactly, for any two doubles (Knuth's six operations).
  @inlinable @inline(__always)
  package static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let high = a + b
    let shadow = high - a
    return DoubleDouble(high: high, low: (a - (high - shadow)) + (b - shadow))
  }

  /// `a + b` exactly, where `|a| ≥ |b|` or `a` is 0 (Dekker's three operations).
  @inlinable @inline(__always)
  package static func orderedSum(_ a: Double, _ b: Double) -> DoubleDouble {
    let high = a + b
    return DoubleDouble(high: high, low: b - (high - a))
  }

  /// `a · b` exactly, by splitting both factors into halves of 26 bits.
  @inlinable @inline(__always)
  package static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let high = a * b
    let aScaled = a * 134_217_729
    let aHigh = aScaled - (aScaled - a)
    let aLow = a - aHigh
    let bScaled = b * 134_217_729
    let bHigh = bScaled - (bScaled - b)
    let bLow = b - bHigh
    let low = ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow
    return DoubleDouble(high: high, low: low)
  }
}

// MARK: - Arithmetic

extension DoubleDouble {
  @inlinable @inline(__always)
  package static prefix func - (x: DoubleDouble) -> DoubleDouble {
    DoubleDouble(high: -x.high, low: -x.low)
  }

  @inlinable @inline(__always)
  package static func + (x: DoubleDouble, y: DoubleDouble) -> DoubleDouble {
    let highs = sum(x.high, y.high)
    let lows = sum(x.low, y.low)
    let folded = orderedSum(highs.high, highs.low + lows.high)
    return orderedSum(folded.high, folded.low + lows.low)
  }

  @inlinable @inline(__always)
  package static func + (x: DoubleDouble, y: Double) -> DoubleDouble {
    let highs = sum(x.high, y)
    return orderedSum(highs.high, highs.low + x.low)
  }

  @inlinable @inline(__always)
  package static func - (x: DoubleDouble, y: DoubleDouble) -> DoubleDouble { x + (-y) }

  @inlinable @inline(__always)
  package static func - (x: Double, y: DoubleDouble) -> DoubleDouble { -y + x }

  @inlinable @inline(__always)
  package static func * (x: DoubleDouble, y: DoubleDouble) -> DoubleDouble {
    let head = product(x.high, y.high)
    return orderedSum(head.high, head.low + (x.high * y.low + x.low * y.high))
  }

  @inlinable @inline(__always)
  package static func * (x: DoubleDouble, y: Double) -> DoubleDouble {
    let head = product(x.high, y)
    return orderedSum(head.high, head.low + x.low * y)
  }

  package static func / (x: DoubleDouble, y: DoubleDouble) -> DoubleDouble {
    let first = x.high / y.high
    // An infinite or zero quotient has no remainder to divide again.
    guard first.isFinite, first != 0, y.high.isFinite else { return DoubleDouble(first) }
    let rest = x - y * first
    let second = rest.high / y.high
    let third = (rest - y * second).high / y.high
    let quotient = orderedSum(first, second) + third
    // What can't be split has no remainder either.
    return quotient.high.isFinite ? quotient : DoubleDouble(first)
  }

  /// The product, to the precision of a double where a factor can't be split; infinite where it is too large.
  package func timesAnySize(_ other: DoubleDouble) -> DoubleDouble {
    let product = self * other
    return product.rounded.isFinite ? product : DoubleDouble(high * other.high)
  }

  /// The square root of a number that is not negative; NaN below 0.
  package func squareRoot() -> DoubleDouble {
    let root = high.squareRoot()
    guard root.isFinite, root > 0 else { return DoubleDouble(root) }
    let rest = self - DoubleDouble.product(root, root)
    let first = DoubleDouble.orderedSum(root, rest.high / (2 * root))
    let last = self - first * first
    let result = first + last.high / (2 * root)
    // Next to the largest double the square overflows.
    return result.high.isFinite ? result : DoubleDouble(root)
  }

  /// Times a power of two: exact, short of overflow and underflow.
  @inlinable @inline(__always)
  package func scaled(by power: Double) -> DoubleDouble {
    DoubleDouble(high: high * power, low: low * power)
  }

  /// The same number with a small one added to its low part.
  @inlinable @inline(__always)
  package func adding(_ small: Double) -> DoubleDouble { DoubleDouble(high: high, low: low + small) }

  /// The same number with parts that don't overlap.
  @inlinable @inline(__always)
  package var normalized: DoubleDouble { DoubleDouble.sum(high, low) }

  /// The nearest double.
  @inlinable @inline(__always)
  package var rounded: Double { high + low }

  /// 2π.
  package static var tau: DoubleDouble {
    DoubleDouble(high: 0x1.921FB54442D18p2, low: 0x1.1A62633145C07p-52)
  }
}
