// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@testable import CurveNotation

/// Steps, stops and keyframes say the same thing in different words: nothing is lost between them.
@Suite struct ExactPiecesTests {
  private static let keyframes = WritingOptions(form: .keyframes)
  private static let linear = WritingOptions(form: .linear)

  @Test(arguments: [
    "1s linear(0, 0.9 25%, 1)", "1s linear(0, 0.5 25% 75%, 1)", "ease", "1s ease", "linear", "300ms linear",
    ".linear(duration: 1).repeatForever(autoreverses: false)", "1s steps(4)", "1s step-start",
    "2s steps(3, jump-both)", "1s steps(7, jump-none)", "steps(5, start)", "linear(0, 1.2 60%, 1)",
  ])
  func `what has pieces is exact as keyframes of CSS`(text: String) throws {
    let conversion = try #require(converted(text, to: .css, Self.keyframes))
    #expect(conversion.loss.isExact, "\(conversion.text): \(conversion.loss)")
    #expect(conversion.text.contains("@keyframes"))
  }

  @Test(arguments: [
    "1s linear(0, 0.9 25%, 1)", "1s linear(0, 0.3 50%, 0.7 50%, 1)", "1s steps(4)", "1s step-start",
    "1s step-end", "2s steps(3, jump-both)", "1s steps(7, jump-none)", "300ms linear", "1s ease",
  ])
  func `what has pieces is exact in Lottie, and valid`(text: String) throws {
    let conversion = try #require(converted(text, to: .lottie, WritingOptions(travel: 100)))
    #expect(conversion.loss.isExact, "\(conversion.text): \(conversion.loss)")
    let schema = SchemaCheck(
      schema: try JSONValue(
        parsing: try Repository.text("Documentation/Schemas/lottie-property.schema.json"), name: "schema"))
    #expect(schema.complaints(about: try JSONValue(parsing: conversion.text, name: "lottie")) == [])
  }

  @Test(arguments: [
    ("steps(4)", "linear(0, 0 25%, 0.25 25%, 0.25 50%, 0.5 50%, 0.5 75%, 0.75 75%, 0.75 100%, 1)"),
    ("step-start", "linear(1, 1)"),
    (
      "1s steps(2, jump-both)",
      "1000ms linear(0.3333333333333333, 0.3333333333333333 50%, "
        + "0.6666666666666666 50%, 0.6666666666666666 100%, 1)"
    ), ("linear", "linear(0, 1)"),
  ])
  func `steps are stops in pairs`(text: String, written: String) throws {
    let conversion = try #require(converted(text, to: .css, Self.linear))
    #expect(conversion.text == written)
    #expect(conversion.loss.isExact, "\(conversion.loss)")
  }

  @Test func `keyframes with straight pieces alone are a linear function in CSS`() throws {
    let text = #"[{"t": 0, "s": [0], "h": 1}, {"t": 30, "s": [50]}, {"t": 60, "s": [100]}]"#
    let conversion = try #require(converted(text, to: .css, from: .lottie))
    #expect(conversion.text == "1000ms linear(0, 0 50%, 0.5 50%, 1)")
    #expect(conversion.loss.outcome == .same)
  }

