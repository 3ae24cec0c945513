// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

struct `calls of Flutter around a curve` {
  @Test(arguments: [
    "Interval(0.2, 0.7, curve: Curves.ease)", "FlippedCurve(curve: Curves.easeIn)",
    "Foo(curve: Curves.easeIn)",
  ])
  func `that may make another curve of it are refused`(_ text: String) {
    #expect(refusal(text, as: .flutter)?.message.contains("is not read") == true)
  }

  @Test func `that hand it on are read, and a way back is named`() throws {
    let text = "CurvedAnimation(parent: c, curve: Curves.easeOut, reverseCurve: Curves.easeIn)"
    let expression = try CurveExpression(parsing: text, as: .flutter)
    #expect(expression.curve == .unitCurve(.easeOut))
    #expect(expression.warnings.contains { "\($0)".contains("reverseCurve") })
  }
}

struct `messages of convert` {
  @Test func `several numbers without labels get no label suggested`() {
    #expect(refusal("spring(0.5, 400)")?.suggestion == nil)
  }

  @Test func `linear() without stops is refused as CSS`() {
    #expect(refusal("linear()", as: .css)?.message.contains("no stops") == true)
  }

  @Test func `a missing travel is known as such`() {
    let refusal = writingRefusal(
      "interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 2)", to: .motion)
    #expect(refusal?.message.contains("needs the travel") == true)
  }
}
