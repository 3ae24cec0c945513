// SPDX-License-Identifier: Apache-2.0

import CurveNotation
import Testing

@Suite struct PublishedSpellingsTests {
  @Test(arguments: [
    ".bouncy", ".smooth", ".snappy", ".spring", ".spring()", "spring()", ".spring(duration: 0.2)",
    ".spring(duration: 0.3)", ".spring(duration: 0.4)", ".spring(duration: 0.5)",
    "Animation.spring(duration: 0.5, bounce: 0.3)", "Spring(duration: 1.0, bounce: 0)",
    ".spring(response: 0.2)", ".spring(response: 0.3)", ".spring(response: 0.3, dampingFraction: 0.5)",
    ".spring(response: 0.4, dampingFraction: 0.7)", ".spring(response: 0.6, dampingFraction: 0.8)",
    ".interactiveSpring()", ".interactiveSpring(response: 0.5, dampingFraction: 0.7)", ".interpolatingSpring",
    ".interpolatingSpring(stiffness: 100, damping: 10)", ".linear", ".linear(duration: 2.0)", ".easeIn",
    ".easeOut",
    ".easeOut(duration: 0.2)", ".easeOut(duration: 0.3)", ".easeInOut", ".easeInOut(duration: 0.3)",
    ".default",
    "UnitCurve(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))",
    ".interpolatingSpring(mass: 1.0, stiffness: 170, damping: 15, initialVelocity: 0.5)",
    ".linear(duration: 2.0).repeatForever()", ".linear(duration: 1.5).repeatForever()",
    ".easeOut(duration: 0.5).delay(0.1)", ".easeOut(duration: 0.7).delay(0.3)",
    "Animation.spring(\n  response: 0.4,  // 越小越快\n  dampingFraction: 0.7,\n  blendDuration: 0  // 混合\n)",
    "withAnimation(.easeInOut(duration: 0.3)) { isVisible = true }",
    "withAnimation(.linear(duration: 2.0).repeatForever()) { rotation += 360 }",
    "withAnimation(.interpolatingSpring(\n  stiffness: 100, damping: 10)) {\n  offset = .zero\n}",
    ".animation(.spring(response: 0.3, dampingFraction: 0.5), value: isPressed)",
    ".animation(.easeOut(duration: 0.2), value: count)", "content.animation(.bouncy, value: state)",
    ".animation(.smooth) {\n  $0.scaleEffect(2)\n}",
    "let curve = UnitCurve(\n  startControlPoint: UnitPoint(x: 0.25, y: 0.1),\n  endControlPoint: UnitPoint(x: 0.25, y: 1))",
    "let spring = Spring(duration: 1.0, bounce: 0)",
  ])
  func `what tutorials write is understood`(text: String) {
    #expect(curve(text) != nil)
  }

  @Test(arguments: [
    ".linear.repeatForever(autoreverse: true)", ".linear(duration: 1.0).repeatForever(autoreverse: false)",
  ])
  func `what tutorials misspell is named`(text: String) {
    #expect(refusal(text)?.suggestion == "autoreverses")
  }
}
