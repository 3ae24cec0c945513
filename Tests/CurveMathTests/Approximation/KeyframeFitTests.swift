// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite(.tags(.property)) struct KeyframeFitTests {
  private let motion = SpringMotion(spring: Spring(response: 0.5, dampingRatio: 0.7), from: 0.0, to: 1.0)

  @Test(
    arguments: [(0.3, [3, 5, 7]), (0.5, [2, 3, 5]), (0.7, [2, 3, 3]), (1, [2, 2, 3])] as [(Double, [Int])])
  func `springs take as few pieces as they are known to need`(ratio: Double, counts: [Int]) throws {
    let motion = SpringMotion(spring: Spring(response: 0.5, dampingRatio: ratio), from: 0.0, to: 1.0)
    for (index, tolerance) in [1e-2, 1e-3, 1e-4].enumerated() {
      let duration = motion.settlingDuration(epsilon: tolerance)
      let fit = try KeyframeFit(approximating: motion, until: duration, tolerance: tolerance, end: 1)
      #expect(fit.pieces.count <= counts[index])
      #expect(fit.error.magnitude <= tolerance * (1 + 1e-9))
    }
  }

  @Test func `motions of all kinds are followed within the tolerance`() throws {
    var generator = SeededGenerator(seed: 2601)
    var worst = Worst("keyframes", seed: generator.seed)
    func note(_ motion: some ChartedMotion, until duration: Double, _ tolerance: Double, _ inputs: String)
      throws
    {
      for continuity in [KeyframeFit.Continuity.value, .velocity] {
        let fit = try KeyframeFit(
          approximating: motion, until: duration, tolerance: tolerance, continuity: continuity)
        worst.note(fit.error.magnitude <= tolerance, "\(inputs) \(continuity)")
        for _ in 0..<200 {
          let time = generator.uniform(0...duration)
          let distance = (fit.motion.value(at: time) - motion.value(at: time)).magnitude
          worst.note(
            max(0, distance - fit.error.bound), bound: 1e-12 * tolerance / 1e-4, "\(inputs) at \(time)")
        }
      }
    }
    for _ in 0..<Trials.count(12, debug: 6) {
      let sample = generator.springSample(upTo: 10)
      let duration = sample.spring.response * generator.uniform(0.5...2.5)
      try note(sample.motion, until: duration, sample.scale * generator.geometric(1e-4...0.03), "\(sample)")
    }
    let curves: [UnitCurve] = [
      .ease, .circularEaseIn, .circularEaseInOut, UnitCurve.circularEaseInOut.inverse,
      .bezier(startControlPoint: UnitPoint(x: 1, y: -2), endControlPoint: UnitPoint(x: 0, y: 1)),
      .bezier(startControlPoint: UnitPoint(x: 1 - 1e-9, y: 0.4), endControlPoint: UnitPoint(x: 1e-9, y: -2)),
    ]
    for curve in curves {
      try note(CurveMotion(curve: curve, duration: 0.4), until: 0.5, 0.001, "\(curve)")
    }
    let held = SpringMotion(spring: .bouncy, from: 0, to: 1).clamped(to: 0...1)
    try note(held, until: 0.8, 0.001, "held spring")
    worst.check()
  }

  @Test func `one piece fewer is impossible on a grid of keyframes`() throws {
    // Every pair of keyframes on a grid, each with its best piece; then the fewest pieces from start to end.
    let tolerance = 0.002
    let duration = 0.7
    let columns = 12
    var fewest = [Int](repeating: .max, count: columns + 1)
    fewest[0] = 0
    for end in 1...columns {
      for start in 0..<end where fewest[start] < .max {
        let from = duration * Double(start) / Double(columns)
        let length = duration * Double(end - start) / Double(columns)
        let state = motion.state(at: from)
        let part = SpringMotion(
          spring: motion.spring, from: state.value, to: 1, initialVelocity: state.velocity)
        let fit = try KeyframeFit(approximating: part, until: length, tolerance: tolerance)
        if fit.pieces.count == 1 { fewest[end] = min(fewest[end], fewest[start] + 1) }
      }
    }
    let fit = try KeyframeFit(approximating: motion, until: duration, tolerance: tolerance)
    #expect(fit.pieces.count <= fewest[columns])
    #expect(fewest[columns] - fit.pieces.count <= 1)
  }

  @Test func `keyframes follow one another and lie on the motion`() throws {
    let fit = try KeyframeFit(approximating: motion, until: 0.8, tolerance: 1e-4)
    #expect(fit.pieces.first?.startTime == 0 && fit.pieces.last?.endTime == 0.8)
    for piece in fit.pieces {
      #expect(piece.startValue == motion.value(at: piece.startTime))
      #expect(piece.endValue == motion.value(at: piece.endTime))
      #expect((0...1).contains(piece.curve.x1) && (0...1).contains(piece.curve.x2))
    }
    for (before, after) in zip(fit.pieces, fit.pieces.dropFirst()) {
      #expect(before.endTime == after.startTime && before.endValue == after.startValue)
    }
  }

  @Test func `velocities are kept where they are asked for`() throws {
    let fit = try KeyframeFit(approximating: motion, until: 0.8, tolerance: 1e-4, continuity: .velocity)
    #expect(fit.pieces.count > 2)
    for piece in fit.pieces {
      let length = piece.endTime - piece.startTime
      #expect((piece.motion.velocity(at: 0) - motion.velocity(at: piece.startTime)).magnitude < 1e-9)
      #expect((piece.motion.velocity(at: length) - motion.velocity(at: piece.endTime)).magnitude < 1e-9)
    }
  }

  @Test func `ends that are given are exact`() throws {
    let duration = motion.settlingDuration(epsilon: 0.001)
    let fit = try KeyframeFit(approximating: motion, until: duration, tolerance: 0.001, start: 0, end: 1)
    #expect(fit.pieces.first?.startValue == 0 && fit.pieces.last?.endValue == 1)
    #expect(fit.motion.value(at: duration) == 1)
  }

  @Test func `more pieces have a smaller error`() throws {
    var last = Double.infinity
    for count in 1...4 {
      let fit = try KeyframeFit(approximating: motion, until: 0.8, count: count)
      #expect(fit.pieces.count <= count)
      #expect(fit.error.magnitude < 0.5 * last)
      last = fit.error.magnitude
    }
  }

  @Test func `scales of value and of time change nothing but the scale`() throws {
    let base = try KeyframeFit(approximating: motion, until: 0.8, tolerance: 1e-3)
    let large = SpringMotion(spring: Spring(response: 4, dampingRatio: 0.7), from: 0, to: 1024)
    let fit = try KeyframeFit(approximating: large, until: 6.4, tolerance: 1.024)
    #expect(fit.pieces.count == base.pieces.count)
    for (piece, expected) in zip(fit.pieces, base.pieces) {
      #expect((piece.endTime / 8 - expected.endTime).magnitude < 1e-3)
    }
  }

  @Test func `a bezier and a motion that stands still are one piece`() throws {
    let curve = CurveMotion(curve: .easeInOut, duration: 0.5, from: 3, to: 8)
    #expect(try KeyframeFit(approximating: curve, until: 0.5, tolerance: 1e-3).pieces.count == 1)
    let still = SpringMotion(spring: .bouncy, from: 3, to: 3)
    let fit = try KeyframeFit(approximating: still, until: 1, tolerance: 1e-3)
    #expect(fit.pieces.count == 1 && fit.motion.value(at: 0.4) == 3)
  }

  @Test func `a motion through keyframes is its pieces, and stands outside`() {
    let pieces = [
      KeyframePiece(
        startTime: 1, endTime: 2, startValue: 0, endValue: 10, curve: CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)),
      KeyframePiece(
        startTime: 2, endTime: 4, startValue: 20, endValue: 0, curve: CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)),
      KeyframePiece(
        startTime: 3, endTime: 3.5, startValue: 7, endValue: 9, curve: CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
      ),
    ]
    let motion = KeyframeMotion(pieces: pieces)
    #expect(motion.pieces.count == 2)
    for (time, value) in [(0, 0), (1, 0), (1.5, 5), (2, 20), (3, 10), (4, 0), (9, 0)] as [(Double, Double)] {
      #expect(motion.value(at: time) == value)
    }
    #expect(motion.velocity(at: 3) == -10 && motion.velocity(at: 5) == 0)
    #expect(motion.settlingDuration(epsilon: 0.1) == 4)
    #expect(KeyframeMotion(pieces: []).value(at: 0).isNaN)
  }

  @Test func `a motion through keyframes may jump at its end`() {
    let piece = KeyframePiece(
      startTime: 0, endTime: 2, startValue: 3, endValue: 3, curve: CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1))
    let motion = KeyframeMotion(pieces: [piece], finalValue: 4)
    #expect([0, 1, 2.0.nextDown, 2, 3].map { motion.value(at: $0) } == [3, 3, 3, 4, 4])
    #expect(motion.velocity(at: 2) == 0 && motion.acceleration(at: 2) == 0)
    #expect(motion.settlingDuration(epsilon: 0.1) == 2)
    #expect(KeyframeMotion(pieces: [piece]).finalValue == 3)
  }

  @Test func `what cannot be fitted is refused by name`() {
    #expect(throws: ApproximationError.tolerance(-1)) {
      try KeyframeFit(approximating: motion, until: 1, tolerance: -1)
    }
    #expect(throws: ApproximationError.count(0, smallest: 1)) {
      try KeyframeFit(approximating: motion, until: 1, count: 0)
    }
    #expect(throws: ApproximationError.endOutsideTolerance(time: 0, distance: 5, tolerance: 0.1)) {
      try KeyframeFit(approximating: motion, until: 1, tolerance: 0.1, start: 5)
    }
    #expect(throws: ApproximationError.self) {
      try KeyframeFit(approximating: motion, until: 1, tolerance: 1e-13)
    }
  }
}
