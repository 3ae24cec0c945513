// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import TestSupport
import Testing

/// Deep and wide trees, and updates within updates.
struct TreeSizeTests {
  private let stage = Stage()
  private static let depth = 10_000
  private static let width = 10_000

  private func chain(_ value: Double) -> Node {
    var node = Node("Leaf").property("width", value)
    for _ in 0..<Self.depth {
      let inner = node
      node = Node("Group") { inner }
    }
    return node
  }

  @Test func `A tree of ten thousand levels is updated, animated and let go`() throws {
    stage.show { chain(0) }
    stage.animate { chain(1) }
    try stage.advance(to: 0.5)
    let leaf = try #require(stage.tree.allNodes.last)
    #expect(leaf.value("width") == 0.5)
    #expect(leaf.path == "(10001 levels)/Group/Leaf")
    stage.animate {}
    try stage.advance(to: 2)
    #expect(stage.paths.isEmpty)
    #expect(leaf.isGone)
  }

  @Test func `A deep tree is let go with its owner`() {
    do {
      let stage = Stage()
      stage.show { chain(0) }
    }
    do { _ = chain(0) }
  }

  @Test func `A deep tree whose nodes follow from states is updated`() {
    final class Levels {
      func node(_ level: Int) -> Node {
        Node("Group") { state in
          if level < TreeSizeTests.depth { self.node(level + 1).state("level", state["own", default: level]) }
        }
      }
    }
    stage.show { Levels().node(0) }
    #expect(stage.tree.allNodes.count == Self.depth + 1)
  }

  @Test func `Ten thousand rows are shuffled by their ids, and each keeps its state`() throws {
    var generator = SeededGenerator(seed: 7)
    let ids = Array(0..<Self.width)
    func show(_ ids: [Int]) {
      stage.show {
        Node("List") { ForEach(ids, id: \.self) { Node("Row").state("id", $0).property("at", 0.0) } }
      }
    }
    show(ids)
    let shuffled = ids.shuffled(using: &generator)
    show(shuffled)
    #expect(stage.tree.nodes[0].children.map { $0.state("id") ?? -1 } == shuffled)
  }

  @Test func `Ten thousand rows leave at once`() throws {
    func show(_ count: Int) {
      stage.animate { Node("List") { ForEach(0..<count) { _ in Node("Row") } } }
    }
    show(Self.width)
    show(0)
    #expect(stage.tree.nodes[0].children.count == Self.width)
    try stage.advance(to: 1)
    #expect(stage.tree.nodes[0].children.isEmpty)
  }

  @Test func `The smallest set of moves is found, for every order of six`() {
    func permutations(_ items: [Int]) -> [[Int]] {
      guard items.count > 1 else { return [items] }
      return items.indices.flatMap { index -> [[Int]] in
        var rest = items
        let first = rest.remove(at: index)
        return permutations(rest).map { [first] + $0 }
      }
    }
    for order in permutations(Array(0..<6)) {
      let resting = LongestRun.indices(of: order).sorted().map { order[$0] }
      #expect(resting == resting.sorted(), "\(order)")
      // Compared with all selections.
      let longest = (0..<64).map { mask in order.indices.filter { mask & (1 << $0) != 0 }.map { order[$0] } }
        .filter { $0 == $0.sorted() }.map(\.count).max()
      #expect(resting.count == longest, "\(order)")
    }
  }

  @Test func `An update within an update is made after it`() {
    stage.show { Node("Outer") }
    stage.show {
      Node("Outer").transaction { [tree = stage.tree] _ in tree.update { Node("Inner") } }
    }
    #expect(stage.paths == ["Inner"])
  }

  @Test func `An update within an update keeps its own transaction`() {
    func describe(_ opacity: Double, inner: @escaping () -> Void = {}) -> Node {
      Node("View").opacity(opacity).transaction { _ in inner() }
    }
    stage.show { describe(1) }
    stage.animate { describe(0.5) { [stage] in stage.animate(nil) { Node("View").opacity(0.25) } } }
    #expect(stage.moving("View").isEmpty)
    #expect(stage.shown("View", "opacity") == 0.25)
    stage.show { describe(1) }
    stage.animate(nil) { describe(0.5) { [stage] in stage.animate { Node("View").opacity(0.75) } } }
    #expect(stage.moving("View") == ["opacity"])
  }

  @Test func `An update in a completion is made at the time of the completion`() throws {
    stage.show { Node("View").opacity(0) }
    var transaction = Transaction(animation: .linear(duration: 0.25))
    transaction.addAnimationCompletion(criteria: .removed) { [stage] in
      stage.animate(.linear(duration: 0.5)) { Node("View").opacity(0) }
    }
    stage.timeline.withTransaction(transaction) { stage.show { Node("View").opacity(1) } }
    try stage.advance(to: 0.5)
    #expect(stage.shown("View", "opacity") == 0.5)
  }
}
