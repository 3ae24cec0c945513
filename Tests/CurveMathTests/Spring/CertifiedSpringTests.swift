// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveValidation
import TestSupport
import Testing

/// Forms that the suite does not judge, on the certified rows: vectors, and the springs' own functions.
@Suite(.tags(.accuracy)) struct CertifiedSpringTests {
  @Test func `a vector's components are within the bounds of a number`() throws {
    let table = try Repository.referenceData()
    var worst = Worst("units of scale")
    for row in table.springs.rows {
      let spring = Spring(row.parameters)
      let motion = SpringMotion(
        spring: spring, from: SIMD2(row.from, 0), to: SIMD2(row.to, 1),
        initialVelocity: SIMD2(row.initialVelocity, 0))
      let state = motion.state(at: row.time)
      let scale = SpringScale(
        SpringMotion(spring: spring, from: row.from, to: row.to, initialVelocity: row.initialVelocity)
      ).value
      worst.note(row.value.error(of: state.value.x), bound: 3 * scale * .roundoff, "value, \(row)")
      worst.note(
        row.velocity.error(of: state.velocity.x), bound: 3 * scale * spring.angularFrequency * .roundoff,
        "velocity, \(row)")
    }
    worst.check()
  }
}
