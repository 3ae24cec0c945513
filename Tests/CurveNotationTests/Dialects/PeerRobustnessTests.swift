// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@testable import CurveNotation

/// Bad text in other tools' notations: a short message with a place, never a trap.
@Suite struct PeerRobustnessTests {
  static let seeds: [(dialect: Dialect, texts: [String])] = [
    (
      .compose,
      [
        "spring(dampingRatio = Spring.DampingRatioLowBouncy, stiffness = 1_500f)",
        "repeatable(3, tween<Float>(300, 50, CubicBezierEasing(0.4f, 0f, 0.2f, 1f)), RepeatMode.Reverse)",
      ]
    ),
    (
      .flutter,
      [
        "SpringSimulation(SpringDescription(mass: 1, stiffness: 100, damping: 10), 0, 300, 600)",
        "duration: const Duration(milliseconds: 300), curve: Curves.easeIn",
      ]
    ),
    (
      .reactSpring,
      [
        "{ mass: 1, tension: 170, friction: 26, velocity: 0.005, clamp: true }", "config.wobbly",
        "useSpring(() => ({ x: 0, config: { tension: (120), friction: 14 } }))",
        "{ duration: 300, easing: easings.easeInOutBack }",
      ]
    ),
    (
      .motion,
      [
        "{ type: \"spring\", visualDuration: 0.5, bounce: 0.2, repeat: 3, repeatType: 'reverse' }",
        "{ duration: 0.3, ease: [0.4, 0, 0.2, 1], delay: 0.1 }",
      ]
    ),
    (.anime, ["'spring(1, 80, 10, 0)'", "{ duration: 300, ease: spring({ bounce: .5, duration: 628 }) }"]),
    (
      .coreAnimation,
      [
        "CASpringAnimation *a = [CASpringAnimation animationWithKeyPath:@\"x\"]; a.stiffness = 100;",
        "[CAMediaTimingFunction functionWithControlPoints:0.2 :0 :0.3 :1]",
        "<plist><dict><key>mass</key><real>2</real><key>allowsOverdamping</key><true/></dict></plist>",
      ]
    ),
    (
      .css,
      [
        "animation: a 1s steps(2) both; @keyframes a { from { x: 0 } 25%, 50% { x: 9px } to { x: 10px } }",
        "transition: x 1s ease, y 1s ease !important;",
      ]
    ),
    (.origami, ["SpringConfig.fromBouncinessAndSpeed(8, 12)", "{ tension: 40, friction: 7 }"]),
    (
      .figma,
      [#"{"type":"CUSTOM_SPRING","easingFunctionSpring":{"mass":1,"stiffness":100,"damping":15}}"#]
    ),
    (
      .afterEffects,
      ["{ from: 0, to: 9, duration: 1, out: new KeyframeEase(0, 33), in: new KeyframeEase(5, 50) }"]
    ),
    (
      .lottie,
      [
        #"{"a":1,"k":[{"t":0,"s":[0],"o":{"x":[0.4],"y":[0]},"i":{"x":[0.2],"y":[1]}},{"t":9,"s":[1],"h":1}]}"#,
        #"{"fr":30,"layers":[{"ks":{"p":{"a":1,"k":[{"t":0,"s":[0,1]},{"t":9,"s":[1,2]}]}}}]}"#,
      ]
    ),
    (
      .tokens,
      [
        #"{"a":{"$type":"transition","$value":{"duration":"{b}","timingFunction":[0,0,1,1]}},"b":{"$value":"2ms"}}"#,
        #"{"$type":"spring","$value":{"stiffness":100,"damping":10,"fallback":"1s linear(0, 1)"}}"#,
      ]
    ),
  ]

  @Test(arguments: seeds)
  func `mutated texts are read or refused with a place, and never trap`(dialect: Dialect, texts: [String]) {
    var generator = SeededGenerator(seed: 0xBAD_7E87)
    var refused = 0
    for seed in texts {
      for _ in 0..<Trials.count(1500, debug: 700) {
        let text = Mutation.mutated(Array(seed.utf8), using: &generator)
        do throws(NotationError) {
          _ = try dialect.notation.read(text)
        } catch {
          refused += 1
          let isInside = error.range.upperBound <= text.utf8.count && !error.message.isEmpty
          #expect(isInside, "\(text)")
          #expect(error.description.utf8.count < 2_500, "\(text)")
        }
      }
    }
    #expect(refused > 100)
  }

  @Test(arguments: seeds)
  func `a hundred kilobytes and ten thousand levels are refused shortly`(dialect: Dialect, texts: [String]) {
    for piece in [
      "x", "(", "{", "[", "{a:", "[[", "f(", "1,", "\"", "'", "/*", "a.", "<", "a<", "-", "é", "\n",
      "{\"a\":",
    ] {
      let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
      guard let error = refusal(text, as: dialect) else { continue }
      #expect(error.description.utf8.count < 2_500, "\(piece)")
    }
  }

  @Test(arguments: seeds)
  func `nothing and numbers too large are refused`(dialect: Dialect, texts: [String]) {
    for text in ["", " \n", "1e999", "{ stiffness: 1e999 }", "null", "NaN", "{}x", "−1", "{“type”: 1}"] {
      let error = refusal(text, as: dialect)
      #expect(error?.message.isEmpty == false, "\(text)")
    }
  }

  @Test(arguments: seeds)
  func `every seed is read`(dialect: Dialect, texts: [String]) {
    for text in texts { #expect(reading(text, as: dialect) != nil) }
  }
}
