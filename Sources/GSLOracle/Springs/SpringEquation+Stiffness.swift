// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
extension SpringEquation {
  /// `ζ·ω₀·T` above which explicit methods give up: their steps are bound to the fast rate, `2·ζ·ω₀`.
  package static let stiffnessLimit = 1e4

  /// Whether the spring, followed until `end`, needs implicit methods.
  ///
  /// An under-damped spring is not stiff however long it swings: its steps are those of its own period.
  package func isStiff(until end: Double) -> Bool {
    dampingRatio > 1 && dampingRatio * naturalFrequency * end > Self.stiffnessLimit
  }
}
#endif
