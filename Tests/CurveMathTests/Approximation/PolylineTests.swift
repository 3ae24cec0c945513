// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite(.tags(.smoke)) struct PolylineTests {
  private func line(_ stops: [(Double, Double)]) -> Polyline {
    Polyline(stops: stops.map { PolylineStop(progress: $0.0, value: $0.1) })
  }

  @Test func `between two stops the value is on the line`() {
    let polyline = line([(0, 0), (0.5, 0.8), (1, 1)])
    #expect(polyline.value(at: 0.25) == 0.4)
    #expect(polyline.value(at: 0.75) == 0.9)
    #expect(polyline.state(at: 0.25).velocity == 1.6)
    #expect((polyline.state(at: 0.5).velocity - 0.4).magnitude < 1e-15)
  }

  @Test func `stops are met exactly and outside them the curve stands`() {
    let polyline = line([(0.1, 0.3), (0.7, -2), (0.9, 5)])
    for (progress, value) in [(0.1, 0.3), (0.7, -2), (0.9, 5), (-1, 0.3), (0, 0.3), (1, 5), (7, 5)] {
      #expect(polyline.value(at: progress) == value)
    }
  }

  @Test func `a shared stop is a jump and never NaN`() {
    let polyline = line([(0, 0), (0.5, 0.3), (0.5, 0.7)])
    #expect(polyline.value(at: 0.25) == 0.15)
    #expect(polyline.value(at: 0.5) == 0.7)
    #expect(polyline.value(at: 0.9) == 0.7)
    let before = polyline.value(at: 0.5.nextDown)
    #expect(before <= 0.3 && before > 0.2999)
  }

  @Test func `a single stop is constant and no stop is NaN`() {
    #expect(line([(0, 0.5)]).value(at: 0.3) == 0.5)
    #expect(line([(0.4, 0.5)]).value(at: 0.1) == 0.5)
    #expect(line([]).value(at: 0.3).isNaN)
    #expect(line([]).valueRange == nil)
    #expect(line([(0, 1), (1, 2)]).value(at: .nan).isNaN)
  }

  @Test func `a stop that goes back is moved to the largest progress before it`() {
    let polyline = line([(0, 0), (0.6, 1), (0.2, 2), (1, 3)])
    #expect(polyline.stops.map(\.progress) == [0, 0.6, 0.6, 1])
    #expect(polyline.value(at: 0.6) == 2)
  }

  @Test func `rounding leaves the ends and rounds what lies between`() {
    let polyline = line([(0, 0.123456), (0.123456, 0.654321), (1, 0.999999)])
    let rounded = polyline.rounded(progressDigits: 2, valueDigits: 3)
    #expect(rounded == line([(0, 0.123456), (0.12, 0.654), (1, 0.999999)]))
    #expect(polyline.rounded(progressDigits: 17, valueDigits: 17) == polyline)
  }

  @Test func `the range of the values is theirs`() {
    #expect(line([(0, 0), (0.3, 1.2), (0.6, -0.1), (1, 1)]).valueRange == -0.1...1.2)
    #expect(line([(0, 0), (1, .nan)]).valueRange == nil)
  }

  @Test func `over time it is the polyline, and stands outside its duration`() {
    let motion = PolylineMotion(polyline: line([(0, 0), (0.5, 0.8), (1, 1)]), duration: 4)
    #expect(motion.value(at: 1) == 0.4 && motion.velocity(at: 1) == 0.4)
    #expect(motion.state(at: -1) == MotionState(value: 0, velocity: 0))
    #expect(motion.state(at: 5) == MotionState(value: 1, velocity: 0))
    #expect(motion.acceleration(at: 1) == 0)
    #expect(motion.settlingDuration(epsilon: 0.1) == 4)
    #expect(motion.accelerationTurns(until: 5, atMost: 9) == [2, 4])
    #expect(motion.accelerationTurns(until: 5, atMost: 2) == nil)
  }

  @Test func `odd durations give the end or NaN`() {
    let polyline = line([(0, 0), (1, 1)])
    #expect(PolylineMotion(polyline: polyline, duration: 0).value(at: 0) == 1)
    #expect(PolylineMotion(polyline: polyline, duration: -1).value(at: 0.5).isNaN)
    #expect(PolylineMotion(polyline: polyline, duration: .nan).value(at: 0.5).isNaN)
    #expect(PolylineMotion(polyline: polyline, duration: 1).value(at: .nan).isNaN)
  }
}
