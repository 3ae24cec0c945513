// SPDX-License-Identifier: Apache-2.0

import CMaths
public import CurveMath

extension SwiftUISpring {
  /// How long the spring is said to need until it stays within `epsilon` of the target. `[R]` `[F]` `[P]`
  ///
  /// - Without damping: infinity.
  /// - At and above critical damping: the first point of a 0.1 s grid that is within `epsilon`; 0 where the
  ///   spring needs longer than about 101 s.
  /// - Below: `max(0, −ln(ε / (‖d·X − v₀‖ + ‖X‖)) / d)`. The first norm should be divided by ω; as it is not,
  ///   the result does not scale with time, is too long for ω above 1 per second, and can be too short for
  ///   ω below. An epsilon of 0 gives infinity. `[M]`
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> Double {
    if decayConstant == 0 { return .infinity }
    if angularFrequency <= 0 {
      return scannedSettlingDuration(target: target, initialVelocity: initialVelocity, epsilon: epsilon)
    }
    let pull = target.scaled(by: decayConstant) - initialVelocity
    let envelope = pull.magnitudeSquared.squareRoot() + target.magnitudeSquared.squareRoot()
    let duration = -log(epsilon / envelope) / decayConstant
    // Not a number counts as 0.
    return duration >= 0 ? duration : 0
  }

  /// The first point of a 0.1 s grid that is within `epsilon`, if the spring is still there a second later.
  ///
  /// The grid times are sums of 0.1, with their rounding: the eighth is 0.7999999999999999. A point outside
  /// `epsilon` starts the search anew, and among the points before, the nearest is taken. Where the distance is not finite, or after 1,024 points, the answer is
  /// 0: a spring that needs longer than about 101 s is said to have settled at once. `[R]`
  private func scannedSettlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V, epsilon: Double
  ) -> Double {
    var time = 0.0
    var nearest = Double.infinity
    var timeOfNearest = -1.0
    for _ in 0..<1024 {
      let rest = value(target: target, initialVelocity: initialVelocity, time: time) - target
      let distance = rest.magnitudeSquared.squareRoot()
      guard distance.isFinite else { return 0 }
      if nearest >= epsilon {
        if distance < nearest {
          nearest = distance
          timeOfNearest = time
        }
      } else if distance >= epsilon {
        nearest = .infinity
      } else if time - timeOfNearest > 1 {
        return timeOfNearest
      }
      time += 0.1
    }
    return 0
  }
}
