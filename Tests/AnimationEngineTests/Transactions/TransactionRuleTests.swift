// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// The rules by which SwiftUI chooses the animation of a change, as they were measured.
///
/// The animations are linear ones of different lengths: half a second later the value tells which one runs.
struct TransactionRuleTests {
  private let timeline = AnimationTimeline()
  private static let outer = Animation.linear(duration: 1)
  private static let inner = Animation.linear(duration: 2)

  /// A property that depends on a switch, which its modifiers may watch.
  private final class Subject {
    let property: AnimatedProperty<Double>
    private let modifiers: (Bool) -> [TransactionModifier]
    var isOn = false { didSet { body() } }

    init(_ timeline: AnimationTimeline, _ modifiers: @escaping (Bool) -> [TransactionModifier]) {
      property = timeline.property("width", 0.0)
      self.modifiers = modifiers
      body()
      timeline.update()
    }

    func body() {
      property.modifiers = modifiers(isOn)
      property.model = isOn ? 1 : 0
    }
  }

  private func value(_ subject: Subject, after seconds: Double = 0.5) throws -> Double {
    try timeline.advance(to: timeline.time + seconds)
    return subject.property.value
  }

  @Test func `.animation(_ value) overrides an outer withAnimation for its subtree`() throws {
    let subject = Subject(timeline) { [.animation(Self.inner, value: $0)] }
    timeline.withAnimation(Self.outer) { subject.isOn = true }
    #expect(try value(subject) == 0.25)
  }

  @Test func `.animation(nil value) suppresses an outer withAnimation`() throws {
    let subject = Subject(timeline) { [.animation(nil, value: $0)] }
    timeline.withAnimation(Self.outer) { subject.isOn = true }
    #expect(subject.property.value == 1)
    #expect(!subject.property.isAnimating)
  }

  @Test func `.animation(_ value) acts only when its value changed in this update`() throws {
    let subject = Subject(timeline) { _ in [.animation(Self.inner, value: 7)] }
    timeline.withAnimation(Self.outer) { subject.isOn = true }
    #expect(try value(subject) == 0.5)
  }

  @Test func `.animation(_ value) does not act on a change in a later update`() throws {
    let subject = Subject(timeline) { [.animation(Self.inner, value: $0)] }
    subject.isOn = true
    try timeline.advance(to: 5)
    subject.property.model = 2
    #expect(subject.property.value == 2)
  }

  @Test func `.animation(_ value) does not act on the first appearance`() {
    let property = timeline.property("width", 0.0)
    property.modifiers = [.animation(Self.inner, value: true)]
    property.model = 1
    #expect(property.value == 1)
  }

  @Test func `The order in which modifiers and model are set does not matter`() throws {
    let property = timeline.property("width", 0.0)
    property.modifiers = [.animation(Self.inner, value: false)]
    timeline.update()
    property.model = 1
    property.modifiers = [.animation(Self.inner, value: true)]
    try timeline.advance(to: 0.5)
    #expect(property.value == 0.25)
  }

  @Test func `Modifiers written after .animation(_ value) are not affected`() throws {
    // content.opacity(…).animation(B, value:).offset(…): the offset stands outside.
    let opacity = Subject(timeline) { [.animation(Self.inner, value: $0)] }
    let offset = Subject(timeline) { _ in [] }
    timeline.withAnimation(Self.outer) {
      opacity.isOn = true
      offset.isOn = true
    }
    try timeline.advance(to: 0.5)
    #expect(opacity.property.value == 0.25)
    #expect(offset.property.value == 0.5)
  }

  @Test func `disablesAnimations disables .animation(_ value)`() throws {
    let subject = Subject(timeline) { [.animation(Self.inner, value: $0)] }
    timeline.withTransaction(\.disablesAnimations, true) { subject.isOn = true }
    #expect(subject.property.value == 1)
  }

  @Test func `disablesAnimations leaves the animation of the same transaction running`() throws {
    let subject = Subject(timeline) { [.animation(Self.inner, value: $0)] }
    var transaction = Transaction(animation: Self.outer)
    transaction.disablesAnimations = true
    timeline.withTransaction(transaction) { subject.isOn = true }
    #expect(try value(subject) == 0.5)
  }

  @Test func `disablesAnimations disables a scoped .animation(_) too`() throws {
    let subject = Subject(timeline) { _ in [.animation(Self.inner)] }
    timeline.withTransaction(\.disablesAnimations, true) { subject.isOn = true }
    #expect(subject.property.value == 1)
  }

  @Test func `disablesAnimations leaves what a .transaction modifier sets`() throws {
    let subject = Subject(timeline) { _ in [.transaction { $0.animation = Self.inner }] }
    timeline.withTransaction(\.disablesAnimations, true) { subject.isOn = true }
    #expect(try value(subject) == 0.25)
  }

