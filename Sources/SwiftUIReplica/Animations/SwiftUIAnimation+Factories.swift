// SPDX-License-Identifier: Apache-2.0

public import CurveMath

// Overloads and defaults are SwiftUI's. `[A]` `[O]`

// MARK: - Curves

extension SwiftUIAnimation {
  /// The diagonal.
  public static func linear(duration: Double = 0.35) -> SwiftUIAnimation {
    .bezier(.linear, duration: duration)
  }

  /// Slow at the start.
  public static func easeIn(duration: Double = 0.35) -> SwiftUIAnimation {
    .bezier(.easeIn, duration: duration)
  }

  /// Slow at the end.
  public static func easeOut(duration: Double = 0.35) -> SwiftUIAnimation {
    .bezier(.easeOut, duration: duration)
  }

  /// Slow at both ends.
  public static func easeInOut(duration: Double = 0.35) -> SwiftUIAnimation {
    .bezier(.easeInOut, duration: duration)
  }

  /// A curve of `CurveMath` over a duration: as SwiftUI has it, by whichever factory makes it.
  ///
  /// A bezier counts as one of four numbers; a circular curve can only come from a `UnitCurve`.
  public init(_ curve: UnitCurve, duration: Double) {
    let shipped = SwiftUIUnitCurve(curve)
    switch shipped.function {
    case .linear, .bezier: self = .bezier(shipped, duration: duration)
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut:
      self = .timingCurve(shipped, duration: duration)
    }
  }
}

// MARK: - Springs

extension SwiftUIAnimation {
  /// What a change is animated by where nothing else is said.
  ///
  /// Apple's documentation has a response of 0.55 s and a damping fraction of 1; `[A]` the open reimplementation
  /// has 0.5 s. `[O]` This is the documented one.
  public static let `default` = SwiftUIAnimation.fluidSpring(response: 0.55, dampingFraction: 1)

  /// A spring by perceptual duration and bounce. Nothing is clamped: a bounce above 1 gives a negative damping.
  /// `[O]`
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> SwiftUIAnimation {
    .fluidSpring(
      response: duration, dampingFraction: dampingFraction(bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring by response and damping fraction.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> SwiftUIAnimation {
    .fluidSpring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring of `CurveMath`, by its response and its damping ratio.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> SwiftUIAnimation {
    .fluidSpring(
      response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
  }

  /// Bounce 0 and `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> SwiftUIAnimation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// Bounce 0.15 and `extraBounce`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> SwiftUIAnimation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Bounce 0.3 and `extraBounce`.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> SwiftUIAnimation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A stiff spring for what follows a finger; its bounce is 0.15 and `extraBounce`.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> SwiftUIAnimation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A stiff spring for what follows a finger, by response and damping fraction.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> SwiftUIAnimation {
    .fluidSpring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring that is added to what was moving, by perceptual duration and bounce.
  ///
  /// A duration of 0 or less gives an infinite stiffness, and an animation that has ended at once. `[O]`
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> SwiftUIAnimation {
    let frequency = SwiftUISpring.tau / duration
    let stiffness = duration <= 0 ? Double.infinity : frequency * frequency
    return .interpolatingSpring(
      stiffness: stiffness, damping: 2 * stiffness.squareRoot() * dampingFraction(bounce: bounce),
      initialVelocity: initialVelocity)
  }

  /// A spring of `CurveMath` that is added to what was moving.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> SwiftUIAnimation {
    .interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }

  private static func dampingFraction(bounce: Double) -> Double {
    bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
  }
}
