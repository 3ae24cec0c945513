// SPDX-License-Identifier: Apache-2.0

/// The first time at which something holds that does not hold at the start and holds at the end: found by halving,
/// to the double. Where it comes and goes that is one of the times at which it comes.
func firstTime(after start: Double, until end: Double, where holds: (Double) -> Bool) -> Double {
  var (before, after) = (start, end)
  // Halving ends within some sixty steps; near 0 doubles are dense, and it takes up to a thousand.
  for _ in 0..<2000 {
    let middle = before + (after - before) / 2
    guard middle > before, middle < after else { break }
    if holds(middle) { after = middle } else { before = middle }
  }
  return after
}
