// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Streams of touches: what is refused, with which words, and how it is mended.
struct TouchStreamTests {
  private static func touch(
    _ phase: Touch.Phase, at time: Double, id: Int = 0, x: Double = 0, y: Double = 0
  ) -> Touch {
    Touch(id: id, time: time, location: Point(x: x, y: y), phase: phase)
  }

  /// Touches that are wrong, what is wrong with which of them, and what they are mended to.
  struct Bad: Sendable, CustomTestStringConvertible {
    let name: String
    let touches: [Touch]
    let problem: TouchProblem
    let index: Int
    let mended: [Touch]
    var testDescription: String { name }
  }

  static let bad = [
    Bad(
      name: "a touch that never ends",
      touches: [touch(.began, at: 0), touch(.moved, at: 1, x: 3)], problem: .neverEnds, index: 1,
      mended: [touch(.began, at: 0), touch(.moved, at: 1, x: 3), touch(.cancelled, at: 1, x: 3)]),
    Bad(
      name: "one that ends twice",
      touches: [touch(.began, at: 0), touch(.ended, at: 1), touch(.ended, at: 2)], problem: .hasEnded,
      index: 2, mended: [touch(.began, at: 0), touch(.ended, at: 1)]),
    Bad(
      name: "one that moves after it has ended",
      touches: [touch(.began, at: 0), touch(.cancelled, at: 1), touch(.moved, at: 2)], problem: .hasEnded,
      index: 2, mended: [touch(.began, at: 0), touch(.cancelled, at: 1)]),
    Bad(
      name: "one that begins twice",
      touches: [touch(.began, at: 0), touch(.began, at: 1, x: 5), touch(.ended, at: 2)], problem: .beganTwice,
      index: 1, mended: [touch(.began, at: 0), touch(.moved, at: 1, x: 5), touch(.ended, at: 2)]),
    Bad(
      name: "one whose id changes on the way",
      touches: [touch(.began, at: 0), touch(.moved, at: 1, id: 7, x: 5), touch(.ended, at: 2, id: 7)],
      problem: .neverBegan, index: 1,
      mended: [
        touch(.began, at: 0), touch(.began, at: 1, id: 7, x: 5), touch(.ended, at: 2, id: 7),
        touch(.cancelled, at: 2),
      ]),
    Bad(
      name: "one that ends and never began", touches: [touch(.ended, at: 0)], problem: .neverBegan, index: 0,
      mended: []),
    Bad(
      name: "one that is out of order",
      touches: [touch(.began, at: 0), touch(.ended, at: 2), touch(.moved, at: 1, x: 4)],
      problem: .timeGoesBackwards(from: 2), index: 2,
      mended: [touch(.began, at: 0), touch(.moved, at: 1, x: 4), touch(.ended, at: 2)]),
    Bad(
      name: "a location that is not a number",
      touches: [touch(.began, at: 0), touch(.moved, at: 1, x: .nan), touch(.ended, at: 2)],
      problem: .locationIsNotFinite, index: 1, mended: [touch(.began, at: 0), touch(.ended, at: 2)]),
    Bad(
      name: "a beginning nowhere",
      touches: [touch(.began, at: 0, y: .infinity), touch(.moved, at: 1, x: 5), touch(.ended, at: 2, x: 5)],
      problem: .locationIsNotFinite, index: 0,
      mended: [touch(.began, at: 1, x: 5), touch(.ended, at: 2, x: 5)]),
    Bad(
      name: "an end nowhere",
      touches: [touch(.began, at: 0, x: 2), touch(.ended, at: 1, x: .nan)], problem: .locationIsNotFinite,
      index: 1, mended: [touch(.began, at: 0, x: 2), touch(.ended, at: 1, x: 2)]),
    Bad(
      name: "a time that is not a number",
      touches: [touch(.began, at: .nan), touch(.began, at: 0), touch(.ended, at: 1)],
      problem: .timeIsNotFinite, index: 0, mended: [touch(.began, at: 0), touch(.ended, at: 1)]),
  ]

  @Test(arguments: bad)
  func `What can't be right is refused, and the touch is named`(_ bad: Bad) throws {
    let error = #expect(throws: TouchError.self) { try TouchStream(bad.touches) }
    #expect(error?.problem == bad.problem)
    #expect(error?.index == bad.index)
    let text = try #require(error).description
    #expect(text.hasPrefix("touch \(bad.index) (id "))
    #expect(text.contains("must"))
  }

