// SPDX-License-Identifier: Apache-2.0

/// How a spring comes to rest, by its damping ratio.
public enum SpringRegime: String, Hashable, Sendable, CaseIterable {
  /// Damping ratio 0: it swings for ever.
  case undamped
  /// Below 1: it swings about the target, less and less.
  case underDamped
  /// Exactly 1: the fastest approach that does not swing.
  case criticallyDamped
  /// Above 1: it creeps towards the target.
  case overDamped
}

extension Spring {
  /// How the spring comes to rest, decided by the exact sign of `ω₀² − γ²`.
  ///
  /// A spring with a negative damping ratio counts as under-damped: it swings, wider and wider. A spring
  /// whose results are NaN counts as over-damped.
  public var regime: SpringRegime {
    if signedSquaredFrequency.high > 0 { return decay.high == 0 ? .undamped : .underDamped }
    if signedSquaredFrequency.high == 0 { return .criticallyDamped }
    return .overDamped
  }
}
