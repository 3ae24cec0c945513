// SPDX-License-Identifier: Apache-2.0

/// An animation as SwiftUI runs it, frame by frame.
///
/// The module `AnimationEngine` runs the motion that an animation describes, exactly and at any time. This type
/// runs what SwiftUI computes instead: an integrator of 300 steps a second for `spring`, ends that are noticed
/// at frames, repeats that begin anew at the frame that noticed. ``SwiftUIAnimatedValue`` draws the frames.
///
/// What the tags in these comments mean stands at ``SwiftUISpring``. No recording of the frames of a shipping
/// animation is known: nearly all here is `[O]`, probable and not confirmed.
public indirect enum SwiftUIAnimation: Hashable, Sendable {
  /// A curve by `linear`, `easeIn`, `easeOut`, `easeInOut` or the `timingCurve` of four numbers.
  ///
  /// It tells no velocity, so that a spring which takes over starts at rest. `[O]`
  case bezier(SwiftUIUnitCurve, duration: Double)

  /// A curve by the `timingCurve` of a `UnitCurve`, which tells its velocity. `[O]`
  case timingCurve(SwiftUIUnitCurve, duration: Double)

  /// What `spring`, `smooth`, `snappy`, `bouncy` and `interactiveSpring` are. `[O]`
  ///
  /// Its parameters are those that the description of a shipping animation prints, whichever factory made it:
  /// a response of 0.5, a damping fraction of 1 and a blend duration of 0 for `smooth`. `[P]`
  case fluidSpring(response: Double, dampingFraction: Double, blendDuration: Double = 0)

  /// A spring in its closed form, added to what was moving. `[O]`
  ///
  /// `initialVelocity` is in travels per second. `[A]` Damping above critical counts as critical. `[O]`
  case interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0)

  /// Later by some seconds.
  case delayed(SwiftUIAnimation, by: Double)

  /// Faster by a factor.
  case sped(SwiftUIAnimation, by: Double)

  /// Again and again; nil is for ever.
  case repeated(SwiftUIAnimation, count: Int?, autoreverses: Bool)

  /// Looking done after some seconds.
  case logicallyCompleted(SwiftUIAnimation, after: Double)
}

// MARK: - Modifiers

// Order matters: a modifier acts on all that is written before it.

extension SwiftUIAnimation {
  /// The animation at `max(0, time − delay)`. `[O]`
  public func delay(_ delay: Double) -> SwiftUIAnimation { .delayed(self, by: delay) }

  /// The animation at `time·speed`. `[O]`
  public func speed(_ speed: Double) -> SwiftUIAnimation { .sped(self, by: speed) }

  /// The animation a number of times, at least once. `[O]`
  ///
  /// A pass has ended at the first frame at which it is found to have ended, and the next one counts its time
  /// from that frame: a pass takes a whole number of frames, and the period depends on the frame rate. That
  /// frame shows the whole way, or none of it where the pass ran back.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> SwiftUIAnimation {
    .repeated(self, count: repeatCount, autoreverses: autoreverses)
  }

  /// The animation for ever, by the rules of ``repeatCount(_:autoreverses:)``. `[O]`
  public func repeatForever(autoreverses: Bool = true) -> SwiftUIAnimation {
    .repeated(self, count: nil, autoreverses: autoreverses)
  }

  /// The animation, counting as done at the first frame at or after a time; sooner where it says so itself.
  /// `[O]`
  public func logicallyComplete(after duration: Double) -> SwiftUIAnimation {
    .logicallyCompleted(self, after: duration)
  }
}

extension SwiftUIAnimation {
  /// Whether it never counts as done by itself.
  var isEndless: Bool {
    switch self {
    case .bezier, .timingCurve, .fluidSpring, .interpolatingSpring, .logicallyCompleted: false
    case .delayed(let base, _), .sped(let base, _): base.isEndless
    case .repeated(let base, let count, _): count == nil || base.isEndless
    }
  }
}
