// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// What people reported of gestures elsewhere, with the numbers that they should have got.
struct GestureFieldReportTests {
  private func velocity(_ samples: [(time: Double, x: Double, y: Double)]) throws -> Double {
    var recognizer = DragGesture().makeRecognizer(in: GestureEnvironment())
    for frame in TouchStream.through(samples).frames { recognizer.receive(frame) }
    return try #require(recognizer.phase.value).velocity.width
  }

  @Test func `A press of a second before a flick does not dilute the flick's velocity`() throws {
    let flick = (0...6).map { (time: 1 + Double($0) / 100, x: 12 * Double($0), y: 0.0) }
    let velocity = try velocity([(0, 0, 0)] + flick)
    #expect(abs(velocity - 1200) < 1e-9)
    // The average over the whole press would be 72 points in 1.06 s.
    #expect(velocity > 17 * 72 / 1.06)
  }

  @Test func `The lift's own sample counts for distance and velocity`() throws {
    let samples = [(time: 0.0, x: 0.0, y: 0.0), (0.01, 5, 0), (0.02, 10, 0), (0.03, 15, 0)]
    // The same flick, whose last way was made after the last move.
    let velocity = try velocity(samples + [(0.045, 60, 0)])
    #expect(velocity > 2 * 500)
    var recognizer = DragGesture().makeRecognizer(in: GestureEnvironment())
    for frame in TouchStream.through(samples + [(0.045, 60, 0)]).frames { recognizer.receive(frame) }
    #expect(recognizer.phase.value?.translation.width == 60)
  }

  @Test(arguments: [(Decay.normal, 499.4998, 499.0), (.fast, 99.4992, 99.0)])
  func `A scroll at 1000 points per second ends where the two formulas say`(
    _ decay: Decay, continuous: Double, stepped: Double
  ) {
    let release = GestureRelease(value: 0.0, velocity: 1000.0)
    #expect(abs(release.scrollEnd(decay: decay) - continuous) < 5e-5)
    let steps = Projection.steppedScrollEnd(from: 0.0, velocity: 1000.0, decay: decay)
    #expect(abs(steps - stepped) < 1e-9)
    #expect(abs(release.landing(on: continuous, decay: decay).velocity - 1000) < 1e-3)
  }
}
