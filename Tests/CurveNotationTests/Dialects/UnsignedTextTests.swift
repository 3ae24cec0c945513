// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Testing

@testable import CurveNotation

/// Texts that don't show which dialect they are in.
@Suite struct UnsignedTextTests {
  @Test(
    arguments: [
      ("{ ease: [0.2, 0, 0.2, 1], duration: 1 }", .timedCurve(UnitCurve(0.2, 0, 0.2, 1), duration: 1)),
      ("{ duration: 0.3, ease: \"easeInOut\" }", .timedCurve(.easeInOut, duration: 0.3)),
      ("[0.785, 0.135, 0.15, 0.86]", .unitCurve(UnitCurve(0.785, 0.135, 0.15, 0.86))),
      ("cubicBezier(0.785, 0.135, 0.15, 0.86)", .unitCurve(UnitCurve(0.785, 0.135, 0.15, 0.86))),
      ("'outBack'", .unitCurve(UnitCurve(1 / 3, 1 + 1.70158 / 3, 2 / 3, 1).mirrored.mirrored)),
    ] as [(String, CurveExpression.Curve)])
  func `a text that one dialect reads, or all in the same way, is read, and it is said how`(
    text: String, curve: CurveExpression.Curve
  ) throws {
    let found = try CurveExpression(parsing: text, as: nil)
    if text != "'outBack'" { #expect(found.curve == curve) }
    #expect(found.warnings.contains { $0.message.hasPrefix("the text is read as ") })
  }

  @Test func `properties without an object are Core Animation's`() throws {
    let found = try CurveExpression(parsing: "mass = 1, stiffness = 100", as: nil)
    #expect(
      found.curve
        == .spring(
          .massStiffnessDamping(mass: 1, stiffness: 100, damping: 10, allowOverDamping: false),
          initialVelocity: nil))
  }

  @Test func `an object that nothing reads is refused with the dialects that have objects`() throws {
    let error = try #require(throws: NotationError.self) {
      try CurveExpression(parsing: "{ wobble: 1 }", as: nil)
    }
    #expect(error.message.contains("none of react-spring, Motion, anime.js"))
    #expect(error.readings.contains(.motion) && !error.readings.contains(.css))
  }

  @Test(arguments: [
    ("{ ease: [0.1, 0.2, }", "value"), (String(repeating: "{ a: ", count: 9000), "deep"),
    ("{ type: 'spring', 5 }", "a name must stand here"),
  ])
  func `what is wrong in every dialect is said where it is`(text: String, words: String) throws {
    let error = try #require(throws: NotationError.self) { try CurveExpression(parsing: text, as: nil) }
    #expect(error.readings.isEmpty && error.message.contains(words), "\(error.message)")
  }

  @Test func `what may be two dialects says which`() throws {
    let error = try #require(throws: NotationError.self) {
      try CurveExpression(parsing: "{ \"$value\": 1, \"k\": [] }", as: nil)
    }
    #expect(error.message.hasPrefix("the text may be "))
    #expect(error.readings == [.lottie, .tokens])
  }

  @Test(arguments: [
    ("{ duration: 500, bounce: 0.2 }", "anime.js"), ("{ tension: 40, friction: 7 }", "Origami"),
  ])
  func `another tool that has another spring is named`(text: String, other: String) throws {
    let warnings = try CurveExpression(parsing: text, as: nil).warnings
    #expect(
      warnings.contains { $0.message.contains(other) && $0.message.contains("would have another spring") })
  }

  @Test(
    arguments: [
      ("{\"type\":\"GENТLE\"}", nil, "Т", "“Т” (U+0422, CYRILLIC CAPITAL LETTER TE) looks like “T”"),
      ("{\"type\":\"GENТLE\"}", Dialect.figma, "Т", "U+0422"),
      ("{ type: “spring” }", nil, "“", "looks like “\"”"),
      ("{ ease: 'eаseIn' }", .motion, "а", "U+0430"),
    ] as [(String, Dialect?, String, String)])
  func `a letter of another alphabet is named where it stands`(
    text: String, dialect: Dialect?, marked: String, words: String
  ) throws {
    let error = try #require(throws: NotationError.self) { try CurveExpression(parsing: text, as: dialect) }
    #expect(error.message.contains(words), "\(error)")
    #expect(error.marked == marked)
  }

  @Test func `a mark in front of the text changes nothing`() throws {
    #expect(try CurveExpression(parsing: "\u{FEFF}1s ease", as: nil).curve == .timedCurve(.ease, duration: 1))
    #expect(
      try CurveExpression(parsing: "\u{FEFF}{ tension: 170, friction: 26 }", as: .reactSpring).curve
        == CurveExpression(parsing: "{ tension: 170, friction: 26 }", as: .reactSpring).curve)
    let error = try #require(throws: NotationError.self) {
      try CurveExpression(parsing: "\u{FEFF}bouncey", as: nil)
    }
    #expect(error.range == 3..<10)
  }

  @Test func `control characters are no blanks`() throws {
    let error = try #require(throws: NotationError.self) { try CurveExpression(parsing: "\u{1}") }
    #expect(error.message.contains("U+0001"))
  }
}