  @Test func `holding keyframes of equal length are steps`() throws {
    let text =
      #"[{"t": 0, "s": [0], "h": 1}, {"t": 6, "s": [1], "h": 1}, {"t": 12, "s": [2], "h": 1}, {"t": 18, "s": [3]}]"#
    #expect(
      try CurveExpression(parsing: text, as: .lottie).curve == .stepCurve(StepCurve(count: 3), duration: 0.3))
  }

  @Test func `many keyframes are taken over`() throws {
    var generator = SeededGenerator(seed: 1_618)
    var list: [JSONValue] = []
    for index in 0..<300 {
      let handles = (0..<4).map { _ in JSONValue.array([.number(generator.uniform(0...1))]) }
      list.append([
        "t": .number(Double(7 * index)), "s": [.number(index == 0 ? 0 : generator.uniform(1...100))],
        "o": ["x": handles[0], "y": handles[1]], "i": ["x": handles[2], "y": handles[3]],
      ])
    }
    let property: JSONValue = ["a": 1, "k": .array(list)]
    let expression = try CurveExpression(parsing: property.text(), as: .lottie)
    #expect(try expression.text(as: .css).loss.isExact)
    #expect(try expression.text(as: .lottie).loss.isExact)
  }

  // MARK: Reading keyframes

  @Test(arguments: [0.01, 1e-3])
  func `keyframes that were written for a spring are read back as they stand`(tolerance: Double) throws {
    let options = WritingOptions(tolerance: tolerance, form: .keyframes)
    let written = try #require(converted("bouncy", to: .css, options))
    let read = try CurveExpression(parsing: written.text)
    #expect(read.curve == written.readBack?.curve)
    let again = try read.text(as: .css)
    #expect(again.text == written.text)
    #expect(again.loss.outcome == .same)
  }

  @Test func `between keyframes stand steps and linear functions too`() throws {
    let text = """
      animation: a 1s steps(2);
      @keyframes a {
        0% { left: 0 }
        50% { left: 50px; animation-timing-function: linear(0, 0.5 25%, 1) }
        100% { left: 100px }
      }
      """
    let motion = ExpressionMotion(try CurveExpression(parsing: text).curve)
    #expect([0.1, 0.3, 0.5, 0.625, 1].map { motion.value(at: $0) } == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test func `keyframes may stand in any order, and several places may share one`() throws {
    let text = "animation: a 1s linear; @keyframes a { to { x: 4 } 25%, 75% { x: 3 } from { x: 0 } }"
    let motion = ExpressionMotion(try CurveExpression(parsing: text).curve)
    #expect([0, 0.25, 0.5, 0.75, 1].map { motion.value(at: $0) } == [0, 0.75, 0.75, 0.75, 1])
    let twice = "@keyframes a { from { x: 0 } 50% { x: 1 } 50% { x: 2 } to { x: 3 } }"
    let error = try #require(throws: NotationError.self) { try CurveExpression(parsing: twice) }
    #expect(error.message == "a keyframe for this place stands there already")
    #expect(error.range == 42..<45)
    #expect(
      throws: NotationError.self,
      performing: { try CurveExpression(parsing: "@keyframes a { 0%, { x: 0 } }") })
  }

  @Test(arguments: [
    "@keyframes rise { from { top: 0 } to { top: 9px } } .box { color: red; animation: rise 0.3s linear }",
    "@keyframes rise { from { top: 0 } to { top: 9px } }\nanimation: rise 0.3s linear;",
    """
    @property --progress { syntax: "<number>"; inherits: false; initial-value: 0 }
    .box { animation: rise 0.3s linear }
    @keyframes rise { from { --progress: 0 } to { --progress: 1 } }
    """,
  ])
  func `the animation may stand behind the keyframes, and a property be registered`(text: String) throws {
    let found = try CurveExpression(parsing: text)
    #expect(found.curve == .timedCurve(.linear, duration: 0.3))
    #expect(found.warnings.isEmpty)
  }

  @Test func `what stands behind the keyframes is no nonsense`() throws {
    let error = try #require(throws: NotationError.self) {
      try CurveExpression(parsing: "@keyframes a { from { x: 0 } to { x: 1 } } nonsense()")
    }
    #expect(error.range.lowerBound >= 43)
  }

  @Test func `values that are too far apart for doubles are refused`() {
    for text in ["@keyframes a { 0% { x: 0 } 50% { x: 1e300 } 100% { x: 1e-300 } }"] {
      #expect(throws: NotationError.self) { try CurveExpression(parsing: text) }
    }
    let lottie = #"[{"t": 0, "s": [0]}, {"t": 1, "s": [1e300]}, {"t": 2, "s": [1e-300]}]"#
    #expect(refusal(lottie, as: .lottie)?.message.contains("too far apart") == true)
  }

  @Test func `values of progress are the fractions that they are`() throws {
    let motion = ExpressionMotion(
      try CurveExpression(
        parsing: "animation: a 1s; @keyframes a { from { --progress: 0.5 } to { --progress: 1 } }"
      ).curve)
    #expect(motion.value(at: 0) == 0.5)
  }

  @Test func `keyframes without an animation have no duration, and that is said`() throws {
    let read = try CurveExpression(parsing: "@keyframes a { from { left: 0 } to { left: 9px } }")
    #expect(read.curve == .timedCurve(.ease, duration: 1))
    #expect(
      read.warnings.map(\.message) == [
        "no animation says how long the keyframes take; they are read over one second"
      ])
    let written = try #require(converted("ease", to: .css, Self.keyframes))
    #expect(written.text.hasPrefix("@keyframes move {"))
  }

  // MARK: Jumps

  @Test func `keyframes of CSS have no jump after a slope`() {
    #expect(
      writingRefusal("1s linear(0, 0.3 50%, 0.7 50%, 1)", to: .css, Self.keyframes)?.message
        == "a keyframe has one value, and the jump by 0.4 at 0.5 s would need two; linear() has jumps like this one"
    )
  }

  @Test(arguments: [
    Dialect.motion, .compose, .flutter, .anime, .figma, .tokens, .swiftUI, .uiKit, .coreAnimation,
  ])
  func `steps are near nothing that has no steps`(dialect: Dialect) {
    let options = WritingOptions(travel: 100, allowsApproximation: true)
    #expect(writingRefusal("1s step-end", to: dialect, options)?.message.contains("comes near it") == true)
  }

  @Test func `a large jump is not smoothed, and a small one is named as lost`() throws {
    let options = WritingOptions(allowsApproximation: true)
    #expect(
      writingRefusal("linear(0, 0.3 50%, 0.7 50%, 1)", to: .motion, options)?.message.contains("jumps by")
        == true)
    let conversion = try #require(converted("1s linear(0, 0.48 50%, 0.52 50%, 1)", to: .motion, options))
    #expect("\(conversion.loss)".hasSuffix("; lost: the jump by 0.04 at 0.5 s"))
    #expect(try #require(converted("1s linear(0, 0.5 20%, 1)", to: .motion, options)).loss.lostJump == nil)
  }

  // MARK: What makes no difference

  @Test func `a count of keyframes is kept, or it is said why not`() throws {
    for (dialect, form) in [(Dialect.lottie, nil), (.css, CurveForm.keyframes)] {
      let conversion = try #require(
        converted("smooth", to: dialect, WritingOptions(form: form, keyframes: 4)))
      guard case .keyframes(let motion) = conversion.readBack?.curve else {
        Issue.record("\(conversion.text)")
        continue
      }
      #expect(motion.pieces.count == 3, "\(conversion.text)")
      let ease = try #require(converted("1s ease", to: dialect, WritingOptions(form: form, keyframes: 4)))
      #expect(ease.comments.contains("4 keyframes were asked for, and 2 say all of it"))
      #expect(ease.loss.outcome == .same)
    }
  }

  @Test func `options that make no difference are named`() throws {
    let options = WritingOptions(placesStopsOnCurve: true, keyframes: 5, includesReducedMotion: true)
    #expect(
      try #require(converted("bouncy", to: .flutter, options)).comments.suffix(3) == [
        "5 stops or keyframes were asked for; what is written needs no such number",
        "stops on the motion were asked for, and this has no stops",
        "Flutter has no variant for people who want less motion",
      ])
    let curve = try #require(converted("1s ease", to: .css, options))
    #expect(curve.comments.count == 2, "\(curve.comments)")
    #expect(try #require(converted("bouncy", to: .css, options)).comments.count == 1)
  }

  // MARK: Very many

  @Test(arguments: [
    ("spring(duration: 0.5, bounce: 0.3)", 1e-9), ("spring(duration: 0.5, bounce: 0.999)", 1e-3),
  ])
  func `more stops than are written are refused before the work`(text: String, tolerance: Double) {
    let message = writingRefusal(text, to: .css, WritingOptions(tolerance: tolerance))?.message
    #expect(message?.contains("has at least 1") == true, "\(message ?? "")")
  }

  @Test func `more steps than stops are written are refused`() {
    #expect(writingRefusal("steps(5001)", to: .css, Self.linear)?.message.contains("has 10003 stops") == true)
    #expect(writingRefusal("1s steps(10001)", to: .lottie) != nil)
  }
}
