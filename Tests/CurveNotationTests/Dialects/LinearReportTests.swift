// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Testing

@testable import CurveNotation

/// What people ran into with `linear()`, and with numbers that were carried over.
@Suite struct LinearReportTests {
  private func values(_ text: String, at times: [Double]) throws -> [Double] {
    let motion = ExpressionMotion(try CurveExpression(parsing: text).curve)
    return times.map { motion.value(at: $0) }
  }

  @Test
  func
    `two stops at one place are a jump and no 0 times infinity (software-mansion/react-native-reanimated#10358)`()
    throws
  {
    let found = try values("1s linear(0, 0.3 50%, 0.7 50%)", at: [0.25, 0.5.nextDown, 0.5, 0.75, 1])
    #expect(found[0] == 0.15)
    #expect((found[1] - 0.3).magnitude < 1e-15)
    #expect(found.suffix(3) == [0.7, 0.7, 0.7])
    for dialect in [Dialect.css, .lottie] {
      let written = try #require(converted("1s linear(0, 0.3 50%, 0.7 50%, 1)", to: dialect))
      #expect(written.loss.isExact && !written.text.contains("nan"))
    }
  }

  @Test func `one stop is a constant (w3c/csswg-drafts#10580)`() throws {
    #expect(try values("1s linear(0.5)", at: [0, 0.3, 1]) == [0.5, 0.5, 0.5])
    let written = try #require(converted("1s linear(0.5)", to: .css))
    #expect(written.text == "1000ms linear(0.5, 0.5)")
    #expect(written.loss.outcome == .same)
  }

  @Test func `no bounce at a speed of 12 is nearly critical (tannerlinsley/springer#1)`() throws {
    let found = try CurveExpression(parsing: "{ bounciness: 0, speed: 12 }", as: .origami)
    guard case .spring(let parameters, _) = found.curve else {
      Issue.record("\(found.curve)")
      return
    }
    #expect((Spring(parameters).stiffness - 342.100588235).magnitude < 1e-9)
    #expect((Spring(parameters).damping - 36.925880917).magnitude < 1e-9)
    let written = try #require(converted("{ bounciness: 0, speed: 12 }", to: .origami, from: .origami))
    #expect(written.loss.isExact, "\(written.text): \(written.loss)")
  }

  @Test(arguments: [Dialect.swiftUI, .uiKit, .coreAnimation, .flutter, .reactSpring, .motion, .figma])
  func `a negative bounce comes back, or it is said that it does not (flutter/flutter#152587)`(
    dialect: Dialect
  )
    throws
  {
    for bounce in ["-0.3", "-0.9"] {
      let written = try #require(converted("Spring(duration: 0.5, bounce: \(bounce))", to: dialect))
      guard case .spring(let parameters, _) = written.readBack?.curve else {
        Issue.record("\(written.text)")
        return
      }
      #expect(written.loss.isExact, "\(written.text): \(written.loss)")
      #expect((Spring(parameters).bounce - (Double(bounce) ?? 0)).magnitude < 1e-14)
    }
  }
}
