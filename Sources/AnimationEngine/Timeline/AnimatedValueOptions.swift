// SPDX-License-Identifier: Apache-2.0

/// How animated values run.
public struct AnimatedValueOptions: Hashable, Sendable {
  package static let defaultTolerance = 0.001

  /// Which generation of SwiftUI animations are read by.
  public var semantics: AnimationSemantics
  /// What a new animation does to a running one whose velocity it does not take over.
  public var combination: AnimationCombination
  /// How near to its target a spring must stay to have ended, as a share of its way.
  ///
  /// Where a spring starts with a velocity that is worth more than its way, |v₀|/ω₀ counts in place of the way.
  /// As a spring ends the value jumps to the target, by no more than this.
  public var settlingTolerance: Double

  /// SwiftUI's semantics since 2023, chasing, a thousandth of the way.
  public init(
    semantics: AnimationSemantics = .since2023, combination: AnimationCombination = .chase,
    settlingTolerance: Double = 0.001
  ) {
    self.semantics = semantics
    self.combination = combination
    self.settlingTolerance = settlingTolerance
  }
}
