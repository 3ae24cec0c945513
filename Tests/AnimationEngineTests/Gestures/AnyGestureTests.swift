// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Gestures that are chosen as a program runs.
struct AnyGestureTests {
  private static let stream = TouchStream.pinch(
    center: Point(x: 50, y: 50), magnification: 1.5, sampling: TouchSampling(noise: 1, seed: 2))

  @Test func `A gesture of unknown type tells what it tells as itself`() throws {
    let gesture = MagnificationGesture().simultaneously(with: DragGesture())
    let known = try GestureProbe(gesture).play(Self.stream)
    let unknown = try GestureProbe(AnyGesture(gesture)).play(Self.stream)
    #expect(known.phases == unknown.phases)
    #expect(known.changes.map(\.time) == unknown.changes.map(\.time))
    #expect(known.values(Double.self) == unknown.values(Double.self))
  }

  @Test func `One of two may be chosen, and its deadlines count`() throws {
    func gesture(_ isPress: Bool) -> AnyGesture<Bool> {
      isPress ? AnyGesture(LongPressGesture()) : AnyGesture(TapGesture().map { false })
    }
    let tap = TouchStream.tap(at: .zero, duration: 2)
    #expect(try GestureProbe(gesture(true)).play(tap).changes.last?.time == 0.5)
    #expect(try GestureProbe(gesture(false)).play(tap).changes.last?.time == 2)
  }

  @Test func `At work it calls the actions of the newest description`() throws {
    let scene = GestureScene()
    let log = Log()
    func show(_ number: Int) {
      scene.show {
        Node("Card").frame(GestureScene.frame).gesture(
          AnyGesture(DragGesture().onChanged { _ in log.say("\(number)") }))
      }
    }
    show(1)
    try scene.input.play(
      .through([(0, 150, 150), (0.1, 180, 150), (0.2, 190, 150), (0.3, 195, 150)]))
    try scene.timeline.advance(to: 0.15)
    show(2)
    try scene.timeline.advance(to: 1)
    #expect(log.lines == ["1", "2"])
  }
}
