// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// Springs that swing so slowly that all of a motion happens within a small phase.
///
/// A directed search of two million motions from −1 to 1, with mass and stiffness 1, found these to be the worst;
/// the truth was computed with 300 bits.
@Suite(.tags(.accuracy)) struct SmallPhaseTests {
  private struct Row {
    let damping: Double
    let velocity: Double
    let time: Double
    let value: Double
    let valueLow: Double
    let rate: Double
    let rateLow: Double
  }

  private static let rows = [
    Row(
      damping: 1.9962308350258147, velocity: -0.9375, time: 0.41284790896838536, value: -1.126186113828806,
      valueLow: -1.3191262695861556e-17, rate: 0.18191618354090847, rateLow: 8.953376700063763e-19),
    Row(
      damping: 1.9973524379266885, velocity: -0.9375, time: 0.5150144290259508, value: -1.098993527616551,
      valueLow: -1.7891963322685687e-17, rate: 0.343713148786424, rateLow: 2.743555748590241e-18),
    Row(
      damping: 1.9992136248083352, velocity: -0.9375, time: 0.8197100842393581, value: -0.9419565943211493,
      valueLow: 1.803044193877381e-17, rate: 0.6478891345651865, rateLow: 1.0586338470471646e-18),
    Row(
      damping: 1.9997939596981227, velocity: -1.0, time: 0.7267969839929499, value: -1.0210382085895435,
      valueLow: -1.0107417855282904e-16, rate: 0.5706796566956921, rateLow: 1.082309353535166e-17),
    Row(
      damping: 1.9999793807463446, velocity: -0.9375, time: 0.9845830781888361, value: -0.8277059155890564,
      valueLow: 4.534245620441444e-17, rate: 0.7302745946942605, rateLow: 5.116195623679663e-17),
    Row(
      damping: 1.9998969434083704, velocity: -0.9375, time: 0.8440610165229376, value: -0.9259811554881361,
      valueLow: 4.387919042986056e-17, rate: 0.6629823296922392, rateLow: 3.833439632607776e-17),
    Row(
      damping: 1.9999993365085391, velocity: -1.0, time: 1.3344180313338454, value: -0.5807250069791298,
      valueLow: -9.897303870138405e-19, rate: 0.7907911309640862, rateLow: 5.347427189418414e-18),
    Row(
      damping: 1.9999998557643648, velocity: -1.0, time: 0.6975900393468667, value: -1.0373134313764973,
      valueLow: -8.076774512706103e-17, rate: 0.5439629395345155, rateLow: -4.6378134256954304e-17),
    Row(
      damping: 1.999999999997964, velocity: -1.0, time: 0.7439416162396647, value: -1.0111198175730363,
      valueLow: -9.405361841280409e-17, rate: 0.5854087665722146, rateLow: 3.992057415057802e-17),
    Row(
      damping: 1.9999999999547509, velocity: -0.9375, time: 1.3621845683206426, value: -0.5369671137246596,
      valueLow: -2.820547268394496e-17, rate: 0.7846713194134892, rateLow: 3.3119581060972807e-18),
  ]

  @Test func `a small phase next to critical damping costs no digit`() {
    var worst = Worst("units of scale")
    for row in Self.rows {
      let spring = Spring(mass: 1, stiffness: 1, damping: row.damping)
      let motion = SpringMotion(spring: spring, from: -1, to: 1, initialVelocity: row.velocity)
      let state = motion.state(at: row.time)
      worst.note((state.value - row.value) - row.valueLow, bound: 2 * .roundoff, "value, \(row)")
      worst.note((state.velocity - row.rate) - row.rateLow, bound: 2 * .roundoff, "velocity, \(row)")
    }
    worst.check()
  }
}
