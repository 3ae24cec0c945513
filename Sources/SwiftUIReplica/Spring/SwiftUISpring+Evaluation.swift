// SPDX-License-Identifier: Apache-2.0

import CMaths
public import CurveMath

// The order of the operations is part of what is reproduced: another order rounds differently.

extension SwiftUISpring {
  /// How far the spring has moved towards `target` after a time. `[R]` `[F]` `[P]`
  ///
  /// Right up to rounding, in every regime; next to critical damping up to seven digits are lost, because
  /// differences of nearly equal exponentials are divided by a tiny ω. `[M]` The time is not clamped: times
  /// before 0 run backwards, and at infinity the value is NaN unless the spring is over-damped. `[M]`
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    if angularFrequency > 0 {
      let sine = sin(angularFrequency * time)
      let cosine = cos(angularFrequency * time)
      let pull = target.scaled(by: decayConstant) - initialVelocity
      let displacement = pull.scaled(by: sine / angularFrequency) + target.scaled(by: cosine)
      return target - displacement.scaled(by: exp(-decayConstant * time))
    }
    if angularFrequency < 0 {
      let terms = OverDampedTerms(self, time: time)
      return target.scaled(by: terms.share(terms.slow, terms.fast))
        - initialVelocity.scaled(by: terms.impulse(terms.slow, terms.fast))
    }
    let pull = target.scaled(by: decayConstant) - initialVelocity
    let displacement = target + pull.scaled(by: time)
    return target - displacement.scaled(by: exp(-decayConstant * time))
  }

  /// How fast the spring is said to move after a time. `[R]`
  ///
  /// Above critical damping the result is too large by `target`: at time 0 it is `initialVelocity + target`,
  /// and when the spring rests it is `target`. Right in the other regimes.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    if angularFrequency > 0 {
      let decay = exp(-decayConstant * time)
      let sine = sin(angularFrequency * time)
      let cosine = cos(angularFrequency * time)
      let towards = (angularFrequency * sine + decayConstant * cosine) * decay
      let back = (decayConstant * sine - angularFrequency * cosine) * decay / angularFrequency
      let pull = target.scaled(by: decayConstant) - initialVelocity
      return pull.scaled(by: back) + target.scaled(by: towards)
    }
    if angularFrequency < 0 {
      let terms = OverDampedTerms(self, time: time)
      let slow = terms.slowRate * terms.slow
      let fast = terms.fastRate * terms.fast
      return target.scaled(by: terms.share(slow, fast))
        - initialVelocity.scaled(by: terms.impulse(slow, fast))
    }
    let decay = exp(-decayConstant * time)
    let pull = target.scaled(by: decayConstant) - initialVelocity
    return pull.scaled(by: (decayConstant * time - 1) * decay)
      + target.scaled(by: decayConstant * decay)
  }

  /// Moves a value and its velocity on by a time step. `[R]`
  ///
  /// Built on ``velocity(target:initialVelocity:time:)``, so above critical damping every step adds an error
  /// that depends on its length: an over-damped spring overshoots. `[M]`
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    let distance = target - value
    let moved = self.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
    value += moved
  }

  /// The force on the mass, as `m(ω² + d²)·(target − position) − 2dm·velocity`. `[R]`
  ///
  /// Above critical damping the first term is too large, as ``stiffness`` is. It is a force, though `[A]` says
  /// that its unit is that of an acceleration.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    let drag = velocity.scaled(by: -decayConstant * 2 * mass)
    let pull = (angularFrequency * angularFrequency + decayConstant * decayConstant) * mass
    return (target - position).scaled(by: pull) + drag
  }
}

/// What the over-damped formulas share; ω is negative here. `[R]`
private struct OverDampedTerms {
  let angularFrequency: Double
  let decayConstant: Double
  /// `−ω − d`, of the two rates the one nearer to 0.
  let slowRate: Double
  /// `ω − d`.
  let fastRate: Double
  let slow: Double
  let fast: Double

  init(_ spring: SwiftUISpring, time: Double) {
    angularFrequency = spring.angularFrequency
    decayConstant = spring.decayConstant
    slowRate = -angularFrequency - decayConstant
    fastRate = angularFrequency - decayConstant
    slow = exp(slowRate * time)
    fast = exp(fastRate * time)
  }

  /// The factor of the target. The 1 belongs into the value; SwiftUI keeps it in the velocity too.
  func share(_ slow: Double, _ fast: Double) -> Double {
    ((decayConstant - angularFrequency) * slow + slowRate * fast) / (angularFrequency * 2) + 1
  }

  /// The factor of the initial velocity, negated.
  func impulse(_ slow: Double, _ fast: Double) -> Double { (slow - fast) / (angularFrequency * 2) }
}
