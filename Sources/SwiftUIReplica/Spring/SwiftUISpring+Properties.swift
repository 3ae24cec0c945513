// SPDX-License-Identifier: Apache-2.0

// Everything here is computed anew from the three numbers that are held, so nothing reads back exactly. `[R]`

extension SwiftUISpring {
  /// The perceptual duration, `2π/√(d² + ω·|ω|)`: right in every regime, up to rounding. `[R]` `[F]`
  ///
  /// ``bouncy`` reports 0.50000000000000011.
  public var duration: Double { response }

  /// The same number as ``duration``. `[R]`
  public var response: Double {
    let signedSquare = angularFrequency * angularFrequency.magnitude
    return SwiftUISpring.tau / (decayConstant * decayConstant + signedSquare).squareRoot()
  }

  /// The damping ratio, `d·response/2π`. `[R]`
  public var dampingRatio: Double { decayConstant * response / SwiftUISpring.tau }

  /// The bounce: `1 − ζ` up to critical damping, `1/ζ − 1` above. `[R]` `[F]`
  ///
  /// ``bouncy`` reports 0.29999999999999982.
  public var bounce: Double {
    let halfDecay = decayConstant / 2
    let decaySquared = decayConstant * decayConstant
    let frequencySquared = angularFrequency * angularFrequency
    if angularFrequency >= 0 {
      let negatedPeriod = -SwiftUISpring.tau / (frequencySquared + decaySquared).squareRoot()
      return negatedPeriod * halfDecay / Double.pi + 1
    }
    let period = SwiftUISpring.tau / (decaySquared - frequencySquared).squareRoot()
    return 1 / (period * halfDecay / Double.pi) - 1
  }

  /// The stiffness, as `m(ω² + d²)`: *wrong* above critical damping, where it should be `m(d² − ω²)`. `[R]`
  ///
  /// Duration 0.7 s with bounce −0.2 reports 171.2 in place of 80.6. `[M]`
  public var stiffness: Double {
    mass * (angularFrequency * angularFrequency + decayConstant * decayConstant)
  }

  /// The damping coefficient, `2dm`. `[R]` `[F]`
  public var damping: Double { decayConstant * 2 * mass }

  /// ``settlingDuration(target:initialVelocity:epsilon:)`` for a move from 0 to 1 with epsilon 0.001. `[A]` `[R]`
  public var settlingDuration: Double {
    settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001)
  }
}
