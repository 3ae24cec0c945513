// SPDX-License-Identifier: Apache-2.0

import CMaths
import CurveMath
import Testing

@testable import CurveNotation

/// Easings by their names, against the formulas that their tools compute.
@Suite struct NamedEasingTests {
  /// How far a text's motion is from a formula, at so many times of one second.
  private func distance(
    _ text: String, _ dialect: Dialect, _ formula: (Double) -> Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Double {
    guard let found = reading(text, as: dialect, sourceLocation: sourceLocation) else { return .infinity }
    let motion = ExpressionMotion(found.curve)
    let duration = found.curve.duration ?? 1
    return (0...200).reduce(0.0) { worst, index in
      let progress = Double(index) / 200
      return max(worst, (motion.value(at: progress * duration) - formula(progress)).magnitude)
    }
  }

  private static func bounce(_ time: Double) -> Double {
    var (factor, time, floor) = (7.5625, time, 0.0)
    if time < 1 / 2.75 {
      factor = 7.5625
    } else if time < 2 / 2.75 {
      (time, floor) = (time - 1.5 / 2.75, 0.75)
    } else if time < 2.5 / 2.75 {
      (time, floor) = (time - 2.25 / 2.75, 0.9375)
    } else {
      (time, floor) = (time - 2.625 / 2.75, 0.984375)
    }
    return factor * time * time + floor
  }

  private static func back(_ time: Double, _ overshoot: Double) -> Double {
    (overshoot + 1) * time * time * time - overshoot * time * time
  }

  /// In for the first half, out for the second.
  private static func inOut(_ time: Double, _ formula: (Double) -> Double) -> Double {
    time < 0.5 ? formula(2 * time) / 2 : 1 - formula(2 - 2 * time) / 2
  }

  @Test func `what bounces is made of parabolas`() {
    let timed = "duration: Duration(milliseconds: 300), curve: "
    #expect(distance("Curves.bounceOut", .flutter, Self.bounce) < 1e-12)
    #expect(distance(timed + "Curves.bounceIn", .flutter) { 1 - Self.bounce(1 - $0) } < 1e-12)
    #expect(
      distance("Curves.bounceInOut", .flutter) { time in Self.inOut(time) { 1 - Self.bounce(1 - $0) } }
        < 1e-12)
    #expect(distance("{ duration: 300, ease: 'outBounce' }", .anime, Self.bounce) < 1e-12)
    #expect(distance("{ duration: 300, easing: easings.easeOutBounce }", .reactSpring, Self.bounce) < 1e-12)
  }

  @Test func `what goes back is a cubic`() {
    #expect(distance("'inBack'", .anime) { Self.back($0, 1.70158) } < 1e-12)
    #expect(distance("'outBack'", .anime) { 1 - Self.back(1 - $0, 1.70158) } < 1e-12)
    #expect(distance("'outBack(3)'", .anime) { 1 - Self.back(1 - $0, 3) } < 1e-12)
    #expect(
      distance("{ duration: 9, ease: 'inOutBack' }", .anime) { time in
        Self.inOut(time) { Self.back($0, 1.70158) }
      }
        < 1e-12)
    #expect(
      distance("{ duration: 9, easing: easings.easeInOutBack }", .reactSpring) { time in
        Self.inOut(time) { Self.back($0, 1.70158 * 1.525) }
      } < 1e-12)
  }

  @Test func `powers in and out are two cubics`() {
    for (name, power) in [("Quad", 2.0), ("Cubic", 3.0)] {
      let formula = { (time: Double) in Self.inOut(time) { pow($0, power) } }
      #expect(distance("{ duration: 300, ease: 'inOut\(name)' }", .anime, formula) < 1e-12)
      #expect(distance("{ duration: 300, easing: 'easeInOut\(name)' }", .anime, formula) < 1e-12)
      #expect(distance("{ duration: 300, easing: easings.easeInOut\(name) }", .reactSpring, formula) < 1e-12)
    }
  }

  @Test func `two cubics that meet are read as two pieces`() {
    guard case .keyframes(let motion) = reading("Curves.easeInOutCubicEmphasized", as: .flutter)?.curve else {
      Issue.record("no keyframes")
      return
    }
    #expect(motion.pieces.count == 2)
    #expect(motion.value(at: 0.166666) == 0.4)
    // The first curve's control points, as parts of where the two meet.
    #expect((motion.pieces[0].curve.x1 - 0.05 / 0.166666).magnitude < 1e-15)
    #expect((motion.pieces[1].curve.y1 - 0.42 / 0.6).magnitude < 1e-15)
    guard case .keyframes(let slow) = reading("Curves.fastEaseInToSlowEaseOut", as: .flutter)?.curve else {
      return
    }
    #expect(slow.value(at: 0.198) == 0.541)
  }

  @Test func `a flipped curve runs from its end to its start`() {
    #expect(reading("Curves.easeIn.flipped", as: .flutter)?.curve == .unitCurve(.easeOut))
    #expect(distance("Curves.bounceOut.flipped", .flutter) { 1 - Self.bounce(1 - $0) } < 1e-12)
  }

  @Test func `pieces without a duration take a second, and that is said`() {
    let warnings = reading("Curves.bounceOut", as: .flutter)?.warnings.map(\.message)
    #expect(warnings == ["no duration is written; the easing is read over one second"])
    #expect(reading("duration: Duration(seconds: 2), curve: Curves.bounceOut", as: .flutter)?.warnings == [])
  }

  @Test(
    arguments: [
      ("Curves.elasticOut", .flutter, "a sine that dies away"),
      ("'outElastic'", .anime, "a sine that dies away"),
      ("'inQuart'", .anime, "no cubic pieces follow exactly"),
      ("{ duration: 3, easing: easings.easeInSine }", .reactSpring, "none of the easings that are read"),
      ("tween(300, easing = EaseOutElastic)", .compose, "a sine that dies away"),
    ] as [(String, Dialect, String)])
  func `what no pieces follow is refused with the reason`(text: String, dialect: Dialect, reason: String) {
    #expect(refusal(text, as: dialect)?.message.contains(reason) == true)
  }
}
