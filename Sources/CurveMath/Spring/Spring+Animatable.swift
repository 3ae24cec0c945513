// SPDX-License-Identifier: Apache-2.0

// The forms with `fromValue` and `toValue` move a value through its animatable data, and return an absolute
// value. As in SwiftUI they have no default arguments.

extension Spring {
  /// The value after a time, on the way from one value to another.
  ///
  /// - Parameters:
  ///   - fromValue: where the motion starts.
  ///   - toValue: where it ends.
  ///   - initialVelocity: data units per second, as a value whose animatable data are the velocity.
  ///   - time: in seconds.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    var result = fromValue
    result.animatableData = prepared(
      from: fromValue.animatableData, to: toValue.animatableData, initialVelocity.animatableData
    ).value(at: time)
    return result
  }

  /// The velocity after a time, as a value whose animatable data are the velocity.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    var result = fromValue
    result.animatableData = prepared(
      from: fromValue.animatableData, to: toValue.animatableData, initialVelocity.animatableData
    ).velocity(at: time)
    return result
  }

  /// The force at a position and a velocity, as a value whose animatable data are the force.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  /// How long it takes until the value stays within `epsilon` of `toValue`, measured in animatable data.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> Double {
    prepared(from: fromValue.animatableData, to: toValue.animatableData, initialVelocity.animatableData)
      .settlingDuration(epsilon: epsilon)
  }
}
