// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite struct UnitCurveQueryTests {
  private let back = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.68, y: -0.6), endControlPoint: UnitPoint(x: 0.32, y: 1.6))

  @Test func `presets rise and turn nowhere`() {
    for curve in [
      UnitCurve.linear, .ease, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut,
    ] {
      #expect(curve.extrema.isEmpty)
    }
  }

  @Test func `a curve that overshoots on both sides turns twice`() {
    let extrema = back.extrema
    #expect(extrema.count == 2)
    #expect(extrema[0].value == back.valueRange.lowerBound)
    #expect(extrema[1].value == back.valueRange.upperBound)
    #expect((extrema[0].time + extrema[1].time - 1).magnitude < 1e-15)
    for extremum in extrema {
      #expect((back.value(at: extremum.time) - extremum.value).magnitude < 1e-15)
      #expect(back.velocity(at: extremum.time).magnitude < 1e-13)
    }
  }

  @Test(.tags(.property)) func `the value at every progress found is the one asked for`() {
    var generator = SeededGenerator(seed: 701)
    var worst = Worst("value at a progress", seed: generator.seed)
    for _ in 0..<3000 {
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: generator.uniform(0...1), y: generator.uniform(-2...3)),
        endControlPoint: UnitPoint(x: generator.uniform(0...1), y: generator.uniform(-2...3)))
      let value = generator.uniform(-1...2)
      for progress in curve.progresses(for: value) {
        let state = curve.state(at: progress)
        let moved = state.velocity.magnitude * 4 * .roundoff
        worst.note(
          state.value - value, bound: 8 * .roundoff + moved, "\(curve) value \(value) at \(progress)")
      }
    }
    worst.check()
    #expect(worst.rows > 1500)
  }

  @Test(.tags(.property)) func `every change of side on a grid has a progress`() {
    var generator = SeededGenerator(seed: 702)
    var worst = Worst("a progress for every change of side", seed: generator.seed)
    for _ in 0..<500 {
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: generator.uniform(0...1), y: generator.uniform(-2...3)),
        endControlPoint: UnitPoint(x: generator.uniform(0...1), y: generator.uniform(-2...3)))
      let value = generator.uniform(-0.5...1.5)
      let found = curve.progresses(for: value)
      worst.note(found == found.sorted(), "\(curve) \(value)")
      var before = (progress: 0.0, distance: -value)
      for step in 1...200 {
        let progress = Double(step) / 200
        let distance = curve.value(at: progress) - value
        if before.distance * distance < 0 {
          worst.note(
            found.contains { $0 >= before.progress && $0 <= progress }, "\(curve) \(value) \(progress)")
        }
        before = (progress, distance)
      }
    }
    worst.check()
  }

  @Test func `one value can belong to three progresses`() {
    let found = back.progresses(for: 0.5)
    #expect(found.count == 1 && (found[0] - 0.5).magnitude < 1e-15)
    #expect(back.progresses(for: 0).count == 2)
    #expect(back.progresses(for: 1).count == 2)
    #expect(back.firstProgress(for: 0) == 0)
    #expect((back.lastProgress(for: 0) ?? 0) > 0.1)
    let winding = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.5, y: 2), endControlPoint: UnitPoint(x: 0.5, y: -1))
    #expect(winding.progresses(for: 0.5).count == 3)
  }

  @Test func `a turn is touched once`() {
    let turn = back.extrema[1]
    #expect(back.progresses(for: turn.value) == [turn.time])
    #expect(back.progresses(for: turn.value.nextUp).isEmpty)
  }

  @Test func `ends count and the rest of the line has no progress`() {
    for curve in [UnitCurve.linear, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut] {
      #expect(curve.progresses(for: 0) == [0])
      #expect(curve.progresses(for: 1) == [1])
      for value in [-0.1, 1.1, .nan, .infinity, -.infinity] {
        #expect(curve.progresses(for: value).isEmpty)
        #expect(curve.firstProgress(for: value) == nil && curve.lastProgress(for: value) == nil)
      }
    }
    let broken = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0, y: .nan), endControlPoint: UnitPoint(x: 1, y: 1))
    #expect(broken.progresses(for: 0.5).isEmpty && broken.extrema.isEmpty)
  }

  @Test func `circular curves find their progress`() {
    for curve in [UnitCurve.circularEaseIn, .circularEaseOut, .circularEaseInOut] {
      for value in [1e-9, 0.1, 0.37, 0.5, 0.99] {
        let found = curve.progresses(for: value)
        #expect(found.count == 1)
        let state = curve.state(at: found.first ?? .nan)
        #expect((state.value - value).magnitude < 4 * .roundoff * max(1, state.velocity), "\(curve) \(value)")
      }
    }
  }
}
