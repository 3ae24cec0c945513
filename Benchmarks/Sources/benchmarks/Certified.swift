// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Foundation

/// A row of the certified table of springs.
struct CertifiedSpring {
  let spring: Spring
  let from, to, initialVelocity, time: Double
  let regime: String
  let value, valueLow, velocity, velocityLow: Double

  /// max(|from|, |to|, |v0|/ω0).
  var scale: Double {
    max(from.magnitude, to.magnitude, initialVelocity.magnitude / spring.angularNaturalFrequency)
  }
}

/// A row of the certified table of settling durations.
struct CertifiedSettling {
  let motion: SpringMotion<Double>
  let epsilon: Double
  let duration: Double
}

/// A row of the certified table of unit curves, where it is a bezier curve.
struct CertifiedCurve {
  let x1, y1, x2, y2, progress: Double
  let value, valueLow: Double
}

extension Spring {
  /// ω0 by way of the response, which every parameterisation reads back.
  var angularNaturalFrequency: Double { 2 * .pi / response }
}

/// The certified tables, read from the project's folder.
enum Certified {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Reference/certified")

  struct Unreadable: Error { let reason: String }

  static func springs() throws -> [CertifiedSpring] {
    try rows(of: "springs.csv").map { row in
      return CertifiedSpring(
        spring: try row.spring(), from: try row.number("from"), to: try row.number("to"),
        initialVelocity: try row.number("initialVelocity"), time: try row.number("time"),
        regime: String(try row.text("regime")), value: try row.number("value"),
        valueLow: try row.number("valueLow"), velocity: try row.number("velocity"),
        velocityLow: try row.number("velocityLow"))
    }
  }

  static func settling() throws -> [CertifiedSettling] {
    try rows(of: "settling.csv").map { row in
      CertifiedSettling(
        motion: SpringMotion(
          spring: try row.spring(), from: try row.number("from"), to: try row.number("to"),
          initialVelocity: try row.number("initialVelocity")),
        epsilon: try row.number("epsilon"), duration: try row.number("settlingDuration"))
    }
  }

  static func curves() throws -> [CertifiedCurve] {
    try rows(of: "unit-curves.csv").compactMap { row -> CertifiedCurve? in
      guard try row.text("curve") == "bezier" else { return nil }
      return CertifiedCurve(
        x1: try row.number("x1"), y1: try row.number("y1"), x2: try row.number("x2"),
        y2: try row.number("y2"), progress: try row.number("progress"), value: try row.number("value"),
        valueLow: try row.number("valueLow"))
    }
  }

  private struct Row {
    let columns: [Substring: Substring]

    func text(_ name: Substring) throws -> Substring {
      guard let text = columns[name] else { throw Unreadable(reason: "no column \(name)") }
      return text
    }

    func number(_ name: Substring) throws -> Double {
      let text = try text(name)
      guard let number = Double(text) else { throw Unreadable(reason: "'\(text)' is no number") }
      return number
    }

    func spring() throws -> Spring {
      let first = try number("first")
      let second = try number("second")
      switch try text("parameterisation") {
      case "duration-bounce": return Spring(duration: first, bounce: second)
      case "response-dampingRatio": return Spring(response: first, dampingRatio: second)
      default:
        return Spring(
          mass: first, stiffness: second, damping: try number("third"), allowOverDamping: true)
      }
    }
  }

  private static func rows(of name: String) throws -> [Row] {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    let lines = text.split(separator: "\n")
    guard let header = lines.first?.split(separator: ",", omittingEmptySubsequences: false) else {
      throw Unreadable(reason: "\(name) is empty")
    }
    return lines.dropFirst().map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return Row(columns: Dictionary(zip(header, fields)) { first, _ in first })
    }
  }
}
