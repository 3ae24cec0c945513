// SPDX-License-Identifier: Apache-2.0

/// Random numbers that a seed names, the same on every machine.
///
/// Source: the SplitMix64 sequence of G. L. Steele, D. Lea and C. H. Flood, “Fast splittable pseudorandom number
/// generators”, OOPSLA 2014.
package struct SeededGenerator: RandomNumberGenerator {
  /// The seed it started from, for a failure's message.
  package let seed: UInt64
  private var state: UInt64

  package init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SeededGenerator {
  /// A number in a range, evenly.
  package mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// A number in a range of positive ones, evenly in its logarithm's binary digits: each octave as often as
  /// the next.
  package mutating func geometric(_ range: ClosedRange<Double>) -> Double {
    let lowest = range.lowerBound.exponent
    let octave = Int.random(in: lowest...max(lowest, range.upperBound.exponent), using: &self)
    let number = Double(sign: .plus, exponent: octave, significand: uniform(1...2))
    return min(max(number, range.lowerBound), range.upperBound)
  }

  /// A number within a few steps of another, where branches meet.
  package mutating func near(_ number: Double, ulps: Int = 32) -> Double {
    var result = number
    let steps = Int.random(in: -ulps...ulps, using: &self)
    for _ in 0..<steps.magnitude { result = steps < 0 ? result.nextDown : result.nextUp }
    return result
  }
}
