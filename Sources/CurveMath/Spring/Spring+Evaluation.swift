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
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let weights = SpringWeightKernel(self).weights(at: time)
    let none = DoubleDouble(0)
    return V.weightedSum(.zero, none, target, weights.arrived, initialVelocity, weights.impulse)
  }

  /// How fast a spring moves after a time, in value units per second.
  ///
  /// The derivative of ``value(target:initialVelocity:time:)``: at time 0 it is `initialVelocity`, and it
  /// goes to zero in every regime.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let weights = SpringWeightKernel(self).weights(at: time)
    let none = DoubleDouble(0)
    return V.weightedSum(.zero, none, target, -weights.remainingRate, initialVelocity, weights.impulseRate)
  }

  /// How fast the velocity changes after a time, in value units per second squared.
  ///
  /// `x″ = −ω₀²·(x − target) − 2γ·x′`, from the weights and not from rounded values and velocities.
  public func acceleration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let weights = SpringWeightKernel(self).accelerations(at: time)
    let none = DoubleDouble(0)
    return V.weightedSum(.zero, none, target, -weights.remaining, initialVelocity, weights.impulse)
  }

  /// Moves a value and its velocity on by a time step, exactly: steps compose to one long step.
  ///
  /// - Parameters:
  ///   - value: where the motion is; afterwards, where it has got to.
  ///   - velocity: in value units per second, likewise.
  ///   - target: where the motion ends, absolute.
  ///   - deltaTime: in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    let weights = SpringWeightKernel(self).weights(at: deltaTime)
    let start = value
    value = V.weightedSum(start, weights.remaining, target, weights.arrived, velocity, weights.impulse)
    velocity = V.weightedSum(
      start, weights.remainingRate, target, -weights.remainingRate, velocity, weights.impulseRate)
  }

  /// The force on the mass: `k·(target − position) − c·velocity`.
  ///
  /// A force, as SwiftUI returns it: divided by ``mass`` it is the acceleration.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    let stiffness = naturalFrequency * naturalFrequency * mass
    let damping = (decay * mass).scaled(by: 2)
    return V.weightedSum(target, stiffness, position, -stiffness, velocity, -damping)
  }
}
