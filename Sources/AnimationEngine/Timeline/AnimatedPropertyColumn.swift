// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// The animated properties of some type.
class AnyPropertyColumn {
  /// Forgets them all: they stand where they go.
  func clear() {}
}

/// The properties of one type that are animated, side by side.
final class AnimatedPropertyColumn<Value: Animatable>: AnyPropertyColumn
where Value.AnimatableData: Sendable {
  private(set) var properties: [AnimatedProperty<Value>] = []

  /// Adds a property, and says where it is.
  func insert(_ property: AnimatedProperty<Value>) -> Int {
    properties.append(property)
    return properties.count - 1
  }

  /// Takes out the property at an index; the last one takes its place.
  func remove(at index: Int) {
    let last = properties.removeLast()
    guard index < properties.count else { return }
    properties[index] = last
    last.columnIndex = index
  }

  override func clear() {
    for property in properties { property.columnIndex = -1 }
    properties.removeAll()
  }

  /// Visits each property with what it shows at a time.
  @specialized(where Value == Double)
  @specialized(where Value == Point)
  @specialized(where Value == Size)
  @specialized(where Value == Angle)
  func visit(_ body: (AnimatedProperty<Value>, Value) -> Void) {
    for property in properties { body(property, property.shownValue) }
  }
}