  @Test(arguments: bad)
  func `What can't be right is mended, and a mended stream is right`(_ bad: Bad) throws {
    let stream = TouchStream(repairing: bad.touches)
    #expect(stream.touches == bad.mended)
    _ = try TouchStream(stream.touches)
    #expect(TouchStream(repairing: stream.touches).repairs.isEmpty)
  }

  @Test(arguments: bad)
  func `Repairs say what was wrong with which touch`(_ bad: Bad) {
    let repairs = TouchStream(repairing: bad.touches).repairs
    #expect(repairs.contains { $0.error.problem == bad.problem && $0.error.index == bad.index })
  }

  @Test func `A touch that is put in its place is told of, by the place that it had`() {
    let given = [
      Self.touch(.began, at: 0), Self.touch(.moved, at: 0.3, x: 3), Self.touch(.moved, at: 0.1, x: 1),
      Self.touch(.began, at: 0.2, id: 4),
    ]
    let repairs = TouchStream(repairing: given).repairs
    #expect(
      repairs.map(\.error.problem) == [.timeGoesBackwards(from: 0.3), .timeGoesBackwards(from: 0.3)]
        + [.neverEnds, .neverEnds])
    #expect(repairs.map(\.error.index) == [2, 3, 3, 1])
    #expect(repairs[0].replacement == given[2])
  }

  @Test func `What comes before the beginning is left out, and told of`() {
    let given = [
      Self.touch(.began, at: -1), Self.touch(.moved, at: 0, x: 2), Self.touch(.ended, at: 1, x: 3),
    ]
    let stream = TouchStream(repairing: given, notBefore: 0)
    #expect(stream.touches == [Self.touch(.began, at: 0, x: 2), given[2]])
    #expect(stream.repairs.map(\.error.problem) == [.comesBefore(0), .neverBegan])
    #expect(stream.repairs.map(\.error.index) == [0, 1])
    #expect(stream.repairs[0].error.description.contains("time begins at 0.0; a touch must not be earlier"))
  }

  @Test func `Negative times, one time for several touches and no duration are right`() throws {
    let stream = try TouchStream([
      Self.touch(.began, at: -1), Self.touch(.moved, at: -1, x: 1), Self.touch(.began, at: -1, id: 2),
      Self.touch(.ended, at: -1, id: 2), Self.touch(.ended, at: -0.5),
    ])
    #expect(stream.frames.map(\.time) == [-1, -0.5])
    #expect(stream.frames.map(\.touches.count) == [4, 1])
    #expect(stream.duration == 0.5)
  }

  @Test func `An id may be used again once its finger has gone`() throws {
    let taps = [0.0, 1, 2].flatMap { [Self.touch(.began, at: $0), Self.touch(.ended, at: $0 + 0.1)] }
    #expect(try TouchStream(taps).touches == taps)
  }

  @Test func `An empty stream is right and takes no time`() throws {
    #expect(try TouchStream([]).frames.isEmpty)
    #expect(TouchStream(repairing: []).duration == 0)
  }

  @Test func `A thousand fingers at once are a stream like any other`() throws {
    let down = (0..<1000).map { Self.touch(.began, at: 0, id: $0, x: Double($0)) }
    let up = (0..<1000).map { Self.touch(.ended, at: 1, id: $0, x: Double($0)) }
    let stream = try TouchStream(down + up)
    #expect(stream.frames.map(\.touches.count) == [1000, 1000])
    #expect(TouchStream(repairing: down).touches.filter { $0.phase == .cancelled }.count == 1000)
  }

  @Test func `Merged streams are in the order of their times`() throws {
    let first = TouchStream.tap(id: 1, at: .zero, start: 0)
    let second = TouchStream.tap(id: 2, at: .zero, start: 0.01)
    let merged = try first.merged(with: second)
    #expect(merged.touches.map(\.time) == merged.touches.map(\.time).sorted())
    #expect(merged.touches.count == first.touches.count + second.touches.count)
    #expect(throws: TouchError.self) { try first.merged(with: first) }
  }
}
