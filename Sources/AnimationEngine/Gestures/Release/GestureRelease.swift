// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// Where something is and how fast it moves as a finger lets go of it, handed over to what moves it next.
///
/// What moves next begins with this value and this velocity, to the bit. Velocities are in value units per second;
/// `interpolatingSpring` alone takes them as a fraction of the way: see ``travelPerSecond(to:)``.
public struct GestureRelease<Value: VectorArithmetic & Sendable>: Sendable {
  /// Where it is.
  public var value: Value
  /// How fast it moves, in value units per second.
  public var velocity: Value

  /// A release.
  public init(value: Value, velocity: Value) {
    self.value = value
    self.velocity = velocity
  }

  /// On a spring, which pulls it to a target.
  public func motion(_ spring: Spring, to target: Value) -> SpringMotion<Value> {
    SpringMotion(spring: spring, from: value, to: target, initialVelocity: velocity)
  }

  /// Thrown, slowing down.
  public func motion(_ decay: Decay = .normal) -> DecayMotion<Value> {
    DecayMotion(decay: decay, from: value, initialVelocity: velocity)
  }

  /// Where a drag is predicted to end: a quarter of a second on.
  public var predictedEnd: Value { Projection.predictedEnd(from: value, velocity: velocity) }

  /// Where it comes to rest when it is thrown; about twice as far as the predicted end.
  public func scrollEnd(decay: Decay = .normal) -> Value {
    Projection.scrollEnd(from: value, velocity: velocity, decay: decay)
  }

  /// The release with the velocity that lands on a target when it is thrown.
  public func landing(on target: Value, decay: Decay = .normal) -> GestureRelease {
    GestureRelease(
      value: value, velocity: Projection.velocity(from: value, scrollEnd: target, decay: decay))
  }
}

extension GestureRelease: Equatable where Value: Equatable {}
extension GestureRelease: Hashable where Value: Hashable {}

extension GestureRelease where Value == Double {
  /// Thrown between two bounds, on a spring where it meets one.
  public func motion(
    _ decay: Decay = .normal, within range: ClosedRange<Double>, spring: Spring
  ) -> BoundedDecayMotion {
    BoundedDecayMotion(decay: decay, from: value, initialVelocity: velocity, range: range, spring: spring)
  }

  /// The velocity as `interpolatingSpring(initialVelocity:)` takes it: the fraction of the way to the target per
  /// second, positive towards it.
  ///
  /// With no way to go it is 0 for a velocity of 0, and otherwise there is none, nil: no such animation moves what is
  /// already there. A spring that takes over velocities does:
  /// ``AnimatedProperty/set(_:initialVelocity:)``.
  public func travelPerSecond(to target: Double) -> Double? {
    VelocityConversion.travelPerSecond(velocity: velocity, from: value, to: target)
  }
}

extension GestureRelease where Value == AnimatablePair<Double, Double> {
  /// The release of something in the plane.
  public init(value: Size, velocity: Size) {
    self.init(value: value.animatableData, velocity: velocity.animatableData)
  }

  /// The release of something in the plane.
  public init(value: Point, velocity: Size) {
    self.init(value: value.animatableData, velocity: velocity.animatableData)
  }

  /// The release along one axis.
  public var horizontal: GestureRelease<Double> {
    GestureRelease<Double>(value: value.first, velocity: velocity.first)
  }

  /// The release along the other axis.
  public var vertical: GestureRelease<Double> {
    GestureRelease<Double>(value: value.second, velocity: velocity.second)
  }

  /// The velocity along the way to the target, as a fraction of it per second.
  ///
  /// An `interpolatingSpring` that moves both axes has one number for both, so that what of the velocity is across
  /// the way is lost. Where it matters animate the axes one by one, each with its own number.
  public func travelPerSecond(to target: Size) -> Double? {
    let (width, height) = (target.width - value.first, target.height - value.second)
    // Divided by the longer side, the squares of very short and very long ways stay numbers.
    let longer = max(width.magnitude, height.magnitude)
    guard longer > 0 else { return velocity == .zero ? 0 : nil }
    let (across, down) = (width / longer, height / longer)
    return (velocity.first * across + velocity.second * down) / (across * across + down * down) / longer
  }
}
