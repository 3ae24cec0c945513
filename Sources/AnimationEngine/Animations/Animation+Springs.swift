// SPDX-License-Identifier: Apache-2.0

public import CurveMath

// Overloads and defaults are SwiftUI's: `spring()` means duration 0.5 s and bounce 0; the damping fraction of
// 0.825 is taken only where `response` or `dampingFraction` is named.

extension Animation {
  /// `spring()`: duration 0.5 s, bounce 0.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A spring by perceptual duration and bounce, which takes over the velocity of what was moving.
  ///
  /// - Parameters:
  ///   - duration: in seconds; 0 means that the change is made at once.
  ///   - bounce: above −1, up to 1: 0 is critical damping, more swings, less creeps; 1 swings for ever. Beyond, as
  ///     in ``Spring/init(duration:bounce:)``.
  ///   - blendDuration: seconds over which a running spring of another response passes into this one: both lead on
  ///     from value and velocity as they are, and with `s` the share of the time the value is
  ///     `old + (3s² − 2s³)·(new − old)`. Where no spring runs, or one of the same response, it has no effect.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring by response and damping fraction (the damping ratio).
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(.spring(spring, blendDuration: blendDuration))
  }

  /// `interactiveSpring()`: duration 0.15 s, bounce 0.15, blended over 0.25 s.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A stiff spring for what follows a finger; its bounce is 0.15 and `extraBounce`.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A stiff spring for what follows a finger, by response and damping fraction.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// `interpolatingSpring()`: duration 0.5 s, bounce 0.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// A spring by mass, stiffness and damping, which does not take over what was moving: the two are combined as the
  /// timeline's ``AnimationCombination`` says.
  ///
  /// `initialVelocity` is in travels per second: 1 covers the way from start to target in a second. Damping
  /// above critical is kept.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring by perceptual duration and bounce, which is combined with what was moving.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring that is combined with what was moving.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(.interpolatingSpring(spring, initialVelocity: initialVelocity))
  }

  /// Bounce 0 over 0.5 s.
  public static var smooth: Animation { smooth(duration: 0.5) }

  /// Bounce 0 and `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// Bounce 0.15 over 0.5 s.
  public static var snappy: Animation { snappy(duration: 0.5) }

  /// Bounce 0.15 and `extraBounce`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Bounce 0.3 over 0.5 s.
  public static var bouncy: Animation { bouncy(duration: 0.5) }

  /// Bounce 0.3 and `extraBounce`.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
