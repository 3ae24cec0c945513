// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// The key under which an animation of one's own finds the velocity that a change hands over to it, in value units per
/// second: in the state with which it begins, or is asked whether it merges. Nil where none is handed over.
package struct InitialVelocityKey<Value: VectorArithmetic>: AnimationStateKey {
  package static var defaultValue: Value? { nil }
}
