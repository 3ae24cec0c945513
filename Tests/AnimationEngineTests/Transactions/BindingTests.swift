// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Bindings, and the transactions that they set values in.
struct BindingTests {
  private let timeline = AnimationTimeline()

  @Test func `A binding to a property animates as it says`() throws {
    let width = timeline.property("width", 0.0)
    let binding = width.binding.animation(.linear(duration: 2))
    binding.wrappedValue = 1
    #expect(binding.wrappedValue == 1)
    try timeline.advance(to: 0.5)
    #expect(width.value == 0.25)
  }

  @Test func `A plain binding jumps`() {
    let width = timeline.property("width", 0.0)
    width.binding.wrappedValue = 1
    #expect(width.value == 1)
  }

  @Test func `The default of animation() is the default animation`() {
    let width = timeline.property("width", 0.0)
    width.binding.animation().wrappedValue = 1
    #expect(timeline.takeEvents().map(\.animation) == [.default])
  }

  @Test func `A binding's transaction is merged into the current one`() throws {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(.linear(duration: 2)) { width.binding.wrappedValue = 1 }
    try timeline.advance(to: 0.5)
    #expect(width.value == 0.25)
  }

  @Test func `A binding keeps the values of its transaction when it is animated`() {
    var transaction = Transaction()
    transaction.isContinuous = true
    let binding = Binding.constant(1).transaction(transaction).animation(.bouncy)
    #expect(binding.transaction.isContinuous)
    #expect(binding.transaction.animation == .bouncy)
  }

  @Test func `A closure binding that takes no transaction animates nothing`() {
    let width = timeline.property("width", 0.0)
    let binding = Binding(get: { width.model }, set: { width.model = $0 })
    binding.animation(.linear(duration: 2)).wrappedValue = 1
    #expect(width.value == 1)
    #expect(!width.isAnimating)
  }

  @Test func `A binding to a part sets the part, in the same transaction`() throws {
    let position = timeline.property("position", Point(x: 1, y: 2))
    let x = position.binding.animation(.linear(duration: 2)).x
    x.wrappedValue = 5
    #expect(position.model == Point(x: 5, y: 2))
    try timeline.advance(to: 1)
    #expect(position.value == Point(x: 3, y: 2))
  }

  @Test func `A binding is a property wrapper`() {
    struct Row {
      @Binding var count: Int
    }
    var stored = 1
    let row = Row(count: Binding(get: { stored }, set: { stored = $0 }))
    row.count += 1
    row.$count.wrappedValue += 1
    #expect(stored == 3)
  }

  @Test func `A discrete property has a binding, too`() {
    let title = timeline.discreteProperty("title", "a")
    title.binding.animation(.bouncy).wrappedValue = "b"
    #expect(title.value == "b")
    #expect(timeline.takeEvents().map(\.animation) == [.bouncy])
  }
}
