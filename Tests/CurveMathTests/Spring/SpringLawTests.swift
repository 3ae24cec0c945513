// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// What must hold for every spring, whatever its formulas.
///
/// u is the roundoff 2⁻⁵³, S the motion's scale. The budgets allow 3uS for a value and
/// 3uSω₀ for a velocity; the bounds below follow from these two.
@Suite(.tags(.property)) struct SpringLawTests {
  private static let rows = 4_000

  /// The largest values of a motion and its scaled velocity: distances shrink in the norm `√(d² + (v/ω₀)²)`,
  /// and at the start it is at most `√(2² + 1)·S`.
  private static let reach = 5.0.squareRoot()

  @Test func `the motion solves its differential equation`() {
    var random = SeededGenerator(seed: 301)
    var worst = Worst("x″ + 2γx′ + ω₀²(x − to)", seed: random.seed)
    for _ in 0..<Self.rows {
      let sample = random.springSample()
      let spring = sample.spring
      let motion = sample.motion
      let state = motion.state(at: sample.time)
      let squared = spring.naturalFrequency * spring.naturalFrequency
      let residual =
        DoubleDouble(motion.acceleration(at: sample.time)) + spring.decay.scaled(by: 2) * state.velocity
        + squared * DoubleDouble.sum(state.value, -sample.to)
      // The errors of the three terms, the acceleration's against its own size of ω₀²S(1 + 2ζ).
      let bound = 6 * (1 + 2 * spring.dampingRatio) * sample.scale * squared.high * .roundoff
      worst.note(residual.high, bound: bound, "\(sample)")
    }
    worst.check()
  }

  @Test func `the velocity is the derivative of the value`() {
    var random = SeededGenerator(seed: 302)
    var worst = Worst("velocity against differences", seed: random.seed)
    for _ in 0..<Self.rows {
      let sample = random.springSample(upTo: 1e3)
      let motion = sample.motion
      let difference = Differences(sample)
      worst.note(
        difference.derivative(motion.value(at:)) - motion.velocity(at: difference.time),
        bound: difference.bound(times: difference.rate), "\(sample), judged at \(difference.time)")
    }
    worst.check()
  }

  @Test func `the acceleration is the derivative of the velocity`() {
    var random = SeededGenerator(seed: 303)
    var worst = Worst("acceleration against differences", seed: random.seed)
    for _ in 0..<Self.rows {
      let sample = random.springSample(upTo: 1e3)
      let motion = sample.motion
      let difference = Differences(sample)
      worst.note(
        difference.derivative(motion.velocity(at:)) - motion.acceleration(at: difference.time),
        bound: difference.bound(times: difference.rate * difference.rate),
        "\(sample), judged at \(difference.time)")
    }
    worst.check()
  }

  @Test func `a motion started again from its own state goes on as before`() {
    var random = SeededGenerator(seed: 304)
    var worst = Worst("restart", seed: random.seed)
    for _ in 0..<Self.rows {
      let sample = random.springSample()
      let motion = sample.motion
      // Both short, so that their sum is exact.
      let first = (sample.time * random.uniform(0.1...0.9)).coarse()
      let second = (sample.time * random.uniform(0.1...0.9)).coarse()
      guard (first + second) - first == second else { continue }
      let middle = motion.state(at: first)
      let again = SpringMotion(
        spring: sample.spring, from: middle.value, to: sample.to, initialVelocity: middle.velocity)
      let whole = motion.state(at: first + second)
      let parts = again.state(at: second)
      let frequency = sample.spring.angularFrequency
      // 3√2·uS of the state in between, which does not grow, and 3 units for either end.
      let size = 3 * (2.0.squareRoot() * sample.scale + sample.scale + (1 + Self.reach) * sample.scale)
      worst.note(parts.value - whole.value, bound: size * .roundoff, "value, \(sample), \(first) + \(second)")
      worst.note(
        parts.velocity - whole.velocity, bound: size * frequency * .roundoff,
        "velocity, \(sample), \(first) + \(second)")
    }
    worst.check()
  }

  @Test func `steps of any number compose to one long step`() {
    var random = SeededGenerator(seed: 305)
    var worst = Worst("partition", seed: random.seed)
    for _ in 0..<1_000 {
      let sample = random.springSample()
      let spring = sample.spring
      let steps = Int.random(in: 2...64, using: &random)
      let step = (sample.time / Double(steps)).coarse()
      var (value, velocity) = (sample.from, sample.initialVelocity)
      for _ in 0..<steps {
        spring.update(value: &value, velocity: &velocity, target: sample.to, deltaTime: step)
      }
      let once = sample.motion.state(at: Double(steps) * step)
      let size =
        3 * 2.0.squareRoot() * (1 + Self.reach) * sample.scale * Double(steps + 1) * Double.roundoff
      worst.note(value - once.value, bound: size, "value, \(sample), \(steps) steps of \(step)")
      worst.note(
        velocity - once.velocity, bound: size * spring.angularFrequency,
        "velocity, \(sample), \(steps) steps of \(step)")
    }
    worst.check()
  }

  @Test func `motions of one spring add up`() {
    var random = SeededGenerator(seed: 306)
    var worst = Worst("linearity", seed: random.seed)
    for _ in 0..<Self.rows {
      let sample = random.springSample()
      func part() -> SpringSample {
        var part = sample
        part.from = random.uniform(-8...8).coarse()
        part.to = random.uniform(-8...8).coarse()
        part.initialVelocity = (random.uniform(-8...8) * sample.spring.angularFrequency).coarse()
        return part
      }
      let (first, second) = (part(), part())
      var sum = first
      sum.from += second.from
      sum.to += second.to
      sum.initialVelocity += second.initialVelocity
      let scale = first.scale + second.scale + sum.scale
      let (a, b, c) = (
        first.motion.state(at: sample.time), second.motion.state(at: sample.time),
        sum.motion.state(at: sample.time)
      )
      worst.note(
        (DoubleDouble.sum(a.value, b.value) + -c.value).high, bound: 3.5 * scale * .roundoff,
        "\(first) + \(second)")
      worst.note(
        (DoubleDouble.sum(a.velocity, b.velocity) + -c.velocity).high,
        bound: 3.5 * scale * sample.spring.angularFrequency * .roundoff, "\(first) + \(second)")
    }
    worst.check()
  }

  @Test func `a power of two in value scales everything to the bit`() {
    var random = SeededGenerator(seed: 307)
    var worst = Worst("scaling in value", seed: random.seed)
    for _ in 0..<Self.rows {
      let sample = random.springSample()
      let power = Double(sign: .plus, exponent: Int.random(in: -300...300, using: &random), significand: 1)
      var scaled = sample
      scaled.from *= power
      scaled.to *= power
      scaled.initialVelocity *= power
      let (state, large) = (sample.motion.state(at: sample.time), scaled.motion.state(at: sample.time))
      guard isNormal(state.value), isNormal(state.velocity) else { continue }
      worst.note(
        large.value == state.value * power && large.velocity == state.velocity * power, "\(sample), \(power)")
      let epsilon = sample.scale * random.geometric(1e-9...2)
      worst.note(
        scaled.motion.settlingDuration(epsilon: epsilon * power)
          == sample.motion.settlingDuration(epsilon: epsilon),
        "settling, \(sample), \(power), epsilon \(epsilon)")
    }
    worst.check()
  }

  @Test func `a power of two in time scales everything to the bit`() {
    var random = SeededGenerator(seed: 308)
    var worst = Worst("scaling in time", seed: random.seed)
    for _ in 0..<Self.rows {
      let sample = random.springSample()
      let power = Double(sign: .plus, exponent: Int.random(in: -100...100, using: &random), significand: 1)
      let response = random.geometric(1e-3...1e3)
      let ratio = random.dampingRatio()
      let velocity = Bool.random(using: &random) ? 0 : random.uniform(-9...9) / response
      let time = response * random.geometric(1e-6...300)
      let motion = SpringMotion(
        spring: Spring(response: response, dampingRatio: ratio), from: sample.from, to: sample.to,
        initialVelocity: velocity)
      let slow = SpringMotion(
        spring: Spring(response: response * power, dampingRatio: ratio), from: sample.from, to: sample.to,
        initialVelocity: velocity / power)
      let (state, later) = (motion.state(at: time), slow.state(at: time * power))
      let inputs =
        "response \(response), ratio \(ratio), \(sample.from) to \(sample.to), \(velocity), \(power)"
      guard isNormal(state.value), isNormal(state.velocity) else { continue }
      worst.note(
        later.value == state.value && later.velocity == state.velocity / power, "\(inputs), time \(time)")
      let epsilon = sample.scale * random.geometric(1e-9...2)
      worst.note(
        slow.settlingDuration(epsilon: epsilon) == motion.settlingDuration(epsilon: epsilon) * power,
        "settling, \(inputs), epsilon \(epsilon)")
    }
    worst.check()
  }

  /// Whether a power of two scales a number exactly.
  private func isNormal(_ number: Double) -> Bool { number.magnitude > 1e-100 && number.magnitude < 1e100 }

  @Test func `the mirrored motion is the negative to the bit`() {
    var random = SeededGenerator(seed: 309)
    var worst = Worst("mirror", seed: random.seed)
    for _ in 0..<Self.rows {
      let sample = random.springSample()
      var mirrored = sample
      mirrored.from.negate()
      mirrored.to.negate()
      mirrored.initialVelocity.negate()
      let (state, other) = (sample.motion.state(at: sample.time), mirrored.motion.state(at: sample.time))
      worst.note(state.value == -other.value && state.velocity == -other.velocity, "\(sample)")
      let epsilon = sample.scale * 0.01
      worst.note(
        sample.motion.settlingDuration(epsilon: epsilon)
          == mirrored.motion.settlingDuration(epsilon: epsilon),
        "settling, \(sample)")
    }
    worst.check()
  }

  @Test func `the energy never rises`() {
    var random = SeededGenerator(seed: 310)
    var worst = Worst("√energy/ω₀", seed: random.seed)
    for _ in 0..<1_000 {
      let sample = random.springSample()
      let motion = sample.motion
      let frequency = sample.spring.angularFrequency
      func norm(_ time: Double) -> Double {
        let state = motion.state(at: time)
        let speed = state.velocity / frequency
        let distance = state.value - sample.to
        return (distance * distance + speed * speed).squareRoot()
      }
      var last = norm(0)
      for step in 1...50 {
        let time = sample.time * Double(step) / 50
        let energy = norm(time)
        // Two states of 3√2·uS each, and four roundings of a norm of up to √5·S twice.
        let bound = (6 * 2.0.squareRoot() + 8 * Self.reach) * sample.scale * .roundoff
        worst.note(max(0, energy - last), bound: bound, "\(sample), before \(time)")
        last = energy
      }
    }
    worst.check()
  }

  @Test func `an undamped spring keeps its energy`() {
    var random = SeededGenerator(seed: 311)
    var worst = Worst("√energy/ω₀", seed: random.seed)
    for _ in 0..<Self.rows {
      var sample = random.springSample()
      sample.parameters = .responseDampingRatio(response: random.geometric(1e-3...1e3), dampingRatio: 0)
      let motion = sample.motion
      let frequency = sample.spring.angularFrequency
      func norm(_ time: Double) -> Double {
        let state = motion.state(at: time)
        let speed = state.velocity / frequency
        let distance = state.value - sample.to
        return (distance * distance + speed * speed).squareRoot()
      }
      let bound = (6 * 2.0.squareRoot() + 8 * Self.reach) * sample.scale * .roundoff
      worst.note(norm(sample.time) - norm(0), bound: bound, "\(sample)")
    }
    worst.check()
  }

  @Test func `what remains is the target minus the value`() {
    var random = SeededGenerator(seed: 312)
    var worst = Worst("remaining", seed: random.seed)
    for _ in 0..<Self.rows {
      let sample = random.springSample()
      let rest = DoubleDouble.sum(sample.to, -sample.motion.value(at: sample.time))
      let error = (rest + -sample.motion.remaining(at: sample.time)).high
      worst.note(error, bound: 9 * sample.scale * .roundoff, "\(sample)")
    }
    worst.check()
  }

  @Test func `a state is the value and the velocity to the bit`() {
    var random = SeededGenerator(seed: 313)
    var worst = Worst("state", seed: random.seed)
    for _ in 0..<Self.rows {
      let sample = random.springSample()
      let (motion, time) = (sample.motion, sample.time)
      let state = motion.state(at: time)
      worst.note(
        motion.value(at: time) == state.value && motion.velocity(at: time) == state.velocity, "\(sample)")
      let planar = SpringMotion(
        spring: sample.spring, from: SIMD2(sample.from, 1), to: SIMD2(sample.to, 2),
        initialVelocity: SIMD2(sample.initialVelocity, 0))
      worst.note(
        planar.value(at: time) == planar.state(at: time).value
          && planar.velocity(at: time) == planar.state(at: time).velocity, "planar, \(sample)")
    }
    worst.check()
  }

  @Test func `the forms of a spring agree to the bit and with its motion to rounding`() {
    var random = SeededGenerator(seed: 315)
    var worst = Worst("forms", seed: random.seed)
    for _ in 0..<Self.rows {
      var sample = random.springSample()
      let (spring, time) = (sample.spring, sample.time)
      let (from, to, initial) = (sample.from, sample.to, sample.initialVelocity)
      let state = sample.motion.state(at: time)
      let value = spring.value(fromValue: from, toValue: to, initialVelocity: initial, time: time)
      let velocity = spring.velocity(fromValue: from, toValue: to, initialVelocity: initial, time: time)
      var (updated, speed) = (from, initial)
      spring.update(value: &updated, velocity: &speed, target: to, deltaTime: time)
      worst.note(updated == value && speed == velocity, "update, \(sample)")
      // Two results of 3uS each.
      let bound = 6 * sample.scale * Double.roundoff
      worst.note(value - state.value, bound: bound, "value, \(sample)")
      worst.note(velocity - state.velocity, bound: bound * spring.angularFrequency, "velocity, \(sample)")
      worst.note(
        spring.settlingDuration(fromValue: from, toValue: to, initialVelocity: initial, epsilon: 0.01)
          == sample.motion.settlingDuration(epsilon: 0.01), "settling, \(sample)")
      worst.note(
        spring.value(target: to, initialVelocity: initial, time: time)
          == spring.value(fromValue: 0, toValue: to, initialVelocity: initial, time: time), "value, \(sample)"
      )
      worst.note(
        spring.velocity(target: to, initialVelocity: initial, time: time)
          == spring.velocity(fromValue: 0, toValue: to, initialVelocity: initial, time: time),
        "velocity, \(sample)")
      sample.from = 0
      let size = spring.angularFrequency * spring.angularFrequency * (1 + 2 * spring.dampingRatio)
      worst.note(
        spring.acceleration(target: to, initialVelocity: initial, time: time)
          - sample.motion.acceleration(at: time),
        bound: 6 * sample.scale * size * .roundoff, "acceleration, \(sample)")
    }
    worst.check()
  }

  @Test func `a step of no time changes nothing`() {
    var random = SeededGenerator(seed: 316)
    var worst = Worst("update by 0", seed: random.seed)
    for _ in 0..<Self.rows {
      let sample = random.springSample()
      var (value, velocity) = (sample.from, sample.initialVelocity)
      sample.spring.update(value: &value, velocity: &velocity, target: sample.to, deltaTime: 0)
      worst.note(value == sample.from && velocity == sample.initialVelocity, "\(sample)")
    }
    worst.check()
  }

  @Test func `the force is the mass times the acceleration`() {
    var random = SeededGenerator(seed: 314)
    var worst = Worst("force", seed: random.seed)
    for _ in 0..<Self.rows {
      let sample = random.springSample()
      let spring = sample.spring
      let force = spring.force(target: sample.to, position: sample.from, velocity: sample.initialVelocity)
      let acceleration = sample.motion.acceleration(at: 0)
      let size = spring.stiffness * (1 + 2 * spring.dampingRatio) * 2 * sample.scale
      worst.note(force - spring.mass * acceleration, bound: 4 * size * .roundoff, "\(sample)")
      worst.note(
        spring.force(
          fromValue: 99.0, toValue: sample.to, position: sample.from, velocity: sample.initialVelocity)
          == force,
        "animatable form, \(sample)")
    }
    worst.check()
  }
}

