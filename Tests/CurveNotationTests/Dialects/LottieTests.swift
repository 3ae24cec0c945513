// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@testable import CurveNotation

@Suite struct LottieTests {
  @Test func `handles are the control points of the curve between two keyframes`() {
    let text = """
      {"a": 1, "k": [
        {"t": 0, "s": [0], "o": {"x": [0.4], "y": [0]}, "i": {"x": [0.2], "y": [1]}},
        {"t": 18, "s": [100]}
      ]}
      """
    #expect(reading(text, as: .lottie)?.curve == .timedCurve(UnitCurve(0.4, 0, 0.2, 1), duration: 0.3))
    let pair = #"{"o": {"x": 0.42, "y": 0}, "i": {"x": 0.58, "y": 1}}"#
    #expect(reading(pair, as: .lottie)?.curve == .unitCurve(.easeInOut))
  }

  @Test func `a whole animation has its own frame rate`() {
    let text = """
      {"v": "5.7.0", "fr": 30, "ip": 0, "op": 60, "layers": [{"ty": 4, "ks": {
        "o": {"a": 0, "k": 100},
        "p": {"a": 1, "k": [
          {"t": 15, "s": [10, 20], "o": {"x": 0, "y": 0}, "i": {"x": 0.58, "y": 1}},
          {"t": 45, "s": [10, 320]}]}}}]}
      """
    let found = reading(text, as: .lottie)
    #expect(found?.curve == .timedCurve(.easeOut, duration: 1))
    #expect(found?.modifiers == [.delay(0.5)])
  }

  @Test func `several keyframes are pieces, holding ones and jumps among them`() {
    let text = """
      [{"t": 0, "s": [0], "h": 1}, {"t": 30, "s": [50], "o": {"x": [0], "y": [0]}, "i": {"x": [1], "y": [1]}},
       {"t": 60, "s": [100]}]
      """
    guard case .keyframes(let motion) = reading(text, as: .lottie)?.curve else { return }
    #expect(motion.pieces.count == 2)
    #expect(motion.value(at: 0.25) == 0)
    #expect(motion.value(at: 0.5) == 0.5)
    #expect(motion.value(at: 0.75) == 0.75)
    #expect(motion.value(at: 2) == 1)
  }

