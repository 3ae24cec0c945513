// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Worked examples: things that are dragged.
struct DraggingExampleTests {
  // MARK: - A square that stays where it was dragged to

  /// Two states: where the square is, and how far it is being dragged.
  private func square(_ scene: GestureScene) {
    scene.show {
      Node("Demo") { state in
        let position = state.binding("position", default: Size.zero)
        let dragging = state.gestureState("dragging", default: Size.zero)
        Node("Square").offset(sum(position.wrappedValue, dragging.wrappedValue)).frame(GestureScene.frame)
          .gesture(
            DragGesture().updating(dragging) { value, state, _ in state = value.translation }
              .onEnded { value in
                position.wrappedValue = sum(position.wrappedValue, value.translation)
              })
      }
    }
  }

  @Test func `A square follows the finger, stays where it is let go, and goes on from there`() throws {
    let scene = GestureScene()
    square(scene)
    try scene.input.play(.dragging(by: Size(width: 60, height: 30)))
    let shown = try scene.sample([0.25, 0.375, 0.5, 0.6, 2]) { scene.offset("Square") }
    let expected = [30.0, 45, 60, 60, 60].map { Size(width: $0, height: $0 / 2) }
    #expect(zip(shown, expected).allSatisfy { areClose($0, $1) })
    #expect(scene.state("Demo", "dragging", as: Size.self) == .zero)
    try scene.play(.dragging(by: Size(width: -100, height: 0), start: 3), until: 5)
    #expect(areClose(scene.offset("Square"), Size(width: -40, height: 30)))
  }

  @Test func `A square never shows a moment at which one of its states has changed and the other not`() throws
  {
    let scene = GestureScene()
    square(scene)
    try scene.input.play(.dragging(by: Size(width: 60, height: 0), duration: 0.5))
    var former = 0.0
    for step in 0...800 {
      try scene.timeline.advance(to: Double(step) / 1000)
      let width = scene.offset("Square").width
      #expect(width >= former - 1e-12)
      former = width
    }
    #expect(former == 60)
  }

  @Test func `A call that arrives puts the square back where it was`() throws {
    let scene = GestureScene()
    square(scene)
    try scene.play(.dragging(by: Size(width: 60, height: 0)), until: 1)
    try scene.play(.dragging(by: Size(width: 80, height: 0), start: 2, isCancelled: true), until: 2.4)
    #expect(scene.offset("Square").width > 100)
    try scene.timeline.advance(to: 3)
    #expect(areClose(scene.offset("Square"), Size(width: 60, height: 0)))
    try scene.play(.dragging(by: Size(width: 80, height: 0), start: 4), until: 4.4)
    scene.input.cancelTouches()
    #expect(areClose(scene.offset("Square"), Size(width: 60, height: 0)))
  }

  @Test func `With one state alone a call leaves the square half-way`() throws {
    let scene = GestureScene()
    scene.show {
      Node("Demo") { state in
        let offset = state.binding("offset", default: Size.zero)
        Node("Square").offset(offset.wrappedValue).frame(GestureScene.frame).gesture(
          DragGesture().onChanged { offset.wrappedValue = $0.translation }
            .onEnded { _ in offset.wrappedValue = .zero })
      }
    }
    try scene.play(.dragging(by: Size(width: 60, height: 0), isCancelled: true), until: 2)
    #expect(scene.offset("Square").width > 50)
  }

  // MARK: - The complete draggable card

