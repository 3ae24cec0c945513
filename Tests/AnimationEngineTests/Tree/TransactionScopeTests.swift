// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Which transaction reaches which property of a tree.
struct TransactionScopeTests {
  @Test func `A description may say how fast a spring begins, which counts once and where it is animated`()
    throws
  {
    let stage = Stage()
    func node(_ value: Double, _ velocity: Double?) -> Node {
      velocity.map { Node("Dot").property("x", value, initialVelocity: $0) }
        ?? Node("Dot").property("x", value)
    }
    func velocity() -> Double? { stage.tree.nodes.first?.values.first?.velocity as? Double }
    stage.show { node(5, nil) }
    stage.animate(.spring(duration: 0.5)) { node(0, 300) }
    #expect(velocity() == 300)
    let motion = SpringMotion(spring: Spring(duration: 0.5), from: 5.0, to: 0, initialVelocity: 300)
    try stage.advance(to: 0.1)
    #expect(((stage.shown("Dot", "x") ?? .nan) - motion.value(at: 0.1)).magnitude < 1e-12)
    // Described again without one it goes on; where it is, with one, it swings.
    stage.animate(.spring(duration: 0.5)) { node(0, nil) }
    #expect(((velocity() ?? .nan) - motion.velocity(at: 0.1)).magnitude < 1e-10)
    try stage.advance(to: 5)
    stage.animate(.spring(duration: 0.5)) { node(0, -40) }
    #expect(velocity() == -40)
    try stage.advance(to: 9)
    // Without an animation it is there at once, and at rest.
    stage.show { node(7, 40) }
    #expect(velocity() == 0 && stage.shown("Dot", "x") == 7)
  }

  private let stage = Stage()
  private static let other = Animation.linear(duration: 2)

  /// What is shown after half a second of a property that went from 1 to 0.
  private func shown(
    by animation: Animation? = nil, _ name: String = "opacity", _ describe: (_ value: Double) -> Node
  ) throws -> Double? {
    stage.show { describe(1) }
    stage.animate(animation) { describe(0) }
    try stage.advance(to: 0.5)
    return stage.shown(stage.paths[0], name)
  }

  @Test func `The animation of the update animates a property that changes`() throws {
    #expect(try shown(by: Stage.second) { Node("View").opacity($0) } == 0.5)
  }

  @Test func `Without an animation a property jumps`() throws {
    #expect(try shown { Node("View").opacity($0) } == 0)
  }

  @Test func `An animation modifier acts on what is written before it`() throws {
    #expect(try shown { Node("View").opacity($0).animation(Stage.second, value: $0) } == 0.5)
  }

  @Test func `An animation modifier does not act on what is written after it`() throws {
    #expect(try shown { Node("View").animation(Stage.second, value: $0).opacity($0) } == 0)
  }

  @Test func `An animation modifier whose value stays does not act`() throws {
    #expect(try shown { Node("View").opacity($0).animation(Stage.second, value: 1) } == 0)
  }

