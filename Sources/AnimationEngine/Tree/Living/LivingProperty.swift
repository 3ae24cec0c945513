// SPDX-License-Identifier: Apache-2.0

/// The value of a property in a description, of some type.
package protocol PropertyValue {
  /// A property that stands at the value.
  func begin(named name: String, in timeline: AnimationTimeline) -> any LivingProperty
}

/// A property of a node, on the timeline.
package protocol LivingProperty: TimelineProperty {
  /// What is shown, what was set and how fast what is shown changes, whatever their types are.
  var state: (shown: Any, model: Any, velocity: Any?) { get }

  /// What is shown since the last update and how fast that moves, by an animation or as it is being set.
  var handedOver: (shown: Any, velocity: Any?) { get }

  /// Goes to a value by a transaction.
  ///
  /// - Returns: whether it is another value than before; nil where the property can't take it and must begin anew.
  func set(_ value: any PropertyValue, by transaction: Transaction) -> Bool?
}

extension TimelineProperty {
  /// Notes a change in a transaction of its own, whatever transaction the timeline is in.
  func noteWrite(in transaction: Transaction) {
    writeScope = TransactionScope(transaction)
    core.enlist(transaction.completions)
    core.setNeedsUpdate(self)
  }
}
