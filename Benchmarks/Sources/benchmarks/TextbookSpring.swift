// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The three-branch solution as textbooks print it: the pinned baseline of every ratio in the report.
///
/// Plain doubles, the regime decided by comparing the damping ratio with 1, the over-damped roots by
/// subtraction. Value and velocity are separate calls that are not inlined, as in an API with two methods;
/// `fused` is what one would write who wants both.
struct TextbookSpring {
  let omega: Double
  let zeta: Double
  let from: Double
  let target: Double
  let initialVelocity: Double

  @inline(never)
  func value(at time: Double) -> Double { fused(at: time).value }

  @inline(never)
  func velocity(at time: Double) -> Double { fused(at: time).velocity }

  @inline(__always)
  func fused(at time: Double) -> (value: Double, velocity: Double) {
    let start = from - target
    let gamma = zeta * omega
    if zeta < 1 {
      let damped = omega * (1 - zeta * zeta).squareRoot()
      let second = (initialVelocity + gamma * start) / damped
      let decayed = exp(-gamma * time)
      let (sine, cosine) = (sin(damped * time), cos(damped * time))
      let displacement = decayed * (start * cosine + second * sine)
      return (
        target + displacement,
        decayed * damped * (second * cosine - start * sine) - gamma * displacement
      )
    }
    if zeta == 1 {
      let second = initialVelocity + omega * start
      let decayed = exp(-omega * time)
      let displacement = decayed * (start + second * time)
      return (target + displacement, decayed * second - omega * displacement)
    }
    let spread = omega * (zeta * zeta - 1).squareRoot()
    let (slow, fast) = (gamma - spread, gamma + spread)
    let second = (initialVelocity + slow * start) / (slow - fast)
    let first = start - second
    let (slowPart, fastPart) = (first * exp(-slow * time), second * exp(-fast * time))
    return (target + slowPart + fastPart, -slow * slowPart - fast * fastPart)
  }
}
