// SPDX-License-Identifier: Apache-2.0

package import AnimationEngine
import CurveMath
package import CurveNotation

extension Animation {
  /// The animation that a curve describes.
  ///
  /// A `Spring`, which is no animation by itself, is `.spring(_:)` of it; one that starts with a velocity of
  /// its own is added to what runs, as interpolating springs are. A curve without a duration takes 0.35
  /// seconds. Curves that jump or have corners, and keyframes, are animations of one's own: what they show is
  /// exact at every time, and so is their end.
  package init(_ expression: CurveExpression) {
    self = Animation(expression.curve, merging: expression.merging).modified(by: expression.modifiers)
  }

  /// This animation with modifiers around it, the innermost first.
  func modified(by modifiers: [CurveModifier]) -> Animation {
    modifiers.reduce(self) { $0.modified(by: $1) }
  }

  private init(_ curve: CurveExpression.Curve, merging: CurveExpression.Merging?) {
    let usual = Animation.usualDuration
    switch curve {
    case .spring(let parameters, let velocity):
      let spring = Spring(parameters)
      switch merging {
      case .merges(let blendDuration): self = .spring(spring, blendDuration: blendDuration)
      case .combines: self = .interpolatingSpring(spring, initialVelocity: velocity ?? 0)
      case nil:
        self = velocity.map { .interpolatingSpring(spring, initialVelocity: $0) } ?? .spring(spring)
      }
    case .unitCurve(let curve): self = .timingCurve(curve, duration: usual)
    case .timedCurve(let curve, let duration): self = .timingCurve(curve, duration: duration)
    case .stepCurve(let curve, let duration):
      self = Animation(progress: .steps(curve), duration: duration ?? usual)
    case .linearCurve(let curve, let duration):
      self = Animation(progress: .pieces(curve), duration: duration ?? usual)
    case .keyframes(let motion):
      self = Animation(progress: .keyframes(motion), duration: motion.settlingDuration(epsilon: 0))
    }
  }

  private init(progress curve: ProgressAnimation.Curve, duration: Double) {
    self = Animation(ProgressAnimation(curve: curve, duration: duration))
      .logicallyComplete(after: duration)
  }

  /// What a timing curve takes where it says nothing, in seconds.
  private static let usualDuration = 0.35

  private func modified(by modifier: CurveModifier) -> Animation {
    switch modifier {
    case .delay(let seconds): delay(seconds)
    case .speed(let factor): speed(factor)
    case .repeatCount(let count, let autoreverses): repeatCount(count, autoreverses: autoreverses)
    case .repeatForever(let autoreverses): repeatForever(autoreverses: autoreverses)
    case .logicallyComplete(let seconds): logicallyComplete(after: seconds)
    }
  }
}
