// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// When transitions run, and by which animation.
struct TransitionTests {
  private let stage = Stage()

  /// A stack with a background and, on demand, a view that is changed by the argument.
  private func stack(_ isShown: Bool, _ change: (Node) -> Node = { $0 }) -> Node {
    Node("ZStack") {
      Node("Background")
      if isShown { change(Node("View")) }
    }
  }

  private let path = "ZStack/View[1]"

  @Test func `An insertion goes from before to there, and a removal from there to after`() throws {
    stage.show { stack(false) { $0.transition(.opacity) } }
    stage.animate { stack(true) { $0.transition(.opacity) } }
    #expect(stage.shown(path, "transition.opacity") == 0)
    try stage.advance(to: 0.25)
    #expect(stage.shown(path, "transition.opacity") == 0.25)
    try stage.advance(to: 2)
    #expect(stage.shown(path, "transition.opacity") == 1)
    stage.animate { stack(false) }
    try stage.advance(to: 2.75)
    #expect(stage.shown(path, "transition.opacity") == 0.25)
    #expect(stage.tree.node(path)?.phase == .didDisappear)
  }

  @Test func `A removed node is kept until its transition ends, and leaves at that very time`() throws {
    stage.show { stack(true) }
    _ = stage.takeEvents()
    stage.animate(.linear(duration: 0.3)) { stack(false) }
    #expect(stage.takeEvents(of: path) == [.removalStarted])
    try stage.advance(to: 0.299)
    #expect(stage.tree.node(path) != nil)
    try stage.advance(to: 5)
    #expect(stage.tree.node(path) == nil)
    let event = try #require(stage.timeline.takeEvents().first { $0.treeEvent == .removed })
    #expect(event.time == 0.3)
    #expect(event.subject == path)
  }

  @Test func `An insertion or a removal without a transition is a fade`() throws {
    stage.show { stack(false) }
    stage.animate { stack(true) }
    #expect(stage.moving(path) == ["transition.opacity"])
    try stage.advance(to: 1)
    stage.animate { stack(false) }
    #expect(stage.moving(path) == ["transition.opacity"])
  }

  @Test func `Without an animation a node is there and gone at once`() {
    stage.show { stack(false) }
    _ = stage.takeEvents()
    stage.show { stack(true) { $0.transition(.slide) } }
    #expect(stage.moving(path).isEmpty)
    #expect(stage.takeEvents(of: path) == [.inserted(animated: false)])
    stage.show { stack(false) }
    #expect(stage.tree.node(path) == nil)
    #expect(stage.takeEvents(of: path) == [.removalStarted, .removed])
  }

  @Test func `The identity transition is there and gone at once in an animated transaction too`() throws {
    stage.show { stack(false) }
    stage.animate { stack(true) { $0.transition(.identity) } }
    #expect(stage.moving(path).isEmpty)
    try stage.advance(to: 1)
    stage.animate { stack(false) { $0.transition(.identity) } }
    #expect(stage.tree.node(path) == nil)
  }

  @Test func `On the first appearance no transition runs`() {
    let node = stack(true) { $0.transition(.opacity) }.transaction { $0.animation = Stage.second }
    stage.animate { node }
    #expect(stage.moving(path).isEmpty)
  }

  @Test func `The control: the same tree is animated when the view comes later`() {
    let change: (Node) -> Node = { $0.transition(.opacity) }
    stage.show { stack(false, change).transaction { $0.animation = Stage.second } }
    stage.show { stack(true, change).transaction { $0.animation = Stage.second } }
    #expect(stage.moving(path) == ["transition.opacity"])
  }

  @Test func `A transition deeper than the inserted view is ignored, and the view fades`() {
    func show(_ isShown: Bool, _ outer: AnyTransition?) {
      stage.animate {
        Node("ZStack") {
          if isShown {
            let stack = Node("VStack") { Node("Red").transition(.move(edge: .leading)) }
            if let outer { stack.transition(outer) } else { stack }
          }
        }
      }
    }
    show(false, nil)
    show(true, nil)
    #expect(stage.moving("ZStack/VStack[else]") == ["transition.opacity"])
    #expect(stage.moving("ZStack/VStack[else]/Red").isEmpty)
    show(false, nil)
    show(true, .identity)
    #expect(stage.moving("ZStack/VStack[if]").isEmpty)
    #expect(stage.moving("ZStack/VStack[if]/Red").isEmpty)
  }

