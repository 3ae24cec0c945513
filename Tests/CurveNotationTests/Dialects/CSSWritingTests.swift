// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

@Suite struct CSSWritingTests {
  @Test(arguments: [
    ("easeIn", "ease-in"), ("easeInOut(duration: 0.3)", "300ms ease-in-out"), ("ease", "ease"),
    ("linear", "linear"),
    (".timingCurve(0.1, 0.2, 0.3, 1.4, duration: 2)", "2000ms cubic-bezier(0.1, 0.2, 0.3, 1.4)"),
    (".easeOut(duration: 20)", "20s ease-out"), ("steps(4)", "steps(4)"),
    ("1s steps(4, start)", "1000ms steps(4, jump-start)"),
    ("step-end", "steps(1)"), ("linear(0, 0.5 20% 30%, 1)", "linear(0, 0.5 20%, 0.5 30%, 1)"),
    (".easeIn.delay(1)", "350ms ease-in 1000ms"),
    (".easeIn(duration: 1).repeatCount(3, autoreverses: false)", "1000ms ease-in 3"),
    (".easeIn(duration: 1).repeatForever(autoreverses: false).delay(0.5)", "1000ms ease-in 500ms infinite"),
    (".easeIn(duration: 1).speed(2)", "500ms ease-in"), (".linear(duration: 0.0001)", "0.1ms linear"),
    (".easeIn(duration: 1).repeatCount(2)", "1000ms ease-in 2 alternate"),
    (".easeIn(duration: 1).repeatForever().delay(0.5)", "1000ms ease-in 500ms infinite alternate"),
    ("linear(0.5)", "linear(0.5, 0.5)"), ("linear(0.5 30%)", "linear(0.5, 0.5)"),
    ("2s linear(-1)", "2000ms linear(-1, -1)"),
    ("linear(0 20%, 0.5 20%, 1)", "linear(0, 0 20%, 0.5 20%, 1)"),
    ("linear(0 50%, 1 50%)", "linear(0, 0 50%, 1 50%)"), ("linear(0, 0.5 0%, 1)", "linear(0, 0.5 0%, 1)"),
  ])
  func `what CSS has a function for is exact`(text: String, written: String) {
    let conversion = converted(text, to: .css)
    #expect(conversion?.text == written)
    #expect(conversion?.loss.isExact == true, "\(conversion?.loss.description ?? "")")
  }

  @Test(arguments: [
    (
      ".easeIn.delay(1).repeatCount(2, autoreverses: false)",
      "CSS waits once, before the first pass: the delay of every pass would be lost"
    ),
    (
      ".easeIn.repeatCount(2, autoreverses: false).repeatCount(3, autoreverses: false)",
      "CSS has one number of passes: passes of passes would be lost"
    ),
    (".easeIn.speed(-1)", "CSS has no speed below or at 0, and -1 would be lost"),
    (
      ".easeIn.logicallyComplete(after: 1)",
      "CSS knows one end only: logicallyComplete(after: 1) would be lost"
    ),
  ])
  func `modifiers that CSS doesn't have are refused by name`(text: String, message: String) {
    #expect(writingRefusal(text, to: .css)?.message == message)
  }

  @Test func `a stop where two positions meet keeps the jump`() {
    let conversion = converted("linear(0, 0.3 50%, 0.7 50%, 1)", to: .css)
    #expect(conversion?.text == "linear(0, 0.3 50%, 0.7 50%, 1)")
    #expect(conversion?.loss.outcome == .same)
  }

  @Test(arguments: [
    ("linear(0.5)", "linear(0.5, 0.25)"), ("linear(0, 0.5 50%, 1)", "linear(0, 0.5 49%, 1)"),
    ("linear(0 20%, 0.5 20%, 1)", "linear(0.5, 0.5 20%, 1)"),
  ])
  func `stops that say something else are no exact conversion`(first: String, second: String) throws {
    let loss = ConversionLoss(
      from: try CurveExpression(parsing: first), to: try CurveExpression(parsing: second))
    #expect(!loss.isExact)
  }

