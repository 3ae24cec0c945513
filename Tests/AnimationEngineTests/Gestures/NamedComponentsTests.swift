// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Values of gestures as numbers with names.
struct NamedComponentsTests {
  private func last(_ gesture: some Gesture, _ stream: TouchStream) throws -> [String: Double] {
    let probe = try GestureProbe(gesture).play(stream)
    let parts = probe.changes.last?.components ?? []
    return Dictionary(uniqueKeysWithValues: parts.map { ($0.name, $0.value) })
  }

  @Test func `A drag has its places, ways and velocities`() throws {
    let parts = try last(
      DragGesture(), .drag(from: Point(x: 10, y: 0), to: Point(x: 110, y: 0), duration: 0.5))
    #expect(parts.count == 12)
    #expect(parts["location.x"] == 110 && parts["startLocation.x"] == 10)
    #expect(parts["translation.width"] == 100 && parts["translation.height"] == 0)
    #expect(((parts["velocity.width"] ?? 0) - 200).magnitude < 1e-9)
    #expect(((parts["predictedEndTranslation.width"] ?? 0) - 150).magnitude < 1e-9)
  }

  @Test func `Two gestures put a word before the names of their parts`() throws {
    let pinch = TouchStream.pinch(center: .zero, magnification: 2, rotation: .degrees(90))
    let both = try last(MagnifyGesture().simultaneously(with: RotationGesture()), pinch)
    #expect(((both["first.magnification"] ?? 0) - 2).magnitude < 1e-12)
    #expect(((both["second"] ?? 0) - .pi / 2).magnitude < 1e-12)
    let press = TouchStream.through([(0, 0, 0), (1, 0, 0), (1.1, 30, 0), (1.2, 30, 0)])
    let sequence = try last(LongPressGesture().sequenced(before: DragGesture()), press)
    #expect(sequence["first"] == 1 && sequence["second.translation.width"] == 30)
    let tap = TouchStream.tap(at: Point(x: 3, y: 4))
    let either = try last(MagnificationGesture().exclusively(before: SpatialTapGesture()), tap)
    #expect(either == ["second.location.x": 3, "second.location.y": 4])
  }

  @Test func `A gesture without a value has no parts`() throws {
    #expect(try last(TapGesture(), .tap(at: .zero)).isEmpty)
    #expect(try last(DragGesture(), .tap(at: .zero)).isEmpty)
  }
}
