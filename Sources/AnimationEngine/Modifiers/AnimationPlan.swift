// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// An animation taken apart: what moves, and the modifiers around it, the outermost first.
package struct AnimationPlan: Sendable {
  package enum Base: Sendable {
    case curve(UnitCurve, duration: Double)
    case spring(Spring, blendDuration: Double)
    case interpolatingSpring(Spring, initialVelocity: Double)
    case custom(AnyCustomAnimation)
  }

  package let base: Base
  package let maps: [TimeMap]

  package init(_ animation: Animation, semantics: AnimationSemantics) {
    var maps: [TimeMap] = []
    var kind = animation.kind
    while true {
      switch kind {
      case .standard: kind = semantics.defaultAnimation.kind
      case .delayed(let inner, let delay): (kind, maps) = (inner, maps + [.delay(delay)])
      case .sped(let inner, let speed): (kind, maps) = (inner, maps + [.speed(speed)])
      case .repeated(let inner, let count, let autoreverses):
        (kind, maps) = (inner, maps + [.passes(count, autoreverses: autoreverses)])
      case .logicallyComplete(let inner, let duration):
        (kind, maps) = (inner, maps + [.logicallyComplete(after: duration)])
      case .curve(let curve, let duration):
        self.init(base: .curve(curve, duration: duration), maps: maps)
        return
      case .spring(let spring, let blendDuration):
        self.init(base: .spring(spring, blendDuration: blendDuration), maps: maps)
        return
      case .interpolatingSpring(let spring, let velocity):
        self.init(base: .interpolatingSpring(spring, initialVelocity: velocity), maps: maps)
        return
      case .custom(let custom):
        self.init(base: .custom(custom), maps: maps)
        return
      }
    }
  }

  private init(base: Base, maps: [TimeMap]) {
    self.base = base
    self.maps = maps
  }

  /// The spring that takes over value and velocity of what was moving; nil where both go on.
  ///
  /// Repeated springs and those that run backwards begin each pass from rest.
  package var takeover: (spring: Spring, blendDuration: Double)? {
    guard case .spring(let spring, let blendDuration) = base else { return nil }
    let isForward = maps.allSatisfy { map in
      switch map {
      case .delay, .logicallyComplete: true
      case .speed(let speed): speed > 0
      case .passes: false
      }
    }
    return isForward ? (spring, blendDuration) : nil
  }
}
