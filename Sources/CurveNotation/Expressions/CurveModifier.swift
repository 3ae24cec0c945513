// SPDX-License-Identifier: Apache-2.0

/// What an animation is changed by, as SwiftUI's methods of the same names do.
///
/// A text's modifiers stand in the order in which they were written, and it matters: each applies to all that
/// stands before it. `.delay(1).speed(2)` waits half a second, `.speed(2).delay(1)` a whole one.
public enum CurveModifier: Hashable, Sendable {
  /// Waits so many seconds first; below 0 it skips as many.
  case delay(Double)
  /// Runs so many times as fast.
  case speed(Double)
  /// Plays so many times, 1 or more; every other time backwards where `autoreverses` is true.
  case repeatCount(Int, autoreverses: Bool)
  /// Plays again and again; every other time backwards where `autoreverses` is true.
  case repeatForever(autoreverses: Bool)
  /// Counts as complete after so many seconds, whether it has come to rest or not.
  case logicallyComplete(after: Double)
}
