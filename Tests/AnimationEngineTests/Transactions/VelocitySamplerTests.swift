// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Velocities from samples.
struct VelocitySamplerTests {
  private func sampler(
    _ sampling: VelocitySampling, _ samples: [(time: Double, value: Double)]
  ) -> VelocitySampler<Double> {
    var sampler = VelocitySampler<Double>(sampling)
    for sample in samples { sampler.addSample(sample.value, time: sample.time) }
    return sampler
  }

  @Test(arguments: VelocitySampling.allCases)
  func `One sample has no velocity, two have their slope`(_ sampling: VelocitySampling) {
    #expect(sampler(sampling, []).isEmpty)
    #expect(sampler(sampling, []).velocity(at: 1) == 0)
    #expect(sampler(sampling, [(1, 5)]).velocity(at: 1) == 0)
    #expect(sampler(sampling, [(1, 5), (1.25, 7)]).velocity(at: 1.25) == 8)
  }

  @Test func `SwiftUI's rule weighs the older difference three times the newer`() {
    let sampler = sampler(.swiftUI, [(0, -100), (1, 0), (1.25, 2), (1.5, 3)])
    #expect(sampler.velocity(at: 1.5) == 0.75 * 8 + 0.25 * 4)
  }

  @Test func `SwiftUI's velocity decays by 0.998 per millisecond and ends after 2 s`() {
    let sampler = sampler(.swiftUI, [(1, 0), (1.25, 2)])
    var expected = 8.0
    for _ in 0..<100 { expected *= 0.998 }
    #expect(abs(sampler.velocity(at: 1.35) - expected) < 1e-12)
    #expect(sampler.velocity(at: 3.24) > 0)
    #expect(sampler.velocity(at: 3.25) == 0)
  }

  @Test func `The fit is right for constant acceleration, at uneven times`() {
    let times = [0, 0.013, 0.021, 0.047, 0.055, 0.081]
    let sampler = sampler(.fitted, times.map { (3 + $0, 7 - 40 * $0 + 900 * $0 * $0) })
    #expect(abs(sampler.velocity(at: 3.081) - (-40 + 1800 * 0.081)) < 1e-10)
  }

  @Test func `The fit forgets what was before its window`() {
    let samples = (0..<57).map { index in
      let time = Double(index) / 60
      return (time: time, value: index < 50 ? 1000 : 1000 + 3 * (time - 56.0 / 60))
    }
    let velocity = sampler(.fitted, samples).velocity(at: 56.0 / 60)
    #expect(abs(velocity - 3) < 1e-9)
  }

  @Test func `The fit takes a pause for standing`() {
    let samples = [(0.0, 0.0), (0.016, 8), (0.032, 16), (0.2, 17), (0.216, 18), (0.232, 19)]
    let sampler = sampler(.fitted, samples.map { ($0.0, $0.1) })
    #expect(abs(sampler.velocity(at: 0.232) - 62.5) < 1e-9)
    #expect(sampler.velocity(at: 0.27) != 0)
    #expect(sampler.velocity(at: 0.28) == 0)
  }

  @Test func `The fit passes on less noise than SwiftUI's rule`() {
    var generator = VelocityNoise(state: 11)
    var (fitted, weighted) = (0.0, 0.0)
    for _ in 0..<200 {
      let samples = (0..<7).map { (Double($0) / 60, generator.next()) }
      fitted += self.sampler(.fitted, samples).velocity(at: 0.1).magnitude
      weighted += self.sampler(.swiftUI, samples).velocity(at: 0.1).magnitude
    }
    #expect(fitted < 0.8 * weighted)
  }

  @Test(arguments: VelocitySampling.allCases)
  func `A sample of the past or of no value is left out, one of the same time replaces`(
    _ sampling: VelocitySampling
  ) {
    var sampler = sampler(sampling, [(1, 5), (1.25, 0)])
    sampler.addSample(100, time: 1.1)
    sampler.addSample(.nan, time: 1.3)
    sampler.addSample(1, time: .infinity)
    sampler.addSample(7, time: 1.25)
    #expect(sampler.velocity(at: 1.25) == 8)
    sampler.reset()
    #expect(sampler.isEmpty)
  }

  @Test func `Components are estimated apart`() {
    var sampler = VelocitySampler<AnimatablePair<Double, Double>>()
    for step in 0..<6 {
      let time = Double(step) / 64
      sampler.addSample(AnimatablePair(3 * time, -5 * time), time: time)
    }
    let velocity = sampler.velocity(at: 5.0 / 64)
    #expect(abs(velocity.first - 3) < 1e-12)
    #expect(abs(velocity.second + 5) < 1e-12)
  }
}

/// Numbers between −1 and 1 from a seed.
private struct VelocityNoise {
  var state: UInt64

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) * 0x1p-52 - 1
  }
}
