// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

private struct ToneKey: TransactionKey { static let defaultValue = "none" }

extension Transaction {
  fileprivate var tone: String {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }
}

/// What a transaction carries, and how one is merged into another.
struct TransactionTests {
  /// The transaction that reaches a property which is changed in a body.
  private func transaction(in body: (AnimationTimeline, () -> Void) -> Void) -> Transaction {
    let timeline = AnimationTimeline()
    let property = timeline.property("width", 0.0)
    var seen = Transaction()
    property.modifiers = [.transaction { seen = $0 }]
    body(timeline) { property.model += 1 }
    timeline.update()
    return seen
  }

  @Test func `A transaction sets nothing by itself`() {
    let transaction = Transaction()
    #expect(transaction.animation == nil)
    #expect(!transaction.disablesAnimations)
    #expect(!transaction.isContinuous)
    #expect(!transaction.tracksVelocity)
    #expect(!transaction.scrollPositionUpdatePreservesVelocity)
    #expect(transaction.tone == "none")
  }

  @Test func `A key's value travels to the property`() {
    let seen = transaction { timeline, change in timeline.withTransaction(\.tone, "loud") { change() } }
    #expect(seen.tone == "loud")
    #expect(seen.animation == nil)
  }

  @Test func `A transaction within another one keeps what it does not set`() {
    let seen = transaction { timeline, change in
      var outer = Transaction(animation: .bouncy)
      outer.isContinuous = true
      outer.tone = "outer"
      timeline.withTransaction(outer) {
        timeline.withTransaction(\.tone, "inner") {
          timeline.withTransaction(Transaction()) { change() }
        }
      }
    }
    #expect(seen.animation == .bouncy)
    #expect(seen.isContinuous)
    #expect(seen.tone == "inner")
  }

  @Test func `A transaction within another one may take back what that sets`() {
    let seen = transaction { timeline, change in
      var outer = Transaction(animation: .bouncy)
      outer.isContinuous = true
      outer.disablesAnimations = true
      timeline.withTransaction(outer) {
        var inner = Transaction(animation: nil)
        inner.isContinuous = false
        timeline.withTransaction(inner) { change() }
      }
    }
    #expect(seen.animation == nil)
    #expect(!seen.isContinuous)
    #expect(seen.disablesAnimations)
  }

  @Test func `A body returns its result, and a transaction ends with a body that throws`() {
    struct Failure: Error {}
    let timeline = AnimationTimeline()
    let width = timeline.property("width", 0.0)
    #expect(timeline.withAnimation { 7 } == 7)
    #expect(throws: Failure.self) { try timeline.withAnimation(.linear) { throw Failure() } }
    width.model = 1
    #expect(width.value == 1)
    #expect(!width.isAnimating)
  }
}
