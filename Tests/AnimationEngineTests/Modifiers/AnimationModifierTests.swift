// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import TestSupport
import Testing

/// What modifiers make of an animation's time.
struct AnimationModifierTests {
  private static func running(_ animation: Animation) -> AnimatedValue<Double> {
    var value = AnimatedValue(0.0)
    value.animate(to: 8, animation, at: 0)
    return value
  }

  /// What a linear animation of a second shows at quarters of a second, under modifiers.
  private static func quarters(_ count: Int, _ modify: (Animation) -> Animation) -> [Double] {
    let value = running(modify(.linear(duration: 1)))
    return (0...count).map { value.value(at: Double($0) / 4) }
  }

  // MARK: - Delay and speed

  @Test func `a delay waits`() {
    #expect(Self.quarters(6) { $0.delay(0.5) } == [0, 0, 0, 2, 4, 6, 8])
    #expect(Self.running(.linear(duration: 1).delay(0.5)).end == 1.5)
  }

  @Test func `a negative delay begins within the animation`() {
    #expect(Self.quarters(3) { $0.delay(-0.5) } == [4, 6, 8, 8])
    #expect(Self.running(.linear(duration: 1).delay(-0.5)).end == 0.5)
  }

  @Test func `a negative delay as long as the animation makes the change at once`() {
    var value = AnimatedValue(0.0)
    #expect(value.animate(to: 8, .linear(duration: 1).delay(-1), at: 0) == .jumped)
  }

  @Test func `a speed is a factor`() {
    #expect(Self.quarters(4) { $0.speed(2) } == [0, 4, 8, 8, 8])
    #expect(Self.quarters(4) { $0.speed(0.5) } == [0, 1, 2, 3, 4])
  }

  @Test func `the order of modifiers matters`() {
    // A speed outside halves the delay too.
    #expect(Self.quarters(6) { $0.delay(1).speed(2) } == [0, 0, 0, 4, 8, 8, 8])
    #expect(Self.quarters(6) { $0.speed(2).delay(1) } == [0, 0, 0, 0, 0, 4, 8])
    #expect(Self.running(.linear(duration: 1).delay(1).speed(2)).end == 1)
    #expect(Self.running(.linear(duration: 1).speed(2).delay(1)).end == 1.5)
  }

  @Test func `at speed 0 nothing ever moves`() {
    let value = Self.running(.linear(duration: 1).speed(0))
    #expect(value.value(at: 1e9) == 0)
    #expect(value.isAnimating(at: 1e9))
  }

  @Test func `a negative speed runs from the end to the beginning, ends there, and jumps (motion#2194)`() {
    #expect(Self.quarters(4) { $0.speed(-1) } == [8, 6, 4, 2, 8])
    #expect(Self.quarters(2) { $0.speed(-2) } == [8, 4, 8])
    let value = Self.running(.linear(duration: 1).speed(-1))
    #expect(value.end == 1)
    #expect(value.velocity(at: 0.5) == -8)
    #expect(value.value(at: 1.0.nextDown) < 1e-14)
  }

  @Test func `an animation without an end has none to run back from`() {
    for endless in [Animation.linear.repeatForever(), .spring(bounce: 1)] {
      var value = AnimatedValue(0.0)
      #expect(value.animate(to: 8, endless.speed(-1), at: 0) == .jumped)
    }
  }

  @Test func `delays and speeds that are not numbers change nothing`() {
    #expect(Self.quarters(4) { $0.delay(.nan) } == [0, 2, 4, 6, 8])
    #expect(Self.quarters(4) { $0.speed(.nan) } == [0, 2, 4, 6, 8])
  }

  @Test func `an endless delay waits for ever, an endless speed has arrived`() {
    #expect(Self.running(.linear(duration: 1).delay(.infinity)).value(at: 1e300) == 0)
    #expect(Self.running(.linear(duration: 1).speed(.infinity)).value(at: 0) == 8)
  }

  // MARK: - Repeats