  /// Larger and with a deeper shadow while it is dragged; where it is left is committed, animated by value.
  private func card(_ scene: GestureScene) {
    scene.show {
      Node("Demo") { state in
        let committed = state.binding("committed", default: Size.zero)
        let dragging = state.gestureState("dragging", default: Size.zero)
        let isDragging = state.binding("isDragging", default: false)
        Node("Card")
          .scaleEffect(isDragging.wrappedValue ? 1.08 : 1)
          .property("shadowOpacity", isDragging.wrappedValue ? 0.3 : 0.1)
          .property("shadowRadius", isDragging.wrappedValue ? 16.0 : 4)
          .property("shadowY", isDragging.wrappedValue ? 8.0 : 2)
          .offset(sum(committed.wrappedValue, dragging.wrappedValue))
          .frame(GestureScene.frame)
          .gesture(
            DragGesture().updating(dragging) { value, state, _ in state = value.translation }
              .onChanged { _ in
                if !isDragging.wrappedValue {
                  scene.timeline.withAnimation(.spring(duration: 0.2)) { isDragging.wrappedValue = true }
                }
              }
              .onEnded { value in
                committed.wrappedValue = sum(committed.wrappedValue, value.translation)
                scene.timeline.withAnimation(.spring(duration: 0.3)) { isDragging.wrappedValue = false }
              }
          )
          .animation(.spring(duration: 0.4), value: committed.wrappedValue)
      }
    }
  }

