// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Testing

@testable import CurveNotation

@Suite struct FigmaTests {
  @Test(
    arguments: [("GENTLE", 100, 15), ("QUICK", 300, 20), ("BOUNCY", 600, 15), ("SLOW", 80, 20)]
      as [(String, Double, Double)])
  func `the presets are springs of mass 1`(name: String, stiffness: Double, damping: Double) {
    let found = spring("{ \"type\": \"\(name)\" }", as: .figma)?.spring
    #expect(found?.stiffness == stiffness)
    #expect(found?.damping == damping)
    #expect(found?.mass == 1)
  }

  @Test func `custom springs are read with and without their wrapping`() {
    let wrapped =
      #"{"type":"CUSTOM_SPRING","easingFunctionSpring":{"mass":2,"stiffness":300,"damping":15,"initialVelocity":3}}"#
    #expect(spring(wrapped, as: .figma)?.velocity == 3)
    let bare = spring("{ mass: 2, stiffness: 300, damping: 15 }", as: .figma)?.spring
    #expect(spring(wrapped, as: .figma)?.spring == bare)
    #expect(bare?.mass == 2)
  }

  @Test func `transitions have their duration in seconds`() {
    let text = #"{ "type": "SMART_ANIMATE", "easing": { "type": "EASE_OUT_BACK" }, "duration": 0.3 }"#
    #expect(reading(text, as: .figma)?.curve == .timedCurve(UnitCurve(0.45, 1.45, 0.8, 1), duration: 0.3))
  }

  @Test(arguments: [
    (#"{ "type": "GENTEL" }"#, "\"GENTEL\"", "no easing of Figma"),
    (
      #"{ "type": "CUSTOM_SPRING", "easingFunctionSpring": { "bounce": 0.3 } }"#, "\"bounce\"",
      "stretched over"
    ),
    (
      #"{ "type": "CUSTOM_SPRING", "easingFunctionSpring": { "mass": 1, "stiffness": 100 } }"#, "}",
      "damping is missing"
    ),
    (
      #"{ "type": "CUSTOM_CUBIC_BEZIER", "easingFunctionCubicBezier": { "x1": 2, "y1": 0, "x2": 1, "y2": 1 } }"#,
      "2",
      "between 0 and 1"
    ),
  ])
  func `a refusal marks the place and says what is allowed`(text: String, marked: String, message: String) {
    let error = refusal(text, as: .figma)
    #expect(error?.marked == marked)
    #expect(error?.message.contains(message) ?? false, "\(error?.message ?? "")")
  }
}
