// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

@Suite struct ConversionTests {
  @Test(arguments: Dialect.allCases)
  func `every dialect has a name for people and one for the command`(dialect: Dialect) {
    #expect(!dialect.title.isEmpty)
    #expect(dialect.rawValue.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D })
  }

  @Test func `the same numbers are exact`() throws {
    let conversion = try #require(
      converted("interpolatingSpring(mass: 2, stiffness: 100, damping: 3, initialVelocity: 2)", to: .uiKit))
    #expect(conversion.loss.outcome == .same)
    #expect(conversion.loss.isExact)
    #expect("\(conversion.loss)" == "exact")
  }

  @Test func `other parameters of the same motion are exact to rounding`() throws {
    let conversion = try #require(converted("Spring(duration: 0.5, bounce: 0.3)", to: .uiKit))
    #expect(conversion.loss.outcome == .sameToRounding)
    #expect(conversion.loss.isExact)
    #expect("\(conversion.loss)" == "exact to the rounding of its numbers")
  }

  @Test func `a loss is what the motions differ by`() throws {
    let conversion = try #require(
      converted("Spring(response: 0.5, dampingRatio: 0.7)", to: .uiKit, WritingOptions(digits: 2)))
    guard case .spring(let parameters, _) = conversion.readBack?.curve else {
      Issue.record("\(conversion.text)")
      return
    }
    let motions = [Spring(response: 0.5, dampingRatio: 0.7), Spring(parameters)].map {
      SpringMotion(spring: $0, from: 0.0, to: 1.0)
    }
    let scanned = (0...4000).map {
      (motions[1].value(at: Double($0) / 2000) - motions[0].value(at: Double($0) / 2000)).magnitude
    }
    let difference = try #require(conversion.loss.difference)
    #expect((difference.value.magnitude - (scanned.max() ?? 0)).magnitude < 1e-7)
    #expect(
      difference.settlingDifference
        == motions[1].settlingDuration(epsilon: 0.001) - motions[0].settlingDuration(epsilon: 0.001))
    #expect(!conversion.loss.isExact)
  }

  @Test func `digits round every number, and their cost is told by itself`() throws {
    let conversion = try #require(
      converted("Spring(duration: 0.5, bounce: 0.3)", to: .uiKit, WritingOptions(digits: 3)))
    #expect(
      conversion.text
        == "UISpringTimingParameters(mass: 1, stiffness: 158, damping: 17.6, initialVelocity: .zero)")
    let loss = try #require(conversion.roundingLoss?.difference)
    #expect(loss.value.magnitude > 1e-5 && loss.value.magnitude < 1e-3)
    #expect(try #require(converted("bouncy", to: .uiKit)).roundingLoss == nil)
  }

  @Test func `a mass that moves nothing is no loss`() throws {
    let first = try CurveExpression(parsing: "Spring(mass: 2, stiffness: 200, damping: 20)")
    let second = try CurveExpression(parsing: "Spring(mass: 1, stiffness: 100, damping: 10)")
    #expect(ConversionLoss(from: first, to: second).outcome == .same)
  }

  @Test(arguments: [
    (".easeIn.delay(1).speed(2)", ".easeIn.speed(2).delay(0.5)"),
    (".easeIn.delay(1).delay(2)", ".easeIn.delay(3)"), (".easeIn.repeatCount(1)", "Animation.easeIn"),
    (".spring(duration: 1).speed(2)", ".spring(duration: 0.5)"),
    (".easeIn(duration: 1).speed(4)", ".easeIn(duration: 0.25)"),
  ])
  func `modifiers that do the same are no loss`(first: String, second: String) throws {
    let loss = ConversionLoss(
      from: try CurveExpression(parsing: first), to: try CurveExpression(parsing: second))
    #expect(loss.isExact, "\(loss)")
  }

  @Test func `modifiers that are not written are named`() throws {
    let loss = ConversionLoss(
      from: try CurveExpression(parsing: ".easeIn.delay(1).repeatCount(2)"),
      to: try CurveExpression(parsing: "Animation.easeIn"))
    #expect(!loss.isExact)
    #expect("\(loss)" == "exact; lost: delay(1), repeatCount(2)")
  }

  // MARK: Approximations

  @Test func `what a dialect can't express is refused with what would be lost`() {
    let refusal = writingRefusal("linear(0, 0.5 20%, 1)", to: .swiftUI)
    #expect(refusal?.message == "SwiftUI has no curves of straight pieces: the corners would be lost")
    #expect(refusal?.approximations.isEmpty == false)
  }

  @Test func `with approximations the nearest is written, and why is told`() throws {
    let options = WritingOptions(allowsApproximation: true)
    let conversion = try #require(converted("linear(0, 0.5 20%, 1)", to: .swiftUI, options))
    #expect(conversion.approximated?.message.contains("straight pieces") == true)
    let difference = try #require(conversion.loss.difference)
    #expect(difference.value.magnitude > 0.005 && difference.value.magnitude < 0.02)
  }

  @Test func `steps have nothing near them`() {
    let options = WritingOptions(allowsApproximation: true)
    #expect(writingRefusal("steps(4)", to: .swiftUI, options)?.message.contains("comes near it") == true)
  }

  @Test func `a spring as one cubic bezier is a fit with its error`() throws {
    #expect(writingRefusal("smooth", to: .css, WritingOptions(form: .timingCurve)) != nil)
    let options = WritingOptions(form: .timingCurve, allowsApproximation: true)
    let conversion = try #require(converted("smooth", to: .css, options))
    #expect(conversion.text.contains("ms cubic-bezier("))
    let fit = try BezierFit(approximating: SpringMotion(spring: .smooth, from: 0.0, to: 1.0))
    let difference = try #require(conversion.loss.difference)
    #expect((difference.value.magnitude - fit.value.magnitude).magnitude < 1e-9)
  }

  @Test func `a spring that crosses its target more than once is no cubic bezier`() {
    let options = WritingOptions(form: .timingCurve, allowsApproximation: true)
    let refusal = writingRefusal("bouncy", to: .css, options)
    #expect(refusal?.message.contains("crosses its target more than once") == true)
  }

  @Test func `a cubic bezier as a spring is a fit with its error`() throws {
    let options = WritingOptions(form: .spring, allowsApproximation: true)
    let conversion = try #require(converted("1s ease", to: .swiftUI, options))
    guard case .spring(let parameters, _) = conversion.readBack?.curve else {
      Issue.record("\(conversion.text)")
      return
    }
    #expect((Spring(parameters).response - 1.215).magnitude < 0.005)
    #expect((Spring(parameters).dampingRatio - 0.842).magnitude < 0.005)
    let difference = try #require(conversion.loss.difference)
    #expect(difference.value.magnitude < 0.0092)
  }

  @Test func `modifiers that can't be written may be left out`() throws {
    #expect(writingRefusal("bouncy.delay(1)", to: .uiKit)?.message.contains("delay(1) would be lost") == true)
    let conversion = try #require(
      converted("bouncy.delay(1)", to: .uiKit, WritingOptions(allowsApproximation: true)))
    #expect(conversion.loss.lostModifiers == [.delay(1)])
    #expect(!conversion.loss.isExact)
  }

  @Test func `a form that a dialect doesn't have is refused`() {
    #expect(
      writingRefusal("bouncy", to: .uiKit, WritingOptions(form: .linear))?.message
        == "UIKit has no form by the name linear")
  }
}
