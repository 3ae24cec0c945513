// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Testing

@testable import CurveNotation

/// Counts, remarks and variants of what is written in CSS.
@Suite struct CSSCountTests {
  private static let curve = "spring(duration: 0.5, bounce: 0.3)"

  private func stops(_ options: WritingOptions) -> (count: Int, error: Double, remark: String)? {
    guard let conversion = converted(Self.curve, to: .css, options),
      case .linearCurve(let curve, _) = conversion.readBack?.curve
    else { return nil }
    return (
      curve.points.count, conversion.loss.difference?.value.magnitude ?? 0, conversion.comments.first ?? ""
    )
  }

  @Test(arguments: [19, 20, 25, 40])
  func `as many stops are written as are asked for, and no worse than fewer`(count: Int) throws {
    let found = try #require(stops(WritingOptions(keyframes: count)))
    #expect(found.count == count)
    #expect(found.error <= 0.001)
  }

  @Test func `a wide tolerance leaves the count as it is`() throws {
    #expect(try #require(stops(WritingOptions(tolerance: 0.01, keyframes: 12))).count == 12)
  }

  @Test func `stops that don't keep the tolerance are not said to`() throws {
    for options in [WritingOptions(keyframes: 2), WritingOptions(digits: 1)] {
      #expect(try #require(stops(options)).remark.hasSuffix("stops, which don't keep the tolerance"))
    }
    #expect(try #require(stops(WritingOptions())).remark.hasSuffix("no fewer keep the tolerance"))
  }

  @Test func `stops that are rounded to nothing have no sign`() throws {
    #expect(
      try #require(converted(Self.curve, to: .css, WritingOptions(digits: 1))).text.contains("-0 ") == false)
  }

  @Test func `keyframes have an animation in their place for less motion, and stay at their end`() throws {
    let options = WritingOptions(form: .keyframes, includesReducedMotion: true)
    let conversion = try #require(converted(Self.curve, to: .css, options))
    #expect(conversion.text.split(separator: "\n").first?.hasSuffix("ms both;") == true)
    let variant = try #require(conversion.variant)
    #expect(variant.hasPrefix("@media (prefers-reduced-motion: reduce) { animation: calm "))
    #expect(variant.contains("both; }\n@keyframes calm {"))
  }

  @Test(arguments: [
    "animation: fade-in 1s ease-in", "animation: fade-in ease-in 1s", "transition: fade-in 1s ease-in",
  ])
  func `a name may look like an easing where an easing is written`(text: String) throws {
    #expect(try CurveExpression(parsing: text).curve == .timedCurve(.easeIn, duration: 1))
  }

  @Test func `an animation's name is no easing, and a mistyped easing is no name`() throws {
    #expect(
      try CurveExpression(parsing: "animation: fade-in 1s").curve == .timedCurve(.ease, duration: 1))
    #expect(refusal("animation: ease-inn 1s", as: .css)?.suggestion == "ease-in")
  }

  @Test(arguments: ["transition: none", "animation: none;"])
  func `none has no curve`(text: String) {
    #expect(refusal(text, as: .css)?.message == "none is no motion, and so has no curve")
  }
}