  @Test func `A transaction modifier inside an if does not affect its transition`() {
    stage.show { stack(false) }
    stage.animate {
      stack(true) { $0.transition(.opacity).transaction { $0.animation = nil } }
    }
    #expect(stage.moving(path) == ["transition.opacity"])
  }

  @Test func `An animation modifier on the container drives the transition of what comes and goes`() throws {
    func show(_ isShown: Bool) {
      stage.show { stack(isShown).animation(Stage.second, value: isShown) }
    }
    show(false)
    show(true)
    #expect(stage.moving(path) == ["transition.opacity"])
    try stage.advance(to: 1)
    show(false)
    #expect(stage.moving(path) == ["transition.opacity"])
  }

  @Test func `An animation modifier on the view itself does not drive its transition`() {
    func show(_ value: Int) {
      stage.show {
        Node("VStack") {
          Node("Badge").transition(.scale).id(value).animation(Stage.second, value: value)
        }
      }
    }
    show(0)
    show(1)
    #expect(stage.paths == ["VStack", "VStack/Badge#1"])
    #expect(stage.moving("VStack/Badge#1").isEmpty)
  }

  @Test func `Another id lets the old view go and the new one come, both with the transition`() throws {
    func show(_ value: Int) {
      stage.show {
        Node("VStack") { Node("Badge").transition(.scale).id(value) }.animation(Stage.second, value: value)
      }
    }
    show(0)
    show(1)
    #expect(Set(stage.paths) == ["VStack", "VStack/Badge#0", "VStack/Badge#1"])
    #expect(stage.moving("VStack/Badge#0") == ["transition.scale"])
    #expect(stage.moving("VStack/Badge#1") == ["transition.scale"])
    try stage.advance(to: 1)
    #expect(stage.paths == ["VStack", "VStack/Badge#1"])
  }

  @Test func `A transition on a view that stays does nothing`() {
    func show(_ opacity: Double) {
      stage.animate { Node("View").opacity(opacity).transition(.move(edge: .leading)) }
    }
    show(1)
    show(0.5)
    #expect(stage.moving("View") == ["opacity"])
  }

  @Test func `Elements of a list come and go with their transitions`() throws {
    func show(_ items: [Int]) {
      stage.animate {
        Node("HStack") { ForEach(items, id: \.self) { _ in Node("Item").transition(.opacity) } }
      }
    }
    show([1, 2])
    show([1, 2, 3])
    #expect(stage.moving("HStack/Item[#3]") == ["transition.opacity"])
    try stage.advance(to: 1)
    show([1, 3])
    #expect(stage.moving("HStack/Item[#2]") == ["transition.opacity"])
    #expect(stage.moving("HStack/Item[#1]").isEmpty)
  }

  @Test func `A transition's own animation runs where the transaction has none or another`() throws {
    let transition = AnyTransition.opacity.animation(.linear(duration: 2))
    stage.show { stack(false) }
    stage.show { stack(true) { $0.transition(transition) } }
    try stage.advance(to: 1)
    #expect(stage.shown(path, "transition.opacity") == 0.5)
    try stage.advance(to: 2)
    stage.animate { stack(false) }
    try stage.advance(to: 3)
    #expect(stage.shown(path, "transition.opacity") == 0.5)
    try stage.advance(to: 4)
    #expect(stage.tree.node(path) == nil)
  }

  @Test func `A transition's own animation is its own, not that of what it is combined with`() throws {
    let transition = AnyTransition.opacity.animation(.linear(duration: 2)).combined(with: .offset(x: 8))
    stage.show { stack(false) }
    stage.animate { stack(true) { $0.transition(transition) } }
    try stage.advance(to: 0.5)
    #expect(stage.shown(path, "transition.opacity") == 0.25)
    #expect(stage.tree.node(path)?.value("transition.offset") == Size(width: 4, height: 0))
  }

  @Test func `No animation of a transition's own means none, and disabling animations takes it away`() {
    stage.show { stack(false) }
    stage.animate { stack(true) { $0.transition(AnyTransition.opacity.animation(nil)) } }
    #expect(stage.moving(path).isEmpty)
    stage.show { stack(false) }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    stage.timeline.withTransaction(transaction) {
      stage.show { stack(true) { $0.transition(AnyTransition.opacity.animation(Stage.second)) } }
    }
    #expect(stage.moving(path).isEmpty)
  }

