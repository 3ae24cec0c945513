// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Worked examples: things that are pressed and tapped.
struct PressingExampleTests {
  // MARK: - A long press, then a drag

  private enum Stage: Equatable { case inactive, pressing, dragging(Size) }

  private func icon(_ scene: GestureScene) {
    scene.show {
      Node("Demo") { state in
        let stage = state.gestureState("stage", default: Stage.inactive)
        let offset: Size = if case .dragging(let way) = stage.wrappedValue { way } else { .zero }
        let isLifted: Bool = if case .dragging = stage.wrappedValue { true } else { false }
        Node("Icon").offset(offset).scaleEffect(isLifted ? 1.1 : 1)
          .frame(GestureScene.frame).animation(.spring, value: isLifted)
          .gesture(
            LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
              .updating(stage) { value, state, _ in
                switch value {
                case .first: state = .pressing
                case .second(_, let drag): state = .dragging(drag?.translation ?? .zero)
                }
              })
      }
    }
  }

  @Test func `An icon that is pressed long enough is lifted and dragged, and goes back when it is let go`()
    throws
  {
    let scene = GestureScene()
    icon(scene)
    let center = GestureScene.center
    let stream = TouchStream.through([
      (0, center.x, center.y), (0.7, center.x, center.y), (0.8, center.x + 40, center.y),
      (2.5, center.x + 40, center.y), (3, center.x + 40, center.y),
    ])
    try scene.input.play(stream)
    try scene.timeline.advance(to: 0.4)
    #expect(scene.state("Demo", "stage", as: Stage.self) == .pressing)
    try scene.timeline.advance(to: 0.6)
    #expect(scene.state("Demo", "stage", as: Stage.self) == .dragging(.zero))
    try scene.timeline.advance(to: 2.4)
    #expect(scene.offset("Icon").width == 40)
    #expect(scene.shown("Icon", "scale", as: ScaleEffect.self)?.scale.width == 1.1)
    try scene.timeline.advance(to: 6)
    #expect(scene.offset("Icon") == .zero)
    #expect(scene.state("Demo", "stage", as: Stage.self) == .inactive)
  }

  @Test func `A drag that comes too soon does not move the icon`() throws {
    let scene = GestureScene()
    icon(scene)
    try scene.play(.dragging(by: Size(width: 60, height: 0), duration: 0.3), until: 0.25)
    #expect(scene.offset("Icon") == .zero)
    #expect(scene.state("Demo", "stage", as: Stage.self) == .inactive)
  }

  @Test
  func `A state that follows the press alone is reset when the press is over, and the drag shows nothing`()
    throws
  {
    let scene = GestureScene()
    scene.show {
      Node("Demo") { state in
        let isPressed = state.gestureState("isPressed", default: false)
        let dragging = state.gestureState("dragging", default: Size.zero)
        Node("Icon").offset(isPressed.wrappedValue ? dragging.wrappedValue : .zero).frame(GestureScene.frame)
          .gesture(
            LongPressGesture(minimumDuration: 0.5).updating(isPressed) { value, state, _ in state = value }
              .sequenced(
                before: DragGesture().updating(dragging) { value, state, _ in state = value.translation }))
      }
    }
    let center = GestureScene.center
    try scene.input.play(
      .through([
        (0, center.x, center.y), (0.7, center.x, center.y), (0.8, center.x + 40, center.y),
        (1, center.x + 40, center.y),
      ]))
    try scene.timeline.advance(to: 0.4)
    #expect(scene.state("Demo", "isPressed", as: Bool.self) == true)
    try scene.timeline.advance(to: 0.9)
    #expect(scene.state("Demo", "isPressed", as: Bool.self) == false)
    #expect(scene.state("Demo", "dragging", as: Size.self) == Size(width: 40, height: 0))
    #expect(scene.offset("Icon") == .zero)
  }

  // MARK: - A button that can be pressed

