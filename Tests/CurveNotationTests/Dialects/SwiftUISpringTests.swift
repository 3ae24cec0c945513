// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

@Suite struct SwiftUISpringTests {
  private static func duration(_ duration: Double, _ bounce: Double) -> SpringParameters {
    .durationBounce(duration: duration, bounce: bounce)
  }

  private static func response(_ response: Double, _ dampingRatio: Double) -> SpringParameters {
    .responseDampingRatio(response: response, dampingRatio: dampingRatio)
  }

  private static func mass(
    _ mass: Double, _ stiffness: Double, _ damping: Double, _ allowOverDamping: Bool = false
  ) -> SpringParameters {
    .massStiffnessDamping(
      mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allowOverDamping)
  }

  private func expect(_ rows: [(String, SpringParameters)], sourceLocation: SourceLocation = #_sourceLocation)
  {
    for (text, parameters) in rows {
      #expect(
        curve(text) == .spring(parameters, initialVelocity: nil), "\(text)", sourceLocation: sourceLocation)
    }
  }

  @Test func `a spring has SwiftUI's defaults`() {
    expect([
      ("spring", Self.duration(0.5, 0)), ("spring()", Self.duration(0.5, 0)),
      ("spring(duration: 0.4)", Self.duration(0.4, 0)), ("spring(bounce: -0.2)", Self.duration(0.5, -0.2)),
      ("spring(duration: 0.5, bounce: 0.3)", Self.duration(0.5, 0.3)),
      ("spring(blendDuration: 0.2)", Self.duration(0.5, 0)),
      ("spring(response: 0.3)", Self.response(0.3, 0.825)),
      ("spring(dampingFraction: 0.6)", Self.response(0.5, 0.6)),
      ("spring(response: 0.6, dampingFraction: 0.8, blendDuration: 0.1)", Self.response(0.6, 0.8)),
      ("spring(response: 0.6, dampingRatio: 0.8)", Self.response(0.6, 0.8)),
    ])
  }

  @Test func `a spring may be given as one`() {
    expect([
      ("spring(Spring(duration: 0.4, bounce: 0.1), blendDuration: 0.2)", Self.duration(0.4, 0.1)),
      ("spring(.bouncy)", Self.duration(0.5, 0.3)),
      ("spring(Spring.snappy(duration: 0.2))", Self.duration(0.2, 0.15)),
      ("spring(.init(response: 0.3, dampingRatio: 0))", Self.response(0.3, 0)),
      (
        "spring(Spring.init(stiffness: 100, dampingRatio: 2))",
        .stiffnessDampingRatio(stiffness: 100, dampingRatio: 2, mass: 1)
      ),
      ("spring(.interactive)", Self.duration(0.15, 0.15)),
    ])
  }

  @Test(arguments: ["Spring", "spring", ".spring", "Spring.init"])
  func `every initialiser is understood`(name: String) {
    expect([
      ("\(name)(duration: 1, bounce: 0.2)", Self.duration(1, 0.2)),
      ("\(name)(response: 0.6, dampingRatio: 0.8)", Self.response(0.6, 0.8)),
      ("\(name)(stiffness: 100, damping: 10)", Self.mass(1, 100, 10)),
      ("\(name)(mass: 2, stiffness: 100, damping: 10)", Self.mass(2, 100, 10)),
      (
        "\(name)(mass: 3, stiffness: 1000, damping: 500, allowOverDamping: true)",
        Self.mass(3, 1000, 500, true)
      ),
      ("\(name)(mass: 3, stiffness: 1000, damping: 5, allowOverDamping: false)", Self.mass(3, 1000, 5)),
      (
        "\(name)(stiffness: 100, dampingRatio: 0.5, mass: 2)",
        .stiffnessDampingRatio(stiffness: 100, dampingRatio: 0.5, mass: 2)
      ),
      (
        "\(name)(settlingDuration: 2, dampingRatio: 0.5)",
        .settlingDurationDampingRatio(settlingDuration: 2, dampingRatio: 0.5, epsilon: 0.001)
      ),
      (
        "\(name)(settlingDuration: 2, dampingRatio: 0.5, epsilon: 1e-4)",
        .settlingDurationDampingRatio(settlingDuration: 2, dampingRatio: 0.5, epsilon: 1e-4)
      ),
    ])
  }

  @Test func `presets have SwiftUI's numbers`() {
    expect([
      ("smooth", Self.duration(0.5, 0)), ("snappy", Self.duration(0.5, 0.15)),
      ("bouncy", Self.duration(0.5, 0.3)), ("Animation.smooth", Self.duration(0.5, 0)),
      ("Spring.bouncy", Self.duration(0.5, 0.3)), ("Spring.interactive", Self.duration(0.15, 0.15)),
      (".smooth(duration: 0.2)", Self.duration(0.2, 0)),
      (".snappy(extraBounce: 0.1)", Self.duration(0.5, 0.15 + 0.1)),
      ("bouncy(duration: 0.7, extraBounce: -0.1)", Self.duration(0.7, 0.3 + -0.1)),
    ])
  }