  @Test func `Different transitions for the way in and the way out`() throws {
    let transition = AnyTransition.asymmetric(
      insertion: .move(edge: .bottom).combined(with: .opacity), removal: .scale.combined(with: .opacity))
    func show(_ isShown: Bool) {
      stage.animate(.spring(duration: 0.4)) { stack(isShown) { $0.transition(transition) } }
    }
    show(false)
    show(true)
    #expect(stage.moving(path) == ["transition.relativeOffset", "transition.opacity"])
    try stage.advance(to: 3)
    #expect(stage.tree.node(path)?.value("transition.relativeOffset") == Size.zero)
    show(false)
    #expect(stage.moving(path) == ["transition.scale", "transition.opacity.2"])
    try stage.advance(to: 6)
    #expect(stage.tree.node(path) == nil)
  }

  @Test func `The completion of an update waits for the transitions that it began`() throws {
    var times: [Double] = []
    func change(_ isShown: Bool, _ animation: Animation) {
      stage.timeline.withAnimation(animation, completionCriteria: .removed) {
        stage.tree.update { stack(isShown) }
      } completion: { [timeline = stage.timeline] in
        times.append(timeline.time)
      }
    }
    stage.show { stack(false) }
    change(true, .linear(duration: 0.5))
    try stage.advance(to: 1)
    #expect(times == [0.5])
    change(false, .linear(duration: 0.25))
    try stage.advance(to: 2)
    #expect(times == [0.5, 1.25])
    #expect(stage.tree.node(path) == nil)
  }

  @Test func `A removal ends though a modifier leaves nothing of the transaction but the animation`() throws {
    func show(_ isShown: Bool) {
      stage.animate {
        stack(isShown).transaction { $0 = Transaction(animation: $0.animation) }
      }
    }
    show(true)
    show(false)
    #expect(stage.tree.node(path)?.isBeingRemoved == true)
    try stage.advance(to: 1)
    #expect(stage.tree.node(path) == nil)
  }

  @Test func `Transitions can be named by their types' own short names`() {
    stage.show { Node("ZStack") {} }
    stage.animate {
      Node("ZStack") {
        Node("A").transition(.blurReplace)
        Node("B").transition(.scale(0.5))
        Node("C").transition(.move(edge: .top))
        Node("D").transition(ScaleTransition(0.5).combined(with: .opacity).animation(Stage.second))
      }
    }
    let names = stage.tree.nodes[0].children.map { $0.values.map(\.name).joined(separator: " ") }
    #expect(
      names == [
        "transition.scale transition.blur transition.opacity", "transition.scale",
        "transition.relativeOffset", "transition.scale transition.opacity",
      ])
  }

  private struct Broken: Transition {
    func body(content: Content, phase: TransitionPhase) -> Content { content.opacity(.nan) }
  }

  @Test func `A transition with values that are not finite lets its node go`() throws {
    func show(_ isShown: Bool) { stage.animate { stack(isShown) { $0.transition(Broken()) } } }
    show(false)
    show(true)
    try stage.advance(to: 1)
    show(false)
    try stage.advance(to: 2)
    #expect(stage.tree.node(path) == nil)
  }

  private struct Shape: Transition {
    func body(content: Content, phase: TransitionPhase) -> Content {
      phase.isIdentity ? content : content.opacity(0)
    }
  }

  @Test func `An effect that only some phases have is not animated`() throws {
    stage.show { stack(false) }
    stage.animate { stack(true) { $0.transition(Shape()) } }
    #expect(stage.moving(path).isEmpty)
    try stage.advance(to: 1)
    stage.animate { stack(false) }
    #expect(stage.tree.node(path) == nil)
  }

  @Test func `What leaves is drawn behind its siblings, unless its z index says otherwise`() throws {
    func show(_ isShown: Bool, zIndex: Double) {
      stage.animate {
        Node("ZStack") {
          Node("Background")
          if isShown { Node("Card").zIndex(zIndex) }
        }
      }
    }
    for (zIndex, order) in [(0.0, ["Card", "Background"]), (1.0, ["Background", "Card"])] {
      show(true, zIndex: zIndex)
      try stage.advance(to: stage.timeline.time + 1)
      #expect(stage.tree.nodes[0].drawingOrder.map(\.typeName) == ["Background", "Card"])
      show(false, zIndex: zIndex)
      #expect(stage.tree.nodes[0].drawingOrder.map(\.typeName) == order)
    }
  }
}
