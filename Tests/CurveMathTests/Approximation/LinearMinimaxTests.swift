// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import CurveMath

@Suite(.tags(.property)) struct LinearMinimaxTests {
  @Test func `a square is met by the line that is best for it`() {
    // x² on −1…1 by c₀ + c₁x: the height is ½, with c₀ = ½.
    let places = (0...100).map { Double($0) / 50 - 1 }
    let fit = LinearMinimax(
      residuals: places.map { -$0 * $0 }, slopes: places.flatMap { [1, $0] }, lower: [-10, -10],
      upper: [10, 10])
    #expect((fit.height - 0.5).magnitude < 1e-12)
    #expect((fit.changes[0] - 0.5).magnitude < 1e-12 && fit.changes[1].magnitude < 1e-9)
  }

  @Test func `the height is reached, never exceeded, and nothing near is lower`() {
    var generator = SeededGenerator(seed: 2701)
    var worst = Worst("linear minimax problems", seed: generator.seed)
    for _ in 0..<200 {
      let count = Int.random(in: 1...5, using: &generator)
      let rows = Int.random(in: 1...40, using: &generator)
      let residuals = (0..<rows).map { _ in generator.uniform(-1...1) }
      let slopes = (0..<(rows * count)).map { _ in generator.uniform(-1...1) }
      let width = generator.geometric(1e-3...10)
      let fit = LinearMinimax(
        residuals: residuals, slopes: slopes, lower: Array(repeating: -width, count: count),
        upper: Array(repeating: width, count: count))
      func height(_ changes: [Double]) -> Double {
        (0..<rows).reduce(0) { largest, row in
          let change = (0..<count).reduce(0) { $0 + slopes[row * count + $1] * changes[$1] }
          return max(largest, (residuals[row] + change).magnitude)
        }
      }
      let inputs = "\(count) changes, \(rows) rows, \(width)"
      worst.note(height(fit.changes) - fit.height, bound: 1e-9, inputs)
      worst.note(fit.changes.allSatisfy { $0.magnitude <= width * (1 + 1e-9) }, inputs)
      for _ in 0..<30 {
        let size = width * generator.geometric(1e-4...1)
        let other = fit.changes.map { min(max($0 + generator.uniform(-size...size), -width), width) }
        worst.note(max(0, fit.height - height(other)), bound: 1e-9, inputs)
      }
    }
    worst.check()
  }
}
