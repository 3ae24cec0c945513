// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Worked examples: two fingers at work, pages, edges and cards in space.
struct PinchingExampleTests {
  private static let pinch = TouchStream.pinch(
    center: GestureScene.center, distance: 40, magnification: 1.5, rotation: .degrees(60), duration: 1)

  // MARK: - Scale and rotation at once

  private func square(_ scene: GestureScene) {
    scene.show {
      Node("Demo") { state in
        let scale = state.binding("scale", default: 1.0)
        let angle = state.binding("angle", default: Angle.zero)
        let pinch = state.gestureState("pinch", default: 1.0)
        let twist = state.gestureState("twist", default: Angle.zero)
        Node("Square").scaleEffect(scale.wrappedValue * pinch.wrappedValue)
          .rotationEffect(angle.wrappedValue + twist.wrappedValue).frame(GestureScene.frame)
          .gesture(
            SimultaneousGesture(
              MagnifyGesture().updating(pinch) { value, state, _ in state = value.magnification }
                .onEnded { scale.wrappedValue *= $0.magnification },
              RotateGesture().updating(twist) { value, state, _ in state = value.rotation }
                .onEnded { angle.wrappedValue = angle.wrappedValue + $0.rotation }))
      }
    }
  }

  @Test func `Two fingers scale and turn at once, and what they did stays`() throws {
    let scene = GestureScene()
    square(scene)
    func shown() -> (scale: Double, degrees: Double) {
      (
        scene.shown("Square", "scale", as: ScaleEffect.self)?.scale.width ?? .nan,
        scene.shown("Square", "rotation", as: RotationEffect.self)?.angle.degrees ?? .nan
      )
    }
    try scene.input.play(Self.pinch)
    let values = try scene.sample([0.5, 1, 1.5]) { shown() }
    for (value, expected) in zip(values, [(1.25, 30.0), (1.5, 60), (1.5, 60)]) {
      #expect((value.scale - expected.0).magnitude < 1e-9)
      #expect((value.degrees - expected.1).magnitude < 1e-9)
    }
    let again = TouchStream.pinch(
      center: GestureScene.center, distance: 60, magnification: 0.5, rotation: .degrees(-15), start: 2)
    try scene.play(again, until: 3)
    #expect((shown().scale - 0.75).magnitude < 1e-9)
    #expect((shown().degrees - 45).magnitude < 1e-9)
  }

  @Test func `Two fingers that are taken away leave what was committed`() throws {
    let scene = GestureScene()
    square(scene)
    try scene.play(Self.pinch, until: 0.5)
    scene.input.cancelTouches()
    #expect(scene.shown("Square", "scale", as: ScaleEffect.self)?.scale.width == 1)
    #expect(scene.shown("Square", "rotation", as: RotationEffect.self)?.angle == .zero)
  }

  // MARK: - A photo

  @Test func `A photo is dragged and scaled at once, and both go back at the end`() throws {
    let scene = GestureScene()
    scene.show {
      Node("Viewer") { state in
        let drag = state.gestureState("drag", default: Size.zero)
        let factor = state.gestureState("factor", default: 1.0)
        Node("Photo").offset(drag.wrappedValue).scaleEffect(factor.wrappedValue).frame(GestureScene.frame)
          .gesture(
            DragGesture().updating(drag) { value, state, _ in state = value.translation }
              .simultaneously(
                with: MagnificationGesture().updating(factor) { value, state, _ in state = value }))
      }
    }
    // The first finger drags, and both scale.
    let center = GestureScene.center
    let one = TouchStream.drag(
      id: 1, from: center, to: Point(x: center.x - 40, y: center.y), duration: 1)
    let other = TouchStream.drag(
      id: 2, from: Point(x: center.x + 40, y: center.y), to: Point(x: center.x + 40, y: center.y), duration: 1
    )
    try scene.play(one + other, until: 0.5)
    #expect((scene.offset("Photo").width + 20).magnitude < 1e-9)
    #expect(((scene.shown("Photo", "scale", as: ScaleEffect.self)?.scale.width ?? 0) - 1.5).magnitude < 1e-9)
    try scene.timeline.advance(to: 2)
    #expect(scene.offset("Photo") == .zero)
    #expect(scene.shown("Photo", "scale", as: ScaleEffect.self)?.scale.width == 1)
  }

  // MARK: - Pages

