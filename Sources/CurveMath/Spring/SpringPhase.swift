// SPDX-License-Identifier: Apache-2.0

/// Where a spring is in its course at one time, whatever its start: every motion of the spring, and every
/// derivative of one, is `decayed · (α·first + β·second)` with its own ``SpringAmplitudes``.
struct SpringPhase: Sendable {
  /// `e^(−γt)` when swinging, `e^(−slow·t)` when creeping.
  var decayed: SplitNumber
  /// A power of two by which `decayed` is too small, so that it doesn't underflow.
  var scale: Double
  /// `cos ωt` when swinging, `e^(−2κt)` when creeping.
  var first: SplitNumber
  /// `sin ωt` when swinging, `1 − e^(−2κt)` when creeping, `t` at critical damping.
  var second: SplitNumber

  /// The motion with these amplitudes: an exact product, and a correction.
  @inline(__always)
  func motion(_ amplitudes: SpringAmplitudes) -> DoubleDouble {
    let sum = SplitNumber.combination(amplitudes.first, first, amplitudes.second, second)
    return decayed.times(sum).scaled(by: scale)
  }

  /// A constant: nothing moves.
  static func constant(_ number: Double) -> SpringPhase {
    SpringPhase(
      decayed: SplitNumber(head: number, tail: 0), scale: 1, first: SplitNumber(head: 1, tail: 0),
      second: SplitNumber(head: 0, tail: 0))
  }
}

/// What a start contributes to a motion: the factors of ``SpringPhase/first`` and ``SpringPhase/second``.
struct SpringAmplitudes: Sendable {
  var first: SplitNumber
  var second: SplitNumber

  init(_ first: DoubleDouble, _ second: DoubleDouble) {
    self.first = SplitNumber(first)
    self.second = SplitNumber(second)
  }
}
