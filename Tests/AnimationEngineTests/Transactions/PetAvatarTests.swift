// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

private struct AvatarTappedKey: TransactionKey {
  static let defaultValue = false
}

extension Transaction {
  fileprivate var avatarTapped: Bool {
    get { self[AvatarTappedKey.self] }
    set { self[AvatarTappedKey.self] = newValue }
  }
}

/// The avatar that grows when it is tapped, in all the ways of animating it.
struct PetAvatarTests {
  /// A view with two properties that depend on whether it is selected.
  private final class Avatar {
    let timeline = AnimationTimeline()
    let scale: AnimatedProperty<Double>
    let shadow: AnimatedProperty<Double>
    private let scaleModifiers: (Bool) -> [TransactionModifier]
    private let shadowModifiers: (Bool) -> [TransactionModifier]
    var selected = false { didSet { body() } }

    init(
      scale scaleModifiers: @escaping (Bool) -> [TransactionModifier] = { _ in [] },
      shadow shadowModifiers: @escaping (Bool) -> [TransactionModifier] = { _ in [] }
    ) {
      scale = timeline.property("scaleEffect", 1.0)
      shadow = timeline.property("shadow.radius", 8.0)
      self.scaleModifiers = scaleModifiers
      self.shadowModifiers = shadowModifiers
      body()
      timeline.update()
    }

    private func body() {
      scale.modifiers = scaleModifiers(selected)
      scale.model = selected ? 1.5 : 1
      shadow.modifiers = shadowModifiers(selected)
      shadow.model = selected ? 12 : 8
    }

    func tap() { timeline.withTransaction(\.avatarTapped, true) { selected.toggle() } }
  }

  private func animations(_ avatar: Avatar, of subject: String) -> [Animation?] {
    avatar.timeline.takeEvents().filter { $0.subject == subject && $0.kind == .started }.map(\.animation)
  }

  @Test func `Unanimated: the avatar jumps`() {
    let avatar = Avatar()
    avatar.selected.toggle()
    #expect(avatar.scale.value == 1.5)
    #expect(!avatar.timeline.isAnimating)
  }

  @Test func `Animated: withAnimation without an animation is the default spring`() throws {
    let avatar = Avatar()
    avatar.timeline.withAnimation { avatar.selected.toggle() }
    try avatar.timeline.advance(to: 0.2)
    let spring = Spring(response: 0.55, dampingRatio: 1)
    let expected = SpringMotion(spring: spring, from: 1.0, to: 1.5)
    #expect(avatar.scale.value == expected.value(at: 0.2))
    #expect(avatar.scale.velocity == expected.velocity(at: 0.2))
    #expect(animations(avatar, of: "scaleEffect") == [.default])
  }

  @Test func `Explicit animation: bouncy overshoots`() throws {
    let avatar = Avatar()
    avatar.timeline.withAnimation(.bouncy) { avatar.selected.toggle() }
    try avatar.timeline.advance(to: 0.35)
    let expected = SpringMotion(spring: .bouncy, from: 1.0, to: 1.5)
    #expect(avatar.scale.value == expected.value(at: 0.35))
    #expect(avatar.scale.value > 1.5)
  }

  @Test func `Animation modifier: bouncy whatever sets the selection`() throws {
    let avatar = Avatar(scale: { [.animation(.bouncy, value: $0)] })
    avatar.selected.toggle()
    #expect(animations(avatar, of: "scaleEffect") == [.bouncy])
    #expect(avatar.shadow.value == 12)
    try avatar.timeline.advance(to: 5)
    avatar.timeline.withAnimation(.linear) { avatar.selected.toggle() }
    #expect(animations(avatar, of: "scaleEffect") == [.bouncy])
  }

  @Test func `Multiple animation modifiers: the shadow is smooth and the scale bouncy`() throws {
    // .shadow(…).animation(.smooth, value:).scaleEffect(…).animation(.bouncy, value:)
    let avatar = Avatar(
      scale: { [.animation(.bouncy, value: $0)] },
      shadow: { [.animation(.bouncy, value: $0), .animation(.smooth, value: $0)] })
    avatar.selected.toggle()
    try avatar.timeline.advance(to: 0.35)
    #expect(avatar.scale.value == SpringMotion(spring: .bouncy, from: 1.0, to: 1.5).value(at: 0.35))
    #expect(avatar.shadow.value == SpringMotion(spring: .smooth, from: 8.0, to: 12).value(at: 0.35))
  }

  @Test func `Scoped animation modifiers: each property has its own, and nothing else`() throws {
    let avatar = Avatar(scale: { _ in [.animation(.bouncy)] }, shadow: { _ in [.animation(.smooth)] })
    let content = avatar.timeline.property("content.opacity", 1.0)
    avatar.selected.toggle()
    content.model = 0.5
    #expect(content.value == 0.5)
    try avatar.timeline.advance(to: 0.35)
    #expect(avatar.scale.value == SpringMotion(spring: .bouncy, from: 1.0, to: 1.5).value(at: 0.35))
    #expect(avatar.shadow.value == SpringMotion(spring: .smooth, from: 8.0, to: 12).value(at: 0.35))
    #expect(!avatar.timeline.takeEvents().contains { $0.kind == .warned })
  }

  @Test func `Transaction modifier: bouncy on tap, smooth otherwise`() throws {
    let avatar = Avatar(scale: { selected in
      [.transaction(value: selected) { $0.animation = $0.avatarTapped ? .bouncy : .smooth }]
    })
    avatar.tap()
    #expect(animations(avatar, of: "scaleEffect") == [.bouncy])
    try avatar.timeline.advance(to: 5)
    avatar.selected.toggle()
    #expect(animations(avatar, of: "scaleEffect") == [.smooth])
  }

  @Test func `Scoped transaction modifier: bouncy on tap, smooth otherwise, for the body only`() throws {
    let avatar = Avatar(scale: { _ in
      [.transaction { $0.animation = $0.avatarTapped ? .bouncy : .smooth }]
    })
    avatar.tap()
    #expect(animations(avatar, of: "scaleEffect") == [.bouncy])
    #expect(avatar.shadow.value == 12)
    try avatar.timeline.advance(to: 5)
    avatar.selected.toggle()
    #expect(animations(avatar, of: "scaleEffect") == [.smooth])
  }

  @Test func `A tap during the way back takes over its velocity`() throws {
    let avatar = Avatar(scale: { selected in
      [.transaction(value: selected) { $0.animation = $0.avatarTapped ? .bouncy : .smooth }]
    })
    avatar.tap()
    try avatar.timeline.advance(to: 0.1)
    let before = (avatar.scale.value, avatar.scale.velocity)
    avatar.selected.toggle()
    #expect(avatar.scale.value == before.0)
    #expect(avatar.scale.velocity == before.1)
    #expect(
      avatar.timeline.takeEvents().filter { $0.subject == "scaleEffect" }.map(\.kind) == [.started, .merged])
    try avatar.timeline.advance(to: 60)
    #expect(avatar.scale.value == 1)
  }
}
