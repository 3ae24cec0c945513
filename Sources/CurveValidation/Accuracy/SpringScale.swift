// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// The sizes of a spring's motion, which its errors are measured against. They are defined once, here.
///
/// The size counts how far the motion goes, since a value is at best rounded: swinging from −1 to 1 with a kick besides,
/// it reaches 3.24, and the nearest double may be 3.24 units of 2⁻⁵³ away from that.
package struct SpringScale: Sendable {
  /// `max(|from|, |to|, |v₀|/ω₀)`, or the largest |value| that the motion reaches from time 0 on, if that is more.
  package let value: Double
  /// The same with the initial velocity counted `2ζ` times, where that is more: what drag makes of it.
  package let dragged: Double

  package init(_ motion: SpringMotion<Double>) {
    let swing = motion.initialVelocity.magnitude / motion.spring.angularFrequency
    // From one turn to the next but one the distance only shrinks.
    let reach = motion.extrema.prefix(2).reduce(0) { max($0, $1.value.magnitude) }
    // The turns are what is judged elsewhere: were they wrong, no size would be beyond what energy allows.
    let most = motion.to.magnitude + (motion.from - motion.to).magnitude + swing
    value = max(motion.from.magnitude, motion.to.magnitude, swing, min(reach, most))
    dragged = max(value, 2 * motion.spring.dampingRatio * swing)
  }
}
