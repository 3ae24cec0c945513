// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import CurveValidation
import TestSupport
import Testing

/// The certified tables, judged on their own: by the equation and by what a pair of doubles is.
@Suite(.tags(.accuracy)) struct ReferenceDataTests {
  private struct Motions {
    let table: CertifiedTable<SpringRow>
    let acceleration: [CertifiedNumber]
    let remaining: [CertifiedNumber]
  }

  private func motions() throws -> Motions {
    let text = try Repository.text("Reference/certified/springs.csv")
    let reader = try RowReader(
      try DelimitedTable(parsing: text, name: "springs.csv"),
      columns: ["acceleration", "accelerationLow", "remaining", "remainingLow"])
    let table = try Repository.referenceData().springs
    return Motions(
      table: table,
      acceleration: try table.rows.indices.map { try reader.certified($0, "acceleration") },
      remaining: try table.rows.indices.map { try reader.certified($0, "remaining") })
  }

  private func exact(_ number: CertifiedNumber) -> DoubleDouble {
    DoubleDouble(high: number.high, low: number.low)
  }

  @Test func `certified springs solve the differential equation to 25 digits`() throws {
    let motions = try motions()
    var worst = Worst("x″ + 2γx′ − ω₀²·remaining")
    for (index, row) in motions.table.rows.enumerated() {
      let spring = Spring(row.parameters)
      let squared = spring.naturalFrequency * spring.naturalFrequency
      let terms = [
        exact(motions.acceleration[index]), spring.decay.scaled(by: 2) * exact(row.velocity),
        -(squared * exact(motions.remaining[index])),
      ]
      let size = terms.reduce(0) { $0 + $1.high.magnitude }
      // Next to the smallest doubles a low part has no digits left.
      guard size > 1e-250, exact(row.velocity).high.magnitude > 1e-250 || row.velocity.high == 0 else {
        continue
      }
      worst.note((terms[0] + terms[1] + terms[2]).high, bound: 1e-25 * size, "\(row)")
    }
    #expect(worst.rows > 2_000)
    worst.check()
  }

  @Test func `what remains is the target minus the certified value`() throws {
    let motions = try motions()
    var worst = Worst("to − value − remaining")
    for (index, row) in motions.table.rows.enumerated() {
      let difference = ExactNumber(row.to) - ExactNumber(exact(row.value))
      let error = difference - ExactNumber(exact(motions.remaining[index]))
      // Both pairs are right to half a unit in the low part's last place: 2⁻¹⁰⁶ of a value, with a spare bit.
      let size = max(row.value.high.magnitude, motions.remaining[index].high.magnitude)
      worst.note(error.approximate, bound: 0x1p-105 * size + .leastNonzeroMagnitude, "\(row)")
    }
    worst.check()
  }

  @Test func `the high part of every certified number is the pair rounded`() throws {
    let data = try Repository.referenceData()
    let numbers =
      data.springs.rows.flatMap { [$0.value, $0.velocity] }
      + data.curves.rows.flatMap { [$0.value, $0.slope] }
      + data.conversions.rows.map(\.value) + data.settling.rows.map(\.duration)
      + data.vectorSettling.rows.map(\.duration)
      + data.queries.rows.map(\.result) + data.clamped.rows.map(\.result)
      + data.springCurves.rows.map(\.result) + data.curveQueries.rows.map(\.result)
      + data.design.rows.map(\.result)
    var worst = Worst("high + low = high")
    for number in numbers { worst.note(number.high + number.low == number.high, "\(number)") }
    worst.check()
  }

  @Test func `every table has as many rows as it promises`() throws {
    let data = try Repository.referenceData()
    #expect(data.springs.rows.count >= 2_000)
    #expect(data.curves.rows.count >= 1_000)
    #expect(Set(data.springs.rows.map(\.regime)) == Set(SpringRegime.allCases.map(\.rawValue)))
    #expect(Set(data.springs.rows.map(\.id)).count == data.springs.rows.count)
    #expect(Set(data.curves.rows.map(\.id)).count == data.curves.rows.count)
  }
}
