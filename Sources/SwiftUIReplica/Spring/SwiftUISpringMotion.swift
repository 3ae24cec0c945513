// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// A motion whose value and velocity are what SwiftUI's spring returns, so that it can be sampled, exported and
/// compared like any other.
///
/// Above critical damping its ``velocity(at:)`` is not the derivative of its ``value(at:)``; that is the point.
public struct SwiftUISpringMotion<Value: VectorArithmetic & Sendable>: Motion {
  /// The spring that pulls.
  public let spring: SwiftUISpring
  /// The value at time 0.
  public let from: Value
  /// The value at rest.
  public let to: Value
  /// The velocity at time 0, in value units per second.
  public let initialVelocity: Value

  /// A motion from one value to another.
  public init(spring: SwiftUISpring, from: Value, to: Value, initialVelocity: Value = .zero) {
    self.spring = spring
    self.from = from
    self.to = to
    self.initialVelocity = initialVelocity
  }

  /// Value and velocity at a time in seconds, as SwiftUI returns them.
  public func state(at time: Double) -> MotionState<Value> {
    MotionState(value: value(at: time), velocity: velocity(at: time))
  }

  /// `from` and what ``SwiftUISpring/value(target:initialVelocity:time:)`` adds to it. `[R]`
  public func value(at time: Double) -> Value {
    from + spring.value(target: to - from, initialVelocity: initialVelocity, time: time)
  }

  /// What ``SwiftUISpring/velocity(target:initialVelocity:time:)`` returns. `[R]`
  public func velocity(at time: Double) -> Value {
    spring.velocity(target: to - from, initialVelocity: initialVelocity, time: time)
  }

  /// The force that SwiftUI returns for its own value and velocity, divided by the mass. SwiftUI itself
  /// returns no acceleration.
  public func acceleration(at time: Double) -> Value {
    spring.force(target: to, position: value(at: time), velocity: velocity(at: time))
      .scaled(by: 1 / spring.mass)
  }

  /// What ``SwiftUISpring/settlingDuration(target:initialVelocity:epsilon:)`` returns. `[R]`
  public func settlingDuration(epsilon: Double) -> Double {
    spring.settlingDuration(target: to - from, initialVelocity: initialVelocity, epsilon: epsilon)
  }
}
