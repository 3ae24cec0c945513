// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Testing

@testable import CurveNotation

/// Forms that texts have where they are copied from: other languages, older versions, several entries.
@Suite struct FurtherFormsTests {
  // MARK: Apple

  @Test func `Objective-C sets the properties of a spring`() throws {
    let text = """
      CASpringAnimation *a = [CASpringAnimation animationWithKeyPath:@"position.y"];
      a.mass = 1;
      a.stiffness = 100;
      a.damping = 12;
      """
    let found = try CurveExpression(parsing: text, as: nil)
    #expect(
      found.curve
        == .spring(
          .massStiffnessDamping(mass: 1, stiffness: 100, damping: 12, allowOverDamping: false),
          initialVelocity: nil))
  }

  @Test(arguments: [
    ("[CAMediaTimingFunction functionWithControlPoints:0.2 :0 :0.3 :1]", UnitCurve(0.2, 0, 0.3, 1)),
    ("[CAMediaTimingFunction functionWithName:kCAMediaTimingFunctionEaseIn]", .easeIn),
    (
      "a.timingFunction = [CAMediaTimingFunction functionWithControlPoints:0.2 :0 :0.3 :1];",
      UnitCurve(0.2, 0, 0.3, 1)
    ),
  ])
  func `Objective-C makes timing functions`(text: String, curve: UnitCurve) throws {
    #expect(try CurveExpression(parsing: text, as: nil).curve == .unitCurve(curve))
  }

  @Test(arguments: [
    ("[CAMediaTimingFunction functionWithControlPoints:0.2 :0 :0.3]", "takes four numbers, but 3"),
    ("[CAMediaTimingFunction timing:0.2]", "functionWithName"), ("[CAMediaTimingFunction", "must stand here"),
  ])
  func `a message with a mistake is refused`(text: String, message: String) {
    #expect(refusal(text, as: .coreAnimation)?.message.contains(message) == true)
  }

  @Test func `a property list has the properties of a spring`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>mass</key><real>2</real> <key>stiffness</key><integer>300</integer>
        <key>damping</key><real>10.5</real> <key>allowsOverdamping</key><true/>
      </dict></plist>
      """
    #expect(
      try CurveExpression(parsing: text, as: nil).curve
        == .spring(
          .massStiffnessDamping(mass: 2, stiffness: 300, damping: 10.5, allowOverDamping: true),
          initialVelocity: nil))
    #expect(refusal("<key>mass</key><real>two</real>", as: .coreAnimation)?.marked == "two")
    #expect(refusal("<key>masses</key><real>2</real>", as: .coreAnimation)?.suggestion == "mass")
    #expect(refusal("<key", as: .coreAnimation)?.marked == "<")
  }

  // MARK: Programs

  @Test(arguments: [
    "useSpring(() => ({ x: 0, config: { tension: 120, friction: 14 } }))",
    "useSpring(() => ({ x: 0, config: config.gentle }))",
    "useSprings(3, (index) => ({ x: 0, config: { tension: 120, friction: 14 } }))",
  ])
  func `a config stands in what a function gives back`(text: String) throws {
    let expected = try CurveExpression(parsing: "{ tension: 120, friction: 14 }", as: .reactSpring).curve
    #expect(try CurveExpression(parsing: text, as: .reactSpring).curve == expected)
  }

  @Test func `parentheses around a value change nothing`() throws {
    #expect(
      try CurveExpression(parsing: "({ tension: (170), friction: 26 })", as: .reactSpring).curve
        == CurveExpression(parsing: "{ tension: 170, friction: 26 }", as: .reactSpring).curve)
    #expect(refusal("({ tension: (170, friction: 26 })", as: .reactSpring) != nil)
  }

  @Test(
    arguments: [
      ("SpringConfig.DEFAULT_ORIGAMI_SPRING_CONFIG", "SpringConfig.fromOrigamiTensionAndFriction(40, 7)"),
      ("springSystem.createSpring()", "SpringConfig.fromOrigamiTensionAndFriction(40, 7)"),
      ("springSystem.createSpring(50, 5)", "SpringConfig.fromOrigamiTensionAndFriction(50, 5)"),
      (
        "springSystem.createSpringWithBouncinessAndSpeed(8, 12)",
        "SpringConfig.fromBouncinessAndSpeed(8, 12)"
      ),
    ])
  func `Rebound makes springs by their system too`(text: String, plain: String) throws {
    #expect(
      try CurveExpression(parsing: text, as: nil).curve == CurveExpression(parsing: plain, as: .origami).curve
    )
  }

  @Test func `a decimal comma is named`() {
    let error = refusal("spring(dampingRatio = 0,5f, stiffness = 100f)", as: .compose)
    #expect(error?.message == "a comma stands between arguments; decimals follow a point")
    #expect(error?.marked == "0,5f")
    #expect(error?.suggestion == "0.5f")
  }

  // MARK: Lottie

  @Test func `keyframes of older versions have the value at their end`() throws {
    let text = """
      [{"t": 0, "s": [0], "e": [100], "o": {"x": [0.3], "y": [0]}, "i": {"x": [0.6], "y": [1]}}, {"t": 30}]
      """
    #expect(
      try CurveExpression(parsing: text, as: .lottie).curve
        == .timedCurve(UnitCurve(0.3, 0, 0.6, 1), duration: 0.5))
    #expect(
      refusal(#"[{"t": 0, "s": [0], "e": [1, 2]}, {"t": 9}]"#, as: .lottie)?.message.contains("2 components")
        == true)
  }

  @Test func `the animated properties of an animation are named by their paths`() {
    let keyframes = #"{"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 9, "s": [1]}]}"#
    let text = #"{"fr": 30, "layers": [{"ks": {"o": \#(keyframes), "r": \#(keyframes)}}]}"#
    #expect(refusal(text, as: .lottie)?.message.contains("(layers[0].ks.o, layers[0].ks.r)") == true)
  }

  // MARK: CSS

  @Test(arguments: [
    "transition: opacity 200ms ease-out, transform 200ms ease-out",
    "transition: opacity 200ms ease-out, transform 200ms ease-out 0s, color ease-out 200ms;",
    "animation: rise 200ms ease-out both, turn 200ms ease-out", "transition: all 200ms ease-out !important;",
    "transition: all 200ms ease-out ! IMPORTANT",
  ])
  func `several properties that move in the same way have one curve`(text: String) throws {
    let found = try CurveExpression(parsing: text)
    #expect(found.curve == .timedCurve(.easeOut, duration: 0.2))
    #expect(found.modifiers == [])
  }

  @Test func `entries that differ are refused at the comma`() {
    let error = refusal("transition: opacity 200ms, transform 300ms", as: .css)
    #expect(error?.message == "one curve is read, and a comma begins another one")
    #expect(error?.range == 25..<26)
    #expect(refusal("transition: opacity 200ms, transform 200ms 1s", as: .css) != nil)
    #expect(refusal("transition: opacity 200ms,", as: .css) != nil)
    #expect(refusal("transition: opacity 200ms, !", as: .css) != nil)
  }

  @Test(arguments: [("opacity 300 ease", "300ms"), ("opacity 0.3 ease", "0.3s"), ("opacity 2 ease", "2s")])
  func `a number without its unit is probably the usual one`(text: String, suggestion: String) {
    #expect(refusal("transition: \(text)", as: .css)?.suggestion == suggestion)
  }

  @Test func `a duration of nothing is no motion`() {
    #expect(refusal("transition: opacity 0s", as: .css)?.message.contains("is no motion") == true)
    #expect(refusal("transition: opacity -1s", as: .css)?.message.contains("must be above 0") == true)
  }

  // MARK: Design tokens

  @Test func `sets of parameters that disagree are warned of where a token is read`() throws {
    let text =
      #"{"$type":"spring","$value":{"duration":{"value":500,"unit":"ms"},"bounce":0.3,"mass":1,"stiffness":100,"damping":10}}"#
    let warnings = try CurveExpression(parsing: text, as: nil).warnings
    #expect(warnings.first?.message.contains("which are read: the values differ by up to 0.") == true)
  }

  @Test(arguments: [
    (#"{"a": {"$type": "duration", "$value": "300ms"}}"#, "a text is an older form"),
    (
      #"{"a": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"}, "timingFunction": [0, 0, 1, 1]}}}"#,
      "delay is missing"
    ), (#"{"a": {"$type": "Spring", "$value": {}}}"#, "did you mean “spring”?"),
    (#"{"a": {"$type": "cubicbezier", "$value": []}}"#, "did you mean “cubicBezier”?"),
    (#"{"a": {"$type": "durations", "$value": []}}"#, "did you mean “duration”?"),
  ])
  func `what the format requires is checked`(text: String, message: String) throws {
    let findings = try TokenFile(parsing: text, name: "tokens.json").check()
    #expect(findings.count == 1 && findings[0].error.message.contains(message), "\(findings)")
  }

  @Test func `types that are not of motion are left alone`() throws {
    let text = #"{"a": {"$type": "color", "$value": "red"}, "b": {"$type": "fontWeight", "$value": 1}}"#
    #expect(try TokenFile(parsing: text, name: "tokens.json").check() == [])
  }
}
