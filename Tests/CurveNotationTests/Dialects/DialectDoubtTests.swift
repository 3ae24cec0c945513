// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Testing

@testable import CurveNotation

/// Texts that mean less, or more than one thing, in the tool that they come from.
@Suite struct DialectDoubtTests {
  @Test(
    arguments: [
      ("spring({ mass: 0.5, stiffness: 100, damping: 10 })", "mass 0.5 counts as 1", 1, 100, 10),
      ("spring({ stiffness: 20000 })", "stiffness 20000 counts as 10000", 1, 10_000, 10),
      ("spring({ damping: 0 })", "damping 0 counts as 1e-11", 1, 100, 1e-11),
    ] as [(String, String, Double, Double, Double)])
  func `the limits of anime.js hold where its springs are read`(
    text: String, warning: String, mass: Double, stiffness: Double, damping: Double
  ) {
    #expect(reading(text, as: .anime)?.warnings.contains { $0.message.contains(warning) } == true)
    let found = spring(text, as: .anime)?.spring
    #expect(found?.mass == mass)
    #expect(found?.stiffness == stiffness)
    #expect(found?.damping == damping)
  }

  @Test func `what anime.js rounds is said in its numbers`() {
    let warnings = reading("spring({ bounce: 0.5, duration: 628 })", as: .anime)?.warnings
    #expect(warnings?.first?.message.contains("stiffness 100.101 and damping 10.005") == true)
    let stiff = reading("spring({ bounce: 0, duration: 10 })", as: .anime)?.warnings
    #expect(stiff?.first?.message.contains("damping 300") == true)
  }

  @Test func `a duration that cuts a spring of Core Animation is warned of`() {
    let spring = "let s = CASpringAnimation(keyPath: \"x\")\ns.stiffness = 100\n"
    let cut = reading(spring + "s.duration = 0.3", as: .coreAnimation)?.warnings
    #expect(cut?.contains { $0.message.contains("ends the spring after 0.3 s") } == true)
    for whole in ["s.duration = 30", "s.duration = s.settlingDuration"] {
      #expect(reading(spring + whole, as: .coreAnimation)?.warnings == [])
    }
  }

  @Test func `a spring that two tools read differently is warned of`() throws {
    let found = try CurveExpression(parsing: "{ tension: 40, friction: 7 }", as: nil)
    #expect(found.warnings.contains { $0.message.contains("Origami would have another spring") })
    #expect(try CurveExpression(parsing: "{ tension: 40, friction: 7 }", as: .reactSpring).warnings == [])
  }

  @Test(
    arguments: [
      ("{ duration: 500, easing: easings.easeInOutQuint }", .reactSpring),
      ("{ duration: 500, easing: 'easeInOutQuint' }", .anime),
      ("springSystem.createSprings(40, 7)", .origami),
    ] as [(String, Dialect)])
  func `no other tool is named that could not read the text`(text: String, dialect: Dialect) {
    #expect(refusal(text, as: dialect)?.message.contains("looks like") == false)
  }

  @Test(
    arguments: [
      (
        "{ tension: 170, friction: ２６ }", .reactSpring,
        "“２” (U+FF12, FULLWIDTH DIGIT TWO), which looks like “2”"
      ),
      ("{ type: “spring” }", .motion, "which looks like “\"”"),
      (#"[{"t": –1, "s": [0]}, {"t": 2, "s": [1]}]"#, .lottie, "(U+2013, EN DASH), which looks like “-”"),
    ] as [(String, Dialect, String)])
  func `characters that look like others are named in objects too`(
    text: String, dialect: Dialect, words: String
  ) {
    let message = refusal(text, as: dialect)?.message
    #expect(message?.contains(words) == true, "\(message ?? "")")
  }
}
