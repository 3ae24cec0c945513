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
  typealias Data = Value.AnimatableData

  private struct Slot {
    /// The property, which `properties` keeps alive.
    let property: Unmanaged<AnimatedProperty<Value>>
    var shown: Value
    var leg: SoleLeg<Data>?
  }

  private var properties: [AnimatedProperty<Value>] = []
  @exclusivity(unchecked) private var slots: [Slot] = []
  /// The legs of the slots and room for what they come to, where the type is one of somebody's own.
  @exclusivity(unchecked) private var vectors = AnimatedVectors<Data>()
  /// Which of the slots have a leg that moves them alone, there too.
  @exclusivity(unchecked) private var areMoved: [Bool] = []

  /// Whether a frame is compiled for the type.
  private static var isKnown: Bool {
    Value.self == Double.self || Value.self == Point.self || Value.self == Size.self
      || Value.self == Angle.self || Value.self == Color.self
  }

  /// Adds a property, and says where it is.
  func insert(_ property: AnimatedProperty<Value>) -> Int {
    properties.append(property)
    slots.append(Slot(property: .passUnretained(property), shown: property.model, leg: nil))
    if !Self.isKnown {
      vectors.append()
      areMoved.append(false)
    }
    return slots.count - 1
  }

  /// Notes what has become of a property.
  func update(at index: Int, shown: Value, leg: SoleLeg<Data>?) {
    slots[index].shown = shown
    slots[index].leg = leg
    if !Self.isKnown {
      vectors.update(at: index, leg)
      areMoved[index] = leg != nil
    }
  }

  /// Takes out the property at an index; the last one takes its place.
  func remove(at index: Int) {
    slots.swapAt(index, slots.count - 1)
    properties.swapAt(index, properties.count - 1)
    slots.removeLast()
    properties.removeLast()
    if !Self.isKnown {
      vectors.remove(at: index)
      areMoved.swapAt(index, areMoved.count - 1)
      areMoved.removeLast()
    }
    if index < properties.count { properties[index].columnIndex = index }
  }

  override func clear() {
    for property in properties { property.columnIndex = -1 }
    slots.removeAll()
    properties.removeAll()
    vectors = AnimatedVectors()
    areMoved.removeAll()
  }

  /// Visits each property with what it shows at a time; none is inserted or removed meanwhile.
  @specialized(where Value == Double)
  @specialized(where Value == Point)
  @specialized(where Value == Size)
  @specialized(where Value == Angle)
  @specialized(where Value == Color)
  func visit(at time: Double, _ body: (AnimatedProperty<Value>, Value) -> Void) {
    guard Self.isKnown else { return visitOwn(at: time, body) }
    for index in slots.indices {
      slots[index].property._withUnsafeGuaranteedRef { property in
        guard let leg = slots[index].leg else { return body(property, property.shownValue) }
        var value = slots[index].shown
        value.animatableData = leg.value(at: time)
        body(property, value)
      }
    }
  }

  /// The same for a type of one's own, whose code is generic here: its vectors, which are of a few types, are worked
  /// out beforehand by code that is not.
  private func visitOwn(at time: Double, _ body: (AnimatedProperty<Value>, Value) -> Void) {
    vectors.advance(to: time)
    vectors.values.withUnsafeBufferPointer { vectors in
      slots.withUnsafeBufferPointer { slots in
        for index in slots.indices {
          slots[index].property._withUnsafeGuaranteedRef { property in
            guard areMoved[index] else { return body(property, property.shownValue) }
            var value = slots[index].shown
            value.animatableData = vectors[index]
            body(property, value)
          }
        }
      }
    }
  }
}

/// What legs come to at a time, side by side.
private struct AnimatedVectors<Data: VectorArithmetic & Sendable> {
  private var legs: [SoleLeg<Data>?] = []
  private(set) var values: [Data] = []

  mutating func append() {
    legs.append(nil)
    values.append(.zero)
  }

  mutating func update(at index: Int, _ leg: SoleLeg<Data>?) {
    legs[index] = leg
  }

  /// Takes out a leg; the last one takes its place.
  mutating func remove(at index: Int) {
    legs.swapAt(index, legs.count - 1)
    legs.removeLast()
    values.removeLast()
  }

  @specialized(where Data == Double)
  @specialized(where Data == AnimatablePair<Double, Double>)
  @specialized(where Data == SIMD4<Double>)
  @specialized(where Data == AnimatablePair<Double, AnimatablePair<Double, Double>>)
  @specialized(where Data == AnimatablePair<AnimatablePair<Double, Double>, Double>)
  @specialized(where Data == AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>)
  mutating func advance(to time: Double) {
    for index in legs.indices {
      if let leg = legs[index] { values[index] = leg.value(at: time) }
    }
  }
}