  @Test func `A card follows the finger while it grows, and rests on a spring while it shrinks`() throws {
    let scene = GestureScene()
    card(scene)
    func scale() -> Double { scene.shown("Card", "scale", as: ScaleEffect.self)?.scale.width ?? .nan }
    try scene.input.play(.dragging(by: Size(width: 90, height: -30), duration: 1))
    // It is recognised at the first sample 10 points away.
    let events = try scene.sample([0.25, 0.5, 0.75, 1]) { (scene.offset("Card"), scale()) }
    for (index, event) in events.enumerated() {
      let part = 0.25 * Double(index + 1)
      #expect(areClose(event.0, Size(width: 90 * part, height: -30 * part)))
    }
    // Critically damped, over 0.2 s: it grows and never beyond.
    let scales = events.map(\.1)
    #expect(zip(scales, scales.dropFirst()).allSatisfy { $0 <= $1 })
    #expect((scales[3] - 1.08).magnitude < 1e-6)
    // Let go where it is to be, the offset runs out with the velocity of the finger, and the rest goes back.
    let times = [1.01, 1.05, 1.1, 1.3, 3]
    let later = try scene.sample(times) { (scene.offset("Card"), scale()) }
    let running = SpringMotion(spring: Spring(duration: 0.4), from: 0.0, to: 0, initialVelocity: 30)
    for (time, shown) in zip(times, later) {
      let beyond = time < 2 ? running.value(at: time - 1 - 1.0 / 120) : 0
      #expect(
        areClose(shown.0, Size(width: 90 + 3 * beyond, height: -30 - beyond), within: 1e-6),
        "\(shown) at \(time)")
    }
    #expect(zip(later, later.dropFirst()).allSatisfy { $0.1 > $1.1 })
    #expect(later.last?.1 == 1)
    #expect(scene.shown("Card", "shadowRadius", as: Double.self) == 4)
    #expect(scene.state("Demo", "committed", as: Size.self).map { areClose($0, later[4].0) } == true)
  }

  @Test func `The guard starts one animation, however many changes there are`() throws {
    let scene = GestureScene()
    card(scene)
    try scene.play(.dragging(by: Size(width: 90, height: 0), duration: 1), until: 0.9)
    let started = scene.timeline.takeEvents().filter { $0.kind == .started && $0.subject.contains("scale") }
    #expect(started.count == 1)
    #expect(started.first?.animation == .spring(duration: 0.2))
  }

  @Test func `The scale of the card is that of its spring at every frame`() throws {
    let scene = GestureScene()
    card(scene)
    let stream = TouchStream.dragging(by: Size(width: 90, height: 0), duration: 1)
    try scene.input.play(stream)
    let down = try #require(stream.touches.first)
    let first = try #require(
      stream.touches.first { $0.location.x - down.location.x >= 10 })
    let spring = SpringMotion(spring: Spring(duration: 0.2), from: 1.0, to: 1.08)
    // The spring ends when it has settled; before that it is the spring.
    for frame in 1...12 {
      let time = first.time + Double(frame) / 60
      try scene.timeline.advance(to: time)
      let scale = scene.shown("Card", "scale", as: ScaleEffect.self)?.scale.width ?? .nan
      #expect((scale - spring.value(at: time - first.time)).magnitude < 1e-9)
    }
  }

  // MARK: - A card that flies out or springs back

  private static let screen = 400.0

  private func flyingCard(_ scene: GestureScene) {
    scene.show {
      Node("Demo") { state in
        let offset = state.binding("offset", default: Size.zero)
        Node("Card").offset(offset.wrappedValue).frame(GestureScene.frame).gesture(
          DragGesture().onChanged { offset.wrappedValue = $0.translation }
            .onEnded { value in
              let decision = FlickDecision(
                predictedTranslation: value.predictedEndTranslation.width, threshold: Self.screen / 2)
              if decision == .stays {
                scene.timeline.withAnimation(.spring) { offset.wrappedValue = .zero }
              } else {
                scene.timeline.withAnimation(.easeOut(duration: 0.3)) {
                  offset.wrappedValue.width = decision.direction * Self.screen
                }
              }
            })
      }
    }
  }

  @Test(arguments: [(120.0, 0.15), (-120, 0.15)])
  func `A quick flick flies out though its way is short`(way: Double, duration: Double) throws {
    let scene = GestureScene()
    flyingCard(scene)
    let stream = TouchStream.dragging(by: Size(width: way, height: 0), duration: duration)
    let end = try #require(stream.touches.last?.time)
    try scene.play(stream, until: end)
    let half = try scene.sample([end + 0.15]) { scene.offset("Card").width }[0]
    let curve = CurveMotion(
      curve: .easeOut, duration: 0.3, from: way, to: way > 0 ? Self.screen : -Self.screen)
    #expect((half - curve.value(at: 0.15)).magnitude < 1e-9)
    try scene.timeline.advance(to: end + 0.3)
    #expect(scene.offset("Card").width == (way > 0 ? Self.screen : -Self.screen))
  }

  @Test func `A slow drag of the same way springs back`() throws {
    let scene = GestureScene()
    flyingCard(scene)
    try scene.play(.dragging(by: Size(width: 120, height: 40), duration: 1), until: 1.2)
    #expect(scene.offset("Card").width < 120)
    try scene.timeline.advance(to: 4)
    #expect(scene.offset("Card") == .zero)
  }

  @Test func `A quick flick that is held before it is let go springs back`() throws {
    let scene = GestureScene()
    flyingCard(scene)
    let center = GestureScene.center
    try scene.play(
      .through([
        (0, center.x, center.y), (0.05, center.x + 60, center.y), (0.1, center.x + 120, center.y),
        (0.5, center.x + 120, center.y),
      ]), until: 4)
    #expect(scene.offset("Card") == .zero)
  }

  // MARK: - Units of the velocity

  @Test func `A velocity per way is what an interpolating spring takes, and a thousandth of points is not`()
    throws
  {
    let timeline = AnimationTimeline()
    let fitting = timeline.property("fitting", 0.0)
    let dividing = timeline.property("dividing", 0.0)
    func spring(_ initialVelocity: Double) -> Animation {
      .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: initialVelocity)
    }
    var released = 0.0
    let gesture = DragGesture().onChanged {
      fitting.model = $0.translation.height
      dividing.model = $0.translation.height
    }.onEnded { value in
      released = value.velocity.height
      let release = GestureRelease(value: fitting.value, velocity: released)
      timeline.withAnimation(spring(release.travelPerSecond(to: 0) ?? 0)) { fitting.model = 0 }
      timeline.withAnimation(spring(value.predictedEndTranslation.height / 1000)) { dividing.model = 0 }
    }
    let input = TouchInput(timeline: timeline, gesture: gesture)
    let stream = TouchStream.dragging(by: Size(width: 0, height: 100), duration: 0.125)
    try input.play(stream)
    try timeline.advance(to: stream.touches.last?.time ?? 0)
    #expect((released - 800).magnitude < 1e-6)
    #expect((fitting.velocity - released).magnitude < 1e-9)
    // It goes the other way, and hardly at all: −100 points times 0.3 per second.
    #expect((dividing.velocity + 30).magnitude < 1e-6)
  }
}
