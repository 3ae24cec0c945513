// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveMathFoundation
import Foundation
import TestSupport
import Testing

@Suite(.tags(.property)) struct CodingTests {
  private func roundTrip<T: Codable>(_ value: T) throws -> T {
    try JSONDecoder().decode(T.self, from: JSONEncoder().encode(value))
  }

  @Test func `springs of every regime read back equal`() throws {
    var random = SeededGenerator(seed: 521)
    for _ in 0..<2_000 {
      let spring = Spring(random.springParameters())
      let copy = try roundTrip(spring)
      #expect(copy == spring, "seed \(random.seed)")
      #expect(copy.value(target: 1.0, time: 0.1) == spring.value(target: 1.0, time: 0.1))
    }
  }

  @Test func `springs next to critical damping keep their regime`() throws {
    for steps in -20...20 {
      let spring = Spring(duration: 0.5, bounce: Double(steps) * 0x1p-60)
      let copy = try roundTrip(spring)
      #expect(copy == spring && copy.regime == spring.regime && copy.bounce == spring.bounce)
    }
  }

  @Test func `unit curves read back equal`() throws {
    let presets: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .ease, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      .circularEaseInOut.inverse,
    ]
    for curve in presets { #expect(try roundTrip(curve) == curve) }
    var random = SeededGenerator(seed: 522)
    for _ in 0..<1_000 {
      let curve = UnitCurve(
        startControlPoint: UnitPoint(x: random.uniform(0...1), y: random.uniform(-9...9)),
        endControlPoint: UnitPoint(x: random.uniform(0...1), y: random.uniform(-9...9)))
      #expect(try roundTrip(curve) == curve, "seed \(random.seed)")
    }
  }

  @Test func `geometric types read back to the bit`() throws {
    var random = SeededGenerator(seed: 523)
    for _ in 0..<1_000 {
      let (a, b) = (random.anyDouble(), random.anyDouble())
      guard a.isFinite, b.isFinite else { continue }
      let point = try roundTrip(Point(x: a, y: b))
      #expect(point.x.isIdentical(to: a) && point.y.isIdentical(to: b), "\(a), \(b)")
      let unit = try roundTrip(UnitPoint(x: a, y: b))
      #expect(unit.x.isIdentical(to: a) && unit.y.isIdentical(to: b), "\(a), \(b)")
      let size = try roundTrip(Size(width: a, height: b))
      #expect(size.width.isIdentical(to: a) && size.height.isIdentical(to: b), "\(a), \(b)")
      #expect(try roundTrip(Angle(radians: a)).radians.isIdentical(to: a), "\(a)")
    }
  }

  @Test(arguments: [
    "{}", #"{"kind": "wobble"}"#, #"{"kind": "bezier"}"#,
    #"{"kind": "bezier", "startControlPoint": {"x": 0}, "endControlPoint": {"x": 1, "y": 1}}"#,
  ])
  func `a curve that is none is refused`(text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(UnitCurve.self, from: Data(text.utf8)) }
  }

  @Test(arguments: [
    "{}", #"{"mass": 1, "naturalFrequency": [1], "decay": [1, 0], "signedSquaredFrequency": [0, 0]}"#,
    #"{"mass": "1", "naturalFrequency": [1, 0], "decay": [1, 0], "signedSquaredFrequency": [0, 0]}"#,
  ])
  func `a spring that is none is refused`(text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Spring.self, from: Data(text.utf8)) }
  }

  @Test func `the keys have SwiftUI's names`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(UnitCurve.easeIn), as: UTF8.self)
    #expect(
      text == #"{"endControlPoint":{"x":1,"y":1},"kind":"bezier","startControlPoint":{"x":0.42,"y":0}}"#)
    #expect(String(decoding: try encoder.encode(UnitCurve.linear), as: UTF8.self) == #"{"kind":"linear"}"#)
    #expect(
      String(decoding: try encoder.encode(Angle(radians: 1.5)), as: UTF8.self) == #"{"radians":1.5}"#)
  }
}