  @Test func `the default is the spring that Apple documents`() {
    expect([
      (".default", Self.response(0.55, 1)), ("Animation.default", Self.response(0.55, 1)),
      ("default", Self.response(0.55, 1)),
    ])
  }

  @Test func `an interactive spring has its own defaults`() {
    expect([
      (".interactiveSpring", Self.duration(0.15, 0.15)), (".interactiveSpring()", Self.duration(0.15, 0.15)),
      (
        ".interactiveSpring(duration: 0.2, extraBounce: 0.1, blendDuration: 0)",
        Self.duration(0.2, 0.15 + 0.1)
      ),
      (".interactiveSpring(response: 0.5)", Self.response(0.5, 0.86)),
      (".interactiveSpring(dampingFraction: 0.7)", Self.response(0.15, 0.7)),
      (
        ".interactiveSpring(response: 0.5, dampingFraction: 0.7, blendDuration: 0.25)",
        Self.response(0.5, 0.7)
      ),
    ])
  }

  @Test func `an interpolating spring carries its velocity where one is written`() {
    let rows: [(String, SpringParameters, Double?)] = [
      (".interpolatingSpring", Self.duration(0.5, 0), nil),
      ("interpolatingSpring()", Self.duration(0.5, 0), nil),
      ("interpolatingSpring(initialVelocity: 3)", Self.duration(0.5, 0), 3),
      ("interpolatingSpring(stiffness: 100, damping: 10)", Self.mass(1, 100, 10), nil),
      (
        "interpolatingSpring(mass: 2, stiffness: 100, damping: 10, initialVelocity: -2.5)",
        Self.mass(2, 100, 10), -2.5
      ),
      ("interpolatingSpring(duration: 1, bounce: 0.5, initialVelocity: 0)", Self.duration(1, 0.5), 0),
      ("interpolatingSpring(.snappy, initialVelocity: 60)", Self.duration(0.5, 0.15), 60),
    ]
    for (text, parameters, velocity) in rows {
      #expect(curve(text) == .spring(parameters, initialVelocity: velocity), "\(text)")
    }
  }

  @Test func `damping above critical is understood with a warning`() throws {
    let expression = try CurveExpression(parsing: "Spring(mass: 3, stiffness: 1000, damping: 500)")
    #expect(expression.curve == .spring(Self.mass(3, 1000, 500), initialVelocity: nil))
    #expect(
      expression.warnings.map(\.description) == [
        "damping 500 is above critical and counts as critical, 109.54451150103323, as in SwiftUI; "
          + "write allowOverDamping: true to keep it"
      ])
    #expect(expression.warnings.first?.range == 42..<45)
  }

  @Test(arguments: [
    "Spring(mass: 3, stiffness: 1000, damping: 500, allowOverDamping: true)",
    "Spring(mass: 1, stiffness: 25, damping: 10)", "Spring(stiffness: 100, dampingRatio: 3)",
    "Spring(duration: 1, bounce: -0.5)",
  ])
  func `damping that stays as it is gives no warning`(text: String) throws {
    #expect(try CurveExpression(parsing: text).warnings == [])
  }

  @Test func `an interpolating spring above critical counts as critical, as reported`() throws {
    let text = "interpolatingSpring(stiffness: 2500, damping: 600, initialVelocity: 60)"
    let expression = try CurveExpression(parsing: text)
    #expect(expression.curve == .spring(Self.mass(1, 2500, 600), initialVelocity: 60))
    #expect(expression.warnings.count == 1)
    #expect(expression.warnings.first?.message.contains("counts as critical, 100,") == true)
    #expect(expression.warnings.first?.message.contains("allowOverDamping: true") == true)
  }

  @Test func `a smallest excess above critical is noticed`() throws {
    let text = "Spring(mass: 1, stiffness: 100, damping: 20.000000000000004)"
    #expect(try CurveExpression(parsing: text).warnings.count == 1)
  }

  @Test(arguments: [("-0.3", 1.4285714285714286), ("-0.9", 10)])
  func `a negative bounce is over-damped`(bounce: String, dampingRatio: Double) {
    guard case .spring(let parameters, nil) = curve("spring(bounce: \(bounce))") else { return }
    #expect((Spring(parameters).dampingRatio - dampingRatio).magnitude < 1e-14)
  }

  @Test(arguments: [
    // The conversions that Apple's page prints, and zeta above 1 by a bounce below 0.
    ("Spring(duration: 0.5, bounce: 0.3)", 157.91367041743, 17.5929188601028),
    ("Spring(mass: 1, stiffness: 100, damping: 10)", 100, 10),
  ])
  func `what is read is the spring that was meant`(text: String, stiffness: Double, damping: Double) {
    guard case .spring(let parameters, nil) = curve(text) else {
      Issue.record("\(text) is no spring")
      return
    }
    let spring = Spring(parameters)
    #expect((spring.stiffness - stiffness).magnitude < 1e-10)
    #expect((spring.damping - damping).magnitude < 1e-12)
  }
}
