// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveMathFoundation
import Foundation
import TestSupport
import Testing

/// Types that move through their animatable data.
@Suite(.tags(.smoke)) struct AnimatableTests {
  private let spring = Spring(response: 0.5, dampingRatio: 0.7)
  private let time = 0.21

  private func moved(_ from: Double, _ to: Double, _ velocity: Double) -> (Double, Double) {
    let moved = animated(from, to, velocity)
    return (moved.value, moved.velocity)
  }

  private func animated<V: Animatable>(_ from: V, _ to: V, _ velocity: V) -> (value: V, velocity: V) {
    (
      spring.value(fromValue: from, toValue: to, initialVelocity: velocity, time: time),
      spring.velocity(fromValue: from, toValue: to, initialVelocity: velocity, time: time)
    )
  }

  @Test func `a point and a size move by their coordinates`() {
    let (x, speedX) = moved(1, 2, 3)
    let (y, speedY) = moved(-4, 5, 0.1)
    let point = animated(Point(x: 1, y: -4), Point(x: 2, y: 5), Point(x: 3, y: 0.1))
    #expect(point.value == Point(x: x, y: y))
    #expect(point.velocity == Point(x: speedX, y: speedY))
    let size = animated(
      Size(width: 1, height: -4), Size(width: 2, height: 5), Size(width: 3, height: 0.1))
    #expect(size.value == Size(width: x, height: y))
    #expect(size.velocity == Size(width: speedX, height: speedY))
  }

  @Test func `an angle and a unit point move by 128 times their numbers`() {
    #expect(Angle(radians: 1.5).animatableData == 192)
    #expect(UnitPoint(x: 0.5, y: 0.25).animatableData == AnimatablePair(64, 32))
    // 128 is a power of two: the motion is the plain one to the bit.
    let (x, speedX) = moved(1, 2, 3)
    let (y, _) = moved(-4, 5, 0.1)
    #expect(animated(Angle.radians(1), .radians(2), .radians(3)).value.radians == x)
    #expect(animated(Angle.radians(1), .radians(2), .radians(3)).velocity.radians == speedX)
    let point = animated(UnitPoint(x: 1, y: -4), UnitPoint(x: 2, y: 5), UnitPoint(x: 3, y: 0.1))
    #expect(point.value == UnitPoint(x: x, y: y))
    let settles = spring.settlingDuration(
      fromValue: Angle.zero, toValue: .radians(1), initialVelocity: .zero, epsilon: 0.128)
    #expect(settles == spring.settlingDuration(target: 1.0, epsilon: 0.001))
  }

  @Test func `degrees are radians times 180 over pi`() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle.radians(.pi).degrees == 180)
    #expect(Angle.degrees(90) < .degrees(91))
    var angle = Angle()
    angle.degrees = 45
    #expect((angle.radians - .pi / 4).magnitude <= Double.pi.ulp)
  }

  @Test func `a CGRect moves by its four numbers`() {
    let rect = animated(
      CGRect(x: 1, y: -4, width: 1, height: -4), CGRect(x: 2, y: 5, width: 2, height: 5),
      CGRect(x: 3, y: 0.1, width: 3, height: 0.1))
    let (x, speedX) = moved(1, 2, 3)
    let (y, speedY) = moved(-4, 5, 0.1)
    #expect(rect.value.origin == CGPoint(x: x, y: y))
    #expect(Double(rect.value.size.width) == x && Double(rect.value.size.height) == y)
    #expect(rect.velocity.origin == CGPoint(x: speedX, y: speedY))
  }

  @Test func `a CGPoint and a CGSize move by their coordinates`() {
    let (x, _) = moved(1, 2, 3)
    let (y, _) = moved(-4, 5, 0.1)
    #expect(
      animated(CGPoint(x: 1, y: -4), CGPoint(x: 2, y: 5), CGPoint(x: 3, y: 0.1)).value == CGPoint(x: x, y: y))
    let size = animated(
      CGSize(width: 1, height: -4), CGSize(width: 2, height: 5), CGSize(width: 3, height: 0.1))
    #expect(size.value == CGSize(width: x, height: y))
  }

  private struct Badge: Animatable {
    var name: String
    var size: Double
    var animatableData: Double {
      get { size }
      set { size = newValue }
    }
  }

  @Test func `what is not animatable data comes from the start`() {
    let result = animated(
      Badge(name: "from", size: 1), Badge(name: "to", size: 2), Badge(name: "speed", size: 3))
    #expect(result.value.name == "from")
    #expect(result.value.size == moved(1, 2, 3).0)
  }

  private struct Nothing: Animatable, Equatable {
    typealias AnimatableData = EmptyAnimatableData
    var name = "same"
  }

  @Test func `a type with nothing to animate stays as it is and has settled`() {
    #expect(animated(Nothing(), Nothing(), Nothing()).value == Nothing())
    #expect(
      spring.settlingDuration(
        fromValue: Nothing(), toValue: Nothing(), initialVelocity: Nothing(), epsilon: 0.001) == 0)
  }

  // MARK: Arrays

  @Test func `an empty array is neutral`() {
    let array = AnimatableArray([1.5, -2])
    #expect(array + .zero == array && .zero + array == array && array - .zero == array)
    #expect(.zero - array == AnimatableArray([-1.5, 2]))
  }

  @Test func `an absent element counts as 0`() {
    #expect(AnimatableArray([1.0]) + AnimatableArray([1.0, 2, 3]) == AnimatableArray([2.0, 2, 3]))
    #expect(AnimatableArray([1.0]) - AnimatableArray([1.0, 2, 3]) == AnimatableArray([0.0, -2, -3]))
    let motion = SpringMotion(
      spring: spring, from: AnimatableArray([1.0]), to: AnimatableArray([2.0, 5]),
      initialVelocity: AnimatableArray([0.0, 0, 7]))
    let value = motion.value(at: time).elements
    #expect(value == [moved(1, 2, 0).0, moved(0, 5, 0).0, moved(0, 0, 7).0])
  }

  @Test func `a motion without an initial velocity starts at rest whatever the vector`() {
    let motion = SpringMotion(
      spring: spring, from: AnimatableArray([1.0, 2]), to: AnimatableArray([3.0, 4]))
    #expect(motion.velocity(at: 0).elements == [0, 0])
    #expect(motion.value(at: 0).elements == [1, 2])
  }

  // MARK: Arithmetic

  @Test func `interpolation starts exactly and ends within a rounding`() {
    var random = SeededGenerator(seed: 511)
    for _ in 0..<1_000 {
      let (a, b) = (random.uniform(-9...9), random.uniform(-9...9))
      #expect(a.interpolated(towards: b, amount: 0) == a)
      #expect((a.interpolated(towards: b, amount: 1) - b).magnitude <= 2 * 9 * .roundoff * 2)
      #expect(SIMD2(a, b).interpolated(towards: SIMD2(b, a), amount: 0.5).x == a + (b - a) * 0.5)
    }
  }

  @Test func `a vector of one's own moves by sums and scales alone`() {
    struct Pixel: VectorArithmetic, Sendable {
      var level: Double
      static var zero: Pixel { Pixel(level: 0) }
      static func + (lhs: Pixel, rhs: Pixel) -> Pixel { Pixel(level: lhs.level + rhs.level) }
      static func - (lhs: Pixel, rhs: Pixel) -> Pixel { Pixel(level: lhs.level - rhs.level) }
      mutating func scale(by rhs: Double) { level *= rhs }
      var magnitudeSquared: Double { level * level }
    }
    let motion = SpringMotion(spring: spring, from: Pixel(level: 1), to: Pixel(level: 2))
    // Three products and two sums of sizes up to 2: five roundings.
    #expect((motion.value(at: time).level - moved(1, 2, 0).0).magnitude <= 5 * 4 * .roundoff)
  }
}
