// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// States, and children that follow from them.
struct StateTests {
  private let stage = Stage()

  private func counter() -> Node {
    Node("Counter") { state in
      let count = state["count", default: 0]
      Node("Label").property("width", Double(count))
      if count > 2 { Node("Badge") }
    }
  }

  @Test func `A state begins when it is first asked for`() {
    stage.show { counter() }
    #expect(stage.takeEvents(of: "Counter").contains(.stateCreated(["count"])))
    #expect(stage.tree.node("Counter")?.state("count") == 0)
  }

  @Test func `Setting a state describes the children anew, by the animation of that moment`() throws {
    stage.show { counter() }
    let node = try #require(stage.tree.node("Counter"))
    _ = stage.takeEvents()
    stage.timeline.withAnimation(Stage.second) { stage.tree.setState("count", to: 4, of: node) }
    let events = stage.takeEvents()
    #expect(events.first?.event == .changed(NodeChange(typeName: "Counter", reasons: [.state("count")])))
    try stage.advance(to: 0.5)
    #expect(stage.shown("Counter/Label[0]", "width") == 2)
    #expect(stage.shown("Counter/Badge[1]", "transition.opacity") == 0.5)
  }

  @Test func `A state that is set to what it is changes nothing`() throws {
    stage.show { counter() }
    _ = stage.takeEvents()
    stage.tree.setState("count", to: 0, of: try #require(stage.tree.node("Counter")))
    #expect(stage.takeEvents().isEmpty)
  }

  @Test func `A state is kept when the node around is described anew`() throws {
    stage.show { Node("VStack") { counter() }.opacity(1) }
    stage.tree.setState("count", to: 3, of: try #require(stage.tree.node("VStack/Counter")))
    _ = stage.takeEvents()
    stage.show { Node("VStack") { counter() }.opacity(0) }
    #expect(stage.tree.node("VStack/Counter")?.state("count") == 3)
    #expect(stage.tree.node("VStack/Counter/Badge[1]") != nil)
    #expect(stage.takeEvents().map(\.path) == ["VStack"])
  }

  @Test func `Modifiers around a node act on what follows from its state`() throws {
    stage.show {
      Node("VStack") { counter() }.transaction { $0.animation = Stage.second }
    }
    stage.tree.setState("count", to: 1, of: try #require(stage.tree.node("VStack/Counter")))
    #expect(stage.moving("VStack/Counter/Label[0]") == ["width"])
  }

  @Test func `An animation modifier around a node does not act where its value has not changed`() throws {
    stage.show { Node("VStack") { counter() }.animation(Stage.second, value: 1) }
    stage.tree.setState("count", to: 1, of: try #require(stage.tree.node("VStack/Counter")))
    #expect(stage.moving("VStack/Counter/Label[0]").isEmpty)
  }

  @Test func `A binding reads and sets the state`() throws {
    var binding: Binding<Int>?
    stage.show {
      Node("Counter") { state in
        let count = state.binding("count", default: 1)
        let _ = { binding = count }()
        Node("Label").property("width", Double(count.wrappedValue))
      }
    }
    let count = try #require(binding)
    #expect(count.wrappedValue == 1)
    count.wrappedValue = 5
    #expect(count.wrappedValue == 5)
    #expect(stage.shown("Counter/Label", "width") == 5)
  }

  @Test func `A binding with an animation animates what follows, a plain one does not`() throws {
    var binding: Binding<Int>?
    stage.show {
      Node("Counter") { state in
        let count = state.binding("count", default: 0)
        let _ = { binding = count }()
        Node("Label").property("width", Double(count.wrappedValue))
      }
    }
    let count = try #require(binding)
    count.wrappedValue = 1
    #expect(stage.moving("Counter/Label").isEmpty)
    count.animation(Stage.second).wrappedValue = 2
    try stage.advance(to: 0.25)
    #expect(stage.shown("Counter/Label", "width") == 1.25)
    count.transaction(Transaction(animation: nil)).wrappedValue = 3
    #expect(stage.shown("Counter/Label", "width") == 3)
  }

  @Test func `Of nested animations each change of a state keeps the innermost at its moment`() throws {
    stage.show {
      Node("A") { state in Node("Label").property("width", state["x", default: 0.0]) }
      Node("B") { state in Node("Label").property("width", state["x", default: 0.0]) }
    }
    let (first, second) = (stage.tree.nodes[0], stage.tree.nodes[1])
    stage.timeline.withAnimation(Stage.second) {
      stage.timeline.withAnimation(.linear(duration: 2)) { stage.tree.setState("x", to: 1.0, of: first) }
      stage.tree.setState("x", to: 1.0, of: second)
    }
    try stage.advance(to: 0.5)
    #expect(stage.shown("A[0]/Label", "width") == 0.25)
    #expect(stage.shown("B[1]/Label", "width") == 0.5)
  }

  @Test func `A state that the node does not have is refused, with those that it has`() throws {
    stage.show { Node("View").state("count", 0).state("name", "") }
    let node = try #require(stage.tree.node("View"))
    _ = stage.takeEvents()
    stage.tree.setState("cuont", to: 1, of: node)
    #expect(
      stage.takeWarnings() == ["the state cuont was set, but the node has no such state; it has count, name"])
    #expect(node.stateNames == ["count", "name"])
  }

  @Test func `A state of another type is refused, with both types`() throws {
    stage.show { Node("View").state("count", 0) }
    let node = try #require(stage.tree.node("View"))
    _ = stage.takeEvents()
    stage.tree.setState("count", to: "one", of: node)
    #expect(stage.takeWarnings() == ["the state count holds Int and was set to String"])
    #expect(node.state("count") == 0)
  }

  @Test func `A state that is asked for as another type is left alone, with a warning`() {
    stage.show {
      Node("View") { state in
        Node("Label").property("text", state["count", default: "none"])
      }.state("count", 0)
    }
    #expect(stage.tree.node("View")?.state("count") == 0)
    #expect(stage.tree.node("View/Label")?.value("text") == "none")
    #expect(stage.takeWarnings() == ["the state count holds Int and was asked for as String"])
  }

  @Test func `A state that the body sets while it runs is set after the update`() {
    var binding: Binding<Int>?
    stage.show {
      Node("Counter") { state in
        let count = state.binding("count", default: 0)
        let _ = { binding = count }()
        let _ = { if count.wrappedValue < 3 { count.wrappedValue += 1 } }()
        Node("Label").property("width", Double(count.wrappedValue))
      }
    }
    #expect(binding?.wrappedValue == 3)
    #expect(stage.shown("Counter/Label", "width") == 3)
    #expect(stage.takeWarnings().isEmpty)
  }

  @Test func `A body that sets its state for ever is stopped with a warning`() throws {
    stage.show {
      Node("Counter") { state in
        let count = state.binding("count", default: 0)
        let _ = { count.wrappedValue += 1 }()
        Node("Label").property("width", Double(count.wrappedValue))
      }
    }
    #expect(stage.takeWarnings().count == 1)
    // The tree still takes updates.
    stage.show { Node("Other") }
    #expect(stage.paths == ["Other"])
  }
}
