// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

struct `stated losses` {
  @Test func `settling times are compared by one rule`() throws {
    let conversion = try #require(converted(".bouncy", to: .css, WritingOptions(tolerance: 1e-4)))
    let later = try #require(conversion.loss.difference?.settlingDifference)
    // The duration alone is longer by 0.1 s.
    #expect(later.magnitude < 0.02)
  }

  @Test func `a curve that ends elsewhere than at its target is refused by Lottie`() {
    let refusal = writingRefusal("1s linear(0, 0.3 50%, 0.7 50%)", to: .lottie, WritingOptions(travel: 300))
    #expect(refusal?.message.contains("ends at 0.7") == true)
  }

  @Test(arguments: [
    "interpolatingSpring(mass: 2, stiffness: 300, damping: 10, initialVelocity: -3)",
    "Spring(response: 0.5, dampingRatio: 0.2)",
  ])
  func `no piece of Lottie's keyframes is upright`(_ spring: String) throws {
    let conversion = try #require(converted(spring, to: .lottie, WritingOptions(travel: 1, tolerance: 0.01)))
    let velocity = try #require(conversion.loss.difference?.velocity.magnitude)
    #expect(velocity < 20)
  }

  @Test func `control points that Core Animation reads otherwise are named beside the loss`() throws {
    let conversion = try #require(
      converted("CAMediaTimingFunction(controlPoints: 1.2, 0, 0, 1)", to: .coreAnimation))
    #expect(conversion.comments.contains { $0.hasPrefix("not as written: x1 1.2") })
  }

  @Test func `what SwiftUI makes of an over-damped interpolating spring is said`() throws {
    let text = "interpolatingSpring(duration: 0.5, bounce: -0.5)"
    let expression = try CurveExpression(parsing: text)
    #expect(expression.warnings.contains { "\($0)".contains("as a critical one") })
    let conversion = try #require(converted(text, to: .swiftUI))
    #expect(conversion.comments.contains { $0.contains("as a critical one") })
  }
}
