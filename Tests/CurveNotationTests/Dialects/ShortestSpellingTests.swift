// SPDX-License-Identifier: Apache-2.0

import CurveNotation
import Testing

struct `the shortest spelling in SwiftUI` {
  @Test(arguments: [
    ".spring(bounce: 0.2)", ".spring(response: 0.3)", ".spring(dampingFraction: 1.5)",
    ".interactiveSpring(extraBounce: 0.1)", ".interactiveSpring(response: 0.2)",
    ".interpolatingSpring(bounce: 0.3)", "Spring(bounce: 0.2)", ".default",
  ])
  func `leaves out what is usual`(_ text: String) throws {
    #expect(try #require(converted(text, to: .swiftUI)).text == text)
  }

  @Test(arguments: [
    "withAnimation(.easeIn) { x = 1 }", ".animation(.easeIn, value: x)", "let a: Animation = .easeIn",
  ])
  func `an easing where an animation must stand takes the usual duration`(_ text: String) throws {
    #expect(try #require(converted(text, to: .css)).text == "350ms ease-in")
  }

  @Test func `an easing in a declaration without type has no duration`() throws {
    #expect(try #require(converted("let curve: UnitCurve = .easeIn", to: .css)).text == "ease-in")
  }
}
