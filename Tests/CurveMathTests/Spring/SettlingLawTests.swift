// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// A settling duration bounds the motion after it, and no earlier time does.
@Suite(.tags(.property)) struct SettlingLawTests {
  /// How much further than epsilon the motion may be, and how much nearer it may be at the answer itself.
  private static let slack = 1e-9

  @Test func `after settling a motion stays within epsilon`() {
    var random = SeededGenerator(seed: 401)
    var worst = Worst("distance after settling", seed: random.seed)
    for _ in 0..<1_500 {
      let sample = random.springSample()
      let motion = sample.motion
      let epsilon = sample.scale * random.geometric(1e-9...1)
      let settles = motion.settlingDuration(epsilon: epsilon)
      guard settles.isFinite else { continue }
      for time in laterTimes(than: settles, sample.spring) {
        worst.note(
          motion.remaining(at: time).magnitude, bound: epsilon * (1 + Self.slack),
          "\(sample), epsilon \(epsilon), settles \(settles), at \(time)")
      }
    }
    worst.check()
  }

  @Test func `when it settles a motion is at epsilon and just before it is no nearer`() {
    var random = SeededGenerator(seed: 402)
    var worst = Worst("epsilon/distance at the answer", seed: random.seed)
    for _ in 0..<6_000 {
      let sample = random.springSample()
      let motion = sample.motion
      let epsilon = sample.scale * random.geometric(1e-9...1)
      let settles = motion.settlingDuration(epsilon: epsilon)
      guard settles.isFinite, settles > 0 else { continue }
      for time in [settles, justBefore(settles, sample.spring)] {
        worst.note(
          epsilon / motion.remaining(at: time).magnitude, bound: 1 + Self.slack,
          "\(sample), epsilon \(epsilon), settles \(settles), at \(time)")
      }
    }
    worst.check()
  }

  @Test(arguments: [1e-3, 1e-5, 1e-7, 1e-9])
  func `an epsilon just below a turn settles after it, and one just above settles before`(margin: Double) {
    var random = SeededGenerator(seed: 408)
    var worst = Worst("settling next to a turn", seed: random.seed)
    for _ in 0..<1_500 {
      let ratio = random.uniform(0.01...0.95)
      let spring = Spring(response: random.geometric(1e-2...1e2), dampingRatio: ratio)
      let way = random.geometric(1e-3...1e3)
      let motion = SpringMotion(
        spring: spring, from: 0, to: way,
        initialVelocity: random.uniform(-3...3) * way * spring.angularFrequency)
      let index = Int.random(in: 0..<6, using: &random)
      var turns = motion.extrema.dropFirst(index).makeIterator()
      guard let turn = turns.next() else { continue }
      let size = motion.remaining(at: turn.time).magnitude
      let after = motion.settlingDuration(epsilon: size * (1 - margin)) - turn.time
      let before = motion.settlingDuration(epsilon: size * (1 + margin))
      let inputs = "\(motion), turn \(index) at \(turn.time): \(after) after, \(before)"
      // Near the turn |d| = size·(1 − ω₀²τ²/2); what is left out is of the order of the root of the margin, and the
      // time of the turn itself is known to some units.
      let expected = (2 * margin).squareRoot() / spring.angularFrequency
      let known = 8 * .roundoff * turn.time + 1e-15 / margin * expected
      worst.note(after - expected, bound: 2 * margin.squareRoot() * expected + known, inputs)
      worst.note(before < turn.time, inputs)
    }
    worst.check()
    #expect(worst.rows > 2_000)
  }

  @Test func `only an undamped motion that reaches epsilon never settles`() {
    var random = SeededGenerator(seed: 403)
    var worst = Worst("infinity", seed: random.seed)
    for _ in 0..<5_000 {
      let sample = random.springSample()
      let motion = sample.motion
      let epsilon = sample.scale * random.geometric(1e-9...4)
      let settles = motion.settlingDuration(epsilon: epsilon)
      let speed = sample.initialVelocity / sample.spring.angularFrequency
      let distance = sample.to - sample.from
      let amplitude = (distance * distance + speed * speed).squareRoot()
      guard (amplitude / epsilon - 1).magnitude > 1e-12 else { continue }
      let isEndless = sample.spring.regime == .undamped && amplitude > epsilon
      worst.note((settles == .infinity) == isEndless, "\(sample), epsilon \(epsilon): \(settles)")
    }
    worst.check()
  }

  @Test func `a larger epsilon never settles later`() {
    var random = SeededGenerator(seed: 404)
    var worst = Worst("order in epsilon", seed: random.seed)
    for _ in 0..<3_000 {
      let sample = random.springSample()
      let epsilon = sample.scale * random.geometric(1e-9...1)
      let larger = epsilon * random.uniform(1.0001...2)
      let (first, second) = (
        sample.motion.settlingDuration(epsilon: epsilon), sample.motion.settlingDuration(epsilon: larger)
      )
      worst.note(second <= first, "\(sample), \(epsilon): \(first), \(larger): \(second)")
    }
    worst.check()
  }

  @Test func `after settling a motion in the plane stays within epsilon`() {
    var random = SeededGenerator(seed: 405)
    var worst = Worst("length after settling", seed: random.seed)
    for _ in 0..<1_500 {
      let sample = random.planarSample()
      let settles = sample.motion.settlingDuration(epsilon: sample.epsilon)
      guard settles.isFinite else { continue }
      for time in laterTimes(than: settles, sample.motion.spring) {
        worst.note(
          sample.motion.remaining(at: time).magnitude, bound: sample.epsilon * (1 + Self.slack),
          "\(sample.motion), epsilon \(sample.epsilon), settles \(settles), at \(time)")
      }
    }
    worst.check()
  }

  @Test func `when it settles a motion in the plane is at epsilon and just before it is no nearer`() {
    var random = SeededGenerator(seed: 406)
    var worst = Worst("epsilon/length at the answer", seed: random.seed)
    for _ in 0..<6_000 {
      let sample = random.planarSample()
      let settles = sample.motion.settlingDuration(epsilon: sample.epsilon)
      guard settles.isFinite, settles > 0 else { continue }
      for time in [settles, justBefore(settles, sample.motion.spring)] {
        worst.note(
          sample.epsilon / sample.motion.remaining(at: time).magnitude, bound: 1 + Self.slack,
          "\(sample.motion), epsilon \(sample.epsilon), settles \(settles), at \(time)")
      }
    }
    worst.check()
  }

  @Test func `a velocity along the way gives the plane and the line the same answer`() {
    var random = SeededGenerator(seed: 407)
    var worst = Worst("plane against line", seed: random.seed)
    for _ in 0..<3_000 {
      let sample = random.springSample()
      let epsilon = sample.scale * random.geometric(1e-6...1)
      let line = sample.motion.settlingDuration(epsilon: epsilon)
      let direction = SIMD2(0.6, -0.8)
      let planar = SpringMotion(
        spring: sample.spring, from: direction * sample.from, to: direction * sample.to,
        initialVelocity: direction * sample.initialVelocity
      ).settlingDuration(epsilon: epsilon)
      guard line.isFinite, line > 0 else { continue }
      // A rounding of either moves the crossing where it is flat: judged by the distance there.
      let distance = sample.motion.remaining(at: planar).magnitude
      worst.note(
        distance - epsilon, bound: 1e-9 * epsilon, "\(sample), epsilon \(epsilon): \(line), \(planar)")
    }
    worst.check()
  }

  /// A time before the answer, less than 1e-5 of a swing: where a swing only just reaches epsilon, the motion
  /// falls on the other side of it by half the square of that.
  private func justBefore(_ settles: Double, _ spring: Spring) -> Double {
    settles - min(1e-11 * settles, 1e-5 / spring.angularFrequency)
  }

  /// Dense times after one, and then ever wider apart.
  private func laterTimes(than settles: Double, _ spring: Spring) -> [Double] {
    let even = (0..<200).map { settles + spring.response * Double($0) / 67 }
    let wide = (0..<100).map { settles * (1 + Double($0) / 33) + spring.response * Double($0) / 7 }
    let tiny = (4...14).map { settles * (1 + Double(sign: .plus, exponent: -3 * $0, significand: 1)) }
    return even + wide + tiny
  }
}

/// A motion in the plane whose velocity points anywhere.
private struct PlanarSample {
  var motion: SpringMotion<SIMD2<Double>>
  var epsilon: Double
}

extension SeededGenerator {
  fileprivate mutating func planarSample() -> PlanarSample {
    let spring = Spring(springParameters())
    let from = SIMD2(uniform(-9...9), uniform(-9...9))
    let to = SIMD2(uniform(-9...9), uniform(-9...9))
    let speed = spring.angularFrequency * geometric(1e-2...1e3)
    var velocity = SIMD2(uniform(-1...1), uniform(-1...1)) * speed
    if Int.random(in: 0..<4, using: &self) == 0 {
      // Nearly along the way.
      let tilt = geometric(1e-14...1e-2) * sign()
      let way = to - from
      velocity = (way + SIMD2(-way.y, way.x) * tilt) * (sign() * speed)
    }
    let length = max(
      (to - from).magnitude, velocity.magnitude / spring.angularFrequency)
    return PlanarSample(
      motion: SpringMotion(spring: spring, from: from, to: to, initialVelocity: velocity),
      epsilon: length * geometric(1e-9...1))
  }
}
