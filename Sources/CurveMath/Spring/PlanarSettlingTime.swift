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
  let distance: Double
  let speed: Double
  /// The cosine of the angle between the displacement at the start and the velocity.
  let cosine: Double

  /// The motion that starts at ``enlargement`` at rest, and the one that starts at 0 with that velocity.
  private let remaining: FallingMotion
  private let impulse: FallingMotion

  /// Lengths are compared so many times larger than they are, so that those next to the least double keep their
  /// digits.
  private static var enlargement: Double { 0x1p440 }

  /// - Parameters:
  ///   - distance: the length of the displacement at the start, a moderate number like the two that follow.
  ///   - speed: the length of the velocity.
  ///   - cosine: the cosine of the angle between them.
  init(_ spring: Spring, distance: Double, speed: Double, cosine: Double) {
    settling = SettlingTime(spring)
    self.distance = distance
    self.speed = speed
    self.cosine = cosine
    let unit = PlanarSettlingTime.enlargement
    remaining = FallingMotion(settling.kernel, start: DoubleDouble(unit), velocity: 0)
    impulse = FallingMotion(settling.kernel, start: DoubleDouble(0), velocity: unit)
  }

  /// The last time at which the length is `epsilon·2^power`.
  ///
  /// Below the 2¹⁴⁵⁰th part of what moves the kernel is 0: an epsilon further down counts as if it were there.
  func lastCrossing(epsilon: Double, power: Int) -> Double {
    guard epsilon >= 0, distance.isFinite, speed.isFinite else { return .nan }
    switch settling.kernel.form {
    case .undefined: return .nan
    case .instant: return 0
    case .swinging, .creeping: break
    }
    guard epsilon > 0 else { return .infinity }
    guard settling.naturalFrequency > 0 else { return drift(epsilon: epsilon * SettlingTime.power(power)) }
    let exponent =
      epsilon < .infinity ? epsilon.exponent + power + PlanarSettlingTime.enlargement.exponent : 1000
    guard exponent < 1000 else { return settling.decay < 0 ? .infinity : 0 }
    let enlarged = epsilon.significand * SettlingTime.power(max(exponent, -1010))
    guard settling.decay > 0 else { return undamped(epsilon: enlarged) }
    let turns = turningTimes()
    // |d| rises only into a maximum: without one that reaches ε it falls through ε from the start.
    var from = 0.0
    var until = Double.infinity
    if let first = turns.maximum {
      let last = lastMaximum(from: first, spacing: turns.spacing, epsilon: enlarged)
      if length(at: last) >= enlarged {
        from = last
        let next = turns.minimum.map { $0 > first ? $0 : $0 + turns.spacing }
        until = next.map { last + ($0 - first) } ?? .infinity
      } else {
        until = first
      }
    } else if let minimum = turns.minimum {
      until = minimum
    }
    guard length(at: from) > enlarged else { return from }
    return crossing(from: from, until: until, epsilon: enlarged)
  }

  /// The time of the last maximum that reaches epsilon; the first where none does.
  private func lastMaximum(from first: Double, spacing: Double, epsilon: Double) -> Double {
    let size = length(at: first)
    guard size >= epsilon, settling.swings else { return first }
    let level = SettlingTime.logarithm(of: size, over: epsilon)
    let index = (level / settling.decay * settling.frequency / .pi).rounded(.down)
    // The logarithm may round to the maximum before or after; the lengths decide.
    for candidate in [index + 1, index] where length(at: first + candidate * spacing) >= epsilon {
      return first + candidate * spacing
    }
    return first + max(0, index - 1) * spacing
  }

  /// The two parts of the displacement and of its rate, enlarged.
  @inline(__always)
  private func parts(
    at time: Double
  ) -> (first: Double, second: Double, firstRate: Double, secondRate: Double) {
    let phase = settling.kernel.phase(at: time)
    return (
      distance * phase.motion(remaining.position).rounded, speed * phase.motion(impulse.position).rounded,
      distance * remaining.rate(at: phase), speed * impulse.rate(at: phase)
    )
  }

  private func length(at time: Double) -> Double {
    let parts = parts(at: time)
    return length(parts.first, parts.second)
  }

  /// The length of two parts at the angle between them.
  private func length(_ first: Double, _ second: Double) -> Double {
    let size = max(first.magnitude, second.magnitude)
    guard size.isNormal else { return size }
    let unit = SettlingTime.power(-size.exponent)
    let along = (first + second * cosine) * unit
    let across = second * unit
    return SettlingTime.power(Int(size.exponent))
      * (along * along + across * across * (1 - cosine) * (1 + cosine)).squareRoot()
  }

  /// The length, and its derivative d·d′/|d|.
  private func state(at time: Double) -> (length: Double, slope: Double) {
    let parts = parts(at: time)
    let length = length(parts.first, parts.second)
    let along = parts.first + parts.second * cosine
    let across = parts.second / length * (1 - cosine) * (1 + cosine)
    let alongRate = parts.firstRate + parts.secondRate * cosine
    return (length, along / length * alongRate + across * parts.secondRate)
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
      let (size, slope) = state(at: time)
      if size > epsilon { lower = time } else { upper = time }
      let level = SettlingTime.level(excess: size - epsilon, over: epsilon)
      var next = time - level * (size / slope)
      if (next - time).magnitude <= 1e-15 * time { return next }
      if !(next > lower && next < upper) { next = lower + (upper - lower) / 2 }
      if next <= lower || next >= upper { return next }
      time = next
    }
    return time
  }

  /// Without decay the motion goes round an ellipse about the target, whose half axes follow from the two conjugate
  /// half diameters: it stays within ε only where it never leaves.
  private func undamped(epsilon: Double) -> Double {
    guard settling.decay == 0 else { return .infinity }
    let second = speed / settling.naturalFrequency
    let sum = distance * distance + second * second
    let product = 2 * distance * second * (1 - cosine * cosine).squareRoot()
    let longest = ((sum + product).squareRoot() + max(0, sum - product).squareRoot()) / 2
    return longest * PlanarSettlingTime.enlargement >= epsilon ? .infinity : 0
  }

  /// Without stiffness the motion is a straight line, on which drag stops it. It comes within ε once, and stays where
  /// the end is.
  private func drift(epsilon: Double) -> Double {
    guard settling.decay > 0 else { return .infinity }
    // In units of the distance at the start: |1 + s·v|² = ε², with v the velocity and s = (1 − e^(−2γt))/2γ.
    let rate = 2 * settling.decay
    let velocity = speed / distance
    let reach = velocity / rate
    let radius = epsilon / distance
    let across = (1 - cosine) * (1 + cosine)
    let along = 1 + reach * cosine
    guard along * along + reach * reach * across < radius * radius else { return .infinity }
    guard radius < 1 else { return 0 }
    // The nearer root, from the sum that doesn't cancel.
    let chord = ((radius - 1) * (radius + 1) + cosine * cosine).squareRoot()
    let share = (1 - radius) * (1 + radius) / (velocity * (chord - cosine))
    return -log1p(-rate * share) / rate
  }
}
