// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import TestSupport
import Testing

@Suite struct RobustnessTests {
  @Test func `a hundred modifiers are read, and one more is refused where it stands`() throws {
    let most = ".linear" + String(repeating: ".delay(0)", count: 100)
    #expect(try CurveExpression(parsing: most).modifiers.count == 100)
    let error = try #require(throws: NotationError.self) { try CurveExpression(parsing: most + ".speed(2)") }
    #expect(error.range == most.utf8.count + 1..<most.utf8.count + 6)
  }

  @Test(arguments: [
    "(", "spring(", "spring(duration: (", "-(", "timingCurve(", ".spring(.init(", "(((spring(",
  ])
  func `ten thousand open parentheses are refused at the first too many`(opening: String) {
    let error = refusal(String(repeating: opening, count: 10_000))
    #expect(error?.message == "parentheses may be nested 64 deep, not deeper")
    #expect((error?.description.utf8.count ?? .max) < 1_000)
  }

  @Test func `balanced parentheses within the limit are read`() {
    let number = String(repeating: "(", count: 60) + "0.5" + String(repeating: ")", count: 60)
    #expect(
      curve("spring(duration: \(number))")
        == .spring(.durationBounce(duration: 0.5, bounce: 0), initialVelocity: nil))
  }

  @Test(arguments: [
    "x", " x", "-", ".", ".a", "a.", ")", ",", "1", "1.", "spring()", "spring().speed(2)", "é", "\n", "0x",
    "1_",
    "spring(duration: 1),", "bounce: 1, ", "(a: ", "-1", "a-", "=", "\u{FFFD}", "e\u{301}", ".delay(1)",
    "/*", "/**/", "//", "1% ", "1s ", "; ", "at: 1, ", "-1% 2 ",
  ])
  func `a hundred kilobytes of one thing are refused with a short message`(piece: String) {
    let error = refusal("spring(" + String(repeating: piece, count: 100_000 / piece.utf8.count))
    #expect((error?.description.utf8.count ?? .max) < 2_500)
  }

  @Test(arguments: ["1s ", "ease ", "a ", "1 ", "-", "1s ease, ", "linear(0) ", "/**/", "; "])
  func `a declaration of a hundred kilobytes is refused with a short message`(piece: String) {
    for beginning in ["transition: ", "animation: ", "1s ease "] {
      let error = refusal(beginning + String(repeating: piece, count: 100_000 / piece.utf8.count) + "!")
      #expect((error?.description.utf8.count ?? .max) < 2_500)
    }
  }

  @Test func `a hundred kilobytes of blanks change nothing`() {
    let blanks = String(repeating: " \n", count: 50_000)
    #expect(
      curve("spring(\(blanks)duration:\(blanks)0.5)\(blanks)")
        == .spring(.durationBounce(duration: 0.5, bounce: 0), initialVelocity: nil))
  }

  @Test func `a number of a hundred thousand digits is read`() {
    let digits = "0." + String(repeating: "3", count: 100_000)
    #expect(
      curve("spring(duration: \(digits))")
        == .spring(.durationBounce(duration: 1.0 / 3, bounce: 0), initialVelocity: nil))
  }

  @Test func `mutated texts are read or refused and never trap`() {
    var generator = SeededGenerator(seed: 2_718_281)
    var read = 0
    for round in 0..<10_000 {
      let text = Mutation.mutated(Self.texts[round % Self.texts.count], using: &generator)
      do throws(NotationError) {
        let expression = try CurveExpression(parsing: text)
        read += 1
        // What was read is a curve that has a value.
        #expect(Self.value(of: expression.curve).isFinite, "\(text)")
        #expect(expression.warnings.allSatisfy { $0.range.upperBound <= text.utf8.count }, "\(text)")
      } catch {
        #expect(!error.message.isEmpty && error.range.upperBound <= text.utf8.count, "\(text)")
        #expect(error.description.utf8.count < 3_000, "\(text)")
      }
    }
    // Neither all nor none of them survive.
    #expect((100..<9_000).contains(read))
  }

  private static let texts: [[UInt8]] = [
    "spring(duration: 0.5, bounce: 0.3)", ".spring(response: 0.4, dampingFraction: 0.7, blendDuration: 0.1)",
    "interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: -2)",
    "Spring(mass: 3, stiffness: 1_000, damping: 500, allowOverDamping: true)",
    ".spring(Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: 1e-4))", "Animation.easeInOut",
    "UnitCurve(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: .init(x: 0.25, y: 1))",
    "cubic-bezier(.25, .1, .25, 1)", "timingCurve(0x1p-3, 0.1, 0.25, .pi, duration: 2)", "ease-in-out",
    ".bouncy(duration: 0.3, extraBounce: 0.1).delay(0.5)", "linear(0, 0.3 50% 60%, 1)",
    "easeIn(duration: 0.3)",
    "steps(4, jump-none)", "animation: rise 300ms ease-in-out 0.1s infinite;",
    "animation: a 1s; @keyframes a { 0% { x: 0 } 40%, 60% { x: 9 } 100% { x: 10 } }",
    "transition: x 1s ease, y 1s ease", "let s = Spring(duration: 0.5)", "view.animation(.bouncy, value: 1)",
    "Spring(reaching: 0.5, at: 0.2, then: 0.9, at: 0.4)", "Spring(settlingDuration: 1, overshoot: 0.1)",
  ].map { Array($0.utf8) }

  private static func value(of curve: CurveExpression.Curve) -> Double {
    switch curve {
    case .spring(let parameters, _): Spring(parameters).dampingRatio
    case .unitCurve(let curve): curve.value(at: 0.5)
    case .timedCurve(let curve, let duration): curve.value(at: 0.5) * (duration.isFinite ? 1 : .nan)
    case .stepCurve(let curve, _): curve.value(at: 0.5)
    case .linearCurve(let curve, _): curve.value(at: 0.5)
    case .keyframes(let motion): motion.value(at: 0.5)
    }
  }
}
