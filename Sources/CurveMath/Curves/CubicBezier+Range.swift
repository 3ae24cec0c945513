// SPDX-License-Identifier: Apache-2.0

extension CubicBezier {
  /// The smallest and the largest y of the curve: 0…1, widened by the extrema of Y.
  public var valueRange: ClosedRange<Double> {
    let turns = extrema.map { $0.value }
    return turns.reduce(0, min)...turns.reduce(1, max)
  }
}
