// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// The animated properties of some type.
class AnyPropertyColumn {
  /// Forgets them all: they stand where they go.
  func clear() {}
}

/// The properties of one type that are animated, side by side, with what a frame needs to know of them.
///
/// A frame runs through the slots in the order of memory. Following a reference to each property instead would
/// cost more than working out what it shows.
final class AnimatedPropertyColumn<Value: Animatable>: AnyPropertyColumn
where Value.AnimatableData: Sendable {
  private struct Slot {
    /// The property, which `properties` keeps alive.
    let property: Unmanaged<AnimatedProperty<Value>>
    var shown: Value
    var leg: SoleLeg<Value.AnimatableData>?
  }

  private var properties: [AnimatedProperty<Value>] = []
  @exclusivity(unchecked) private var slots: [Slot] = []

  /// Adds a property, and says where it is.
  func insert(_ property: AnimatedProperty<Value>) -> Int {
    properties.append(property)
    slots.append(Slot(property: .passUnretained(property), shown: property.model, leg: nil))
    return slots.count - 1
  }

  /// Notes what has become of a property.
  func update(at index: Int, shown: Value, leg: SoleLeg<Value.AnimatableData>?) {
    slots[index].shown = shown
    slots[index].leg = leg
  }

  /// Takes out the property at an index; the last one takes its place.
  func remove(at index: Int) {
    slots.swapAt(index, slots.count - 1)
    properties.swapAt(index, properties.count - 1)
    slots.removeLast()
    properties.removeLast()
    if index < properties.count { properties[index].columnIndex = index }
  }

  override func clear() {
    for property in properties { property.columnIndex = -1 }
    slots.removeAll()
    properties.removeAll()
  }

  /// Visits each property with what it shows at a time; none is inserted or removed meanwhile.
  @specialized(where Value == Double)
  @specialized(where Value == Point)
  @specialized(where Value == Size)
  @specialized(where Value == Angle)
  @specialized(where Value == Color)
  func visit(at time: Double, _ body: (AnimatedProperty<Value>, Value) -> Void) {
    for index in slots.indices {
      slots[index].property._withUnsafeGuaranteedRef { property in
        guard let leg = slots[index].leg else { return body(property, property.shownValue) }
        var value = slots[index].shown
        value.animatableData = leg.value(at: time)
        body(property, value)
      }
    }
  }
}
