// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

@Suite struct LinearOutputTests {
  /// The number of stops that is enough for a spring with a response of 0.5 s, by damping ratio and tolerance.
  @Test(arguments: [
    (0.3, 1e-2, 12), (0.3, 1e-3, 41), (0.3, 1e-4, 127), (0.5, 1e-2, 9), (0.5, 1e-3, 25), (0.5, 1e-4, 80),
    (0.7, 1e-2, 6), (0.7, 1e-3, 19), (0.7, 1e-4, 59), (1, 1e-2, 6), (1, 1e-3, 17), (1, 1e-4, 53),
  ])
  func `a spring takes the fewest stops, or one more`(ratio: Double, tolerance: Double, fewest: Int) throws {
    let conversion = try #require(
      converted(
        "Spring(response: 0.5, dampingRatio: \(ratio))", to: .css, WritingOptions(tolerance: tolerance)))
    guard case .linearCurve(let curve, _) = conversion.readBack?.curve else {
      Issue.record("\(conversion.text)")
      return
    }
    #expect((fewest...fewest + 1).contains(curve.points.count))
  }

  @Test(arguments: [0.1, 0.01, 1e-3, 1e-4, 1e-5])
  func `the error stays within the tolerance after the stops were rounded`(tolerance: Double) throws {
    for text in [
      "Spring(response: 0.5, dampingRatio: 0.7)", "Spring(response: 0.5, dampingRatio: 1)",
      "Spring(response: 3, dampingRatio: 5)",
      "interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 5)",
      "interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: -20)",
    ] {
      for onCurve in [false, true] {
        let options = WritingOptions(tolerance: tolerance, placesStopsOnCurve: onCurve)
        let conversion = try #require(converted(text, to: .css, options))
        let difference = try #require(conversion.loss.difference)
        #expect(difference.value.magnitude <= tolerance, "\(text) within \(tolerance), \(onCurve)")
      }
    }
  }

  @Test(arguments: [
    ("Spring(response: 0.5, dampingRatio: 0.7)", 0.001), ("Spring(response: 0.4, dampingRatio: 0.3)", 0.01),
    ("Spring(response: 0.4, dampingRatio: 4)", 0.0001),
  ])
  func `the duration is the settling time within the tolerance, rounded up to a millisecond`(
    text: String, tolerance: Double
  ) throws {
    let conversion = try #require(converted(text, to: .css, WritingOptions(tolerance: tolerance)))
    guard case .linearCurve(_, let duration?) = conversion.readBack?.curve,
      case .spring(let parameters, _) = curve(text)
    else {
      Issue.record("\(conversion.text)")
      return
    }
    let settled = Spring(parameters).settlingDuration(target: 1.0, initialVelocity: 0, epsilon: tolerance)
    #expect(duration >= settled && duration - settled <= 0.001)
    #expect((duration * 1000 - (duration * 1000).rounded()).magnitude < 1e-9)
    #expect(conversion.text.hasPrefix("\(Int((duration * 1000).rounded()))ms linear(0, "))
  }

  @Test func `the first stop is 0 and the last one 1, without positions`() throws {
    let conversion = try #require(converted("bouncy", to: .css))
    #expect(conversion.text.contains("linear(0, ") && conversion.text.hasSuffix(", 1)"))
    #expect(!conversion.text.contains("\n"))
  }

  @Test func `stops have no more digits than the tolerance needs`() throws {
    let conversion = try #require(converted("bouncy", to: .css, WritingOptions(tolerance: 0.01)))
    #expect(conversion.text.split(separator: " ").allSatisfy { $0.utf8.count <= 9 })
  }

  @Test func `with stops on the curve every stop has the value of the motion`() throws {
    let options = WritingOptions(placesStopsOnCurve: true)
    let conversion = try #require(converted("Spring(response: 0.5, dampingRatio: 0.7)", to: .css, options))
    guard case .linearCurve(let curve, let duration?) = conversion.readBack?.curve else {
      Issue.record("\(conversion.text)")
      return
    }
    let spring = Spring(response: 0.5, dampingRatio: 0.7)
    for point in curve.points.dropLast() {
      let value = spring.value(target: 1.0, time: point.x * duration)
      #expect((point.y - value).magnitude < 2e-4, "\(point)")
    }
    #expect((27...28).contains(curve.points.count))
  }

  @Test func `a curve with a duration keeps it`() throws {
    let conversion = try #require(converted(".timingCurve(.circularEaseIn, duration: 0.3)", to: .css))
    #expect(conversion.text.hasPrefix("300ms linear(0, "))
  }

  @Test func `a curve without a duration has none`() throws {
    let conversion = try #require(converted("UnitCurve.circularEaseIn", to: .css))
    #expect(conversion.text.hasPrefix("linear(0, "))
  }

  @Test func `a count of stops is kept`() throws {
    let options = WritingOptions(form: .linear, keyframes: 7)
    let conversion = try #require(converted("cubic-bezier(0.3, 0, 0.2, 1)", to: .css, options))
    guard case .linearCurve(let curve, nil) = conversion.readBack?.curve else {
      Issue.record("\(conversion.text)")
      return
    }
    #expect(curve.points.count == 7)
  }

  @Test func `a spring without an end is refused`() {
    #expect(
      writingRefusal("Spring(response: 0.5, dampingRatio: 0)", to: .css)?.message
        == "the spring never settles, but a CSS easing ends: the rest would be lost")
  }

  @Test(arguments: [
    (1e-5, 1e-3, 501_889.0), (1e-6, 1e-3, 5_018_900), (1e-4, 1e-6, 1_000_000), (0.3, 1e-11, 10_000),
  ])
  func `a spring that would take very many stops is refused with their number`(
    ratio: Double, tolerance: Double, least: Double
  ) throws {
    let message = writingRefusal(
      "Spring(response: 0.5, dampingRatio: \(ratio))", to: .css, WritingOptions(tolerance: tolerance))?
      .message
    let words = try #require(message?.split(separator: " "))
    let place = try #require(words.firstIndex(of: "least"))
    let count = try #require(Double(words[place + 1]))
    #expect(count >= least * 0.99, "\(message ?? "")")
    #expect(message?.hasSuffix("10000 are written at most; a larger tolerance takes fewer") == true)
  }

  @Test func `keyframes of a spring that swings very often are refused with their number`() {
    let options = WritingOptions(form: .keyframes)
    #expect(
      writingRefusal("Spring(response: 0.5, dampingRatio: 1e-5)", to: .css, options)?.message.contains(
        "at least 109941 keyframes") == true)
  }

  @Test func `a spring that is within the tolerance from the start is refused`() {
    #expect(
      writingRefusal("bouncy", to: .css, WritingOptions(tolerance: 2))?.message
        == "the spring is within 2 of its end from the first moment on: in CSS that is no motion")
  }
}
