// SPDX-License-Identifier: Apache-2.0

import CMaths

/// The last time at which a displacement in the plane, or in any space, has a given length.
///
/// The start and the velocity span a plane, in which `d = start·remaining + velocity·impulse` and
/// `|d|² = D²·remaining² + 2·D·V·cos·remaining·impulse + V²·impulse²`. Below critical damping `|d|²·e^(2γt)`
/// is a constant plus one sinusoid of the doubled phase, above it a quadratic in `e^(−2κt)`: either way the
/// maxima of `|d|` are known in closed form, the last that reaches ε among them, and `|d|` falls through ε
/// once after it.
struct PlanarSettlingTime {
  let settling: SettlingTime
  let weights: SpringWeightKernel
  let distance: Double
  let speed: Double
  /// The cosine of the angle between the displacement at the start and the velocity.
  let cosine: Double

  func lastCrossing(epsilon: Double) -> Double {
    guard epsilon >= 0, distance.isFinite, speed.isFinite else { return .nan }
    switch settling.kernel.form {
    case .undefined: return .nan
    case .instant: return 0
    case .swinging, .creeping: break
    }
    guard epsilon > 0 else { return .infinity }
    guard settling.naturalFrequency > 0, settling.decay > 0 else { return unbounded(epsilon: epsilon) }
    let turns = turningTimes()
    // |d| rises only into a maximum: without one that reaches ε it falls through ε from the start.
    var from = 0.0
    var until = Double.infinity
    if let first = turns.maximum {
      var last = first
      let size = length(at: first)
      if size >= epsilon, settling.swings {
        let later = (log(size / epsilon) / settling.decay * settling.frequency / .pi).rounded(.down)
        last += later * (.pi / settling.frequency)
      }
      if length(at: last) >= epsilon {
        from = last
        let next = turns.minimum.map { $0 > first ? $0 : $0 + turns.spacing }
        until = next.map { last + ($0 - first) } ?? .infinity
      } else {
        until = first
      }
    } else if let minimum = turns.minimum {
      until = minimum
    }
    guard length(at: from) > epsilon else { return from }
    return crossing(from: from, until: until, epsilon: epsilon)
  }

  private func length(at time: Double) -> Double {
    let weights = self.weights.weights(at: time)
    return length(distance * weights.remaining.high, speed * weights.impulse.high)
  }

  /// The length of two parts at the angle between them.
  private func length(_ first: Double, _ second: Double) -> Double {
    let along = first + second * cosine
    return (along * along + second * second * (1 - cosine) * (1 + cosine)).squareRoot()
  }

  /// d·d′ / |d|, the derivative of the length.
  private func slope(at time: Double) -> Double {
    let weights = self.weights.weights(at: time)
    let first = distance * weights.remaining.high
    let second = speed * weights.impulse.high
    let firstRate = distance * weights.remainingRate.high
    let secondRate = speed * weights.impulseRate.high
    let product =
      first * firstRate + second * secondRate + cosine * (first * secondRate + second * firstRate)
    return product / length(first, second)
  }

  private struct Turns {
    /// The first maximum and the first minimum after time 0, where there are any.
    var maximum: Double?
    var minimum: Double?
    /// From one maximum to the next; infinite where there is only one.
    var spacing = Double.infinity
  }

  /// The roots of d·d′ after time 0.
  private func turningTimes() -> Turns {
    settling.swings ? swingingTurns() : creepingTurns()
  }

  private func swingingTurns() -> Turns {
    // With τ = tan(ωt)/ω, start and velocity have the shares 1 + γτ and τ in d, −ω₀²τ and 1 − γτ in d′, all
    // times e^(−γt)·cos ωt: d·d′ is a quadratic in τ, and none of its terms grows towards critical damping.
    let gamma = settling.decay
    let omega = settling.frequency
    let squared = settling.naturalFrequency * settling.naturalFrequency
    let a = distance * distance
    let b = speed * speed
    let c = distance * speed * cosine
    let quadratic = -(gamma * (squared * a + b) + (gamma * gamma + squared) * c)
    let linear = b - squared * a
    var turns = Turns(spacing: .pi / omega)
    if quadratic == 0 {
      // One of the roots lies at infinity, a quarter of a swing away.
      if linear > 0 { turns.maximum = .pi / omega / 2 } else { turns.minimum = .pi / omega / 2 }
    }
    for root in roots(quadratic, linear, c) {
      let phase = atan(omega * root)
      let time = (root < 0 ? phase + .pi : phase) / omega
      // τ rises with time, so d·d′ rises through a root where the quadratic does.
      if 2 * quadratic * root + linear > 0 { turns.minimum = time } else { turns.maximum = time }
    }
    return turns
  }

  private func creepingTurns() -> Turns {
    // d·d′ in q: remaining ∝ 1 + slow·q, impulse ∝ q, rates ∝ −ω₀²·q and 1 − fast·q; a quadratic in q.
    let slow = settling.slow
    let fast = settling.fast
    let squared = settling.naturalFrequency * settling.naturalFrequency
    let a = distance * distance
    let b = speed * speed
    let c = distance * speed * cosine
    let quadratic = -a * slow * squared - b * fast - c * (slow * fast + squared)
    let linear = -a * squared + b + c * (slow - fast)
    let constant = c
    let end = settling.frequency == 0 ? Double.infinity : 1 / (2 * settling.frequency)
    var turns = Turns()
    for root in roots(quadratic, linear, constant) where root > 0 && root < end {
      let time =
        settling.frequency == 0
        ? root : -log1p(-2 * settling.frequency * root) / (2 * settling.frequency)
      let rising = 2 * quadratic * root + linear > 0
      if rising { turns.minimum = time } else { turns.maximum = time }
    }
    return turns
  }

  private func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    guard a != 0 else { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let larger = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return larger == 0 ? [0] : [larger / a, c / larger]
  }

  /// Newton's method inside a bracket that starts as wide as the falling stretch.
  private func crossing(from: Double, until: Double, epsilon: Double) -> Double {
    var lower = from
    var upper = until
    if upper == .infinity {
      upper = max(2 * from, 1 / settling.naturalFrequency)
      while length(at: upper) > epsilon, upper < .greatestFiniteMagnitude {
        lower = upper
        upper *= 2
      }
    }
    guard length(at: upper) <= epsilon else { return upper }
    var time = lower + (upper - lower) / 2
    for _ in 0..<200 {
      let size = length(at: time)
      if size > epsilon { lower = time } else { upper = time }
      var next = time - (log(size / epsilon) * size) / slope(at: time)
      if (next - time).magnitude <= 1e-15 * next { return next }
      if !(next > lower && next < upper) { next = lower + (upper - lower) / 2 }
      if next <= lower || next >= upper { return next }
      time = next
    }
    return time
  }

  /// No decay, or nothing that pulls: it stays within ε only where it never leaves.
  private func unbounded(epsilon: Double) -> Double {
    guard settling.naturalFrequency > 0, settling.decay == 0 else { return .infinity }
    // An ellipse about the target: its half axes follow from the two conjugate half diameters.
    let second = speed / settling.naturalFrequency
    let sum = distance * distance + second * second
    let product = 2 * distance * second * (1 - cosine * cosine).squareRoot()
    let longest = ((sum + product).squareRoot() + max(0, sum - product).squareRoot()) / 2
    return longest >= epsilon ? .infinity : 0
  }
}