  private func button(_ scene: GestureScene, minimumDuration: Double) {
    scene.show {
      Node("Demo") { state in
        let isPressed = state.gestureState("isPressed", default: false)
        Node("Button").opacity(isPressed.wrappedValue ? 0.7 : 1)
          .scaleEffect(isPressed.wrappedValue ? 0.95 : 1)
          .animation(.spring(response: 0.2), value: isPressed.wrappedValue).frame(GestureScene.frame)
          .gesture(
            LongPressGesture(minimumDuration: minimumDuration)
              .updating(isPressed) { value, state, _ in state = value })
      }
    }
  }

  @Test func `A button whose press takes a hundredth of a second is pressed for that long, and no longer`()
    throws
  {
    let scene = GestureScene()
    button(scene, minimumDuration: 0.01)
    try scene.play(.tap(at: GestureScene.center, start: 1, duration: 1), until: 1.005)
    #expect(scene.state("Demo", "isPressed", as: Bool.self) == true)
    try scene.timeline.advance(to: 1.01)
    #expect(scene.state("Demo", "isPressed", as: Bool.self) == false)
    let scales = try scene.sample((0...60).map { 1.01 + Double($0) / 60 }) {
      scene.shown("Button", "scale", as: ScaleEffect.self)?.scale.width ?? .nan
    }
    // It has hardly begun to shrink, and is back while the finger is still down.
    #expect((scales.min() ?? 0) > 0.99)
    #expect(scales.last == 1)
  }

  @Test func `A button whose press never ends is pressed as long as the finger is down`() throws {
    let scene = GestureScene()
    button(scene, minimumDuration: .infinity)
    try scene.play(.tap(at: GestureScene.center, start: 1, duration: 1), until: 1.95)
    #expect(scene.shown("Button", "scale", as: ScaleEffect.self)?.scale.width == 0.95)
    #expect(scene.shown("Button", "opacity", as: Double.self) == 0.7)
    try scene.timeline.advance(to: 4)
    #expect(scene.shown("Button", "scale", as: ScaleEffect.self)?.scale.width == 1)
  }

  // MARK: - A tap that does not wait

  @Test func `A tap against a long press is told as the finger is lifted, without a delay`() throws {
    let scene = GestureScene(GestureEnvironment(tapLimits: .touch))
    let log = Log()
    scene.show {
      Node("Card").frame(GestureScene.frame).simultaneousGesture(
        TapGesture().onEnded { log.say("tap at \(scene.timeline.time)") }
          .exclusively(
            before: LongPressGesture().onEnded { _ in log.say("press at \(scene.timeline.time)") }))
    }
    try scene.play(.tap(at: GestureScene.center, start: 1, duration: 0.125), until: 2)
    #expect(log.lines == ["tap at 1.125"])
    // A press is told when it can no longer be a tap.
    try scene.play(.tap(at: GestureScene.center, start: 3, duration: 2), until: 6)
    #expect(log.lines == ["tap at 1.125", "press at 3.75"])
  }

  // MARK: - A card that is tapped to flip

  @Test func `A card that is tapped turns half round, and its side follows what is shown`() throws {
    let scene = GestureScene()
    scene.show {
      Node("Demo") { state in
        let degrees = state.binding("degrees", default: 0.0)
        Node("Card").property("turn", Angle(degrees: degrees.wrappedValue)).frame(GestureScene.frame)
          .onTapGesture {
            scene.timeline.withAnimation(.spring(response: 0.6, dampingFraction: 0.8)) {
              degrees.wrappedValue += 180
            }
          }
      }
    }
    func side() -> CardSide {
      CardFlip(shownAngle: scene.shown("Card", "turn", as: Angle.self) ?? .zero).side
    }
    try scene.play(.tap(at: GestureScene.center, duration: 0.1), until: 0.1)
    #expect(scene.state("Demo", "degrees", as: Double.self) == 180)
    #expect(side() == .front)
    let sides = try scene.sample([0.15, 0.2, 0.3, 0.5, 3]) { side() }
    #expect(sides == [.front, .front, .back, .back, .back])
    try scene.play(.tap(at: GestureScene.center, start: 4), until: 8)
    #expect(side() == .front)
    #expect(scene.state("Demo", "degrees", as: Double.self) == 360)
  }
}
