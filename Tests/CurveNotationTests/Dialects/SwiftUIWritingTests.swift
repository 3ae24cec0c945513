// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

@Suite struct SwiftUIWritingTests {
  @Test(arguments: [
    (".spring(duration: 0.5, bounce: 0.3)", ".bouncy"), (".spring(duration: 0.5)", ".spring"),
    (".spring(duration: 0.5, bounce: 0.15)", ".snappy"),
    ("Spring(duration: 0.5, bounce: 0.3)", "Spring.bouncy"),
    (".spring(duration: 0.4, bounce: 0.3)", ".bouncy(duration: 0.4)"),
    (".spring(duration: 0.4, bounce: 0.2)", ".spring(duration: 0.4, bounce: 0.2)"),
    (".spring(response: 0.3, dampingFraction: 0.55)", ".spring(response: 0.3, dampingFraction: 0.55)"),
    ("Spring(response: 0.3, dampingRatio: 0.55)", "Spring(response: 0.3, dampingRatio: 0.55)"),
    (".interactiveSpring()", ".interactiveSpring()"),
    (
      ".spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)",
      ".interactiveSpring(response: 0.15)"
    ),
    (
      ".spring(duration: 0.4, bounce: 0.2, blendDuration: 1)",
      ".spring(duration: 0.4, bounce: 0.2, blendDuration: 1)"
    ),
    (
      "interpolatingSpring(mass: 1, stiffness: 100, damping: 10)",
      ".interpolatingSpring(stiffness: 100, damping: 10)"
    ),
    (
      "interpolatingSpring(duration: 0.5, bounce: 0, initialVelocity: 2)",
      ".interpolatingSpring(initialVelocity: 2)"
    ),
    (
      "Spring(mass: 2, stiffness: 100, damping: 300, allowOverDamping: true)",
      "Spring(mass: 2, stiffness: 100, damping: 300, allowOverDamping: true)"
    ),
    ("spring(mass: 2, stiffness: 100, damping: 3)", ".spring(Spring(mass: 2, stiffness: 100, damping: 3))"),
  ])
  func `a spring has its shortest exact spelling`(text: String, written: String) {
    let conversion = converted(text, to: .swiftUI)
    #expect(conversion?.text == written)
    #expect(conversion?.loss.outcome == .same)
  }

  @Test(arguments: [
    ("easeIn", ".easeIn"), ("Animation.easeIn", "Animation.easeIn"), ("UnitCurve.easeIn", "UnitCurve.easeIn"),
    ("easeIn(duration: 0.3)", ".easeIn(duration: 0.3)"),
    ("UnitCurve.circularEaseInOut.inverse", "UnitCurve.circularEaseInOut.inverse"),
    (
      "cubic-bezier(0.1, 0.2, 0.3, 1.4)",
      "UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.1, y: 0.2), endControlPoint: UnitPoint(x: 0.3, y: 1.4))"
    ),
    ("2s cubic-bezier(0.1, 0.2, 0.3, 1.4)", ".timingCurve(0.1, 0.2, 0.3, 1.4, duration: 2)"),
    ("350ms ease", ".timingCurve(0.25, 0.1, 0.25, 1)"),
    ("1s linear 100ms", ".linear(duration: 1).delay(0.1)"),
    (".timingCurve(.circularEaseOut, duration: 2)", ".timingCurve(.circularEaseOut, duration: 2)"),
    ("animation: 2s ease-in 3", ".easeIn(duration: 2).repeatCount(3, autoreverses: false)"),
  ])
  func `a curve has its shortest exact spelling`(text: String, written: String) {
    let conversion = converted(text, to: .swiftUI)
    #expect(conversion?.text == written)
    #expect(conversion?.loss.isExact == true)
  }

  @Test func `a spring by its settling time is written by physical constants`() {
    let text = converted("Spring(settlingDuration: 1, dampingRatio: 0.7)", to: .swiftUI)?.text ?? ""
    #expect(text.hasPrefix("Spring(stiffness: ") && !text.contains("settlingDuration"))
  }

  @Test func `damping that counts as critical is written as what it counts as`() {
    #expect(
      converted("Spring(mass: 1, stiffness: 100, damping: 30)", to: .swiftUI)?.text
        == "Spring(stiffness: 100, damping: 20)")
  }
}
