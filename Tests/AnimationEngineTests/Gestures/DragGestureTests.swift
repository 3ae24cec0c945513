// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Drags.
struct DragGestureTests {
  private func played(
    _ stream: TouchStream, _ gesture: DragGesture = DragGesture(),
    environment: GestureEnvironment = GestureEnvironment()
  ) throws -> GestureProbe {
    try GestureProbe(gesture, environment: environment).play(stream)
  }

  private func values(_ probe: GestureProbe) -> [DragGesture.Value] { probe.values() }

  @Test func `The defaults are 10 points and the view's own space`() {
    #expect(DragGesture().minimumDistance == 10)
    #expect(DragGesture().coordinateSpace == .local)
  }

  @Test func `It is recognised at exactly 10 points, and the translation is the whole way`() throws {
    let steps = (0...6).map { (time: Double($0) / 10, x: 5 * Double($0), y: 0.0) }
    let probe = try played(.through(steps))
    #expect(probe.outline == [.possible, .active, .ended])
    #expect(values(probe).first?.translation == Size(width: 10, height: 0))
    #expect(values(probe).map(\.translation.width) == [10, 15, 20, 25, 30])
  }

  @Test func `Six points and a lift are nothing`() throws {
    let log = Log()
    let gesture = DragGesture().onChanged { _ in log.say("changed") }.onEnded { _ in log.say("ended") }
    let probe = try GestureProbe(gesture).play(.through([(0, 0, 0), (0.1, 6, 0), (0.2, 6, 0)]))
    #expect(probe.phases.last == .failed)
    #expect(log.lines.isEmpty)
  }

  @Test(arguments: [0, -5, Double.nan])
  func `Without a minimum a click has changed and ended`(minimum: Double) throws {
    let log = Log()
    let gesture = DragGesture(minimumDistance: minimum).onChanged { _ in log.say("changed") }
      .onEnded { _ in log.say("ended") }
    try GestureProbe(gesture).play(.through([(0, 3, 4), (0.1, 3, 4)]))
    #expect(log.lines == ["changed", "ended"])
  }

  @Test func `The farthest the finger has been counts, and not where it is`() throws {
    let probe = try played(.through([(0, 0, 0), (0.1, 12, 0), (0.2, 1, 0), (0.3, 0, 0)]))
    #expect(values(probe).map(\.translation.width) == [12, 1, 0])
    #expect(probe.phases.last == .ended)
  }

  @Test func `A lift may be what makes it far enough`() throws {
    let probe = try played(.through([(0, 0, 0), (0.1, 5, 0), (0.2, 40, 0)]))
    #expect(probe.outline == [.possible, .ended])
    #expect(values(probe).last?.translation.width == 40)
  }

  @Test func `Its values are consistent with one another`() throws {
    let stream = TouchStream.flick(
      from: Point(x: 100, y: 50), velocity: Size(width: 900, height: -300), start: 0.5,
      sampling: TouchSampling(noise: 1, jitter: 0.002, seed: 4))
    let probe = try played(stream)
    #expect(values(probe).count > 5)
    for (value, change) in zip(values(probe), probe.changes.suffix(values(probe).count)) {
      #expect(value.time == change.time)
      #expect(value.startLocation == Point(x: stream.touches[0].location.x, y: stream.touches[0].location.y))
      #expect(value.translation.width == value.location.x - value.startLocation.x)
      #expect(value.predictedEndLocation.x == value.location.x + 0.25 * value.velocity.width)
      #expect(value.predictedEndLocation.y == value.location.y + 0.25 * value.velocity.height)
      #expect(
        value.predictedEndTranslation.width == value.predictedEndLocation.x - value.startLocation.x)
    }
  }

  @Test func `An even drag has its velocity, by either rule`() throws {
    let drag = TouchStream.drag(from: .zero, to: Point(x: 400, y: -200), duration: 0.5)
    for sampling in VelocitySampling.allCases {
      let probe = try played(drag, environment: GestureEnvironment(velocitySampling: sampling))
      let last = try #require(values(probe).last)
      #expect((last.velocity.width - 800).magnitude < 1e-9)
      #expect((last.velocity.height + 400).magnitude < 1e-9)
    }
  }

  @Test func `Held and then lifted, it has no velocity`() throws {
    let drag = TouchStream.through([
      (0, 0, 0), (0.01, 10, 0), (0.02, 20, 0), (0.03, 30, 0), (0.04, 40, 0), (0.3, 40, 0),
    ])
    #expect(values(try played(drag)).last?.velocity == .zero)
  }

  @Test func `A lift that repeats the last place keeps the velocity`() throws {
    let drag = TouchStream.through([
      (0, 0, 0), (0.01, 10, 0), (0.02, 20, 0), (0.03, 30, 0), (0.04, 40, 0), (0.048, 40, 0),
    ])
    #expect(((values(try played(drag)).last?.velocity.width ?? 0) - 1000).magnitude < 1e-9)
  }

  @Test func `A press, a wait and a quick flick have the velocity of the flick`() throws {
    var samples = [(time: 0.0, x: 0.0, y: 0.0)]
    samples += (0...6).map { (1 + Double($0) / 100, 12 * Double($0), 0) }
    #expect(((values(try played(.through(samples))).last?.velocity.width ?? 0) - 1200).magnitude < 1e-9)
  }

  @Test func `A fast swipe whose last move is far before the lift has the lift's place and velocity`() throws
  {
    let probe = try played(.through([(0, 0, 0), (0.008, 4, 0), (0.03, 48, 0)]))
    let last = try #require(values(probe).last)
    #expect(last.translation.width == 48)
    #expect(last.velocity.width > 2000)
  }

  @Test func `Other fingers are not followed`() throws {
    let drag = TouchStream.drag(id: 1, from: .zero, to: Point(x: 100, y: 0), start: 0, duration: 1)
    let other = TouchStream.drag(id: 2, from: Point(x: 500, y: 0), to: .zero, start: 0.25, duration: 0.5)
    let one = try played(drag)
    let two = try played(drag + other)
    #expect(values(one) == values(two))
    #expect(two.outline == [.possible, .active, .ended])
  }

  @Test func `Two samples of one moment are the later one`() throws {
    let probe = try played(.through([(0, 0, 0), (0.1, 50, 0), (0.1, 20, 0), (0.2, 30, 0)]))
    #expect(values(probe).map(\.location.x) == [20, 30])
    #expect(values(probe).allSatisfy { $0.velocity.width.isFinite })
  }

  @Test func `Locations are in the space that is asked for, and translations are the same in all`() throws {
    let space = GestureSpace(
      frame: Rect(x: 10, y: 20, width: 50, height: 50), named: ["board": Point(x: -5, y: 1)])
    let stream = TouchStream.through([(0, 30, 30), (0.1, 60, 70), (0.2, 60, 70)])
    let starts = [
      CoordinateSpace.local: Point(x: 20, y: 10), .global: Point(x: 30, y: 30),
      .named("board"): Point(x: 35, y: 29),
    ]
    for (target, start) in starts {
      let probe = try played(
        stream, DragGesture(coordinateSpace: target), environment: GestureEnvironment(space: space))
      #expect(values(probe).last?.startLocation == start)
      #expect(values(probe).last?.translation == Size(width: 30, height: 40))
    }
  }
}
