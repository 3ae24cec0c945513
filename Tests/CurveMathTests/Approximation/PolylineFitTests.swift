// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite(.tags(.property)) struct PolylineFitTests {
  private let motion = SpringMotion(spring: Spring(response: 0.5, dampingRatio: 0.7), from: 0.0, to: 1.0)

  /// Notes random times at which a fit is further away than its tolerance, or than it says.
  private func note(
    _ fit: PolylineFit, _ motion: some ChartedMotion, scale: Double, _ worst: inout Worst,
    _ generator: inout SeededGenerator, _ inputs: String
  ) {
    let noise = 256 * .roundoff * scale
    worst.note(max(0, fit.error.magnitude - fit.tolerance), bound: noise + 1e-8 * fit.tolerance, inputs)
    let times = (0..<300).map { _ in generator.uniform(0...fit.duration) }
    for time in times + fit.polyline.stops.map({ $0.progress * fit.duration }) {
      let distance = (fit.motion.value(at: time) - motion.value(at: time)).magnitude
      worst.note(max(0, distance - fit.error.bound), bound: noise, "\(inputs) at \(time)")
    }
  }

  @Test(
    arguments: [
      (0.3, [12, 41, 127], [17, 56, 184]), (0.5, [9, 25, 80], [11, 35, 112]),
      (0.7, [6, 19, 59], [9, 27, 84]), (1, [6, 17, 53], [8, 24, 75]),
    ] as [(Double, [Int], [Int])])
  func `springs take as few stops as they are known to need`(
    ratio: Double, free: [Int], onCurve: [Int]
  ) throws {
    let motion = SpringMotion(spring: Spring(response: 0.5, dampingRatio: ratio), from: 0.0, to: 1.0)
    for (index, tolerance) in [1e-2, 1e-3, 1e-4].enumerated() {
      let duration = motion.settlingDuration(epsilon: tolerance)
      let fit = try PolylineFit(approximating: motion, until: duration, tolerance: tolerance, end: 1)
      #expect(fit.polyline.stops.count == free[index])
      #expect(fit.fewestStops == free[index])
      #expect(fit.error.magnitude <= tolerance * (1 + 1e-9))
      let curve = try PolylineFit(
        approximating: motion, until: duration, tolerance: tolerance, placement: .onCurve, end: 1)
      #expect(curve.polyline.stops.count <= onCurve[index])
      #expect(curve.error.magnitude <= tolerance * (1 + 1e-9))
    }
  }

  @Test func `a spring of any kind is followed within the tolerance`() throws {
    var generator = SeededGenerator(seed: 2201)
    var worst = Worst("polylines of springs", seed: generator.seed)
    for index in 0..<120 {
      let sample = generator.springSample(upTo: 1e3)
      let duration = sample.spring.response * generator.uniform(0.2...3)
      let tolerance = sample.scale * generator.geometric(1e-4...0.1)
      let fit = try PolylineFit(
        approximating: sample.motion, until: duration, tolerance: tolerance,
        placement: index.isMultiple(of: 3) ? .onCurve : .free,
        rounding: index.isMultiple(of: 2) ? .needed : .none)
      let inputs = "\(sample) until \(duration) within \(tolerance)"
      note(fit, sample.motion, scale: sample.scale, &worst, &generator, inputs)
      worst.note(fit.polyline.stops.count >= fit.fewestStops, inputs)
      if index % 6 == 1 { worst.note(fit.polyline.stops.count <= fit.fewestStops + 1, inputs) }
    }
    worst.check()
  }

  @Test func `curves with corners and vertical tangents are followed within the tolerance`() throws {
    var generator = SeededGenerator(seed: 2202)
    var worst = Worst("polylines of curves", seed: generator.seed)
    let curves: [UnitCurve] = [
      .linear, .ease, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      UnitCurve.circularEaseInOut.inverse,
      .bezier(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)),
      .bezier(startControlPoint: UnitPoint(x: 0, y: 1), endControlPoint: UnitPoint(x: 0, y: 1)),
      .bezier(startControlPoint: UnitPoint(x: 0.3, y: 3), endControlPoint: UnitPoint(x: 0.4, y: -2)),
      .bezier(startControlPoint: UnitPoint(x: 1e-9, y: 2), endControlPoint: UnitPoint(x: 1, y: -1)),
      .bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1e-9, y: 2)),
      .bezier(startControlPoint: UnitPoint(x: 1, y: 2), endControlPoint: UnitPoint(x: 1, y: 2)),
      .bezier(startControlPoint: UnitPoint(x: 1 - 1e-9, y: 0), endControlPoint: UnitPoint(x: 1 - 1e-9, y: 2)),
      .bezier(startControlPoint: UnitPoint(x: 1, y: 2), endControlPoint: UnitPoint(x: 0, y: 3)),
    ]
    for curve in curves {
      for placement in [PolylineFit.Placement.free, .onCurve] {
        for rounding in [PolylineFit.Rounding.none, .needed] {
          let motion = CurveMotion(curve: curve, duration: 0.3)
          let fit = try PolylineFit(
            approximating: motion, until: 0.4, tolerance: 0.003, placement: placement, rounding: rounding)
          note(fit, motion, scale: 3, &worst, &generator, "\(curve) \(placement) \(rounding)")
          if placement == .free {
            worst.note(fit.polyline.stops.count <= fit.fewestStops + 1, "\(curve)")
          }
        }
      }
    }
    worst.check()
  }

  @Test func `next to vertical tangents a small tolerance is kept, or refused with what jumps`() throws {
    var generator = SeededGenerator(seed: 2204)
    var worst = Worst("polylines of steep curves", seed: generator.seed)
    var refusals = 0
    let corners = [0, 1, 0.5, 1e-9, 1 - 1e-9]
    for _ in 0..<120 {
      func corner() -> Double { corners.randomElement(using: &generator) ?? 0 }
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: corner(), y: generator.uniform(-2...3)),
        endControlPoint: UnitPoint(x: corner(), y: generator.uniform(-2...3)))
      let motion = CurveMotion(curve: curve, duration: generator.geometric(1e-3...1e3))
      let tolerance = generator.geometric(1e-5...0.1)
      let duration = motion.duration * generator.uniform(0.5...1.5)
      let inputs = "\(curve) \(motion.duration) until \(duration) within \(tolerance)"
      do {
        let fit = try PolylineFit(approximating: motion, until: duration, tolerance: tolerance)
        worst.note(fit.error.magnitude <= tolerance * (1 + 1e-8), "\(inputs) \(fit.error)")
        let stops = fit.polyline.stops.count
        worst.note(stops >= fit.fewestStops && stops <= fit.fewestStops + 1, inputs)
      } catch ApproximationError.jumps(_, let size) {
        worst.note(4 * size > tolerance, inputs)
        refusals += 1
      }
    }
    worst.check()
    #expect(refusals < 30)
  }

  @Test func `other motions and surveyed ones are followed within the tolerance`() throws {
    var generator = SeededGenerator(seed: 2203)
    var worst = Worst("polylines of other motions", seed: generator.seed)
    let bounded = BoundedDecayMotion(
      decay: Decay(timeConstant: 0.3), from: 0, initialVelocity: 9, range: -1...2, spring: .bouncy)
    let held = SpringMotion(spring: Spring(response: 0.4, dampingRatio: 0.3), from: 0, to: 1)
      .clamped(to: 0...1.2)
    let sliding = FrictionMotion(deceleration: 20, from: 0.0, initialVelocity: 9)
    let first = try PolylineFit(approximating: bounded, until: 2, tolerance: 0.01)
    note(first, bounded, scale: 3, &worst, &generator, "bounded decay")
    let second = try PolylineFit(approximating: held, until: 1, tolerance: 0.001)
    note(second, held, scale: 2, &worst, &generator, "held spring")
    let third = try PolylineFit(approximating: sliding, until: 1, tolerance: 0.001, placement: .onCurve)
    note(third, sliding, scale: 3, &worst, &generator, "friction")
    let fourth = try PolylineFit(approximating: UnitCurve.ease.surveyed, until: 1, tolerance: 0.001)
    note(fourth, UnitCurve.ease.surveyed, scale: 1, &worst, &generator, "surveyed")
    worst.check()
    let known = CurveMotion(curve: .ease, duration: 1)
    let same = try PolylineFit(approximating: known, until: 1, tolerance: 0.001)
    #expect(fourth.polyline.stops.count == same.polyline.stops.count)
  }

  @Test func `the first and the last stop are exact`() throws {
    let duration = motion.settlingDuration(epsilon: 0.001)
    for rounding in [PolylineFit.Rounding.none, .needed, .digits(.init(progress: 2, value: 1))] {
      let pinned = try PolylineFit(
        approximating: motion, until: duration, tolerance: 0.001, start: 0, end: 1, rounding: rounding)
      #expect(pinned.polyline.stops.first == PolylineStop(progress: 0, value: 0))
      #expect(pinned.polyline.stops.last == PolylineStop(progress: 1, value: 1))
      let own = try PolylineFit(approximating: motion, until: 0.4, tolerance: 0.001, rounding: rounding)
      #expect(own.polyline.stops.last == PolylineStop(progress: 1, value: motion.value(at: 0.4)))
    }
  }

  @Test func `stops on the curve are on the curve, rounded ones to their digits`() throws {
    let fit = try PolylineFit(
      approximating: motion, until: 0.8, tolerance: 0.001, placement: .onCurve)
    for stop in fit.polyline.stops {
      #expect((stop.value - motion.value(at: stop.progress * 0.8)).magnitude < 1e-14)
    }
    let rounded = try PolylineFit(
      approximating: motion, until: 0.8, tolerance: 0.001, placement: .onCurve, rounding: .needed)
    let digits = try #require(rounded.digits)
    var unit = 1.0
    for _ in 0..<digits.value { unit /= 10 }
    for stop in rounded.polyline.stops {
      #expect((stop.value - motion.value(at: stop.progress * 0.8)).magnitude < 0.51 * unit)
    }
  }

  @Test func `rounded stops have few decimals, and the error is that of the rounded ones`() throws {
    let duration = (motion.settlingDuration(epsilon: 0.001) * 1000).rounded(.up) / 1000
    let fit = try PolylineFit(
      approximating: motion, until: duration, tolerance: 0.001, end: 1, rounding: .needed)
    let digits = try #require(fit.digits)
    #expect(digits.value <= 6 && digits.progress <= 6)
    #expect(fit.polyline == fit.polyline.rounded(progressDigits: digits.progress, valueDigits: digits.value))
    #expect(fit.polyline.stops.count == 19 && fit.fewestStops == 19)
    let difference = try MotionDifference(motion, fit.motion, until: duration)
    #expect(difference.value.difference == fit.error.difference)
    #expect(fit.error.magnitude <= 0.001)
  }

  @Test func `digits that are asked for are kept, and their error is said`() throws {
    let coarse = PolylineFit.StopDigits(progress: 2, value: 1)
    let fit = try PolylineFit(
      approximating: motion, until: 0.8, tolerance: 0.001, rounding: .digits(coarse))
    #expect(fit.digits == coarse)
    #expect(fit.polyline == fit.polyline.rounded(progressDigits: 2, valueDigits: 1))
    #expect(fit.error.magnitude > 0.01)
    let difference = try MotionDifference(motion, fit.motion, until: 0.8)
    #expect(difference.value.difference == fit.error.difference)
  }

  @Test func `scales of value and of time change nothing but the scale`() throws {
    let base = try PolylineFit(approximating: motion, until: 0.8, tolerance: 0.001)
    for (size, time, shift) in [(1024, 8, 0), (0.125, 0.25, 0), (300, 3, 1000)] as [(Double, Double, Double)]
    {
      let other = SpringMotion(
        spring: Spring(response: 0.5 * time, dampingRatio: 0.7), from: shift, to: shift + size)
      let fit = try PolylineFit(approximating: other, until: 0.8 * time, tolerance: 0.001 * size)
      #expect(fit.polyline.stops.count == base.polyline.stops.count)
      for (stop, expected) in zip(fit.polyline.stops, base.polyline.stops) {
        #expect((stop.progress - expected.progress).magnitude < 1e-7)
        #expect(((stop.value - shift) / size - expected.value).magnitude < 1e-7)
      }
    }
  }

  @Test func `a mirrored motion has a mirrored polyline of the same count`() throws {
    let base = try PolylineFit(approximating: motion, until: 0.8, tolerance: 0.001)
    let mirror = SpringMotion(spring: motion.spring, from: 0, to: -1)
    let fit = try PolylineFit(approximating: mirror, until: 0.8, tolerance: 0.001)
    #expect(fit.polyline.stops.count == base.polyline.stops.count)
    for (stop, expected) in zip(fit.polyline.stops, base.polyline.stops) {
      #expect((stop.value + expected.value).magnitude < 1e-12)
    }
  }

  @Test func `so many stops have the smallest error that fewer cannot have`() throws {
    var last = Double.infinity
    for count in [2, 3, 4, 6, 10, 19, 40] {
      let fit = try PolylineFit(approximating: motion, until: 0.9, count: count)
      #expect(fit.polyline.stops.count == count)
      #expect(fit.error.magnitude < last && fit.error.magnitude <= fit.tolerance)
      last = fit.error.magnitude
      // A hundredth less takes a stop more.
      guard count > 2 else { continue }
      let closer = try PolylineFit(approximating: motion, until: 0.9, tolerance: 0.98 * fit.tolerance)
      #expect(closer.fewestStops > count)
      let curve = try PolylineFit(approximating: motion, until: 0.9, count: count, placement: .onCurve)
      #expect(curve.polyline.stops.count == count && curve.error.magnitude >= fit.error.magnitude * 0.98)
    }
  }

  @Test func `a straight motion takes two stops`() throws {
    let straight = CurveMotion(curve: .linear, duration: 2, from: 5, to: -1)
    for tolerance in [1e-9, 0.1, 100] {
      let fit = try PolylineFit(approximating: straight, until: 2, tolerance: tolerance, rounding: .needed)
      #expect(fit.polyline.stops.count == 2 && fit.error.magnitude < 1e-14)
    }
    let many = try PolylineFit(approximating: straight, until: 2, count: 50)
    #expect(many.error.magnitude < 1e-9)
  }

  @Test func `a motion that stands still takes two stops`() throws {
    let still = SpringMotion(spring: .bouncy, from: 3, to: 3)
    let fit = try PolylineFit(approximating: still, until: 1, tolerance: 0.001)
    #expect(fit.polyline.stops == [PolylineStop(progress: 0, value: 3), PolylineStop(progress: 1, value: 3)])
  }

  @Test func `what cannot be fitted is refused by name`() {
    func refuses(_ expected: ApproximationError, _ fit: () throws -> PolylineFit) {
      #expect(throws: expected) { try fit() }
    }
    refuses(.tolerance(0)) { try PolylineFit(approximating: motion, until: 1, tolerance: 0) }
    refuses(.tolerance(.infinity)) { try PolylineFit(approximating: motion, until: 1, tolerance: .infinity) }
    refuses(.duration(-1)) { try PolylineFit(approximating: motion, until: -1, tolerance: 0.1) }
    refuses(.count(1, smallest: 2)) { try PolylineFit(approximating: motion, until: 1, count: 1) }
    refuses(.endOutsideTolerance(time: 1, distance: 2 - motion.value(at: 1), tolerance: 0.1)) {
      try PolylineFit(approximating: motion, until: 1, tolerance: 0.1, end: 2)
    }
    let broken = SpringMotion(spring: .bouncy, from: 0, to: .infinity)
    #expect(throws: ApproximationError.self) {
      try PolylineFit(approximating: broken, until: 1, tolerance: 0.1)
    }
    let error = #expect(throws: ApproximationError.self) {
      try PolylineFit(approximating: motion, until: 1, tolerance: 1e-14)
    }
    #expect(error?.description.hasPrefix("tolerance must be at least ") == true)
    let jump = PolylineMotion(
      polyline: Polyline(
        stops: [(0, 0), (0.5, 0), (0.5, 1), (1, 1)].map { PolylineStop(progress: $0, value: $1) }),
      duration: 1)
    refuses(.jumps(time: 0.5, by: 1)) { try PolylineFit(approximating: jump, until: 1, tolerance: 0.1) }
  }
}
