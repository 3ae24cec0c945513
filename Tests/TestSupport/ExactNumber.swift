// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// A binary fraction of any length: sums, differences and products of doubles without a rounding.
///
/// The value is `sign · limbs · 2^exponent`, the limbs 32 bits each and the lowest first. It is the wider
/// number that double-double arithmetic is judged by.
package struct ExactNumber: Sendable {
  private let isNegative: Bool
  private let limbs: [UInt32]
  private let exponent: Int

  private init(isNegative: Bool, limbs: [UInt32], exponent: Int) {
    var limbs = limbs
    while limbs.last == 0 { limbs.removeLast() }
    self.isNegative = isNegative && !limbs.isEmpty
    self.limbs = limbs
    self.exponent = limbs.isEmpty ? 0 : exponent
  }

  /// A finite double, exactly; anything else counts as 0.
  package init(_ number: Double) {
    let bits = number.isFinite ? number.magnitude.bitPattern : 0
    let stored = Int(bits >> 52)
    let fraction = bits & 0xF_FFFF_FFFF_FFFF
    let significand = stored == 0 ? fraction : fraction | 0x10_0000_0000_0000
    self.init(
      isNegative: number < 0,
      limbs: [UInt32(truncatingIfNeeded: significand), UInt32(significand >> 32)],
      exponent: max(stored, 1) - 1075)
  }

  /// A double-double, exactly.
  package init(_ number: DoubleDouble) {
    self = ExactNumber(number.high) + ExactNumber(number.low)
  }

  package var isZero: Bool { limbs.isEmpty }

  package var magnitude: ExactNumber {
    ExactNumber(isNegative: false, limbs: limbs, exponent: exponent)
  }

  /// The largest k with `2^k ≤ |value|`; nil for 0.
  package var binaryOrder: Int? {
    guard let top = limbs.last else { return nil }
    return exponent + 32 * limbs.count - 1 - top.leadingZeroBitCount
  }

  /// The value to about 60 bits, then rounded to a double.
  package var approximate: Double {
    var result = 0.0
    for (index, limb) in limbs.enumerated().suffix(3) {
      result += Double(sign: .plus, exponent: exponent + 32 * index, significand: Double(limb))
    }
    return isNegative ? -result : result
  }

  /// The quotient of two magnitudes as a double, whatever their sizes.
  package func ratio(to other: ExactNumber) -> Double {
    guard let order = binaryOrder else { return other.isZero ? .nan : 0 }
    guard let otherOrder = other.binaryOrder else { return .infinity }
    let quotient = shifted(by: -order).approximate / other.shifted(by: -otherOrder).approximate
    return Double(sign: .plus, exponent: order - otherOrder, significand: quotient.magnitude)
  }

  /// Times a power of two.
  package func shifted(by power: Int) -> ExactNumber {
    ExactNumber(isNegative: isNegative, limbs: limbs, exponent: exponent + power)
  }

  package static prefix func - (x: ExactNumber) -> ExactNumber {
    ExactNumber(isNegative: !x.isNegative, limbs: x.limbs, exponent: x.exponent)
  }

  package static func - (x: ExactNumber, y: ExactNumber) -> ExactNumber { x + (-y) }

  package static func + (x: ExactNumber, y: ExactNumber) -> ExactNumber {
    if x.isZero { return y }
    if y.isZero { return x }
    let lowest = min(x.exponent, y.exponent)
    let left = aligned(x, to: lowest)
    let right = aligned(y, to: lowest)
    if x.isNegative == y.isNegative {
      return ExactNumber(isNegative: x.isNegative, limbs: added(left, right), exponent: lowest)
    }
    return isSmaller(left, right)
      ? ExactNumber(isNegative: y.isNegative, limbs: subtracted(right, left), exponent: lowest)
      : ExactNumber(isNegative: x.isNegative, limbs: subtracted(left, right), exponent: lowest)
  }

  package static func * (x: ExactNumber, y: ExactNumber) -> ExactNumber {
    var limbs = [UInt32](repeating: 0, count: x.limbs.count + y.limbs.count)
    for (i, a) in x.limbs.enumerated() {
      var carry: UInt64 = 0
      for (j, b) in y.limbs.enumerated() {
        let total = UInt64(a) * UInt64(b) + UInt64(limbs[i + j]) + carry
        limbs[i + j] = UInt32(truncatingIfNeeded: total)
        carry = total >> 32
      }
      limbs[i + y.limbs.count] = UInt32(carry)
    }
    return ExactNumber(
      isNegative: x.isNegative != y.isNegative, limbs: limbs, exponent: x.exponent + y.exponent)
  }

  /// The limbs of a number written with a lower exponent.
  private static func aligned(_ number: ExactNumber, to lowest: Int) -> [UInt32] {
    let shift = number.exponent - lowest
    var limbs = [UInt32](repeating: 0, count: shift / 32)
    let bits = UInt64(shift % 32)
    var carry: UInt64 = 0
    for limb in number.limbs {
      let moved = UInt64(limb) << bits | carry
      limbs.append(UInt32(truncatingIfNeeded: moved))
      carry = moved >> 32
    }
    limbs.append(UInt32(carry))
    while limbs.last == 0 { limbs.removeLast() }
    return limbs
  }

  private static func added(_ x: [UInt32], _ y: [UInt32]) -> [UInt32] {
    var limbs: [UInt32] = []
    var carry: UInt64 = 0
    for index in 0..<max(x.count, y.count) {
      let total = UInt64(index < x.count ? x[index] : 0) + UInt64(index < y.count ? y[index] : 0) + carry
      limbs.append(UInt32(truncatingIfNeeded: total))
      carry = total >> 32
    }
    limbs.append(UInt32(carry))
    return limbs
  }

  /// The difference where x is not the smaller one.
  private static func subtracted(_ x: [UInt32], _ y: [UInt32]) -> [UInt32] {
    var limbs: [UInt32] = []
    var borrow: Int64 = 0
    for index in 0..<x.count {
      var rest = Int64(x[index]) - (index < y.count ? Int64(y[index]) : 0) - borrow
      borrow = rest < 0 ? 1 : 0
      if rest < 0 { rest += 1 << 32 }
      limbs.append(UInt32(rest))
    }
    return limbs
  }

  private static func isSmaller(_ x: [UInt32], _ y: [UInt32]) -> Bool {
    if x.count != y.count { return x.count < y.count }
    for index in x.indices.reversed() where x[index] != y[index] { return x[index] < y[index] }
    return false
  }
}

extension ExactNumber: Comparable {
  package static func == (x: ExactNumber, y: ExactNumber) -> Bool { (x - y).isZero }

  package static func < (x: ExactNumber, y: ExactNumber) -> Bool { (x - y).isNegative }
}
