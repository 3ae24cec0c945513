// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension FlutterNotation {
  static func write(
    _ expression: CurveExpression, options: WritingOptions
  ) throws(WritingRefusal) -> Writing {
    let writer = LiteralWriter(expression, options, for: Self.self)
    try writer.requireNoModifiers()
    switch writer.curve {
    case .spring(let parameters, let velocity):
      let numbers = SpringNumbers(parameters, velocity: velocity)
      let spring = description(parameters, numbers, writer)
      guard let travel = try writer.travel(for: numbers, unit: "value units per second") else {
        return Writing(spring)
      }
      return Writing(
        "SpringSimulation(\(spring), 0, \(writer.number(travel)), "
          + "\(writer.number(numbers.velocity * travel)))",
        comments: ["the last number is the velocity in value units per second"])
    case .unitCurve(let curve):
      return Writing(try text(of: curve, writer))
    case .timedCurve(let curve, let duration):
      let text = try text(of: curve, writer)
      let microseconds = (duration * 1_000_000).rounded()
      guard microseconds >= 1, microseconds < 0x1p53 else {
        throw writer.refusal(
          "has whole microseconds, but the duration is \(NumberText.text(of: duration)) seconds")
      }
      let isWhole = (microseconds / 1000).rounded() * 1000 == microseconds
      let unit = isWhole ? "milliseconds" : "microseconds"
      let count = NumberText.text(of: isWhole ? microseconds / 1000 : microseconds)
      let comments =
        microseconds / 1_000_000 == duration ? [] : ["the duration is rounded to whole microseconds"]
      return Writing(
        "duration: const Duration(\(unit): \(count)), curve: \(text)", comments: comments)
    case .stepCurve, .linearCurve, .keyframes: throw writer.curveRefusal
    }
  }

  /// The constructor that says what was given.
  private static func description(
    _ parameters: SpringParameters, _ numbers: SpringNumbers, _ writer: LiteralWriter
  ) -> String {
    if case .durationBounce(let duration, let bounce) = parameters, bounce <= 1 {
      let milliseconds = (duration * 1000).rounded()
      if milliseconds / 1000 == duration, milliseconds < 0x1p53 {
        return "SpringDescription.withDurationAndBounce(duration: const Duration(milliseconds: "
          + "\(NumberText.text(of: milliseconds))), bounce: \(writer.number(bounce)))"
      }
    }
    let head = "mass: \(writer.number(numbers.mass)), stiffness: \(writer.number(numbers.stiffness))"
    if case .stiffnessDampingRatio = parameters {
      return "SpringDescription.withDampingRatio(\(head), ratio: \(writer.number(numbers.dampingRatio)))"
    }
    if case .responseDampingRatio = parameters {
      return "SpringDescription.withDampingRatio(\(head), ratio: \(writer.number(numbers.dampingRatio)))"
    }
    return "SpringDescription(\(head), damping: \(writer.number(numbers.damping)))"
  }

  private static func text(of curve: UnitCurve, _ writer: LiteralWriter) throws(WritingRefusal) -> String {
    if let named = curves.first(where: { $0.curve == curve }) { return "Curves.\(named.name)" }
    guard let coordinates = writer.coordinates(of: curve) else { throw writer.curveRefusal }
    return "Cubic(\(coordinates.map(writer.number).joined(separator: ", ")))"
  }
}