  @Test func `a value that holds until the last keyframe is a step at the end, and written as one`() {
    let text = #"[{"t": 0, "s": [0], "h": 1}, {"t": 30, "s": [8]}]"#
    #expect(
      reading(text, as: .lottie)?.curve == .stepCurve(StepCurve(count: 1), duration: 0.5))
    #expect(converted(text, to: .css, from: .lottie)?.text == "500ms steps(1)")
    #expect(converted("1s step-end", to: .lottie)?.loss.outcome == .same)
  }

  @Test func `handles that differ from component to component are warned of`() {
    let text = """
      [{"t": 0, "s": [0, 0], "o": {"x": [0.333, 0.2], "y": [0, 0]}, "i": {"x": [0.6, 0.6], "y": [1, 1]}},
       {"t": 30, "s": [9, 8]}]
      """
    let warnings = reading(text, as: .lottie)?.warnings
    #expect(warnings?.contains { $0.message.contains("those of component 1") } == true)
  }

  @Test func `a curve whose numbers are lost in the text is refused, and zeros have no sign`() {
    let tiny = WritingOptions(travel: 1e-300 * 1e-10)
    #expect(writingRefusal("smooth", to: .lottie, tiny)?.message.contains("can't hold") == true)
    let negative = converted("smooth", to: .lottie, WritingOptions(travel: -300))
    #expect(negative?.text.contains("-0]") == false)
  }

  @Test(arguments: [0.01, 0.001, 0.0001])
  func `springs are written as pieces within the tolerance, and valid against the schema`(tolerance: Double)
    throws
  {
    let text = try Repository.text("Documentation/Schemas/lottie-property.schema.json")
    let schema = SchemaCheck(schema: try JSONValue(parsing: text, name: "schema"))
    let springs: [CurveExpression.Curve] = [
      .spring(.responseDampingRatio(response: 0.5, dampingRatio: 0.7), initialVelocity: nil),
      .spring(.durationBounce(duration: 0.4, bounce: 0), initialVelocity: nil),
      .spring(.durationBounce(duration: 0.6, bounce: 0.6), initialVelocity: 3),
      .spring(.durationBounce(duration: 0.5, bounce: -0.5), initialVelocity: nil),
    ]
    for curve in springs {
      let options = WritingOptions(travel: 240, tolerance: tolerance)
      guard let written = conversion(curve, as: .lottie, options: options) else { continue }
      let document = try JSONValue(parsing: written.text, name: "lottie")
      #expect(schema.complaints(about: document) == [])
      let error = written.loss.difference?.value.bound ?? .infinity
      #expect(error <= tolerance, "\(curve): \(written.loss.outcome), \(written.text)")
    }
  }

  @Test func `the schema catches what is not valid`() throws {
    let text = try Repository.text("Documentation/Schemas/lottie-property.schema.json")
    let schema = SchemaCheck(schema: try JSONValue(parsing: text, name: "schema"))
    let handle: JSONValue = ["x": [0.5], "y": [2]]
    let last: JSONValue = ["t": 10, "s": [1], "h": 1]
    let cases: [JSONValue] = [
      ["a": 0, "k": [["t": 0, "s": [0], "o": handle, "i": handle], last]],
      ["a": 1, "k": [last]], ["a": 1, "k": [["t": 0, "s": [0]], last]],
      ["a": 1, "k": [["t": 0, "s": [0], "o": ["x": [1.5], "y": [0]], "i": handle], last]],
      ["a": 1, "k": [["t": "0", "s": [0], "o": handle, "i": handle], last]],
      ["a": 1, "k": [["t": 0, "s": [0, 1], "o": handle, "i": handle], last]],
    ]
    for document in cases { #expect(!schema.complaints(about: document).isEmpty, "\(document)") }
    let valid: JSONValue = ["a": 1, "k": [["t": 0, "s": [0], "o": handle, "i": handle], last]]
    #expect(schema.complaints(about: valid) == [])
  }

  @Test func `three pieces are enough for a spring with a response of half a second and a ratio of 0,7`() {
    let curve = CurveExpression.Curve.spring(
      .responseDampingRatio(response: 0.5, dampingRatio: 0.7), initialVelocity: nil)
    guard let written = conversion(curve, as: .lottie),
      case .keyframes(let motion) = reading(written.text, as: .lottie)?.curve
    else { return }
    #expect(motion.pieces.count == 3)
    #expect(motion.pieces.first?.startValue == 0)
    #expect(motion.pieces.last?.endValue == 1)
    // As few pieces do it with the spring's own velocity where they meet.
    #expect((written.loss.difference?.velocity.magnitude ?? .infinity) < 0.2)
  }

  @Test func `a count of keyframes is kept`() {
    let curve = CurveExpression.Curve.spring(
      .durationBounce(duration: 0.5, bounce: 0.4), initialVelocity: nil)
    guard let written = conversion(curve, as: .lottie, options: WritingOptions(keyframes: 3)),
      case .keyframes(let motion) = reading(written.text, as: .lottie)?.curve
    else { return }
    #expect(motion.pieces.count == 2)
  }

  @Test func `a bezier over a duration comes back to the bit`() {
    var random = SeededGenerator(seed: 0x107713)
    for _ in 0..<200 {
      let curve = CurveExpression.Curve.timedCurve(
        random.bezier(), duration: (random.uniform(1...600)).rounded() / 60)
      let written = conversion(curve, as: .lottie)
      #expect(written?.loss.outcome == .same, "\(curve): \(written?.text ?? "")")
    }
  }

  @Test func `straight pieces are written as they are, with their jumps`() {
    let curve = LinearCurve(stops: [
      LinearCurve.Stop(0), LinearCurve.Stop(0.3, at: 0.5), LinearCurve.Stop(0.7, at: 0.5),
      LinearCurve.Stop(1),
    ])
    guard let written = conversion(.linearCurve(curve, duration: 1), as: .lottie),
      case .keyframes(let motion) = reading(written.text, as: .lottie)?.curve
    else { return }
    #expect((motion.value(at: 0.25) - 0.15).magnitude < 1e-15)
    #expect(motion.value(at: 0.5) == 0.7)
    #expect((motion.value(at: 0.75) - 0.85).magnitude < 1e-15)
  }

  @Test(arguments: [
    (#"[{"t": 0, "s": [0]}]"#, "[", "two keyframes or more"),
    (#"[{"t": 0, "s": [1]}, {"t": 9, "s": [1]}]"#, "[", "there is no way"),
    (#"[{"s": [1]}, {"t": 9, "s": [2]}]"#, "{", "no time"),
    (#"[{"t": 5, "s": [1]}, {"t": 4, "s": [2]}]"#, "{", "comes before"),
    (#"[{"t": 5, "s": [1]}, {"t": 9}]"#, "{", "no value"),
    (#"{"o": {"x": 1.5, "y": 0}, "i": {"x": 1, "y": 1}}"#, "1.5", "between 0 and 1"),
    (#"{"o": {"x": 0.5, "y": 0}}"#, "{", "“i” with its x and y is missing"),
    (#"{"layers": []}"#, "{", "animated"), (#"{"q": 1}"#, "{", "must stand here"),
    (#"{"a": 1, "k": [1, 2]}"#, "1", "a keyframe"), (#"{"a": 1,}"#, "}", "a name in quotes"),
  ])
  func `a refusal marks the place and says what is wrong`(text: String, marked: String, message: String) {
    let error = refusal(text, as: .lottie)
    #expect(error?.marked == marked)
    #expect(error?.message.contains(message) ?? false, "\(error?.message ?? "")")
  }

  @Test func `a spring that never settles is refused`() {
    let curve = CurveExpression.Curve.spring(.durationBounce(duration: 0.5, bounce: 1), initialVelocity: nil)
    #expect(writingRefusal(curve, as: .lottie)?.contains("never settles") ?? false)
  }
}
