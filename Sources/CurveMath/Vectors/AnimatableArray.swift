// SPDX-License-Identifier: Apache-2.0

/// A vector with as many elements as an array has.
///
/// An absent element counts as zero: adding arrays of different lengths keeps the longer one's length, so
/// ``zero``, which is empty, is neutral for `+` and `-`. Equality compares the elements as they are stored.
@frozen
public struct AnimatableArray<Element: VectorArithmetic>: VectorArithmetic {
  /// The elements.
  public var elements: [Element]

  /// A vector of these elements.
  @inlinable
  public init(_ elements: [Element]) {
    self.elements = elements
  }

  /// The vector without elements.
  @inlinable
  public static var zero: Self { Self([]) }

  /// Adds element by element.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self { combined(lhs, rhs) { $0 + $1 } }

  /// Subtracts element by element.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self { combined(lhs, rhs) { $0 - $1 } }

  /// Multiplies every element by a number.
  @inlinable
  public mutating func scale(by rhs: Double) {
    for index in elements.indices { elements[index].scale(by: rhs) }
  }

  /// The sum of the squares of all components.
  @inlinable
  public var magnitudeSquared: Double {
    var sum = 0.0
    for element in elements { sum += element.magnitudeSquared }
    return sum
  }

  /// The weighted sum, element by element.
  @inlinable
  public static func weightedSum(
    _ first: Self, _ firstWeight: DoubleDouble,
    _ second: Self, _ secondWeight: DoubleDouble,
    _ third: Self, _ thirdWeight: DoubleDouble
  ) -> Self {
    let count = Swift.max(first.elements.count, second.elements.count, third.elements.count)
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for index in 0..<count {
      elements.append(
        Element.weightedSum(
          first.element(index), firstWeight, second.element(index), secondWeight,
          third.element(index), thirdWeight))
    }
    return Self(elements)
  }

  @inlinable
  func element(_ index: Int) -> Element { index < elements.count ? elements[index] : .zero }

  @inlinable
  static func combined(_ lhs: Self, _ rhs: Self, by operation: (Element, Element) -> Element) -> Self {
    let count = Swift.max(lhs.elements.count, rhs.elements.count)
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for index in 0..<count { elements.append(operation(lhs.element(index), rhs.element(index))) }
    return Self(elements)
  }
}

extension AnimatableArray: Sendable where Element: Sendable {}
extension AnimatableArray: Hashable where Element: Hashable {}
