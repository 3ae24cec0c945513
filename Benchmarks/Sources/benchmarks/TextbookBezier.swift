// SPDX-License-Identifier: Apache-2.0

/// A timing curve as browsers solve it: eight Newton steps on the polynomial, then bisection, until x is
/// within 1e-7. The pinned baseline for unit curves.
struct TextbookBezier {
  let ax, bx, cx, ay, by, cy: Double

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  private func x(_ parameter: Double) -> Double { ((ax * parameter + bx) * parameter + cx) * parameter }
  private func slopeX(_ parameter: Double) -> Double { (3 * ax * parameter + 2 * bx) * parameter + cx }

  private func parameter(at progress: Double) -> Double {
    var guess = progress
    for _ in 0..<8 {
      let error = x(guess) - progress
      if error.magnitude < 1e-7 { return guess }
      let slope = slopeX(guess)
      if slope.magnitude < 1e-6 { break }
      guess -= error / slope
    }
    var (low, high) = (0.0, 1.0)
    guess = progress
    while low < high {
      let found = x(guess)
      if (found - progress).magnitude < 1e-7 { return guess }
      if progress > found { low = guess } else { high = guess }
      let next = (high - low) / 2 + low
      if next == guess { return guess }
      guess = next
    }
    return guess
  }

  @inline(never)
  func value(at progress: Double) -> Double {
    let found = parameter(at: progress)
    return ((ay * found + by) * found + cy) * found
  }

  @inline(never)
  func velocity(at progress: Double) -> Double {
    let found = parameter(at: progress)
    return ((3 * ay * found + 2 * by) * found + cy) / slopeX(found)
  }
}