  @Test(arguments: [(-100.0, 0.1, 1), (-100, 1, 0), (100, 0.1, 0), (-100, 0.26, 0), (-100, 0.24, 1)])
  func `A flick turns the page by where it is predicted to end`(way: Double, duration: Double, page: Int)
    throws
  {
    let scene = GestureScene()
    scene.show {
      Node("Pager") { state in
        let page = state.binding("page", default: 0)
        Node("Pages").offset(x: -300 * Double(page.wrappedValue)).frame(GestureScene.frame).gesture(
          DragGesture().onEnded { value in
            scene.timeline.withAnimation(.spring) {
              page.wrappedValue = Snapping.page(
                from: page.wrappedValue, predictedTranslation: value.predictedEndTranslation.width,
                threshold: 200, pageCount: 3)
            }
          })
      }
    }
    try scene.play(.dragging(by: Size(width: way, height: 0), duration: duration), until: 4)
    #expect(scene.state("Pager", "page", as: Int.self) == page)
    #expect(scene.offset("Pages").width == -300 * Double(page))
  }

  // MARK: - Edges

  @Test(arguments: [(60.0, 0.4, 0.0), (150, 1, 200), (60, 0.1, 200), (-60, 0.4, 0)])
  func `A card that is let go comes to the edge it is heading for, without a jump`(
    way: Double, duration: Double, edge: Double
  ) throws {
    let timeline = AnimationTimeline()
    let x = timeline.property("x", 0.0)
    let drag = BoundedDrag(from: 0, within: 0...200, band: RubberBand(dimension: 300))
    var shownAtRelease = GestureRelease(value: 0.0, velocity: 0)
    let gesture = DragGesture().onChanged { x.model = drag.shown(translation: $0.translation.width) }
      .onEnded { value in
        let release = drag.release(
          translation: value.translation.width, fingerVelocity: value.velocity.width)
        shownAtRelease = GestureRelease(value: x.value, velocity: release.velocity)
        timeline.withAnimation(.spring(duration: 0.4)) {
          x.set(
            Snapping.edge(of: drag.range, nearestTo: release.predictedEnd), initialVelocity: release.velocity)
        }
      }
    let input = TouchInput(timeline: timeline, gesture: gesture)
    let stream = TouchStream.dragging(by: Size(width: way, height: 0), duration: duration)
    try input.play(stream)
    try timeline.advance(to: stream.touches.last?.time ?? 0)
    #expect((x.value - shownAtRelease.value).magnitude < 1e-12)
    #expect((x.velocity - shownAtRelease.velocity).magnitude < 1e-9)
    #expect((x.value - drag.shown(translation: way)).magnitude < 1e-9)
    try timeline.advance(to: 6)
    #expect(x.value == edge)
  }

  // MARK: - A card in space

  @Test(arguments: [(50.0, 25.0), (200, 30), (-200, -30)])
  func `A card turns with the finger up to 30 degrees, and flips by where the finger would end`(
    way: Double, degrees: Double
  ) throws {
    let scene = GestureScene()
    scene.show {
      Node("Demo") { state in
        let rotation = state.binding("rotation", default: Angle.zero)
        Node("Card").property("rotation", rotation.wrappedValue).frame(GestureScene.frame).gesture(
          DragGesture(minimumDistance: 3)
            .onChanged {
              rotation.wrappedValue = CardFlip.dragAngle(translation: $0.translation.width)
            }
            .onEnded { value in
              scene.timeline.withAnimation(.interpolatingSpring(stiffness: 100, damping: 10)) {
                rotation.wrappedValue = CardFlip.releaseAngle(
                  predictedTranslation: value.predictedEndTranslation.width)
              }
            })
      }
    }
    func shown() -> Double { scene.shown("Card", "rotation", as: Angle.self)?.degrees ?? .nan }
    let stream = TouchStream.dragging(by: Size(width: way, height: 0), duration: 0.5)
    let end = try #require(stream.touches.last?.time)
    try scene.play(stream, until: end)
    #expect((shown() - degrees).magnitude < 1e-9)
    // On from there as the spring itself, which overshoots.
    let spring = SpringMotion(
      spring: Spring(mass: 1, stiffness: 100, damping: 10), from: degrees, to: way > 0 ? 180 : 0)
    for step in 1...10 {
      try scene.timeline.advance(to: end + Double(step) / 20)
      #expect((shown() - spring.value(at: scene.timeline.time - end)).magnitude < 1e-6)
    }
    try scene.timeline.advance(to: end + 5)
    #expect(CardFlip(shownAngle: .degrees(shown())).side == (way > 0 ? .back : .front))
  }
}
