// SPDX-License-Identifier: Apache-2.0

/// A place where the value of a curve jumps.
public struct ValueJump: Hashable, Sendable {
  /// When it jumps, in seconds; of a curve without a duration at which progress.
  public let time: Double
  /// By how much, as a fraction of the way; below 0 where it jumps back.
  public let change: Double
}

extension ValueJump: CustomStringConvertible {
  /// The jump in words: `the jump by 0.25 at 0.5 s`.
  public var description: String {
    let words = [change, time].map { NumberText.text(of: NumberText.rounded($0, toSignificant: 6)) }
    return "the jump by \(words[0]) at \(words[1]) s"
  }
}
