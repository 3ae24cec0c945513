// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// Springs with so little damping that their turns can't be counted by doubles, or be told apart by their times.
@Suite(.tags(.accuracy)) struct ManyTurnsTests {
  /// Springs with a response of 0.5, from −1 to 0: damping ratio, initial velocity, how many turns after time 0 are
  /// larger than 0.001, when they settle within it, and whether the last of the turns, counted from the first at or
  /// after time 0, has an odd index. From the closed form in ball arithmetic with 2,600 bits.
  static let cases: [(ratio: Double, velocity: Double, count: Double, settling: Double, isOdd: Bool)] = [
    (1e-12, 0.0, 2198806796638.0, 549701699159.5, false),
    (1e-12, 3.0, 2207628475213.0, 551907118803.2313, false),
    (1e-14, 0.0, 219880679663828.0, 54970169915957.0, false),
    (1e-14, 3.0, 220762847521351.0, 55190711880337.734, false),
    (1e-15, 0.0, 2198806796638283.0, 549701699159570.75, true),
    (1e-15, 3.0, 2207628475213514.0, 551907118803378.5, true),
    (1e-16, 0.0, 2.198806796638283e16, 5497016991595708.0, false),
    (1e-16, 3.0, 2.2076284752135148e16, 5519071188033787.0, false),
    (1e-17, 0.0, 2.1988067966382832e17, 5.497016991595708e16, true),
    (1e-17, 3.0, 2.2076284752135146e17, 5.5190711880337864e16, false),
    (1e-20, 0.0, 2.1988067966382834e20, 5.4970169915957084e19, false),
    (1e-20, 3.0, 2.207628475213515e20, 5.5190711880337875e19, false),
    (1e-100, 0.0, 2.1988067966382833e100, 5.497016991595708e99, false),
    (1e-100, 3.0, 2.2076284752135147e100, 5.519071188033787e99, false),
    (1e-300, 0.0, 2.1988067966382833e300, 5.497016991595708e299, true),
    (1e-300, 3.0, 2.2076284752135146e300, 5.5190711880337864e299, false),
  ]

  private func motion(_ ratio: Double, _ velocity: Double) -> SpringMotion<Double> {
    SpringMotion(
      spring: Spring(response: 0.5, dampingRatio: ratio), from: -1, to: 0, initialVelocity: velocity)
  }

  @Test func `however many turns there are they are counted to the last digit`() {
    for item in Self.cases {
      let count = motion(item.ratio, item.velocity).extremumCount(above: 0.001)
      #expect((count - item.count).magnitude <= (count < 0x1p53 ? 0 : count.ulp), "\(item): \(count)")
    }
  }

  @Test func `however many turns there are the motion settles when it does`() {
    for item in Self.cases {
      let time = motion(item.ratio, item.velocity).settlingDuration(epsilon: 0.001)
      #expect((time - item.settling).magnitude <= 2 * time.ulp, "\(item): \(time)")
    }
  }

  @Test func `crossings of a level are counted, two for each turn beyond it`() {
    for item in Self.cases {
      let motion = motion(item.ratio, item.velocity)
      let isAtRest = item.velocity == 0
      // The start at rest is a turn as well, with index 0.
      let turns = item.count + (isAtRest ? 1 : 0)
      let even = ((turns + 1) / 2).rounded(.down)
      let odd = (turns / 2).rounded(.down)
      // At rest it starts beyond the lower level and crosses that once before the next turn. In motion it starts
      // below both levels and goes up to a turn with an even index.
      let expected = isAtRest ? (lower: 2 * even - 1, upper: 2 * odd) : (lower: 2 * odd + 1, upper: 2 * even)
      for (level, expected) in [(-0.001, expected.lower), (0.001, expected.upper)] {
        let count = motion.crossings(of: level).count
        let slack = count < 0x1p50 ? 0 : 4 * count.ulp
        #expect((count - expected).magnitude <= slack, "\(item), level \(level): \(count), not \(expected)")
      }
    }
  }

  @Test func `the last crossing is on the side of the last turn and when the motion settles`() {
    for item in Self.cases {
      let motion = motion(item.ratio, item.velocity)
      let side = (item.velocity == 0) == item.isOdd ? 1.0 : -1.0
      let last = motion.lastCrossing(of: side * 0.001) ?? .nan
      let other = motion.lastCrossing(of: side * -0.001) ?? .nan
      #expect((last - item.settling).magnitude <= 4 * last.ulp, "\(item): \(last)")
      #expect(other <= last && last - other <= 0.5 + 4 * last.ulp, "\(item): \(other), \(last)")
      #expect(other < last || last > 0x1p51, "\(item): \(other), \(last)")
    }
  }

  @Test func `a time beyond the doubles is infinite`() {
    let motion = motion(.leastNonzeroMagnitude, 0)
    #expect(motion.settlingDuration(epsilon: 0.001) == .infinity)
    #expect(motion.lastCrossing(of: 0.001) == .infinity)
    #expect(motion.extremumCount(above: 0.001) == .infinity)
    #expect(motion.crossings(of: 0.001).count == .infinity)
    #expect(Array(motion.crossings(of: 0.001).prefix(3)).count == 3)
  }
}