/// A derivative by central differences of the eighth order, at times that are exact.
private struct Differences {
  let time: Double
  /// No root of the equation is larger: `ω₀(1 + 2ζ)`.
  let rate: Double
  private let step: Double
  private let scale: Double

  init(_ sample: SpringSample) {
    let spring = sample.spring
    rate = spring.angularFrequency * (1 + 2 * spring.dampingRatio)
    step = Double(sign: .plus, exponent: (0.05 / rate).exponent, significand: 1)
    time = step * (sample.time / step).rounded()
    scale = sample.scale
  }

  func derivative(_ value: (Double) -> Double) -> Double {
    var sum = 0.0
    for (index, weight) in [4.0 / 5, -1.0 / 5, 4.0 / 105, -1.0 / 280].enumerated().reversed() {
      let offset = Double(index + 1) * step
      sum += weight * (value(time + offset) - value(time - offset))
    }
    return sum / step
  }

  /// The remainder `h⁸x⁽⁹⁾/630` with `|x⁽⁹⁾| ≤ √5·S·rate⁹`, which 4 steps back may be larger by e^(4·0.05·2),
  /// and the rounding of the values, 3uS each with weights of 2.1/h, and 4uS for the sum itself; then 3uS, and
  /// what an acceleration may be off by, for the number that is judged.
  func bound(times power: Double) -> Double {
    let reduced = step * rate
    let squared = reduced * reduced
    let eighth = squared * squared * squared * squared
    let remainder = 5.0.squareRoot() * 1.5 * eighth / 630
    return scale * power * (remainder + (2.1 * (3 + 4) / reduced + 3) * Double.roundoff)
  }
}
