// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Which node of a new description is which of the old one.
struct IdentityTests {
  private let stage = Stage()

  private func counter(_ count: Double = 0) -> Node {
    Node("Counter").state("count", 0).property("width", count)
  }

  @Test func `A changed property leaves the node the same, and its state is kept`() throws {
    stage.show { counter(1) }
    let before = try #require(stage.tree.node("Counter"))
    stage.tree.setState("count", to: 5, of: before)
    _ = stage.takeEvents()
    stage.show { counter(2) }
    let after = try #require(stage.tree.node("Counter"))
    #expect(after === before)
    #expect(after.state("count") == 5)
    #expect(
      stage.takeEvents(of: "Counter") == [
        .changed(NodeChange(typeName: "Counter", reasons: [.itself, .property("width")]))
      ])
  }

  @Test func `The same view in both branches of an if is two identities, and its state is reset`() throws {
    func show(_ isEnabled: Bool) {
      stage.show {
        Node("VStack") {
          if isEnabled { counter() } else { counter() }
        }
      }
    }
    show(true)
    let first = try #require(stage.tree.node("VStack/Counter[if]"))
    stage.tree.setState("count", to: 5, of: first)
    _ = stage.takeEvents()
    show(false)
    let second = try #require(stage.tree.node("VStack/Counter[else]"))
    #expect(second !== first)
    #expect(second.state("count") == 0)
    #expect(first.isGone)
    let events = stage.takeEvents(of: "VStack/Counter[else]")
    #expect(events.contains(.identityChanged(from: "VStack/Counter[if]", [.branch])))
    #expect(events.contains(.stateReset(["count"])))
  }

  @Test func `The remedy is one view whose properties follow from the condition`() throws {
    func show(_ isEnabled: Bool) {
      stage.show { Node("VStack") { counter().opacity(isEnabled ? 1 : 0.4) } }
    }
    show(true)
    stage.tree.setState("count", to: 5, of: try #require(stage.tree.node("VStack/Counter")))
    show(false)
    #expect(stage.tree.node("VStack/Counter")?.state("count") == 5)
    #expect(stage.shown("VStack/Counter", "opacity") == 0.4)
  }

  @Test func `Every case of a switch is an identity of its own`() {
    var identities: Set<ObjectIdentifier> = []
    var nodes: [TreeNode] = []
    for choice in 0..<3 {
      stage.show {
        switch choice {
        case 0: counter()
        case 1: counter()
        default: counter()
        }
      }
      nodes += stage.tree.nodes
      identities.formUnion(stage.tree.nodes.map(ObjectIdentifier.init))
    }
    #expect(nodes.count == 3)
    #expect(identities.count == 3)
  }

  @Test func `Another explicit id is another node, and the state begins anew`() throws {
    var initialValues = 0
    func child(_ id: String) -> Node {
      Node("Child").state("n", { initialValues += 1 }()).id(id)
    }
    stage.show { child("A") }
    #expect(initialValues == 1)
    stage.show { child("A") }
    #expect(initialValues == 1)
    _ = stage.takeEvents()
    stage.show { child("B") }
    #expect(initialValues == 2)
    let events = stage.takeEvents(of: "Child#B")
    #expect(events.contains(.identityChanged(from: "Child#A", [.id])))
    #expect(events.contains(.stateReset(["n"])))
  }

  @Test func `A change is printed in the words that SwiftUI prints`() {
    let change = NodeChange(typeName: "Child", reasons: [.itself, .identity, .state("n")])
    #expect(change.description == "Child: @self, @identity, _n changed.")
    #expect(NodeChange(typeName: "Child", reasons: []).description == "Child: unchanged.")
  }

  @Test func `Another type in the same place is another node`() {
    stage.show { Node("A").property("width", 1) }
    _ = stage.takeEvents()
    stage.show { Node("B").property("width", 1) }
    #expect(stage.takeEvents(of: "B").contains(.identityChanged(from: "A", [.type])))
    #expect(stage.paths == ["B"])
  }

  @Test func `The id of an element that changes begins its row anew`() throws {
    func show(_ ids: [String]) {
      stage.show { ForEach(ids, id: \.self) { _ in counter() } }
    }
    show(["a", "b"])
    stage.tree.setState("count", to: 1, of: try #require(stage.tree.node("Counter[#a]")))
    stage.tree.setState("count", to: 2, of: try #require(stage.tree.node("Counter[#b]")))
    show(["a", "c"])
    #expect(stage.tree.node("Counter[#a]")?.state("count") == 1)
    #expect(stage.tree.node("Counter[#c]")?.state("count") == 0)
  }

  @Test func `An explicit id does not follow a view to another position`() throws {
    func show(_ isFirst: Bool) {
      stage.show {
        Node("VStack") {
          if isFirst { counter().id("c") }
          Node("Divider")
          if !isFirst { counter().id("c") }
        }
      }
    }
    show(true)
    _ = stage.takeEvents()
    show(false)
    let path = "VStack/Counter[2]#c"
    #expect(
      stage.takeEvents(of: path).contains(.identityChanged(from: "VStack/Counter[0]#c", [.position])))
  }

  @Test func `Siblings with the same explicit id are two nodes`() {
    stage.show {
      counter().id("same")
      counter().id("same")
    }
    #expect(stage.paths == ["Counter[0]#same", "Counter[1]#same"])
    #expect(stage.takeWarnings().isEmpty)
  }

  @Test func `A conditional node in front does not shift the identities behind it`() throws {
    func show(_ hasBanner: Bool) {
      stage.show {
        Node("VStack") {
          if hasBanner { Node("Banner") }
          counter()
        }
      }
    }
    show(false)
    let before = try #require(stage.tree.node("VStack/Counter[1]"))
    show(true)
    #expect(stage.tree.node("VStack/Counter[1]") === before)
  }
}
