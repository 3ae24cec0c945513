// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Taps: how far, how long, how many.
struct TapGestureTests {
  private func isTap(_ stream: TouchStream, count: Int = 1, _ limits: TapLimits = .pointer) throws -> Bool {
    let probe = GestureProbe(TapGesture(count: count), environment: GestureEnvironment(tapLimits: limits))
    return try probe.play(stream, until: 100).phases.last == .ended
  }

  @Test func `A tap is recognised as the finger is lifted`() throws {
    let probe = try GestureProbe(TapGesture()).play(.tap(at: .zero, start: 1, duration: 0.25))
    #expect(probe.phases == [.possible, .ended])
    #expect(probe.changes.last?.time == 1.25)
  }

  @Test(arguments: [(0.0, true), (4, true), (4.99, true), (5, false), (30, false)])
  func `A pointer's tap survives 4 points and fails at 5`(distance: Double, isTap: Bool) throws {
    let stream = TouchStream.through([(0, 0, 0), (0.05, distance, 0), (0.1, 0, 0)])
    #expect(try self.isTap(stream) == isTap)
  }

  @Test(arguments: [(44.9, true), (45, false)])
  func `A finger's tap must move less than 45 points`(distance: Double, isTap: Bool) throws {
    let stream = TouchStream.through([(0, 0, 0), (0.05, 0, distance), (0.1, 0, 0)])
    #expect(try self.isTap(stream, .touch) == isTap)
  }

  @Test(arguments: [(0.6, true), (60, true)])
  func `A pointer's tap may take its time`(duration: Double, isTap: Bool) throws {
    #expect(try self.isTap(.through([(0, 0, 0), (duration, 0, 0)])) == isTap)
  }

  @Test(arguments: [(0.74, true), (0.75, false)])
  func `A finger's tap must be over in less than 0.75 s`(duration: Double, isTap: Bool) throws {
    #expect(try self.isTap(.through([(0, 0, 0), (duration, 0, 0)]), .touch) == isTap)
  }

  @Test func `A tap of no duration is a tap`() throws {
    #expect(try isTap(.tap(at: .zero, duration: 0)))
    #expect(try isTap(.tap(at: .zero, duration: 0), .touch))
  }

  @Test func `A cancelled touch is no tap`() throws {
    #expect(try !isTap(.through([(0, 0, 0), (0.1, 0, 0)], last: .cancelled)))
  }

  @Test(arguments: [(0.1, true), (0.35, true), (0.36, false)])
  func `The second of two taps must come within 0.35 s`(delay: Double, isTap: Bool) throws {
    let stream = TouchStream.through([(0, 0, 0), (0.25, 0, 0)]) + .tap(at: .zero, start: 0.25 + delay)
    let probe = try GestureProbe(TapGesture(count: 2)).play(stream, until: 0.9)
    #expect(probe.phases.contains(.ended) == isTap)
  }

  @Test func `One tap of two fails when the delay is over`() throws {
    let probe = try GestureProbe(TapGesture(count: 2)).play(.through([(0, 0, 0), (0.25, 0, 0)]))
    #expect(probe.phases == [.possible, .failed])
    #expect((probe.changes.last?.time ?? 0) == 0.6.nextUp)
  }

  @Test func `Fewer than one tap are one`() throws {
    #expect(try isTap(.tap(at: .zero), count: 0))
    #expect(try isTap(.tap(at: .zero), count: -3))
  }

  @Test func `A second finger is not a tap`() throws {
    #expect(try !isTap(.tap(id: 1, at: .zero, duration: 0.2) + .tap(id: 2, at: .zero, start: 0.1)))
  }

  @Test func `A thousand fingers are not a tap`() throws {
    let touches = (0..<1000).flatMap { TouchStream.tap(id: $0, at: .zero).touches }
    #expect(try !isTap(TouchStream(repairing: touches)))
  }

  @Test func `The place of a tap is where the last one ended, in the space that is asked for`() throws {
    let space = GestureSpace(
      frame: Rect(x: 10, y: 20, width: 100, height: 100), named: ["card": Point(x: 1, y: 2)])
    let stream = TouchStream.through([(0, 50, 60), (0.1, 52, 61)])
    for (target, point) in [
      (CoordinateSpace.local, Point(x: 42, y: 41)), (.global, Point(x: 52, y: 61)),
      (.named("card"), Point(x: 51, y: 59)), (.named("nowhere"), Point(x: 52, y: 61)),
    ] {
      let probe = GestureProbe(
        SpatialTapGesture(coordinateSpace: target), environment: GestureEnvironment(space: space))
      let values = try probe.play(stream).values(SpatialTapGesture.Value.self)
      #expect(values.last?.location == point)
    }
  }

  @Test func `After an attempt has failed the next one begins anew`() throws {
    let probe = GestureProbe(TapGesture())
    try probe.play(.drag(from: .zero, to: Point(x: 100, y: 0)), until: 1)
    #expect(probe.outline == [.possible, .failed])
    try probe.play(.tap(at: .zero, start: 1.5), until: 2)
    #expect(probe.outline == [.possible, .failed, .possible, .ended])
  }
}
