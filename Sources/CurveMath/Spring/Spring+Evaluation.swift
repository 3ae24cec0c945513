// SPDX-License-Identifier: Apache-2.0

// The signatures are SwiftUI's. The results are SwiftUI's where those are right; where a damping ratio above 1
// makes SwiftUI's velocity, update and force wrong, these are right. Accuracy: budget keys `spring.*`.

extension Spring {
  /// How far a spring has moved towards `target` after a time.
  ///
  /// The motion starts at zero; `target` is the whole way, relative to the start.
  ///
  /// - Parameters:
  ///   - target: the way to go.
  ///   - initialVelocity: in value units per second.
  ///   - time: in seconds. Times before 0 run the equation backwards.
  /// - Returns: `target·(1 − e^(−γt)(C + γS)) + v₀·e^(−γt)·S`; NaN where the spring or the time is.
  @inlinable
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    prepared(from: .zero, to: target, initialVelocity).value(at: time)
  }

  /// How fast a spring moves after a time, in value units per second.
  ///
  /// The derivative of ``value(target:initialVelocity:time:)``: at time 0 it is `initialVelocity`, and it
  /// goes to zero in every regime.
  @inlinable
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    prepared(from: .zero, to: target, initialVelocity).velocity(at: time)
  }

  /// How fast the velocity changes after a time, in value units per second squared.
  ///
  /// `x″ = −ω₀²·(x − target) − 2γ·x′`, but not computed from a rounded value and velocity.
  @inlinable
  public func acceleration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    prepared(from: .zero, to: target, initialVelocity).acceleration(at: time)
  }

  /// Moves a value and its velocity on by a time step, exactly: steps compose to one long step.
  ///
  /// - Parameters:
  ///   - value: where the motion is; afterwards, where it has got to.
  ///   - velocity: in value units per second, likewise.
  ///   - target: where the motion ends, absolute.
  ///   - deltaTime: in seconds.
  @inlinable
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    (value, velocity) = prepared(from: value, to: target, velocity).state(at: deltaTime)
  }

  /// The force on the mass: `k·(target − position) − c·velocity`.
  ///
  /// A force, as SwiftUI returns it: divided by ``mass`` it is the acceleration.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    let stiffness = naturalFrequency * naturalFrequency * mass
    let damping = (decay * mass).scaled(by: 2)
    return V.weightedSum(target, stiffness, position, -stiffness, velocity, -damping)
  }

  @inlinable
  func prepared<V: VectorArithmetic>(from: V, to: V, _ initialVelocity: V) -> V.PreparedSpring {
    V.PreparedSpring(spring: self, from: from, to: to, initialVelocity: initialVelocity)
  }
}
