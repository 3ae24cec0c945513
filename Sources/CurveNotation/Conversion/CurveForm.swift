// SPDX-License-Identifier: Apache-2.0

/// A form of curve, whatever the dialect.
///
/// The raw value is the name of the form in the command: `hooke convert bouncy --as css --form keyframes`.
public enum CurveForm: String, CaseIterable, Hashable, Sendable {
  /// A spring by its parameters.
  case spring
  /// One cubic bezier.
  case timingCurve = "timing-curve"
  /// Stops with straight pieces between them.
  case linear
  /// Keyframes with cubic pieces between them.
  case keyframes
}
