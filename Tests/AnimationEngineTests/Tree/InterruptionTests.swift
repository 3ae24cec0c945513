// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Insertions and removals that meet each other.
struct InterruptionTests {
  private let stage = Stage()
  private let path = "View"
  private let effect = "transition.opacity"

  private func show(_ isShown: Bool, by animation: Animation?) {
    stage.animate(animation) {
      if isShown { Node("View").state("count", 0) }
    }
  }

  private func shownState() throws -> MotionState<Double> {
    let node = try #require(stage.tree.nodes.first)
    let value = try #require(node.values.first { $0.name == effect })
    return MotionState(
      value: try #require(value.shown as? Double), velocity: try #require(value.velocity as? Double))
  }

  @Test func `A node that comes back during its removal is the same and goes on as it moves`() throws {
    let spring = Animation.spring(duration: 0.5, bounce: 0.2)
    show(true, by: nil)
    let node = try #require(stage.tree.node(path))
    stage.tree.setState("count", to: 3, of: node)
    show(false, by: spring)
    try stage.advance(to: 0.15)
    let before = try shownState()
    #expect(before.value < 0.9 && before.value > 0.1 && before.velocity < -1)
    _ = stage.takeEvents()
    show(true, by: spring)
    #expect(try shownState() == before)
    #expect(stage.tree.node(path) === node)
    #expect(node.state("count") == 3)
    #expect(stage.takeEvents(of: path) == [.removalCancelled])
    // What it goes on with is the spring that starts with that value and velocity.
    let motion = SpringMotion(
      spring: Spring(duration: 0.5, bounce: 0.2), from: before.value, to: 1, initialVelocity: before.velocity)
    try stage.advance(to: 0.25)
    #expect(abs(try shownState().value - motion.value(at: 0.1)) < 1e-12)
    try stage.advance(to: 10)
    #expect(stage.tree.node(path) === node)
    #expect(try shownState().value == 1)
  }

  @Test func `A removal during an insertion goes on from what is shown`() throws {
    let spring = Animation.spring(duration: 0.5)
    stage.show {}
    show(true, by: spring)
    try stage.advance(to: 0.1)
    let before = try shownState()
    #expect(before.velocity > 1)
    show(false, by: spring)
    #expect(try shownState() == before)
    try stage.advance(to: 0.11)
    #expect(try shownState().value > before.value)
    try stage.advance(to: 10)
    #expect(stage.tree.nodes.isEmpty)
  }

  @Test func `A node that goes, comes back and goes again leaves with the last removal`() throws {
    show(true, by: nil)
    show(false, by: .linear(duration: 1))
    try stage.advance(to: 0.5)
    show(true, by: .linear(duration: 1))
    try stage.advance(to: 0.75)
    show(false, by: .linear(duration: 1))
    _ = stage.takeEvents()
    // The first removal would have ended by now, and so would the return.
    try stage.advance(to: 1.74)
    #expect(stage.tree.nodes.count == 1)
    try stage.advance(to: 1.75)
    #expect(stage.tree.nodes.isEmpty)
    #expect(stage.takeEvents(of: path) == [.removed])
  }

  @Test func `A node that comes back without an animation is there at once`() throws {
    show(true, by: nil)
    show(false, by: Stage.second)
    try stage.advance(to: 0.5)
    show(true, by: nil)
    #expect(try shownState() == MotionState(value: 1, velocity: 0))
    try stage.advance(to: 5)
    #expect(stage.paths == [path])
  }

  @Test func `A node that goes without an animation while it comes is gone at once`() throws {
    stage.show {}
    show(true, by: Stage.second)
    try stage.advance(to: 0.5)
    show(false, by: nil)
    #expect(stage.tree.nodes.isEmpty)
  }

  @Test func `A node that comes and goes at the same moment is gone at once`() {
    stage.show {}
    show(true, by: Stage.second)
    show(false, by: Stage.second)
    #expect(stage.tree.nodes.isEmpty)
  }

  @Test func `Branches that change places twice meet their old selves, with their states`() throws {
    func show(_ isFirst: Bool) {
      stage.animate {
        if isFirst { Node("Card").state("count", 0) } else { Node("Card").state("count", 0) }
      }
    }
    show(true)
    let first = try #require(stage.tree.node("Card[if]"))
    stage.tree.setState("count", to: 7, of: first)
    show(false)
    try stage.advance(to: 0.5)
    show(true)
    #expect(stage.tree.node("Card[if]") === first)
    #expect(first.state("count") == 7)
    try stage.advance(to: 3)
    #expect(stage.paths == ["Card[if]"])
  }

  @Test func `A transition that is another one by now goes out from its rest`() throws {
    func show(_ transition: AnyTransition?) {
      stage.animate {
        if let transition { Node("View").transition(transition) }
      }
    }
    show(nil)
    show(.opacity)
    try stage.advance(to: 0.25)
    show(.offset(x: 10))
    show(nil)
    try stage.advance(to: 0.5)
    // The fade in goes on while the view moves out.
    #expect(stage.shown(path, effect) == 0.5)
    #expect(stage.tree.node(path)?.value("transition.offset") == Size(width: 2.5, height: 0))
    try stage.advance(to: 1.25)
    #expect(stage.tree.nodes.isEmpty)
  }

  @Test func `Children of a node that leaves are frozen, and leave with it`() throws {
    func show(_ isShown: Bool) {
      stage.animate {
        Node("ZStack") {
          if isShown { Node("Card") { Node("Title").state("count", 0) } }
        }
      }
    }
    show(true)
    let title = try #require(stage.tree.node("ZStack/Card/Title"))
    show(false)
    #expect(stage.paths.contains("ZStack/Card/Title"))
    try stage.advance(to: 1)
    #expect(title.isGone)
    #expect(stage.paths == ["ZStack"])
    _ = stage.takeEvents()
    stage.tree.setState("count", to: 1, of: title)
    #expect(title.state("count") == 0)
    #expect(stage.takeWarnings() == ["the state count was set, but its node is gone"])
  }
}
