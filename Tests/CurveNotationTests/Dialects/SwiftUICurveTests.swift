// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

@Suite struct SwiftUICurveTests {
  private static let names: [(String, UnitCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
    ("circularEaseInOut", .circularEaseInOut),
  ]

  private static let example = UnitCurve(
    startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))

  @Test(arguments: ["", ".", "UnitCurve."])
  func `a name alone is a curve without duration`(prefix: String) {
    for (name, expected) in Self.names {
      #expect(curve(prefix + name) == .unitCurve(expected))
    }
  }

  @Test func `an animation's curve takes its usual time`() {
    for (name, expected) in Self.names {
      #expect(curve("Animation.\(name)") == .timedCurve(expected, duration: 0.35))
    }
  }

  @Test(arguments: ["", ".", "Animation."])
  func `a duration makes it timed`(prefix: String) {
    for (name, expected) in Self.names {
      #expect(curve("\(prefix)\(name)(duration: 0.3)") == .timedCurve(expected, duration: 0.3))
    }
  }

  @Test(arguments: [
    "UnitCurve(\n    startControlPoint: UnitPoint(x: 0.25, y: 0.1),\n    endControlPoint: UnitPoint(x: 0.25, y: 1))",
    "bezier(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: .init(x: 0.25, y: 1))",
    ".bezier(startControlPoint: .init(x: 0.25, y: 0.1), endControlPoint: UnitPoint.init(x: 0.25, y: 1),)",
    "UnitCurve.bezier(startControlPoint:UnitPoint(x:0.25,y:0.1),endControlPoint:UnitPoint(x:0.25,y:1))",
    "UnitCurve.init(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))",
  ])
  func `control points make a bezier curve`(text: String) {
    #expect(curve(text) == .unitCurve(Self.example))
  }

  @Test func `the example curve has the value that is worked out for it`() {
    guard case .unitCurve(let read) = curve("cubic-bezier(0.25, 0.1, 0.25, 1)") else { return }
    #expect((read.value(at: 0.25) - 0.408510591355).magnitude < 1e-12)
  }

  @Test func `points have names`() {
    let rows: [(String, UnitPoint)] = [
      (".zero", .zero), (".center", .center), ("UnitPoint.topLeading", .topLeading),
      (".bottomTrailing", .bottomTrailing), ("top", .top),
    ]
    for (name, point) in rows {
      let expected = UnitCurve(startControlPoint: point, endControlPoint: UnitPoint(x: 1, y: 1))
      #expect(
        curve("bezier(startControlPoint: \(name), endControlPoint: .bottomTrailing)") == .unitCurve(expected))
    }
  }

  @Test func `a timing curve has four numbers or a unit curve`() {
    #expect(curve("timingCurve(0.25, 0.1, 0.25, 1)") == .timedCurve(Self.example, duration: 0.35))
    #expect(curve(".timingCurve(0.25, 0.1, 0.25, 1, duration: 2)") == .timedCurve(Self.example, duration: 2))
    #expect(curve("timingCurve(.circularEaseIn, duration: 2)") == .timedCurve(.circularEaseIn, duration: 2))
    #expect(
      curve(
        "Animation.timingCurve(UnitCurve.bezier(startControlPoint: .init(x: 0.25, y: 0.1), "
          + "endControlPoint: .init(x: 0.25, y: 1)), duration: 1)") == .timedCurve(Self.example, duration: 1))
    #expect(
      curve("timingCurve(cubic-bezier(0.25, 0.1, 0.25, 1), duration: 1)")
        == .timedCurve(Self.example, duration: 1))
  }

  @Test func `an x outside 0 to 1 is clamped with a warning`() throws {
    let expression = try CurveExpression(parsing: "timingCurve(1.1, 0, -0.5, 1)")
    let clamped = UnitCurve(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 0, y: 1))
    #expect(expression.curve == .timedCurve(clamped, duration: 0.35))
    #expect(
      expression.warnings.map(\.message) == [
        "x1 1.1 is outside 0...1 and counts as 1, as in SwiftUI",
        "x2 -0.5 is outside 0...1 and counts as 0, as in SwiftUI",
      ])
    #expect(expression.warnings.map(\.range) == [12..<15, 20..<24])
  }

  @Test func `a control point's x is clamped too, and its y is free`() throws {
    let text =
      "UnitCurve(startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))"
    let expression = try CurveExpression(parsing: text)
    let clamped = UnitCurve(startControlPoint: UnitPoint(x: 0, y: 2), endControlPoint: UnitPoint(x: 1, y: -1))
    #expect(expression.curve == .unitCurve(clamped))
    #expect(
      expression.warnings.map(\.message) == [
        "x of startControlPoint, -0.5, is outside 0...1 and counts as 0, as in SwiftUI",
        "x of endControlPoint, 1.5, is outside 0...1 and counts as 1, as in SwiftUI",
      ])
  }
}