  @Test func `A .transaction modifier may disable the .animation modifiers within it`() throws {
    let subject = Subject(timeline) {
      [.transaction { $0.disablesAnimations = true }, .animation(Self.inner, value: $0)]
    }
    timeline.withAnimation(Self.outer) { subject.isOn = true }
    #expect(try value(subject) == 0.5)
  }

  @Test func `Each write keeps the innermost animation at its time`() throws {
    let first = Subject(timeline) { _ in [] }
    let second = Subject(timeline) { _ in [] }
    let third = Subject(timeline) { _ in [] }
    timeline.withAnimation(Self.outer) {
      first.isOn = true
      timeline.withAnimation(Self.inner) { second.isOn = true }
      third.isOn = true
    }
    try timeline.advance(to: 0.5)
    #expect(first.property.value == 0.5)
    #expect(second.property.value == 0.25)
    #expect(third.property.value == 0.5)
  }

  @Test func `Two withAnimation calls in one frame keep their own`() throws {
    let first = Subject(timeline) { _ in [] }
    let second = Subject(timeline) { _ in [] }
    timeline.withAnimation(Self.outer) { first.isOn = true }
    timeline.withAnimation(Self.inner) { second.isOn = true }
    try timeline.advance(to: 0.5)
    #expect(first.property.value == 0.5)
    #expect(second.property.value == 0.25)
  }

  @Test func `Of two writes of one property in one frame the second counts with its animation`() throws {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(Self.outer) { width.model = 1 }
    timeline.withAnimation(Self.inner) { width.model = 2 }
    try timeline.advance(to: 0.5)
    #expect(width.value == 0.5)
    #expect(timeline.takeEvents().map(\.kind) == [.started])
  }

  @Test func `A write of what the model is already does not change the animation of the frame`() throws {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(Self.outer) { width.model = 1 }
    width.model = 1
    timeline.withAnimation(Self.inner) { width.model = 1 }
    try timeline.advance(to: 0.5)
    #expect(width.value == 0.5)
  }

  @Test func `A value that is set and set back in one frame does not move`() throws {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(Self.outer) { width.model = 1 }
    width.model = 0
    try timeline.advance(to: 0.5)
    #expect(width.value == 0)
    #expect(timeline.takeEvents().isEmpty)
  }

  @Test func `.transaction animates even without an outer transaction`() throws {
    let subject = Subject(timeline) { _ in [.transaction { $0.animation = Self.inner }] }
    subject.isOn = true
    #expect(try value(subject) == 0.25)
  }

  @Test func `.transaction(value) acts only when its value changed`() throws {
    let watching = Subject(timeline) { isOn in [.transaction(value: isOn) { $0.animation = Self.inner }] }
    let other = Subject(timeline) { _ in [.transaction(value: 3) { $0.animation = Self.inner }] }
    watching.isOn = true
    other.isOn = true
    try timeline.advance(to: 0.5)
    #expect(watching.property.value == 0.25)
    #expect(other.property.value == 1)
  }

  @Test func `.transaction may take the animation away`() throws {
    let subject = Subject(timeline) { _ in [.transaction { $0.animation = nil }] }
    timeline.withAnimation(Self.outer) { subject.isOn = true }
    #expect(subject.property.value == 1)
  }

  @Test func `withTransaction merges into the current transaction`() throws {
    let subject = Subject(timeline) { _ in [] }
    timeline.withAnimation(Self.outer) {
      timeline.withTransaction(\.isContinuous, true) { subject.isOn = true }
    }
    #expect(try value(subject) == 0.5)
  }

  // MARK: - Two animations on one property

  @Test func `Of two .animation modifiers on one property the inner counts, and a warning says so`() throws {
    let subject = Subject(timeline) {
      [.animation(Self.outer, value: $0), .animation(Self.inner, value: $0)]
    }
    subject.isOn = true
    #expect(try value(subject) == 0.25)
    let warnings = timeline.takeEvents().filter { $0.kind == .warned }
    #expect(warnings.count == 1)
    #expect(warnings.first?.subject == "width")
    #expect(warnings.first?.animation == Self.inner)
    #expect(warnings.first?.note?.contains("innermost") == true)
  }

  @Test func `Two equal .animation modifiers are no conflict`() throws {
    let subject = Subject(timeline) {
      [.animation(Self.inner, value: $0), .animation(Self.inner, value: $0)]
    }
    subject.isOn = true
    #expect(try value(subject) == 0.25)
    #expect(!timeline.takeEvents().contains { $0.kind == .warned })
  }

  @Test func `An .animation modifier whose value did not change is no conflict`() throws {
    let subject = Subject(timeline) {
      [.animation(Self.outer, value: $0), .animation(Self.inner, value: 1)]
    }
    subject.isOn = true
    #expect(try value(subject) == 0.5)
    #expect(!timeline.takeEvents().contains { $0.kind == .warned })
  }
}
