// SPDX-License-Identifier: Apache-2.0

/// A delay and a number of passes: what the modifiers of other tools' animations are.
struct DelayAndPasses {
  struct Passes {
    /// Nil is for ever.
    let count: Int?
    let autoreverses: Bool
  }

  var delay: Double?
  var passes: Passes?
  /// Whether the delay comes before every pass, not only before the first.
  var delaysEveryPass = false
}
