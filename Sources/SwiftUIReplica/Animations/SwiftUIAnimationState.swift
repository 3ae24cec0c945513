// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// What a running animation keeps between frames.
///
/// There is one state for the whole, whatever modifiers stand around: a repeat within a repeat shares its count,
/// and a delayed spring leaves its velocity to the one that takes over. `[O]`
struct SwiftUIAnimationState<Value: VectorArithmetic & Sendable>: Sendable {
  var spring = FluidSpringState<Value>()
  /// How many passes have ended.
  var passes = 0
  /// When the last one did.
  var passStart = 0.0
}

/// Where an animation is at a frame.
package struct SwiftUIAnimationStep<Value: VectorArithmetic & Sendable> {
  /// How far it has come.
  package var value: Value
  /// How fast it moves there. SwiftUI itself has no velocity for most animations; see
  /// ``SwiftUIAnimationFrame/velocity``.
  package var velocity: Value
  /// The share of the way, where the animation is nothing but that: its target may move meanwhile.
  var share: Double
}
