// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

@Suite struct WrongDialectTests {
  @Test(
    arguments: [
      ("cubic-bezier(0.2, 0, 0, 1)", .swiftUI, "CSS"), (".spring(duration: 0.5)", .css, "SwiftUI"),
      ("UISpringTimingParameters(dampingRatio: 0.7)", .css, "UIKit"),
      ("CAMediaTimingFunction(name: .easeIn)", .uiKit, "Core Animation"),
      ("UIViewPropertyAnimator(duration: 1, curve: .easeIn)", .coreAnimation, "UIKit"),
      ("linear(0, 0.5, 1)", .uiKit, "CSS"), ("linear(0, 0.5, 1)", .coreAnimation, "CSS"),
    ] as [(String, Dialect, String)])
  func `a text in another dialect is refused by the name of its own`(
    text: String, dialect: Dialect, title: String
  ) {
    let message = refusal(text, as: dialect)?.message
    #expect(message?.contains("looks like \(title)") == true, "\(message ?? "")")
    #expect(message?.contains("not like \(dialect.title)") == true, "\(message ?? "")")
  }

  @Test(
    arguments: [
      ("UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)", .uiKit),
      ("CAMediaTimingFunction(name: .easeIn)", .coreAnimation),
      ("let a = CASpringAnimation()\na.mass = 1", .coreAnimation), ("bouncy", .swiftUI), ("ease-in", .css),
    ] as [(String, Dialect)])
  func `without a dialect the text shows which it is`(text: String, dialect: Dialect) throws {
    let detected = try CurveExpression(parsing: text, as: nil)
    #expect(detected.curve == (try CurveExpression(parsing: text, as: dialect)).curve)
  }

  @Test(arguments: Dialect.allCases)
  func `an empty text, blanks and noise are refused with a place`(dialect: Dialect) {
    for text in ["", " \n", "(", ")", "{", "}", "=", "🦊", "\u{FFFD}", "\"", "1", "-", "a.b.c", "x = ", "= 1"]
    {
      let error = refusal(text, as: dialect)
      #expect(error?.message.isEmpty == false, "\(text)")
      #expect((error?.range.upperBound ?? 0) <= text.utf8.count, "\(text)")
    }
  }

  @Test(arguments: Dialect.allCases)
  func `a hundred kilobytes are refused with a short message`(dialect: Dialect) {
    for piece in [
      "x", "(", "a = 1\n", "mass = ", "mass: , ", "CASpringAnimation(", "{", "[", "\"", "1 ", "é",
    ] {
      let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
      let error = refusal(text, as: dialect)
      #expect((error?.description.utf8.count ?? .max) < 4_000, "\(piece)")
    }
  }

  @Test(arguments: Dialect.allCases)
  func `numbers beyond the largest double are refused`(dialect: Dialect) {
    for text in [
      "spring(duration: 1e999)", "cubic-bezier(0, 1e999, 1, 1)",
      "UISpringTimingParameters(mass: 1e999, stiffness: 1, damping: 1)", "a.mass = 1e999",
    ] {
      #expect(refusal(text, as: dialect) != nil, "\(text)")
    }
  }
}
