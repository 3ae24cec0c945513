// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica
import Testing

struct CurveRecordingTests {
  let table: ObservedTable

  init() throws { table = try ObservedTable("curve-recordings") }

  private func curve(_ row: Int) throws -> SwiftUIUnitCurve {
    switch try table.text("curve", row) {
    case "linear": return .linear
    case "circularEaseIn": return .circularEaseIn
    case "circularEaseOut": return .circularEaseOut
    case "circularEaseInOut": return .circularEaseInOut
    default:
      return .bezier(
        startControlPoint: UnitPoint(x: try table.number("x1", row), y: try table.number("y1", row)),
        endControlPoint: UnitPoint(x: try table.number("x2", row), y: try table.number("y2", row)))
    }
  }

  @Test(arguments: ["P", "Ot"], ["value", "velocity"])
  func `every recorded number comes out within its tolerance`(
    confidence: String, quantity: String
  ) throws {
    let rows = try table.rows.filter {
      try table.text("confidence", $0) == confidence && table.text("quantity", $0) == quantity
    }
    let counts = ["P value": 8, "P velocity": 0, "Ot value": 43, "Ot velocity": 39]
    #expect(rows.count == counts["\(confidence) \(quantity)"])
    for row in rows {
      let id = try table.text("id", row)
      let curve = try curve(row)
      let progress = try table.number("progress", row)
      let result = quantity == "value" ? curve.value(at: progress) : curve.velocity(at: progress)
      let printed = try table.number("printed", row)
      let tolerance = try table.number("tolerance", row)
      let holds = result == printed || (result - printed).magnitude <= tolerance
      #expect(holds, "\(id): \(result), recorded \(printed)")
    }
  }
}
