// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

struct `repeated springs in CSS` {
  private static let pass = Spring.bouncy.settlingDuration(target: 1, epsilon: 0.001)

  @Test(arguments: [0.05, 0.001, 0.0001])
  func `a pass takes as long as the spring's, whatever the tolerance`(_ tolerance: Double) throws {
    let conversion = try #require(
      converted(
        ".bouncy.repeatCount(3, autoreverses: false)", to: .css, WritingOptions(tolerance: tolerance)))
    guard case .linearCurve(_, let duration?) = conversion.readBack?.curve else {
      Issue.record("\(conversion.text)")
      return
    }
    #expect((duration - Self.pass).magnitude < 1e-12)
    #expect(conversion.loss.passDifference == 0)
    let error = try #require(conversion.loss.difference?.value.magnitude)
    #expect(error <= 0.001 || error <= tolerance)
  }

  @Test func `a pass that ends outside of the tolerance jumps to the end`() throws {
    let conversion = try #require(
      converted(".bouncy.repeatForever()", to: .css, WritingOptions(tolerance: 0.0001)))
    #expect(conversion.text.contains(" 100%, 1) infinite alternate"))
  }

  @Test func `keyframes take the spring's pass too`() throws {
    let conversion = try #require(
      converted(
        ".bouncy.repeatCount(3, autoreverses: false)", to: .css,
        WritingOptions(tolerance: 0.05, form: .keyframes)))
    guard case .keyframes(let motion) = conversion.readBack?.curve else {
      Issue.record("\(conversion.text)")
      return
    }
    #expect((motion.settlingDuration(epsilon: 0) - Self.pass).magnitude < 1e-12)
  }

  @Test func `passes of another length are said`() throws {
    let conversion = try #require(
      converted(".bouncy.repeatCount(3, autoreverses: false)", to: .css, WritingOptions(digits: 2)))
    #expect(conversion.loss.passDifference != 0)
    #expect("\(conversion.loss)".contains("which adds up"))
  }

  @Test func `one pass still ends where the tolerance has it`() throws {
    let conversion = try #require(converted(".bouncy", to: .css, WritingOptions(tolerance: 0.05)))
    #expect(conversion.text.hasPrefix("231ms "))
  }
}
