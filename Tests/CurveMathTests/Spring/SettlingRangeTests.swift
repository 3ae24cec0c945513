// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// Settling where epsilon or the motion is next to the ends of what doubles hold.
@Suite(.tags(.accuracy)) struct SettlingRangeTests {
  /// Springs with a response of 0.5 from rest: damping ratio, way, epsilon as a multiple of the least double, and
  /// the settling duration as a sum of two doubles. By bisection in ball arithmetic with 700 bits, on the fall from
  /// the last turn that reaches epsilon.
  static let lines: [(ratio: Double, way: Double, epsilon: Int, high: Double, low: Double)] = [
    (0.1, 1.0, 20_240_225_330_731, 567.8988904062778, 4.7205765132458474e-14),
    (0.1, 1.0, 2_024, 586.2381680798558, -3.580181488311373e-14),
    (0.1, 1.0, 1, 592.272335259563, 5.3514409056076347e-14),
    (0.1, 1e300, 2_024, 1135.9848953930991, 4.331720825233808e-14),
    (0.1, 1e-300, 2_024, 36.489807431584424, 1.4226178822821308e-15),
    (0.5, 1.0, 20_240_225_330_731, 113.5707504615385, 3.9978274836275647e-16),
    (0.5, 1.0, 2_024, 117.28253626609751, 4.198472284393206e-15),
    (0.5, 1.0, 1, 118.46604377418646, 3.548653469963716e-15),
    (0.5, 1e300, 2_024, 227.23286790990687, 7.27466116258869e-15),
    (0.5, 1e-300, 2_024, 7.320841246520951, 2.3226404732843933e-16),
    (0.7, 1.0, 20_240_225_330_731, 81.08139420390982, 3.450954672975353e-15),
    (0.7, 1.0, 2_024, 83.79437464831162, -3.0754956017839454e-15),
    (0.7, 1.0, 1, 84.5765350995362, -1.963526228868791e-15),
    (0.7, 1e300, 2_024, 162.27254680034036, 7.002082755344641e-15),
    (0.7, 1e-300, 2_024, 5.130352463456746, -3.8602826949897856e-16),
    (0.99, 1.0, 20_240_225_330_731, 57.53366368522671, -2.8692147882962165e-15),
    (0.99, 1.0, 2_024, 59.38341597066862, 3.7828091998038457e-16),
    (0.99, 1.0, 1, 59.92763678703078, -1.6062142499866307e-15),
    (0.99, 1e300, 2_024, 114.84672053625461, -1.1380923342685969e-15),
    (0.99, 1e-300, 2_024, 3.815772539560526, -4.268018437062273e-17),
    (0.9999999990686774, 1.0, 20_240_225_330_731, 57.32620892727232, -2.021932404232145e-15),
    (0.9999999990686774, 1.0, 2_024, 59.16105168355645, 2.134723178236406e-15),
    (0.9999999990686774, 1.0, 1, 59.76767197141694, 1.3016721959100593e-16),
    (0.9999999990686774, 1e300, 2_024, 114.18345848642088, -7.488499201190396e-16),
    (0.9999999990686774, 1e-300, 2_024, 3.977537357525267, -2.074114973153778e-16),
    (1.0, 1.0, 20_240_225_330_731, 57.3262217478996, -2.2841407561924228e-15),
    (1.0, 1.0, 2_024, 59.161065338047436, 2.877772919810385e-15),
    (1.0, 1.0, 1, 59.76768590737182, -3.7858976973834805e-16),
    (1.0, 1e300, 2_024, 114.18350935514505, -4.153370975114496e-15),
    (1.0, 1e-300, 2_024, 3.977537419244049, -1.1580315485475727e-16),
    (1.0000000009313226, 1.0, 20_240_225_330_731, 57.326234567706464, -5.983937185047377e-16),
    (1.0000000009313226, 1.0, 2_024, 59.16107899160762, -1.4902631071835286e-15),
    (1.0000000009313226, 1.0, 1, 59.76769984235706, -2.5654831184658705e-15),
    (1.0000000009313226, 1e300, 2_024, 114.18356021091101, -4.019017171831534e-15),
    (1.0000000009313226, 1e-300, 2_024, 3.977537480962814, 6.348104294609936e-17),
    (1.01, 1.0, 20_240_225_330_731, 65.55215040965871, 5.2015783867964555e-15),
    (1.01, 1.0, 2_024, 67.66259270518324, 6.796140223123254e-15),
    (1.01, 1.0, 1, 68.36034901725618, 7.084650614375117e-15),
    (1.01, 1e300, 2_024, 130.97583095929764, -3.1486692863765178e-15),
    (1.01, 1e-300, 2_024, 4.349354438218135, -5.741347390440432e-17),
    (2.0, 1.0, 20_240_225_330_731, 212.01197616305296, -1.2665384272312269e-14),
    (2.0, 1.0, 2_024, 218.8503617036101, -7.526107493319745e-15),
    (2.0, 1.0, 1, 221.1112748237796, -7.120445007424676e-15),
    (2.0, 1e300, 2_024, 424.00182873065614, -1.986046913531736e-14),
    (2.0, 1e-300, 2_024, 13.698894676564072, -4.977809008330245e-16),
    (50.0, 1.0, 20_240_225_330_731, 5679.683605306674, -2.1423817911824824e-13),
    (50.0, 1.0, 2_024, 5862.899268387631, -2.358495042084876e-13),
    (50.0, 1.0, 1, 5923.474194153888, 9.274606073875699e-14),
    (50.0, 1e300, 2_024, 11359.366503303012, 8.648012441161091e-13),
    (50.0, 1e-300, 2_024, 366.43203347224926, 2.8358971920054038e-14),
  ]

  /// Springs with a response of 0.5, a way of (1, 0.5) and an initial velocity of (1, 3): damping ratio, epsilon and
  /// settling duration, in the same way.
  static let planes: [(ratio: Double, epsilon: Int, duration: Double)] = [
    (0.1, 20_240_225_330_731, 568.1054704897244),
    (0.1, 2_024, 586.4380362855717),
    (0.1, 1, 592.4810124068131),
    (0.7, 20_240_225_330_731, 81.07481294205574),
    (0.7, 2_024, 83.79129154715842),
    (0.7, 1, 84.57000115919485),
    (0.999, 20_240_225_330_731, 57.06827921428391),
    (0.999, 2_024, 58.936311840163036),
    (0.999, 1, 59.53301960047124),
    (1.0, 20_240_225_330_731, 57.322717812475105),
    (1.0, 2_024, 59.157561046252276),
    (1.0, 1, 59.764181502570366),
    (1.0000000009313226, 20_240_225_330_731, 57.32273063598839),
    (1.0000000009313226, 2_024, 59.1575747036373),
    (1.0000000009313226, 1, 59.7641954414196),
    (2.0, 20_240_225_330_731, 212.0324627718499),
    (2.0, 2_024, 218.87084831240705),
    (2.0, 1, 221.13176143257655),
    (50.0, 20_240_225_330_731, 5680.558711365551),
    (50.0, 2_024, 5863.774374446509),
    (50.0, 1, 5924.349300212765),
  ]

  /// So many times the least double.
  private func small(_ count: Int) -> Double { Double(count) * .leastNonzeroMagnitude }

  @Test func `an epsilon next to the least double is settled to the last digit`() {
    for line in Self.lines {
      let spring = Spring(response: 0.5, dampingRatio: line.ratio)
      let time = spring.settlingDuration(target: line.way, epsilon: small(line.epsilon))
      let error = ((time - line.high) - line.low).magnitude
      // Where the motion is looked at in two stages, the time is a sum of two.
      #expect(error <= (line.way > 1 ? 1.02 : 0.51) * time.ulp, "\(line): \(time)")
    }
  }

  @Test func `an epsilon next to the least double is settled in the plane`() {
    for plane in Self.planes {
      let spring = Spring(response: 0.5, dampingRatio: plane.ratio)
      let time = spring.settlingDuration(
        target: SIMD2(1, 0.5), initialVelocity: SIMD2(1, 3), epsilon: small(plane.epsilon))
      #expect((time - plane.duration).magnitude <= 1e-15 * time, "\(plane): \(time)")
    }
  }

  @Test func `a level next to the least double is crossed when that motion settles`() {
    for line in Self.lines where line.way == 1 && line.ratio >= 1 {
      let motion = SpringMotion(spring: Spring(response: 0.5, dampingRatio: line.ratio), from: 1, to: 0)
      let time = motion.lastCrossing(of: small(line.epsilon)) ?? .nan
      #expect((time - line.high).magnitude <= 4e-16 * time, "\(line): \(time)")
    }
  }

  @Test(.tags(.property)) func `powers of two in length and in time scale the answer bit for bit`() {
    var random = SeededGenerator(seed: 408)
    var worst = Worst("scaled settling", seed: random.seed)
    for _ in 0..<1_000 {
      let response = random.geometric(1e-2...1e2)
      let ratio = random.geometric(1e-3...1e3)
      let way = random.uniform(-9...9)
      let velocity = random.sign() * random.geometric(1e-2...1e2) / response
      let epsilon = random.geometric(1e-9...1)
      let time = Spring(response: response, dampingRatio: ratio)
        .settlingDuration(target: way, initialVelocity: velocity, epsilon: epsilon)
      for (length, duration) in [(0x1p-600, 1.0), (0x1p-300, 0x1p-40), (0x1p200, 0x1p90), (0x1p900, 1.0)] {
        let scaled = Spring(response: response * duration, dampingRatio: ratio).settlingDuration(
          target: way * length, initialVelocity: velocity * length / duration, epsilon: epsilon * length)
        worst.note(
          scaled == time * duration,
          "response \(response), ratio \(ratio), way \(way), velocity \(velocity), epsilon \(epsilon): "
            + "\(time), times \(length) and \(duration): \(scaled)")
      }
    }
    worst.check()
  }

  @Test func `an epsilon further below the way than doubles reach is still a number`() {
    let spring = Spring(response: 0.5, dampingRatio: 0.3)
    let near = spring.settlingDuration(target: 1e100, epsilon: 1e-100)
    let far = spring.settlingDuration(target: 1e200, epsilon: 1e-200)
    #expect(near < far && far < 2.02 * near, "\(near), \(far)")
    let planar = spring.settlingDuration(
      target: SIMD2(1e200, 0), initialVelocity: SIMD2(0, 1e200), epsilon: 1e-200)
    #expect(planar > far && planar < 1.1 * far, "\(planar), \(far)")
    #expect(
      spring.settlingDuration(target: SIMD2(1e-200, 0), initialVelocity: SIMD2(0, 1), epsilon: 1e200) == 0)
  }
}
