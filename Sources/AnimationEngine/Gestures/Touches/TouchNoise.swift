// SPDX-License-Identifier: Apache-2.0

/// Random numbers that a seed names, the same on every machine, for synthetic touches.
///
/// Source: the xorshift64* sequence of S. Vigna, “An experimental exploration of Marsaglia's xorshift generators,
/// scrambled”, 2016.
struct TouchNoise: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    // The sequence never leaves 0.
    state = seed == 0 ? 0x1D87_2B41_97F5_C1A3 : seed
    for _ in 0..<4 { _ = next() }
  }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  /// Evenly between −1 and 1.
  mutating func even() -> Double { Double(next() >> 11) * 0x1p-52 - 1 }

  /// About normally distributed, with a standard deviation of 1: a sum of twelve even ones.
  mutating func normal() -> Double {
    var sum = 0.0
    for _ in 0..<12 { sum += even() }
    return sum / 2
  }
}
