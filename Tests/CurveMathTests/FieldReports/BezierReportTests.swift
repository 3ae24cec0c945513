// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// Public reports about bezier curves.
@Suite(.tags(.golden, .accuracy)) struct BezierReportTests {
  @Test func `Newton's method stays in its bracket (arian/cubic-bezier#1)`() {
    Reported.expect(
      UnitCurve.easeOut,
      at: [(0.8963999999999942, "0.981788298060641"), (0.8955499999996391, "0.981503242386826")])
  }

  @Test func `a vertical tangent in the middle keeps its digits and has a slope (gre/bezier-easing#1)`() {
    let cusp = Reported.bezier(1, 0, 0, 1)
    Reported.expect(
      cusp,
      at: [
        (0.25, "0.0297246055119"), (0.499, "0.406005921258"), (0.49999, "0.479646867876"),
        (0.501, "0.593994078742"),
      ])
    #expect(cusp.value(at: 0.5) == 0.5)
    #expect(cusp.velocity(at: 0.5) == .infinity)
  }

  @Test func `a vertical tangent at the first frame is no NaN (BabylonJS/Babylon.js#2628)`() {
    let steep = Reported.bezier(0, 0, 0, 1)
    #expect(steep.value(at: 0) == 0 && Reported.bezier(0, 0.4, 0, 0).value(at: 0) == 0)
    #expect(steep.velocity(at: 0) == .infinity && Reported.bezier(0, 0.4, 0, 0).velocity(at: 0) == .infinity)
    Reported.expect(steep, at: [(0.001, "0.028"), (0.5, "0.88988157484231")])
  }

  @Test func `the diagonal is the identity and ends at 0 and 1 exactly (flutter/flutter#27406)`() {
    let diagonal = Reported.bezier(0, 0, 1, 1)
    #expect(diagonal.value(at: 0) == 0 && diagonal.value(at: 1) == 1)
    for step in 1..<1_000 {
      let progress = Double(step) / 1_000
      #expect((diagonal.value(at: progress) - progress).magnitude <= progress.ulp, "\(progress)")
      #expect((diagonal.velocity(at: progress) - 1).magnitude <= 16 * Double.ulpOfOne, "\(progress)")
    }
  }

  @Test(arguments: [1, 1e15, 1e300, Double.greatestFiniteMagnitude, .infinity])
  func `a duration without bound ends no search, as the solver knows none (WebKit/WebKit#71783)`(
    duration: Double
  ) {
    let motion = CurveMotion(curve: .ease, duration: duration)
    #expect(motion.value(at: 0) == 0)
    let half = motion.value(at: duration / 2)
    if duration < .infinity { expect(half, prints: "0.802403387584857", "duration \(duration)") }
    // Of an endless one a finite time is the start.
    if duration == .infinity { #expect(motion.value(at: 1e300) == 0) }
  }

  @Test func `one easing feeds another beyond its ends (WebKit/WebKit#11813)`() {
    let inner = Reported.bezier(0.5, 1, 0.5, 0)
    func percent(_ outer: UnitCurve, _ progress: Double) -> Double {
      100 * inner.extrapolatedValue(at: outer.extrapolatedValue(at: progress))
    }
    let over = Reported.bezier(0, 1.5, 1, 1.5)
    expect(percent(over, 0.23), prints: "98.8706655441895")
    expect(percent(over, 0.24), prints: "101.900679794257")
    expect(percent(Reported.bezier(0, -0.5, 1, -0.5), 0.01), prints: "-16.5891930908")
  }

  @Test func `close inputs never make the value step back (slint-ui/slint#12828)`() {
    Reported.expect(
      UnitCurve.ease,
      at: [
        (0.1, "0.094796305716"), (0.25, "0.408510591355"), (0.75, "0.960458978349"), (0.9, "0.994316477485"),
      ])
    // Five seconds of it, in steps of a ten-thousandth and then of one double.
    var last = 0.0
    for step in 0...50_000 {
      let value = UnitCurve.ease.value(at: Double(step) / 50_000)
      #expect(value >= last, "step \(step)")
      last = value
    }
    for start in [1e-9, 0.1, 0.5, 0.9, 1 - 1e-9] {
      var progress = start
      for _ in 0..<1000 {
        let value = UnitCurve.ease.value(at: progress)
        progress = progress.nextUp
        #expect(UnitCurve.ease.value(at: progress) >= value, "\(progress)")
      }
    }
  }

  @Test func `half-way through CSS ease has all its digits (itsakeyfut/avio#955)`() {
    Reported.expect(UnitCurve.ease, at: [(0.5, "0.802403387584857")])
  }

  @Test func `a curve beyond the square may rise, and only what turns back goes back (mdn/content#42526)`()
    throws
  {
    // x by itself, as the y of a curve whose own x is the parameter.
    func line(_ first: Double, _ second: Double) -> UnitCurve {
      Reported.bezier(1.0 / 3, first, 2.0 / 3, second)
    }
    let rising = line(1.1, 0.5)
    expect(rising.velocity(at: 17.0 / 28), prints: "0.203571")
    #expect((rising.velocity(at: 17.0 / 28) - 57.0 / 280).magnitude < 1e-14)
    for (curve, least): (UnitCurve, Double) in [
      (rising, 57.0 / 280), (line(2.45, 4), -9), (line(-1.9, -0.2), -5.7),
    ] {
      let slopes = (0...2800).map { curve.velocity(at: Double($0) / 2800) }
      #expect(((slopes.min() ?? .nan) - least).magnitude < 1e-12)
    }
    // Where x is that line, y at its middle is what the other coordinate says there.
    let place = try #require(rising.firstProgress(for: 0.5))
    #expect(rising.progresses(for: 0.5).count == 1)
    expect(line(0, 1).value(at: place), prints: "0.117732649842")
    // Here the x of a control point is clamped to 0…1, and with it every curve rises in x.
    #expect(Reported.bezier(1.1, 0, 0.5, 1) == Reported.bezier(1, 0, 0.5, 1))
    #expect(Reported.bezier(2.45, 0, 4, 1) == Reported.bezier(1, 0, 1, 1))
    #expect(Reported.bezier(-1.9, 0, -0.2, 1) == Reported.bezier(0, 0, 0, 1))
  }

  @Test func `a value is that of the last parameter, not one before it (mrdoob/three.js#33933)`() {
    // Handles far outside, and tangents that a few steps of Newton's method do not follow.
    for height in [2.62, 15.73, 1000] {
      for (x1, x2) in [(1e-9, 1e-9), (1, 0), (1 - 1e-9, 1e-9), (0.999, 0.001)] {
        let curve = Reported.bezier(x1, height, x2, 1 - height)
        let range = curve.valueRange
        let slack = 4 * height * .roundoff
        for step in 0...1000 {
          let value = curve.value(at: Double(step) / 1000)
          #expect(value >= range.lowerBound - slack && value <= range.upperBound + slack, "\(curve) \(step)")
        }
      }
    }
  }

  @Test func `an overshooting ease between equal ends is a constant (airbnb/lottie-web#226)`() {
    let back = Reported.bezier(0.68, -0.55, 0.27, 1.55)
    for curve in [back, Reported.bezier(0, 0, 0, 1), .circularEaseOut, .easeInOut] {
      for end in [0, 7, -1e300] {
        let still = CurveMotion(curve: curve, duration: 0.5, from: end, to: end)
        for step in -2...12 {
          #expect(
            still.state(at: Double(step) / 20) == MotionState(value: end, velocity: 0), "\(curve) \(step)")
        }
      }
    }
    // The curve is not dropped: between other ends it overshoots.
    let moving = CurveMotion(curve: back, duration: 0.5, from: 7, to: 8)
    #expect((0...50).contains { moving.value(at: Double($0) / 100) > 8 })
  }

  @Test func `slopes at the ends are limits and no quotients of zeros (w3c/csswg-drafts#4046, d3/d3-ease#3)`()
  {
    expect(UnitCurve.easeOut.velocity(at: 0), prints: "1.72413793103")
    expect(UnitCurve.easeIn.velocity(at: 1), prints: "1.72413793103")
    #expect(UnitCurve.easeInOut.velocity(at: 0) == 0 && UnitCurve.easeInOut.velocity(at: 1) == 0)
    #expect(UnitCurve.ease.velocity(at: 0) == 0.4 && UnitCurve.ease.velocity(at: 1) == 0)
  }
}
