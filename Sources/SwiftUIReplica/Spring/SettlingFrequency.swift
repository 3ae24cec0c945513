// SPDX-License-Identifier: Apache-2.0

import CMaths

/// SwiftUI's search for the natural frequency with which a spring settles in a given time. `[R]`
struct SettlingFrequency {
  let duration: Double
  let dampingRatio: Double
  let epsilon: Double

  /// The frequency found; NaN where the search fails.
  ///
  /// It starts at 5/duration and takes up to 12 steps; where that fails, at 1/duration with up to 20, whose
  /// result is taken whatever it is.
  func root() -> Double {
    let first = search(from: 5, steps: 12)
    return first.isTrusted ? first.frequency : search(from: 1, steps: 20).frequency
  }

  /// Newton's method. From the third step on it stops at a step of at most `epsilon`; the result is
  /// mistrusted if the step before was more than 10⁵ times that, downwards.
  private func search(from guess: Double, steps: Int) -> (frequency: Double, isTrusted: Bool) {
    var frequency = 1 / duration * guess
    var descent = 0.0
    for step in 1...steps {
      let next = frequency - excess(at: frequency) / slope(at: frequency)
      guard next.isFinite else { return (next, false) }
      if step > 2, (next - frequency).magnitude <= epsilon { return (next, descent <= epsilon * 1e5) }
      descent = frequency - next
      frequency = next
    }
    return (frequency, true)
  }

  /// The function whose root is wanted. Below critical damping it knows the sine's coefficient only.
  private func excess(at frequency: Double) -> Double {
    if dampingRatio >= 1 {
      let phase = duration * frequency
      return exp(-phase) * (phase + 1) - (frequency < 0 ? -epsilon : epsilon)
    }
    return epsilon - (dampingRatio / complement * exp(-(duration * dampingRatio) * frequency)).magnitude
  }

  /// Its derivative.
  private func slope(at frequency: Double) -> Double {
    if dampingRatio >= 1 { return -duration * duration * frequency / exp(duration * frequency) }
    let squared = frequency * frequency
    let top = squared * (dampingRatio * dampingRatio * duration)
    return top / (exp(duration * dampingRatio * frequency) * squared * complement)
  }

  private var complement: Double { (1 - dampingRatio * dampingRatio).squareRoot() }
}
