// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

/// Curves with the code around them that they were copied with.
@Suite struct PastedCodeTests {
  @Test(
    arguments: [
      (
        "withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { offset = 0 }", nil,
        "spring(response: 0.4, dampingFraction: 0.7)"
      ),
      (
        "withAnimation(.easeIn(duration: 0.2).delay(1)) {\n  isOpen.toggle()\n}", nil,
        ".easeIn(duration: 0.2).delay(1)"
      ),
      (".animation(.bouncy, value: isOpen)", nil, ".bouncy"), ("animation(.easeInOut)", nil, "easeInOut"),
      (
        "useSpring({ to: { x: 100 }, config: { tension: 120, friction: 14 } })", nil,
        "{ tension: 120, friction: 14 }"
      ),
      ("useSpring({ opacity: 1, config: config.gentle })", .reactSpring, "config.gentle"),
      (
        "animateFloatAsState(targetValue = if_open, animationSpec = spring(dampingRatio = 0.5f, stiffness = 200f), label = \"x\")",
        nil, "spring(dampingRatio = 0.5f, stiffness = 200f)"
      ),
      (
        "val spec: AnimationSpec<Float> = tween(durationMillis = 250, easing = LinearEasing)", nil,
        "tween(250, easing = LinearEasing)"
      ),
      (
        "animate('.el', { translateX: 250, ease: createSpring({ stiffness: 95, damping: 13 }), duration: 800 })",
        nil,
        "{ ease: createSpring({ stiffness: 95, damping: 13 }), duration: 800 }"
      ),
      (
        "AnimatedContainer(duration: const Duration(milliseconds: 300), curve: Curves.easeIn, width: 100)",
        nil,
        "duration: Duration(milliseconds: 300), curve: Curves.easeIn"
      ),
      (
        "CurvedAnimation(parent: controller, curve: Curves.easeInOutCubic)", .flutter, "Curves.easeInOutCubic"
      ),
      ("const spring = new SpringConfig(230.2, 22);", nil, "new SpringConfig(230.2, 22)"),
    ] as [(String, Dialect?, String)])
  func `a curve is found in the call that it was copied with`(text: String, dialect: Dialect?, plain: String)
    throws
  {
    let found = try CurveExpression(parsing: text, as: dialect)
    let expected = try CurveExpression(
      parsing: plain,
      as: plain.hasPrefix("{ ease") ? .anime : plain.hasPrefix("duration:") ? .flutter : dialect)
    #expect(found.curve == expected.curve)
    #expect(found.modifiers == expected.modifiers)
  }

  @Test func `parentheses within parentheses are refused, however many there are`() {
    let value = String(repeating: "f(", count: 20_000) + "1" + String(repeating: ")", count: 20_000)
    #expect(throws: NotationError.self) {
      try CurveExpression(parsing: "@keyframes a { 0% { x: \(value) } 100% { x: 1 } }", as: .css)
    }
    let nested =
      String(repeating: "{ a: ", count: 150) + "{ config: { tension: 170, friction: 26 } }"
      + String(repeating: "}", count: 150)
    #expect(throws: Never.self) { try CurveExpression(parsing: "useSpring(\(nested))", as: .reactSpring) }
  }

  @Test(arguments: [
    "withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { offset = 0", "withAnimation { x = 1 }",
    "withAnimation(5) { }", ".animation(nil, value: x)", "useSpring({ to: { x: 100 } })",
    "useSpring(() => ({ x: 0 }))",
    "animate('.el', ease)", "animate('.el', { x: 1 })", "animateFloatAsState(1f)",
    "AnimatedContainer(width: 100)",
  ])
  func `where no curve stands in a call, that is said`(text: String) {
    for dialect in [nil, Dialect.swiftUI, .reactSpring, .anime, .compose, .flutter] {
      do {
        let found = try CurveExpression(parsing: text, as: dialect)
        Issue.record("\(text) was read as \(found.curve)")
      } catch {
        #expect(!error.message.isEmpty && error.range.upperBound <= text.utf8.count)
      }
    }
  }
}
