// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Synthetic fingers: where they are, and that a seed names them.
struct SyntheticTouchTests {
  @Test func `A drag goes from one place to another, sampled at its rate`() {
    let drag = TouchStream.drag(
      from: Point(x: 10, y: 20), to: Point(x: 110, y: -30), start: 2, duration: 0.5,
      sampling: TouchSampling(rate: 60))
    #expect(drag.touches.count == 31)
    #expect(drag.touches.first?.phase == .began)
    #expect(drag.touches.last == Touch(time: 2.5, location: Point(x: 110, y: -30), phase: .ended))
    #expect(drag.touches[15].time == 2.25)
    #expect(drag.touches[15].location == Point(x: 60, y: -5))
    #expect(drag.repairs.isEmpty)
  }

  @Test func `A flick ends with its velocity and has gone half as far as at that velocity`() {
    let flick = TouchStream.flick(from: .zero, velocity: Size(width: 1000, height: -500), duration: 0.2)
    let last = flick.touches.suffix(2)
    #expect(((last.last?.location.x ?? 0) - 100).magnitude < 1e-12)
    #expect(((last.last?.location.y ?? 0) + 50).magnitude < 1e-12)
    let (one, other) = (last.first, last.last)
    let slope = ((other?.location.x ?? 0) - (one?.location.x ?? 0)) / ((other?.time ?? 0) - (one?.time ?? 1))
    // The mean velocity of the last sample is that of half a sample before the end.
    #expect((slope - 1000 * (1 - 0.5 / 120 / 0.2)).magnitude < 1e-6)
  }

  @Test func `A pinch spreads and turns about its centre`() throws {
    let center = Point(x: 50, y: 60)
    let pinch = TouchStream.pinch(
      center: center, distance: 80, magnification: 2, rotation: .degrees(90), duration: 0.25)
    let last = try #require(pinch.frames.last)
    #expect(last.touches.map(\.phase) == [.ended, .ended])
    let (one, other) = (last.touches[0].location, last.touches[1].location)
    #expect((one.x - 50).magnitude < 1e-12 && (one.y - (60 - 80)).magnitude < 1e-12)
    #expect((other.x - 50).magnitude < 1e-12 && (other.y - (60 + 80)).magnitude < 1e-12)
  }

  @Test func `Noise and jitter are named by their seed, and jitter keeps the order`() throws {
    let sampling = TouchSampling(rate: 120, noise: 1, jitter: 0.02, seed: 7)
    let one = TouchStream.drag(from: .zero, to: Point(x: 300, y: 0), sampling: sampling)
    #expect(one == TouchStream.drag(from: .zero, to: Point(x: 300, y: 0), sampling: sampling))
    _ = try TouchStream(one.touches)
    var other = sampling
    other.seed = 8
    #expect(one != TouchStream.drag(from: .zero, to: Point(x: 300, y: 0), sampling: other))
    let exact = TouchStream.drag(from: .zero, to: Point(x: 300, y: 0))
    #expect(zip(one.touches, exact.touches).contains { $0.time != $1.time })
  }

  @Test func `Noise has the standard deviation that is asked for`() {
    let stream = TouchStream.tap(
      at: .zero, duration: 100, sampling: TouchSampling(rate: 100, noise: 2, seed: 3))
    let squares = stream.touches.map { $0.location.x * $0.location.x }
    let mean = squares.reduce(0, +) / Double(squares.count)
    #expect((mean.squareRoot() - 2).magnitude < 0.05)
  }

  @Test func `Two fingers that are sampled together share their stamps`() {
    let pinch = TouchStream.pinch(
      center: .zero, magnification: 2, sampling: TouchSampling(noise: 1, jitter: 0.002, seed: 5))
    #expect(pinch.frames.allSatisfy { $0.touches.count == 2 })
    #expect(pinch.touches[0].location.y != -pinch.touches[1].location.y)
  }

  @Test func `Odd sampling is a sampling`() {
    let sampling = TouchSampling(rate: .nan, noise: -1, jitter: .infinity)
    #expect(sampling == TouchSampling(rate: 120, noise: 1, jitter: 0))
    #expect(TouchStream.tap(at: .zero, duration: 0).touches.map(\.phase) == [.began, .ended])
    #expect(TouchStream.tap(at: .zero, duration: -1).duration == 0)
    let endless = TouchStream.tap(at: .zero, duration: 1e300, sampling: TouchSampling(rate: 1e-6))
    #expect(endless.touches.last?.time == 1e300)
    #expect(TouchStream.tap(at: Point(x: .nan, y: 0)).touches.isEmpty)
  }

  @Test(arguments: [0, -1, .nan])
  func `A finger that stays for no time comes down where it starts, and goes where it ends`(duration: Double)
  {
    let (start, end) = (Point(x: 10, y: 10), Point(x: 60, y: 10))
    let drag = TouchStream.drag(from: start, to: end, duration: duration)
    #expect(drag.touches.map(\.location) == [start, end])
    #expect(drag.duration == 0)
    let pinch = TouchStream.pinch(center: .zero, distance: 100, magnification: 2, duration: duration)
    #expect(pinch.touches.map(\.location.x).sorted() == [-100, -50, 50, 100])
    #expect(pinch.repairs.isEmpty)
  }

  @Test func `Any finger may be cancelled`() {
    let streams: [TouchStream] = [
      .drag(from: .zero, to: .zero, isCancelled: true), .tap(at: .zero, isCancelled: true),
      .flick(from: .zero, velocity: .zero, isCancelled: true), .pinch(center: .zero, isCancelled: true),
    ]
    for stream in streams { #expect(stream.touches.last?.phase == .cancelled && stream.repairs.isEmpty) }
  }
}
