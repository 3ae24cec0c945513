// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import CurveNotation
import Scenarios
import Testing

struct LoweringTests {
  @Test(arguments: [
    ("1s linear infinite alternate", "linear(duration: 1).repeatForever()"),
    ("animation: pulse 1s linear infinite", "linear(duration: 1).repeatForever(autoreverses: false)"),
    ("UIView.animate(springDuration: 0.5, bounce: 0.2) { }", "spring(duration: 0.5, bounce: 0.2)"),
    ("UIView.animate(springDuration: 0.5)", "spring(duration: 0.5)"),
  ])
  func `calls and repeats of other dialects are animations, too`(text: String, twin: String) throws {
    func values(_ animation: String) throws -> [Double] {
      let change = #"{"at": 0, "set": {"x": 1}, "animation": "\#(animation)"}"#
      return try Samples.values(Samples.dot(changes: change), at: [0, 0.2, 0.7, 1.3, 2.2])
    }
    for (value, expected) in zip(try values(text), try values(twin)) {
      #expect(abs(value - expected) < 1e-12)
    }
  }

  private struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    let animation: Animation
    var testDescription: String { text }
  }

  private static let rows: [Row] = [
    Row(text: "spring", animation: .spring),
    Row(text: ".spring(duration: 0.4, bounce: 0.2)", animation: .spring(duration: 0.4, bounce: 0.2)),
    Row(
      text: "spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0.1)",
      animation: .spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0.1)),
    Row(text: "interactiveSpring", animation: .interactiveSpring),
    Row(text: ".bouncy", animation: .bouncy),
    Row(text: "smooth(duration: 1)", animation: .smooth(duration: 1)),
    Row(text: "Spring(duration: 0.4, bounce: 0)", animation: .spring(Spring(duration: 0.4, bounce: 0))),
    Row(
      text: "interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2)",
      animation: .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2)),
    Row(text: "easeIn", animation: .easeIn),
    Row(text: "Animation.easeInOut(duration: 2)", animation: .easeInOut(duration: 2)),
    Row(text: "cubic-bezier(0.1, 0.2, 0.3, 0.4)", animation: .timingCurve(0.1, 0.2, 0.3, 0.4)),
    Row(text: "linear(duration: 1).repeatCount(3)", animation: .linear(duration: 1).repeatCount(3)),
    Row(
      text: ".linear(duration: 1).repeatForever(autoreverses: false).delay(0.5).speed(2)",
      animation: .linear(duration: 1).repeatForever(autoreverses: false).delay(0.5).speed(2)),
    Row(text: "easeOut.logicallyComplete(after: 0.1)", animation: .easeOut.logicallyComplete(after: 0.1)),
  ]

  @Test(arguments: rows)
  private func `a curve becomes the animation of its spelling`(row: Row) throws {
    #expect(Animation(try CurveExpression(parsing: row.text)) == row.animation)
  }

  @Test func `a spring from goals becomes the spring that reaches them`() throws {
    let expression = try CurveExpression(parsing: "Spring(overshoot: 0.1, peakTime: 0.3)")
    let scenario = try Samples.dot(
      changes: #"{"at": 0, "set": {"x": 1}, "animation": "Spring(overshoot: 0.1, peakTime: 0.3)"}"#)
    #expect(expression.goals != nil)
    let peak = try Samples.values(scenario, at: [0.3])[0]
    #expect(abs(peak - 1.1) < 1e-12)
  }

  @Test(arguments: [
    ("steps(4, start)", [0.25, 0.5, 1.0]), ("linear(0, 0.9 25%, 1)", [0.9, 0.9 + 0.1 / 3, 0.9 + 0.2 / 3]),
  ])
  func `a curve of CSS that no bezier is shows its own values`(text: String, expected: [Double]) throws {
    let scenario = try Samples.dot(changes: #"{"at": 0, "set": {"x": 1}, "animation": "1s \#(text)"}"#)
    let times = text.hasPrefix("steps") ? [0.1, 0.3, 0.8] : [0.25, 0.5, 0.75]
    let values = try Samples.values(scenario, at: times)
    for (value, truth) in zip(values, expected) { #expect(abs(value - truth) < 1e-15) }
  }

  @Test func `a curve of CSS without a duration takes 0.35 seconds`() throws {
    let scenario = try Samples.dot(
      changes: #"{"label": "a", "at": 0, "set": {"x": 1}, "animation": "steps(2, end)"}"#)
    #expect(try Samples.values(scenario, at: [0.174, 0.176, 0.36]) == [0, 0.5, 1])
    let end = try Samples.events(scenario).first { $0.kind == "perceptualEnd" }
    #expect(end?.time == 0.35)
  }

  @Test func `straight pieces have the velocity of their slope`() throws {
    let scenario = try Samples.dot(
      changes: #"{"at": 0, "set": {"x": 10}, "animation": "2s linear(0, 0.5 25%, 1)"}"#)
    let cells = try Samples.cells(scenario, at: [0.25, 1])
    #expect(cells[0]?.velocity == 10)
    #expect(abs((cells[1]?.velocity ?? .nan) - 10 / 3.0) < 1e-14)
  }

  @Test func `keyframes are gone through at their times, with their velocity`() throws {
    let pieces = [
      KeyframePiece(
        startTime: 0, endTime: 0.5, startValue: 0, endValue: 0.8,
        curve: CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)),
      KeyframePiece(
        startTime: 0.5, endTime: 2, startValue: 0.8, endValue: 1,
        curve: CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)),
    ]
    let animation = Animation(CurveExpression(.keyframes(CurveMath.KeyframeMotion(pieces: pieces))))
    let timeline = AnimationTimeline()
    let property = timeline.property("x", 0.0)
    timeline.withAnimation(animation) { property.model = 10 }
    try timeline.advance(to: 0.25)
    #expect(abs(property.value - 4) < 1e-14 && abs(property.velocity - 16) < 1e-13)
    try timeline.advance(to: 1.25)
    #expect(abs(property.value - 9) < 1e-14)
    try timeline.advance(to: 3)
    #expect(property.value == 10 && !property.isAnimating)
  }

  @Test func `a spelling of another dialect is understood where its signs are plain`() throws {
    let text = "spring(dampingRatio = Spring.DampingRatioMediumBouncy, stiffness = Spring.StiffnessLow)"
    let expression = try CurveExpression(parsing: text, as: nil)
    let scenario = try Samples.dot(changes: #"{"at": 0, "set": {"x": 1}, "animation": "\#(text)"}"#)
    let spring = Spring(mass: 1, stiffness: 200, damping: 2 * 0.5 * 200.0.squareRoot())
    #expect(abs(try Samples.values(scenario, at: [0.1])[0] - spring.value(target: 1, time: 0.1)) < 1e-12)
    #expect(expression.merging != .combines)
  }

  @Test func `the default is that of the semantics`() throws {
    let change = #"{"at": 0, "set": {"x": 1}, "animation": "default"}"#
    let new = try Samples.values(try Samples.dot(changes: change), at: [0.1])[0]
    #expect(abs(new - Spring(response: 0.55, dampingRatio: 1).value(target: 1, time: 0.1)) < 1e-15)
    let old = try Samples.values(
      try Samples.dot(changes: change, more: #", "semantics": "before2023""#), at: [0.1])[0]
    #expect(abs(old - UnitCurve.easeInOut.value(at: 0.1 / 0.35)) < 1e-14)
    let late = try Samples.dot(
      changes: #"{"at": 0, "set": {"x": 1}, "animation": ".default.delay(0.1)"}"#,
      more: #", "semantics": "before2023""#)
    #expect(abs(try Samples.values(late, at: [0.2])[0] - old) < 1e-14)
  }
}
