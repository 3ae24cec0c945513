// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// What stands for the library's own animations, modified or not, where a custom animation is asked for.
package struct BuiltInAnimation: CustomAnimation {
  package let kind: Animation.Kind

  package func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    Animation(kind).animate(value: value, time: time, context: &context)
  }

  package func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    Animation(kind).velocity(value: value, time: time, context: context)
  }

  package func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    Animation(kind).shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