  @Test(arguments: [("linear(0.5)", "one stop"), ("linear(0 20%, 0.5 20%, 1)", "before 20%")])
  func `what browsers see otherwise than CSS says is warned of`(text: String, message: String) throws {
    let warnings = try CurveExpression(parsing: text, as: .css).warnings
    #expect(warnings.count == 1 && warnings[0].message.contains(message), "\(warnings)")
    #expect(try CurveExpression(parsing: "linear(0, 0.5 20%, 1)", as: .css).warnings.isEmpty)
  }

  // MARK: Keyframes

  @Test(arguments: [0.01, 1e-3, 1e-4])
  func `keyframes with cubic pieces keep the tolerance`(tolerance: Double) throws {
    let options = WritingOptions(tolerance: tolerance, form: .keyframes)
    let conversion = try #require(converted("Spring(response: 0.5, dampingRatio: 0.7)", to: .css, options))
    #expect(
      conversion.text.hasPrefix("animation: move ") && conversion.text.contains("\n@keyframes move {\n"))
    let difference = try #require(conversion.loss.difference)
    #expect(difference.value.magnitude <= tolerance)
    guard case .keyframes(let motion) = conversion.readBack?.curve else {
      Issue.record("\(conversion.text)")
      return
    }
    #expect(motion.pieces.first?.startValue == 0 && motion.pieces.last?.endValue == 1)
  }

  /// How far the velocity may be off: where pieces meet it is the motion's, and no piece jumps to the end.
  @Test(arguments: [(0.01, 2.0), (1e-3, 0.3), (1e-4, 0.03)])
  func `keyframes meet with the velocity of the motion`(tolerance: Double, bound: Double) throws {
    let options = WritingOptions(tolerance: tolerance, form: .keyframes)
    for ratio in [0.15, 0.3, 0.7, 1, 3] {
      let conversion = try #require(
        converted("Spring(response: 0.5, dampingRatio: \(ratio))", to: .css, options))
      let difference = try #require(conversion.loss.difference, "\(conversion.loss)")
      #expect(difference.value.magnitude <= tolerance)
      #expect(difference.velocity.magnitude < bound, "\(ratio): \(conversion.loss)")
      #expect("\(conversion.loss)".contains(" of the way per second in the velocity"))
      guard case .keyframes(let motion) = conversion.readBack?.curve else {
        Issue.record("\(conversion.text)")
        continue
      }
      for (before, after) in zip(motion.pieces, motion.pieces.dropFirst()) {
        let velocities = [
          before.motion.velocity(at: (before.endTime - before.startTime).nextDown),
          after.motion.velocity(at: 0),
        ]
        #expect((velocities[0] - velocities[1]).magnitude < 0.1 * bound, "\(ratio): \(velocities)")
      }
    }
  }

  @Test func `a count of keyframes is kept`() throws {
    let options = WritingOptions(form: .keyframes, keyframes: 4)
    let conversion = try #require(converted("bouncy", to: .css, options))
    guard case .keyframes(let motion) = conversion.readBack?.curve else {
      Issue.record("\(conversion.text)")
      return
    }
    #expect(motion.pieces.count == 3)
  }

  @Test func `keyframes that are read are written as they were`() throws {
    let text = """
      animation: move 300ms 100ms infinite both;
      @keyframes move {
        0% { --progress: 0; animation-timing-function: cubic-bezier(0.1, 0.2, 0.3, 1.4) }
        12.5% { --progress: 1.25; animation-timing-function: linear }
        50% { --progress: 0.5; animation-timing-function: step-end }
        100% { --progress: 1 }
      }
      """
    let conversion = try #require(converted(text, to: .css, from: .css))
    #expect(conversion.text == text)
    #expect(conversion.loss.outcome == .same)
  }

  @Test func `keyframes of a property with a unit are fractions of its way`() throws {
    let text =
      "@keyframes a { from { width: 100px } 50% { width: 250px; animation-timing-function: linear } to { width: 300px } }"
    guard case .keyframes(let motion) = try CurveExpression(parsing: text, as: .css).curve else { return }
    #expect(motion.pieces.map(\.startValue) == [0, 0.75])
    #expect(motion.pieces.map(\.endTime) == [0.5, 1])
    #expect(motion.pieces[0].curve == CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))
  }

  @Test func `the animation around keyframes may stand in a rule, and its easing and direction count`() throws
  {
    let text = """
      .sheet { color: red; animation: move 800ms linear 2 alternate-reverse; }
      @keyframes move {
        from { transform: translateX(0) }
        25% { transform: translateX(80px); animation-timing-function: ease-in }
        to { transform: translateX(100px) }
      }
      """
    for dialect in [nil, Dialect.css] {
      let found = try CurveExpression(parsing: text, as: dialect)
      #expect(found.modifiers == [.repeatCount(2, autoreverses: true)])
      guard case .keyframes(let motion) = found.curve else {
        Issue.record("\(found.curve)")
        return
      }
      #expect(motion.pieces.map(\.endTime).map { ($0 * 1e9).rounded() } == [6e8, 8e8])
      #expect(motion.pieces.map(\.endValue).map { ($0 * 1e9).rounded() } == [2e8, 1e9])
      #expect(motion.pieces[0].curve == CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
      #expect(motion.pieces[1].curve == CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1))
    }
  }

  @Test(arguments: [
    ("@keyframes a { 0% { x: 0 } }", "@keyframes a { 0% { x: 0 } }"),
    ("@keyframes a { 0% { x: 0 } 50% { x: 1 ", ""),
    ("@keyframes a { 0% { x: 0 } -5% { x: 1 } }", "-5%"),
    ("@keyframes a { 0% { x: red } 100% { x: 1 } }", "red"),
    ("@keyframes a { 0% { x: 0 } 100% { x: 1; y: 2 } }", "y: 2"), ("@keyframes a", ""),
    (
      "@keyframes a { 0% { x: 0; animation-timing-function: cubic-bezier(1.2, 0, 0, 1) } 100% { x: 1 } }",
      "1.2"
    ),
    ("@keyframes a { 0% { x: 1 } 100% { x: 1 } }", "@keyframes a { 0% { x: 1 } 100% { x: 1 } }"),
    (".a { color: red } @keyframes a { 0% { x: 0 } 100% { x: 1 } }", ".a { color: red }"),
    ("animation: a 1s spring; @keyframes a { 0% { x: 0 } 100% { x: 1 } }", "spring"),
    ("animation: a; @keyframes a { 0% { x: 0 } 100% { x: 1 } }", "animation: a; "),
  ])
  func `keyframes with a mistake are refused where it is`(text: String, marked: String) {
    #expect(refusal(text, as: .css)?.marked == marked)
  }

  // MARK: Less motion

  @Test func `the variant for less motion does not go past its end`() throws {
    let options = WritingOptions(includesReducedMotion: true)
    let conversion = try #require(converted("bouncy", to: .css, options))
    let variant = try #require(conversion.variant)
    #expect(
      variant.hasPrefix("@media (prefers-reduced-motion: reduce) { transition: ") && variant.hasSuffix(" }"))
    let easing = variant.dropFirst("@media (prefers-reduced-motion: reduce) { transition: ".count).dropLast(2)
    guard case .linearCurve(let curve, _) = try CurveExpression(parsing: String(easing), as: .css).curve
    else {
      Issue.record("\(variant)")
      return
    }
    #expect(curve.valueRange == 0...1)
    #expect(try #require(converted("bouncy", to: .css)).variant == nil)
  }

  @Test(arguments: [
    ("300ms cubic-bezier(0.34, 1.56, 0.64, 1)", "300ms ease-out"), ("300ms ease-in", "300ms ease-in"),
    ("linear(0, 1.2 50%, 1)", "ease-out"), ("steps(3)", "steps(3)"),
  ])
  func `a curve within its ends is kept for less motion, and one past them eases out`(
    text: String, calm: String
  ) {
    let conversion = converted(text, to: .css, WritingOptions(includesReducedMotion: true))
    #expect(conversion?.variant == "@media (prefers-reduced-motion: reduce) { transition: \(calm) }")
  }
}
