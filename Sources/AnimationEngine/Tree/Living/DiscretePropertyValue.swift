// SPDX-License-Identifier: Apache-2.0

/// A value that nothing lies between.
package struct DiscretePropertyValue<Value: Equatable>: PropertyValue {
  let value: Value

  package init(_ value: Value) {
    self.value = value
  }

  package func begin(named name: String, in timeline: AnimationTimeline) -> any LivingProperty {
    timeline.discreteProperty(name, value)
  }
}

extension DiscreteProperty: LivingProperty {
  package var state: (shown: Any, model: Any, velocity: Any?) { (value, model, nil) }
  package var handedOver: (shown: Any, velocity: Any?) { (handed, nil) }

  package func set(_ value: any PropertyValue, by transaction: Transaction) -> Bool? {
    guard let value = (value as? DiscretePropertyValue<Value>)?.value else { return nil }
    guard value != model else { return false }
    model = value
    noteWrite(in: transaction)
    return true
  }
}
