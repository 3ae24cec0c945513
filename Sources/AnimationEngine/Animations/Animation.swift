// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// How a change takes its time: a timing curve, a spring or an animation of one's own, with modifiers around it.
///
/// Equal animations are interchangeable. ``default`` equals only itself, since what it does depends on the
/// ``AnimationSemantics`` of the timeline that runs it.
public struct Animation: Hashable, Sendable {
  /// What an animation is made of.
  package indirect enum Kind: Hashable, Sendable {
    /// What the semantics of the timeline say.
    case standard
    /// A unit curve stretched over a duration in seconds.
    case curve(UnitCurve, duration: Double)
    /// A spring that takes over the velocity of what was moving.
    case spring(Spring, blendDuration: Double)
    /// A spring from rest, or with a velocity in travels per second, added to what was moving.
    case interpolatingSpring(Spring, initialVelocity: Double)
    /// Somebody's own.
    case custom(AnyCustomAnimation)
    /// Later by some seconds.
    case delayed(Kind, by: Double)
    /// Faster by a factor.
    case sped(Kind, by: Double)
    /// Again and again; nil is for ever.
    case repeated(Kind, count: Int?, autoreverses: Bool)
    /// Looking done after some seconds.
    case logicallyComplete(Kind, after: Double)
  }

  package let kind: Kind

  package init(_ kind: Kind) {
    self.kind = kind
  }

  /// An animation of one's own.
  public init<Base: CustomAnimation>(_ base: Base) {
    if let builtIn = base as? BuiltInAnimation {
      kind = builtIn.kind
    } else {
      kind = .custom(AnyCustomAnimation(base))
    }
  }

  /// What an animation of one's own was made from; an opaque stand-in for those of the library.
  public var base: any CustomAnimation {
    if case .custom(let custom) = kind { return custom.base }
    return BuiltInAnimation(kind: kind)
  }
}
