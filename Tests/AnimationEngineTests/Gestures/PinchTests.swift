// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Two fingers that spread, close and turn.
struct PinchTests {
  private let environment = GestureEnvironment(
    space: GestureSpace(frame: Rect(x: 0, y: 0, width: 200, height: 100)))

  @Test func `The defaults are a hundredth and a degree`() {
    #expect(MagnifyGesture().minimumScaleDelta == 0.01)
    #expect(MagnificationGesture().minimumScaleDelta == 0.01)
    #expect(RotateGesture().minimumAngleDelta == .degrees(1))
    #expect(RotationGesture().minimumAngleDelta == .degrees(1))
  }

  @Test func `A pinch tells its factor, its velocity and where it began`() throws {
    let pinch = TouchStream.pinch(center: Point(x: 50, y: 25), distance: 80, magnification: 2)
    let probe = try GestureProbe(MagnifyGesture(), environment: environment).play(pinch)
    #expect(probe.outline == [.possible, .active, .ended])
    let last = try #require(probe.values(MagnifyGesture.Value.self).last)
    #expect((last.magnification - 2).magnitude < 1e-12)
    #expect((last.velocity - 2).magnitude < 1e-9)
    #expect(last.startAnchor == UnitPoint(x: 0.25, y: 0.25))
    #expect(last.startLocation == Point(x: 50, y: 25))
    #expect(last.time == 0.5)
  }

  @Test func `A twist tells its angle, its velocity and where it began, with whole turns`() throws {
    let twist = TouchStream.pinch(
      center: Point(x: 50, y: 25), distance: 80, rotation: .degrees(450), duration: 1)
    let probe = try GestureProbe(RotateGesture(), environment: environment).play(twist)
    let last = try #require(probe.values(RotateGesture.Value.self).last)
    #expect((last.rotation.degrees - 450).magnitude < 1e-9)
    #expect((last.velocity.degrees - 450).magnitude < 1e-6)
    #expect(last.startAnchor == UnitPoint(x: 0.25, y: 0.25))
  }

  @Test func `A twist the other way is negative`() throws {
    let twist = TouchStream.pinch(center: .zero, rotation: .degrees(-30))
    let probe = try GestureProbe(RotationGesture()).play(twist)
    #expect(((probe.values(Angle.self).last?.degrees ?? 0) + 30).magnitude < 1e-9)
  }

  @Test func `The older names tell the factor and the angle alone`() throws {
    let pinch = TouchStream.pinch(center: .zero, magnification: 0.5, rotation: .degrees(20))
    let scale = try GestureProbe(MagnificationGesture()).play(pinch).values(Double.self)
    #expect(((scale.last ?? 0) - 0.5).magnitude < 1e-12)
    let angle = try GestureProbe(RotationGesture()).play(pinch).values(Angle.self)
    #expect(((angle.last?.degrees ?? 0) - 20).magnitude < 1e-9)
  }

  @Test func `Two fingers that move side by side do neither, whatever the order of their samples`() throws {
    let steps = (0...20).map { Double($0) }
    let touches = steps.flatMap { step -> [Touch] in
      let phase: Touch.Phase = step == 0 ? .began : step == 20 ? .ended : .moved
      return [1, 0].map { id in
        let location = Point(x: 10 * step + 100 * Double(id), y: step)
        return Touch(id: id, time: step / 60, location: location, phase: phase)
      }
    }
    let stream = try TouchStream(touches)
    #expect(try GestureProbe(MagnifyGesture()).play(stream).outline == [.possible, .failed])
    #expect(try GestureProbe(RotateGesture()).play(stream).outline == [.possible, .failed])
  }

  @Test(arguments: [(1.009, false), (1.011, true), (0.991, false), (0.989, true)])
  func `A factor of a hundredth either way is enough`(factor: Double, isPinch: Bool) throws {
    let probe = try GestureProbe(MagnifyGesture()).play(.pinch(center: .zero, magnification: factor))
    #expect((probe.phases.last == .ended) == isPinch)
  }

  @Test func `It ends when one finger is lifted, and the other may stay`() throws {
    let one = TouchStream.drag(id: 1, from: .zero, to: .zero, duration: 2)
    let other = TouchStream.drag(id: 2, from: Point(x: 50, y: 0), to: Point(x: 100, y: 0), duration: 1)
    let probe = try GestureProbe(MagnifyGesture()).play(one + other)
    #expect(probe.phases.last == .ended)
    #expect(probe.changes.last?.time == 1)
    #expect(probe.values(MagnifyGesture.Value.self).last?.magnification == 2)
  }

  @Test func `One finger alone, and a cancelled one, are no pinch`() throws {
    let drag = TouchStream.drag(from: .zero, to: Point(x: 90, y: 0))
    #expect(try GestureProbe(MagnifyGesture()).play(drag).phases.last == .failed)
    let one = TouchStream.drag(id: 1, from: .zero, to: .zero, duration: 2)
    let other = TouchStream.drag(
      id: 2, from: Point(x: 50, y: 0), to: Point(x: 100, y: 0), duration: 1, isCancelled: true)
    #expect(try GestureProbe(MagnifyGesture()).play(one + other).phases.last == .failed)
  }

  @Test func `A third finger, and a thousandth, change nothing`() throws {
    let pinch = TouchStream.pinch(center: .zero, magnification: 2)
    let crowd = (2..<1000).map { TouchStream.tap(id: $0, at: Point(x: 9, y: 9), start: 0.01, duration: 0.3) }
    let all = TouchStream(repairing: pinch.touches + crowd.flatMap(\.touches))
    let alone = try GestureProbe(MagnifyGesture()).play(pinch).values(MagnifyGesture.Value.self)
    let crowded = try GestureProbe(MagnifyGesture()).play(all).values(MagnifyGesture.Value.self)
    #expect(alone == crowded)
  }

  @Test func `Two fingers at one place have no factor and no angle until they part`() throws {
    let one = TouchStream.drag(id: 1, from: .zero, to: .zero, duration: 1)
    let other = TouchStream.through([(0, 0, 0), (0.5, 0, 10), (0.7, 0, 20), (1, 0, 20)], id: 2)
    let factors = try GestureProbe(MagnifyGesture(minimumScaleDelta: 0)).play(one + other)
      .values(MagnifyGesture.Value.self).map(\.magnification)
    #expect(factors.first == 1)
    #expect(factors.last == 2)
    #expect(factors.allSatisfy { $0.isFinite })
    let angles = try GestureProbe(RotateGesture()).play(one + other).values(RotateGesture.Value.self)
    #expect(angles.isEmpty)
  }
}