  @Test func `without autoreverse each pass begins at the start`() {
    #expect(
      Self.quarters(9) { $0.repeatCount(2, autoreverses: false) } == [0, 2, 4, 6, 0, 2, 4, 6, 8, 8])
  }

  @Test func `with autoreverse every second pass goes back`() {
    #expect(
      Self.quarters(12) { $0.repeatCount(3) } == [0, 2, 4, 6, 8, 6, 4, 2, 0, 2, 4, 6, 8])
    #expect(Self.running(.linear(duration: 1).repeatCount(3)).end == 3)
  }

  @Test(arguments: [2, 4, 10])
  func `after an even count with autoreverse the value stands at its start and jumps`(count: Int) {
    let value = Self.running(.linear(duration: 1).repeatCount(count))
    let end = Double(count)
    #expect(value.end == end)
    #expect(value.value(at: end.nextDown) < 1e-13)
    #expect(value.value(at: end) == 8)
  }

  @Test(arguments: [1, 3, 9])
  func `after an odd count with autoreverse the value arrives`(count: Int) {
    let value = Self.running(.linear(duration: 1).repeatCount(count))
    #expect((value.value(at: Double(count).nextDown) - 8).magnitude < 1e-13)
    #expect(value.value(at: Double(count)) == 8)
  }

  @Test(arguments: [0, -1, Int.min])
  func `a count of 0 or less makes the change at once`(count: Int) {
    var value = AnimatedValue(0.0)
    #expect(value.animate(to: 8, .linear(duration: 1).repeatCount(count), at: 0) == .jumped)
  }

  @Test func `the largest count is no trouble`() {
    let value = Self.running(.linear(duration: 1).repeatCount(.max, autoreverses: false))
    #expect(value.value(at: 1_000_000.25) == 2)
    #expect(value.isAnimating(at: 1e15))
  }

  @Test func `a repeat for ever goes on`() {
    let value = Self.running(.linear(duration: 1).repeatForever(autoreverses: false))
    #expect(value.value(at: 123_456.75) == 6)
    #expect(value.end == .infinity)
    #expect(value.logicalEnd == .infinity)
  }

  @Test func `an ease is mirrored on the way back, not reversed`() {
    // It begins slowly both ways.
    let value = Self.running(.easeIn(duration: 1).repeatForever())
    let curve = UnitCurve.easeIn
    for step in 1..<20 {
      let progress = Double(step) / 20
      let covered = 8 * curve.value(at: progress)
      #expect((value.value(at: progress) - covered).magnitude < 1e-14)
      #expect((value.value(at: 1 + progress) - (8 - covered)).magnitude < 1e-12)
    }
  }

  @Test func `each pass of a repeated spring begins from rest (slint-ui/slint#12503)`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let value = Self.running(.spring(spring).repeatForever())
    let length = spring.settlingDuration(target: 1.0, epsilon: 0.001)
    for pass in 0..<4 {
      let start = Double(pass) * length
      #expect(value.velocity(at: start + 1e-9).magnitude < 1e-4)
      let shown = value.value(at: start + 0.1)
      let covered = 8 * spring.value(target: 1.0, time: 0.1)
      #expect((shown - (pass % 2 == 0 ? covered : 8 - covered)).magnitude < 1e-12)
    }
  }

  @Test func `a delay inside a repeat waits before each pass, one outside only once`() {
    #expect(
      Self.quarters(8) { $0.speed(2).delay(0.5).repeatCount(2, autoreverses: false) }
        == [0, 0, 0, 4, 0, 0, 0, 4, 8])
    #expect(
      Self.quarters(6) { $0.speed(2).repeatCount(2, autoreverses: false).delay(0.5) }
        == [0, 0, 0, 4, 0, 4, 8])
  }

  @Test func `repeats repeat`() {
    // There and back, twice from the start; then the jump.
    #expect(
      Self.quarters(8) { $0.speed(2).repeatCount(2).repeatCount(2, autoreverses: false) }
        == [0, 4, 8, 4, 0, 4, 8, 4, 8])
  }

  @Test func `a seek of a reversed pass is reversed once (juliangarnier/anime#507)`() {
    let value = Self.running(.linear(duration: 1).repeatCount(2))
    #expect(value.value(at: 1.25) == 6)
  }

  // MARK: - Ends

  @Test func `an animation counts as done when its modifiers say so`() {
    let base = Animation.linear(duration: 1)
    let rows: [(animation: Animation, logical: Double, end: Double)] = [
      (base, 1, 1),
      (base.delay(0.5), 1.5, 1.5),
      (base.speed(2), 0.5, 0.5),
      (base.repeatCount(3), 3, 3),
      (base.logicallyComplete(after: 0.25), 0.25, 1),
      (base.logicallyComplete(after: 5), 1, 1),
      (base.logicallyComplete(after: -1), 0, 1),
      (base.logicallyComplete(after: .nan), 0, 1),
      (base.logicallyComplete(after: 0.25).delay(0.5), 0.75, 1.5),
      (base.delay(0.5).logicallyComplete(after: 0.25), 0.25, 1.5),
      (base.logicallyComplete(after: 0.25).speed(0.5), 0.5, 2),
      (base.logicallyComplete(after: 0.25).repeatCount(3), 2.25, 3),
      (base.repeatForever().logicallyComplete(after: 2), 2, .infinity),
      (base.logicallyComplete(after: 0.5).logicallyComplete(after: 0.25), 0.25, 1),
      (base.speed(-2), 0.5, 0.5),
      (base.delay(-0.25), 0.75, 0.75),
    ]
    for row in rows {
      let value = Self.running(row.animation)
      #expect(value.logicalEnd == row.logical, "\(row.animation)")
      #expect(value.end == row.end, "\(row.animation)")
    }
  }

  @Test func `a spring under modifiers counts as done after its duration`() {
    let value = Self.running(.bouncy.delay(1).speed(2))
    #expect((value.logicalEnd - 0.75).magnitude < 1e-15)
  }

  // MARK: - Velocity

  /// A random animation under up to four random modifiers.
  private static func random(_ random: inout SeededGenerator) -> Animation {
    var animation: Animation
    switch Int.random(in: 0..<5, using: &random) {
    case 0: animation = .linear(duration: random.uniform(0.2...2))
    case 1: animation = .easeInOut(duration: random.uniform(0.2...2))
    case 2: animation = .timingCurve(0.3, -0.5, 0.6, 1.4, duration: random.uniform(0.2...2))
    case 3: animation = .spring(duration: random.uniform(0.2...1), bounce: random.uniform(-0.5...0.7))
    default:
      animation = .interpolatingSpring(
        duration: random.uniform(0.2...1), bounce: random.uniform(-0.5...0.7),
        initialVelocity: random.uniform(-3...3))
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: animation = animation.delay(random.uniform(-0.2...0.5))
      case 1: animation = animation.speed(random.uniform(0.3...3))
      case 2: animation = animation.speed(-random.uniform(0.3...3))
      case 3:
        animation = animation.repeatCount(
          Int.random(in: 1...4, using: &random), autoreverses: Bool.random(using: &random))
      default: animation = animation.logicallyComplete(after: random.uniform(0...1))
      }
    }
    return animation
  }

  @Test func `velocity is the derivative of the value through every modifier`() {
    var random = SeededGenerator(seed: 0xE4_01)
    var worst = Worst("velocity against differences", seed: random.seed)
    var joints = 0
    for _ in 0..<400 {
      let animation = Self.random(&random)
      let value = Self.running(animation)
      for _ in 0..<25 {
        let time = random.uniform(0...min(6, max(0.1, value.end)))
        let step = 1e-6
        let before = (value.value(at: time) - value.value(at: time - step)) / step
        let after = (value.value(at: time + step) - value.value(at: time)) / step
        // Where the one-sided differences disagree a pass begins or ends.
        if !((before - after).magnitude < 0.05) || time < step {
          joints += 1
          continue
        }
        let difference = (value.value(at: time + step) - value.value(at: time - step)) / (2 * step)
        worst.note(difference - value.velocity(at: time), bound: 2e-5, "\(animation) at \(time)")
      }
    }
    worst.check()
    #expect(joints < worst.rows / 10)
  }

  @Test func `any partition of the time shows the same`() {
    var random = SeededGenerator(seed: 0xE4_02)
    for _ in 0..<200 {
      let animation = Self.random(&random)
      let whole = Self.running(animation)
      var stepped = whole
      var time = 0.0
      for _ in 0..<20 {
        time += random.geometric(0.001...1)
        stepped.advance(to: time)
        #expect(
          stepped.state(at: time) == whole.state(at: time), "\(animation) at \(time), seed \(random.seed)")
      }
    }
  }

  @Test func `every animation that ends leaves the value at its target, bit for bit`() {
    var random = SeededGenerator(seed: 0xE4_03)
    for _ in 0..<500 {
      let animation = Self.random(&random)
      let value = Self.running(animation)
      guard value.end < .infinity else { continue }
      #expect(value.value(at: value.end) == 8 || value.end == -.infinity, "\(animation), seed \(random.seed)")
      #expect(value.velocity(at: value.end) == 0)
      #expect(value.value(at: value.end + 100) == 8)
    }
  }
}