  @Test func `An animation modifier is stronger than the animation of the update`() throws {
    #expect(
      try shown(by: Self.other) { Node("View").opacity($0).animation(Stage.second, value: $0) } == 0.5)
  }

  @Test func `An animation modifier without an animation takes it away`() throws {
    #expect(try shown(by: Stage.second) { Node("View").opacity($0).animation(nil, value: $0) } == 0)
  }

  @Test func `A transaction modifier animates where the update does not`() throws {
    #expect(try shown { Node("View").opacity($0).transaction { $0.animation = Stage.second } } == 0.5)
  }

  @Test func `Of two animation modifiers the inner one has the last word`() throws {
    #expect(
      try shown {
        Node("View").opacity($0).animation(Stage.second, value: $0).animation(Self.other, value: $0)
      } == 0.5)
    #expect(
      stage.takeWarnings() == [
        "several .animation modifiers act on opacity in one update: the innermost counts"
      ])
  }

  @Test func `Two animation modifiers contend for the children that have none of their own`() throws {
    func show(_ value: Double) {
      stage.show {
        Node("VStack") {
          Node("Plain").opacity(value)
          Node("Own").opacity(value).animation(Stage.second, value: value)
        }
        .animation(Stage.second, value: value).animation(Self.other, value: value)
      }
    }
    show(1)
    #expect(stage.takeWarnings().isEmpty)
    show(0)
    #expect(
      stage.takeWarnings() == [
        "several .animation modifiers act on opacity in one update: the innermost counts"
      ])
  }

  @Test func `Modifiers of a node act on its children`() throws {
    func show(_ value: Double) {
      stage.show { Node("VStack") { Node("View").opacity(value) }.animation(Stage.second, value: value) }
    }
    show(1)
    show(0)
    try stage.advance(to: 0.5)
    #expect(stage.shown("VStack/View", "opacity") == 0.5)
  }

  @Test func `Modifiers of a node do not act on its siblings`() throws {
    func show(_ value: Double) {
      stage.show {
        Node("One").opacity(value).animation(Stage.second, value: value)
        Node("Two").opacity(value)
      }
    }
    show(1)
    show(0)
    #expect(stage.moving("One[0]") == ["opacity"])
    #expect(stage.moving("Two[1]").isEmpty)
  }

  @Test func `Two properties with two animations of their bodies, and the children with neither`() throws {
    func show(_ value: Double) {
      stage.show {
        Node("Avatar") { Node("Image").opacity(value) }
          .animation(Stage.second) { $0.opacity(value) }
          .animation(Self.other) { $0.blur(radius: value) }
      }
    }
    show(1)
    show(0)
    try stage.advance(to: 0.5)
    #expect(stage.shown("Avatar", "opacity") == 0.5)
    #expect(stage.shown("Avatar", "blur") == 0.75)
    #expect(stage.shown("Avatar/Image", "opacity") == 0)
  }

  @Test func `Disabling animations disables animation modifiers, and not the update's own animation`() throws
  {
    var transaction = Transaction(animation: Stage.second)
    transaction.disablesAnimations = true
    func show(_ value: Double) {
      stage.show { Node("View").opacity(value).animation(Self.other, value: value) }
    }
    show(1)
    stage.timeline.withTransaction(transaction) { show(0) }
    try stage.advance(to: 0.5)
    #expect(stage.shown("View", "opacity") == 0.5)
  }

  private struct IsTapped: TransactionKey {
    static let defaultValue = false
  }

  @Test func `A transaction modifier may ask for what the update says about itself`() throws {
    func show(_ value: Double, isTapped: Bool) {
      var transaction = Transaction()
      transaction[IsTapped.self] = isTapped
      stage.timeline.withTransaction(transaction) {
        stage.show {
          Node("Avatar").scaleEffect(value).transaction { transaction in
            transaction.animation = transaction[IsTapped.self] ? .bouncy : .smooth
          }
        }
      }
    }
    func largest() throws -> Double {
      let start = stage.timeline.time
      return try (1...100).map { step in
        try stage.advance(to: start + Double(step) * 0.02)
        return stage.tree.node("Avatar")?.value("scale", as: ScaleEffect.self)?.scale.width ?? .nan
      }.max() ?? .nan
    }
    show(1, isTapped: false)
    show(2, isTapped: false)
    #expect(try largest() <= 2)
    show(1, isTapped: false)
    try stage.advance(to: 10)
    show(2, isTapped: true)
    #expect(try largest() > 2.04)
  }

  @Test func `A text jumps, whatever the transaction says`() throws {
    func show(_ text: String, _ width: Double) {
      stage.animate { Node("Text").property("text", text).property("width", width) }
    }
    show("one", 10)
    show("two", 20)
    #expect(stage.tree.node("Text")?.value("text") == "two")
    #expect(stage.moving("Text") == ["width"])
  }

  @Test func `The same property twice is two properties, one around the other`() throws {
    func show(_ value: Double) {
      stage.show { Node("View").opacity(value).animation(Stage.second, value: value).opacity(value) }
    }
    show(1)
    show(0)
    try stage.advance(to: 0.5)
    #expect(stage.shown("View", "opacity") == 0.5)
    #expect(stage.shown("View", "opacity.2") == 0)
  }

  @Test func `A property that is described anew begins where it is described, and one that is not ends`() {
    stage.show { Node("View").opacity(1) }
    stage.animate { Node("View").opacity(0).blur(radius: 3) }
    #expect(stage.moving("View") == ["opacity"])
    #expect(stage.shown("View", "blur") == 3)
    stage.animate { Node("View").blur(radius: 4) }
    #expect(stage.shown("View", "opacity") == nil)
    #expect(stage.moving("View") == ["blur"])
  }

  @Test func `A property of another type begins anew`() {
    stage.show { Node("View").property("mark", 1) }
    stage.animate { Node("View").property("mark", "one") }
    #expect(stage.tree.node("View")?.value("mark") == "one")
  }

  @Test func `A value that is not finite is refused, and the next good one is taken`() throws {
    stage.show { Node("View").opacity(1) }
    _ = stage.timeline.takeEvents()
    stage.animate { Node("View").opacity(.nan) }
    let events = stage.timeline.takeEvents()
    #expect(events.map(\.kind) == [.refused])
    #expect(events.first?.subject == "View.opacity")
    #expect(stage.shown("View", "opacity") == 1)
    stage.animate { Node("View").opacity(0) }
    try stage.advance(to: 0.5)
    #expect(stage.shown("View", "opacity") == 0.5)
  }

  @Test func `A property that begins with a value that is not finite begins anew with the next good one`() {
    stage.show { Node("View").opacity(.infinity) }
    #expect(stage.timeline.takeEvents().contains { $0.kind == .refused && $0.subject == "View.opacity" })
    stage.animate { Node("View").opacity(0.5) }
    #expect(stage.shown("View", "opacity") == 0.5)
    #expect(stage.moving("View").isEmpty)
  }

  private struct Tag: Animatable, Equatable {
    var width: Double
    var text: String
    var animatableData: Double {
      get { width }
      set { width = newValue }
    }
  }

  @Test func `What a value carries beside its vector changes at once, and is a change`() throws {
    stage.show { Node("View").property("tag", Tag(width: 1, text: "one")) }
    _ = stage.takeEvents()
    stage.animate { Node("View").property("tag", Tag(width: 1, text: "two")) }
    #expect(stage.tree.node("View")?.value("tag") == Tag(width: 1, text: "two"))
    #expect(stage.takeEvents(of: "View").count == 1)
    stage.animate { Node("View").property("tag", Tag(width: 2, text: "two")) }
    try stage.advance(to: 0.5)
    #expect(stage.tree.node("View")?.value("tag") == Tag(width: 1.5, text: "two"))
  }

  @Test func `A property that is 1 in text is a whole number and jumps, 1 point 0 is animated`() {
    func show(_ size: Int, _ width: Double) {
      stage.animate { Node("View").property("fontSize", size).property("width", width) }
    }
    show(12, 1)
    show(13, 2)
    #expect(stage.moving("View") == ["width"])
    #expect(stage.tree.node("View")?.value("fontSize") == 13)
  }
}
