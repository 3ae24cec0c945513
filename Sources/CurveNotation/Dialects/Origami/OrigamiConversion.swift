// SPDX-License-Identifier: Apache-2.0

/// The numbers of Origami and Rebound, and those of a spring of mass 1.
///
/// Three pairs describe one spring:
///
/// - Rebound's own tension T and friction F are stiffness and damping: `k = T`, `c = F`;
/// - Origami's tension o and friction f: `T = 3.62·(o − 30) + 194`, `F = 3·(f − 8) + 25`;
/// - bounciness b and speed s. With `σ = s/34` and `β = 0.8·b/34`, Origami's tension is `o = 0.5 + 199.5·σ`, and
///   its friction goes with `2β − β²` from the one without bounce to 0.01. The one without bounce is a cubic in o,
///   of which there are three: up to 18, up to 44 and above, with small jumps between them.
///
/// Source: the files `OrigamiValueConverter.js` and `BouncyConversion.js` of Rebound.
enum OrigamiConversion {
  static func stiffness(origamiTension: Double) -> Double { (origamiTension - 30) * 3.62 + 194 }

  static func origamiTension(stiffness: Double) -> Double { (stiffness - 194) / 3.62 + 30 }

  static func damping(origamiFriction: Double) -> Double { (origamiFriction - 8) * 3 + 25 }

  static func origamiFriction(damping: Double) -> Double { (damping - 25) / 3 + 8 }

  /// The largest number that both sliders go to.
  static let largest = 34.0
  /// Origami's friction with the most bounce.
  private static let leastFriction = 0.01

  static func origami(bounciness: Double, speed: Double) -> (tension: Double, friction: Double) {
    let tension = 0.5 + speed / largest * 199.5
    let share = bounciness / largest * 0.8
    let way = 2 * share - share * share
    let calm = frictionWithoutBounce(tension: tension)
    return (tension, way * leastFriction + (1 - way) * calm)
  }

  /// Bounciness and speed of Origami's tension and friction; nil where no bounciness has that friction.
  static func sliders(tension: Double, friction: Double) -> (bounciness: Double, speed: Double)? {
    let speed = (tension - 0.5) / 199.5 * largest
    let calm = frictionWithoutBounce(tension: tension)
    // 1 − way = (1 − β)², without the cancellation that 2β − β² would bring.
    let rest = (friction - leastFriction) / (calm - leastFriction)
    guard rest >= 0, rest.isFinite else { return nil }
    return ((1 - rest.squareRoot()) / 0.8 * largest, speed)
  }

  /// The same with as few digits as describe the same spring.
  static func shortSliders(tension: Double, friction: Double) -> (bounciness: Double, speed: Double)? {
    guard let sliders = sliders(tension: tension, friction: friction) else { return nil }
    let short = (
      bounciness: NumberText.rounded(sliders.bounciness, toSignificant: 14),
      speed: NumberText.rounded(sliders.speed, toSignificant: 14)
    )
    let found = origami(bounciness: short.bounciness, speed: short.speed)
    let pairs = [
      (stiffness(origamiTension: tension), stiffness(origamiTension: found.tension)),
      (damping(origamiFriction: friction), damping(origamiFriction: found.friction)),
    ]
    // Of the stiffness the frequency is the root.
    let isSame = pairs.allSatisfy { ($0 - $1).magnitude <= 0x1p-51 * $0.magnitude }
    return isSame ? short : sliders
  }

  static func frictionWithoutBounce(tension x: Double) -> Double {
    if x <= 18 { return ((0.0007 * x - 0.031) * x + 0.64) * x + 1.28 }
    if x <= 44 { return ((0.000044 * x - 0.006) * x + 0.36) * x + 2 }
    return ((0.00000045 * x - 0.000332) * x + 0.1078) * x + 5.84
  }
}
