// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// A value that can be animated.
package struct AnimatablePropertyValue<Value: Animatable>: PropertyValue
where Value.AnimatableData: Sendable {
  let value: Value
  /// The velocity with which a spring starts, in units of the animatable data, in place of the one that is shown.
  let initialVelocity: Value.AnimatableData?

  package init(_ value: Value, initialVelocity: Value.AnimatableData? = nil) {
    self.value = value
    self.initialVelocity = initialVelocity
  }

  package func begin(named name: String, in timeline: AnimationTimeline) -> any LivingProperty {
    let property = timeline.property(name, value)
    if !value.animatableData.isFinite {
      timeline.core.record(.refused, name, note: "the value that it begins with is not finite")
    }
    return property
  }
}

extension AnimatedProperty: LivingProperty {
  package var state: (shown: Any, model: Any, velocity: Any?) { (value, model, velocity) }

  package func set(_ value: any PropertyValue, by transaction: Transaction) -> Bool? {
    // From a value that is not finite no way leads anywhere.
    guard let setting = value as? AnimatablePropertyValue<Value>, model.animatableData.isFinite else {
      return nil
    }
    let value = setting.value
    if let velocity = setting.initialVelocity, transaction.animation != nil {
      set(value, initialVelocity: velocity)
      guard value.animatableData.isFinite, velocity.isFinite else { return false }
      noteWrite(in: transaction)
      return true
    }
    guard !isSame(value, model) else { return false }
    model = value
    guard value.animatableData.isFinite else { return false }
    noteWrite(in: transaction)
    return true
  }

  /// Whether nothing differs, neither the data nor what is carried along with them.
  private func isSame(_ value: Value, _ other: Value) -> Bool {
    guard value.animatableData == other.animatableData else { return false }
    guard Value.self != Value.AnimatableData.self, let value = value as? any Equatable else { return true }
    return isEqual(value, other)
  }
}
