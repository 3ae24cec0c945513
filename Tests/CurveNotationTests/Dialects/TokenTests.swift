// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@testable import CurveNotation

@Suite struct TokenTests {
  @Test(
    arguments: [
      (#"{"$type": "cubicBezier", "$value": [0.5, 0, 1, 1]}"#, .unitCurve(UnitCurve(0.5, 0, 1, 1))),
      (#"{"easing": {"$type": "cubicBezier", "in": {"$value": [0.42, 0, 1, 1]}}}"#, .unitCurve(.easeIn)),
      ("[0.25, 0.1, 0.25, 1]", .unitCurve(.ease)),
      (
        #"{"t": {"$type": "transition", "$value": {"duration": {"value": 200, "unit": "ms"}, "delay": "0ms", "timingFunction": [0.5, 0, 1, 1]}}}"#,
        .timedCurve(UnitCurve(0.5, 0, 1, 1), duration: 0.2)
      ),
      (
        #"{"$type": "spring", "$value": {"duration": {"value": 0.5, "unit": "s"}, "bounce": 0.3}}"#,
        .spring(.durationBounce(duration: 0.5, bounce: 0.3), initialVelocity: nil)
      ),
      (
        #"{"$type": "spring", "$value": {"stiffness": 100, "damping": 10, "initialVelocity": 2}}"#,
        .spring(
          .massStiffnessDamping(mass: 1, stiffness: 100, damping: 10, allowOverDamping: true),
          initialVelocity: 2)
      ),
    ] as [(String, CurveExpression.Curve)])
  func `tokens are read`(text: String, curve: CurveExpression.Curve) {
    #expect(reading(text, as: .tokens)?.curve == curve)
  }

  @Test func `references are followed, and types come from groups and targets`() {
    let text = """
      {"duration": {"$type": "duration", "long": {"$value": {"value": 1.25, "unit": "s"}}},
       "ease": {"$value": "{base.ease}"},
       "base": {"ease": {"$type": "duration", "$value": "{duration.long}"}},
       "sheet": {"$type": "transition", "$value": {"duration": "{ease}", "delay": {"value": 50, "unit": "ms"},
         "timingFunction": [0.4, 0, 0.2, 1]}}}
      """
    let found = reading(text, as: .tokens)
    #expect(found?.curve == .timedCurve(UnitCurve(0.4, 0, 0.2, 1), duration: 1.25))
    #expect(found?.modifiers == [.delay(0.05)])
  }

  @Test func `pointers are followed, into tokens and into their values`() {
    let text = """
      {"time": {"$type": "duration", "long": {"$value": {"value": 1.25, "unit": "s"}}},
       "curve": {"$type": "easing", "list": {"$value": [0.4, 0, 0.2, 1]}, "a/b": {"$ref": "#/curve/list"}},
       "sheet": {"$type": "transition", "$value": {"duration": {"$ref": "#/time/long/$value"},
         "timingFunction": [{"$ref": "#/curve/list/$value/0"}, 0, 0.2, 1]}}}
      """
    #expect(reading(text, as: .tokens)?.curve == .timedCurve(UnitCurve(0.4, 0, 0.2, 1), duration: 1.25))
    let pointer = ##"{"x": {"$value": [0.1, 0, 0, 1]}, "e": {"$type": "cubicBezier", "$ref": "#/x"}}"##
    #expect(reading(pointer, as: .tokens)?.curve == .unitCurve(UnitCurve(0.1, 0, 0, 1)))
    let escaped =
      ##"{"x/~y": {"$value": [0.1, 0, 0, 1]}, "e": {"$type": "cubicBezier", "$ref": "#/x~1~0y"}}"##
    #expect(reading(escaped, as: .tokens)?.curve == .unitCurve(UnitCurve(0.1, 0, 0, 1)))
  }

  @Test func `a group takes over what it extends, and what it has itself goes before`() throws {
    let text = """
      {"base": {"$type": "duration", "fast": {"$value": {"value": 100, "unit": "ms"}},
         "slow": {"$value": {"value": 400, "unit": "ms"}}},
       "sheet": {"$extends": "{base}", "slow": {"$type": "duration", "$value": {"value": 600, "unit": "ms"}},
         "open": {"$type": "transition", "$value": {"duration": "{sheet.slow}", "delay": "{sheet.fast}",
           "timingFunction": [0, 0, 1, 1]}}}}
      """
    let found = reading(text, as: .tokens)
    #expect(found?.curve == .timedCurve(UnitCurve(0, 0, 1, 1), duration: 0.6))
    #expect(found?.modifiers == [.delay(0.1)])
    let pointer = text.replacing("\"{base}\"", with: ##"{"$ref": "#/base"}"##)
    #expect(reading(pointer, as: .tokens)?.modifiers == [.delay(0.1)])
    let file = try TokenFile(parsing: text, name: "t.json")
    #expect(file.paths.sorted() == ["base.fast", "base.slow", "sheet.fast", "sheet.open", "sheet.slow"])
    #expect(file.check().isEmpty)
  }

  @Test(arguments: [
    (##"{"a": {"$type": "cubicBezier", "$value": {"$ref": "#/a/$value"}}}"##, "{", "back to itself"),
    (
      ##"{"a": {"$type": "cubicBezier", "$ref": "#/b"}, "b": {"$type": "cubicBezier", "$ref": "#/a"}}"##,
      "\"b\"", "2 tokens"
    ),
    (
      ##"{"a": {"$type": "cubicBezier", "$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "{b}"}}"##,
      "\"{c}\"", "back to itself"
    ),
    (##"{"a": {"$type": "cubicBezier", "$value": {"$ref": "#/b"}}}"##, "{", "no token “#/b”"),
    (
      ##"{"a": {"$type": "cubicBezier", "$value": {"$ref": "other.json#/b"}}}"##, "\"other.json#/b\"",
      "JSON pointer into this document"
    ),
    (
      ##"{"g": {"$extends": "{h}", "a": {"$type": "cubicBezier", "$value": [0,0,1,1]}}}"##, "\"{h}\"",
      "no group “h”"
    ),
    (
      ##"{"g": {"$extends": "{g}", "a": {"$type": "cubicBezier", "$value": [0,0,1,1]}}}"##, "\"{g}\"",
      "extends itself"
    ),
    (##"{"g": {"$extends": "{h}"}, "h": {"$extends": "{g}"}}"##, "\"{g}\"", "extends itself"),
    (##"{"g": {"$extends": "{h}"}, "h": {"$value": 1}}"##, "\"{h}\"", "is no group"),
    (##"{"g": {"$extends": 5, "a": {"$value": 1}}}"##, "5", "must be a reference to a group"),
  ])
  func `references that lead nowhere or back are refused`(text: String, marked: String, message: String)
    throws
  {
    let error = refusal(text, as: .tokens)
    #expect(error?.marked == marked, "\(error?.message ?? "")")
    #expect(error?.message.contains(message) ?? false, "\(error?.message ?? "")")
    #expect(!(try TokenFile(parsing: text, name: "t.json")).check().isEmpty)
  }

  @Test func `groups that extend each other many times over are refused, not unfolded`() throws {
    var text = "{\"g0\": {\"t\": {\"$type\": \"duration\", \"$value\": \"1s\"}}"
    for level in 1...30 {
      text +=
        ", \"g\(level)\": {\"a\": {\"$extends\": \"{g\(level - 1)}\"}, \"b\": {\"$extends\": \"{g\(level - 1)}\"}}"
    }
    let file = try TokenFile(parsing: text + "}", name: "t.json")
    #expect(file.check().contains { $0.description.contains("more than 10000 times") })
  }

  @Test func `springs come back, whichever parameters they had`() {
    var random = SeededGenerator(seed: 0x70_4E)
    for _ in 0..<30 {
      let parameters = random.peerSpring()
      guard (0.2...4).contains(Spring(parameters).dampingRatio) else { continue }
      let curve = CurveExpression.Curve.spring(parameters, initialVelocity: random.uniform(-5...5))
      let written = conversion(curve, as: .tokens, options: WritingOptions(tolerance: 0.01))
      #expect(written?.loss.isExact ?? false, "\(curve): \(written?.text ?? "")")
      guard let text = written?.text, let file = try? TokenFile(parsing: text, name: "t.json") else {
        continue
      }
      #expect(file.check().isEmpty, "\(text): \(file.check())")
    }
  }

  @Test func `curves and transitions come back to the bit`() {
    var random = SeededGenerator(seed: 0x70_4F)
    for _ in 0..<200 {
      let bezier = random.bezier()
      #expect(conversion(.unitCurve(bezier), as: .tokens)?.loss.outcome == .same)
      let curve = CurveExpression.Curve.timedCurve(bezier, duration: random.geometric(0.001...100))
      let written = conversion(curve, as: .tokens, modifiers: [.delay(0.25)])
      #expect(written?.loss.outcome == .same && written?.loss.isExact ?? false, "\(written?.text ?? "")")
    }
  }

  @Test func `a spring token holds both sets of parameters and a fallback`() throws {
    let curve = CurveExpression.Curve.spring(
      .durationBounce(duration: 0.5, bounce: 0.3), initialVelocity: nil)
    guard let written = conversion(curve, as: .tokens) else { return }
    let token = try JSONValue(parsing: written.text, name: "token")
    #expect(token["$type"] == "spring")
    #expect(token["$value"]?["duration"] == ["value": 500, "unit": "ms"])
    #expect(token["$value"]?["bounce"] == 0.3)
    #expect(token["$value"]?["mass"] == 1)
    guard case .string(let fallback)? = token["$value"]?["fallback"] else {
      Issue.record("no fallback in \(written.text)")
      return
    }
    #expect(fallback.contains("ms linear(0"))
  }

  @Test(arguments: [
    (#"{"a": {"$type": "cubicBezier", "$value": [1.5, 0, 1, 1]}}"#, "1.5", "between 0 and 1"),
    (#"{"a": {"$value": [0, 0, 1, 1]}}"#, "\"a\"", "no $type"),
    (#"{"a": {"$type": "cubicBezier", "$value": "{b}"}}"#, "\"{b}\"", "no token “b”"),
    (#"{"a": {"$type": "cubicBezier", "$value": "{a}"}}"#, "\"{a}\"", "back to itself"),
    (
      #"{"$type": "transition", "$value": {"duration": 200, "timingFunction": [0, 0, 1, 1]}}"#, "200",
      "needs its unit"
    ),
    (
      #"{"$type": "transition", "$value": {"duration": {"value": 2, "unit": "min"}, "timingFunction": [0,0,1,1]}}"#,
      "\"min\"", "\"ms\" or \"s\""
    ),
    (#"{"$type": "duration", "$value": {"value": 2, "unit": "s"}}"#, "{", "no curve"),
    (#"{"$type": "spring", "$value": {"bounce": 0.3}}"#, "\"bounce\"", "duration is missing"),
    (#"{"$type": "spring", "$value": {"stiffness": 100}}"#, "\"stiffness\"", "damping is missing"),
    (#"{"$type": "color", "$value": "red"}"#, "\"red\"", "is no curve"), ("{}", "{", "design token"),
    (
      #"{"a": {"$type": "cubicBezier", "$value": [0,0,1,1]}, "b": {"$type": "cubicBezier", "$value": [0,0,1,1]}}"#,
      "\"b\"", "2 tokens that are curves (a, b)"
    ),
  ])
  func `a refusal marks the place and says what is wrong`(text: String, marked: String, message: String) {
    let error = refusal(text, as: .tokens)
    #expect(error?.marked == marked)
    #expect(error?.message.contains(message) ?? false, "\(error?.message ?? "")")
  }

  @Test func `a fallback that disagrees with its spring is found, with its line`() throws {
    let text = """
      {
        "motion": {
          "$type": "spring",
          "good": {"$value": {"duration": {"value": 500, "unit": "ms"}, "bounce": 0,
            "tolerance": 0.05, "fallback": "560ms cubic-bezier(0.2, 0.27, 0.2, 1)"}},
          "stale": {"$value": {"duration": {"value": 500, "unit": "ms"}, "bounce": 0.3,
            "fallback": "300ms linear(0, 0.5 30%, 1)"}},
          "torn": {"$value": {"duration": {"value": 500, "unit": "ms"}, "bounce": 0.3, "stiffness": 100,
            "damping": 10}}
        },
        "color": {"$type": "color", "$value": "#fff"},
        "ease": {"$type": "cubicBezier", "$value": [0, 0, 2, 1]}
      }
      """
    let file = try TokenFile(parsing: text, name: "tokens.json")
    #expect(file.paths == ["motion.good", "motion.stale", "motion.torn", "ease"])
    let found = file.check().map(\.description)
    #expect(found.count == 3, "\(found)")
    guard found.count == 3 else { return }
    #expect(found[0].hasPrefix("tokens.json:7:19: motion.stale: the fallback is up to 0."))
    #expect(found[1].hasPrefix("tokens.json:8:24: motion.torn: duration and bounce describe another spring"))
    #expect(found[2].hasPrefix("tokens.json:12:53: ease: x2 must be between 0 and 1"))
  }

  @Test func `a file that is no object, and one that is no JSON, are refused`() {
    let error = #expect(throws: TableError.self) { try TokenFile(parsing: "[1]", name: "t.json") }
    #expect(error?.description == "t.json:1:1: a file of design tokens must be an object")
    #expect(throws: TableError.self) { try TokenFile(parsing: "{\"a\": }", name: "t.json") }
  }
}
