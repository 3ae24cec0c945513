// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// Core Animation's springs as lists of properties, and its timing functions.
///
///     let animation = CASpringAnimation(keyPath: "position.x")
///     animation.mass = 1
///     animation.stiffness = 100
///     animation.damping = 10
///     animation.initialVelocity = 2
///
/// Objective-C's messages are read too, and XML property lists with these keys.
///
/// A property that is not set has its default: mass 1, stiffness 100, damping 10, initialVelocity 0. The velocity is
/// in fractions of the way per second.
enum CoreAnimationNotation: DialectNotation {
  static let dialect = Dialect.coreAnimation
  static let title = "Core Animation"

  static func looksLike(_ text: String) -> Bool {
    DialectSigns.contains(
      text,
      anyOf: [
        "CASpringAnimation", "CAMediaTimingFunction", "CABasicAnimation", "allowsOverdamping",
        "animation.stiffness", "spring.stiffness", "perceptualDuration", ".timingFunction",
        "<key>stiffness", "<key>damping",
      ])
  }

  /// The timing functions that have a name.
  static let names: [(name: String, curve: UnitCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInEaseOut", .easeInOut),
    ("default", .ease),
  ]
}
