// SPDX-License-Identifier: Apache-2.0

import CMaths

/// A number as a head of few bits and a tail: `head + tail`, the head at most 27 bits long.
///
/// The product of two heads is exact, so what a product leaves out is only what the tails bring: a fraction
/// of a rounding error, without the cost of splitting.
struct SplitNumber: Sendable {
  var head: Double
  var tail: Double

  @inline(__always)
  init(head: Double, tail: Double) {
    self.head = head
    self.tail = tail
  }

  /// A double-double number, its high part cut in two by Veltkamp's method.
  @inline(__always)
  init(_ number: DoubleDouble) {
    let scaled = number.high * 134_217_729
    head = scaled - (scaled - number.high)
    tail = (number.high - head) + number.low
  }

  /// The nearest double.
  @inline(__always)
  var rounded: Double { head + tail }
}

extension SplitNumber {
  /// `a·x + b·y`: the sum of the heads' exact products, and a correction.
  @inline(__always)
  static func combination(
    _ a: SplitNumber, _ x: SplitNumber, _ b: SplitNumber, _ y: SplitNumber
  ) -> DoubleDouble {
    let heads = DoubleDouble.sum(a.head * x.head, b.head * y.head)
    let first = a.head * x.tail + a.tail * (x.head + x.tail)
    let second = b.head * y.tail + b.tail * (y.head + y.tail)
    return DoubleDouble(high: heads.high, low: heads.low + (first + second))
  }

  /// `self · x`, where x's low part may be as large as a few hundredths of it: an exact product of heads, and
  /// a correction.
  @inline(__always)
  func times(_ x: DoubleDouble) -> DoubleDouble {
    let scaled = x.high * 134_217_729
    let xHead = scaled - (scaled - x.high)
    let rest = (x.high - xHead) + x.low
    return DoubleDouble(high: head * xHead, low: head * rest + tail * (x.high + x.low))
  }
}
