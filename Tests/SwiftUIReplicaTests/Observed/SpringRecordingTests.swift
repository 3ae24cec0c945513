// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica
import Testing

/// Numbers that were printed by SwiftUI or by what is proved to equal it, with the digits that were printed.
struct SpringRecordingTests {
  let table: ObservedTable

  init() throws { table = try ObservedTable("spring-recordings") }

  private func spring(_ row: Int) throws -> SwiftUISpring {
    let first = try table.number("first", row)
    let second = try table.number("second", row)
    switch try table.text("parameterisation", row) {
    case "duration-bounce": return SwiftUISpring(duration: first, bounce: second)
    case "response-dampingRatio": return SwiftUISpring(response: first, dampingRatio: second)
    case "settlingDuration-dampingRatio":
      return SwiftUISpring(
        settlingDuration: first, dampingRatio: second, epsilon: try table.number("third", row))
    default:
      let third = try table.number("third", row)
      return SwiftUISpring(mass: first, stiffness: second, damping: third, allowOverDamping: true)
    }
  }

  private func result(_ row: Int) throws -> Double {
    let spring = try spring(row)
    let quantity = try table.text("quantity", row)
    switch quantity {
    case "stiffness": return spring.stiffness
    case "response": return spring.response
    case "duration": return spring.duration
    case "dampingRatio": return spring.dampingRatio
    case "bounce": return spring.bounce
    case "angularFrequency": return spring.angularFrequency
    case "decayConstant": return spring.decayConstant
    default: break
    }
    let target = try table.number("target", row)
    let velocity = try table.number("initialVelocity", row)
    switch quantity {
    case "settlingDuration":
      let epsilon = try table.number("epsilon", row)
      return spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: epsilon)
    case "value":
      return spring.value(target: target, initialVelocity: velocity, time: try table.number("time", row))
    case "velocity":
      return spring.velocity(target: target, initialVelocity: velocity, time: try table.number("time", row))
    case "force":
      return spring.force(target: target, position: 0, velocity: velocity)
    case "valueAfter60Updates":
      var state = (value: 0.0, velocity: velocity)
      for _ in 0..<60 {
        spring.update(
          value: &state.value, velocity: &state.velocity, target: target,
          deltaTime: try table.number("time", row))
      }
      return state.value
    default:
      Issue.record("there is no quantity “\(quantity)”")
      return .nan
    }
  }

  @Test(arguments: ["P", "R"])
  func `every recorded number comes out to the digits that were printed`(confidence: String) throws {
    let rows = try table.rows.filter { try table.text("confidence", $0) == confidence }
    #expect(rows.count >= 16)
    for row in rows {
      let id = try table.text("id", row)
      let printed = try table.number("printed", row)
      let tolerance = try table.number("tolerance", row)
      let result = try result(row)
      let isSame = result == printed || result.isNaN && printed.isNaN
      #expect(
        isSame || (result - printed).magnitude <= tolerance, "\(id): \(result), recorded \(printed)")
    }
  }

  @Test func `every row has a confidence and a source`() throws {
    for row in table.rows {
      #expect(["P", "R"].contains(try table.text("confidence", row)))
      #expect(try table.text("source", row).contains("/"))
    }
  }
}
