// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

private func anyBand(_ random: inout SeededGenerator) -> RubberBand {
  RubberBand(dimension: random.geometric(1...4096), coefficient: random.uniform(0.05...2))
}

@Suite struct RubberBandTests {
  @Test func `the formula of scroll views is what is shown`() {
    var random = SeededGenerator(seed: 0xD3_01)
    for _ in 0..<1000 {
      let band = anyBand(&random)
      let offset = random.uniform(0...3) * band.dimension
      let formula = (1 - 1 / (offset * band.coefficient / band.dimension + 1)) * band.dimension
      #expect((band.shown(offset) - formula).magnitude <= 4 * 0x1p-53 * band.dimension)
    }
  }

  @Test func `the coefficient is 0 point 55 where none is given`() {
    #expect(RubberBand(dimension: 320) == RubberBand(dimension: 320, coefficient: 0.55))
  }

  @Test func `offsets of either sign are handled alike`() {
    var random = SeededGenerator(seed: 0xD3_02)
    for _ in 0..<500 {
      let band = anyBand(&random)
      let offset = random.uniform(0...5) * band.dimension
      #expect(band.shown(-offset) == -band.shown(offset))
      let shown = random.uniform(0...1) * band.dimension
      #expect(band.offset(shown: -shown) == -band.offset(shown: shown))
      #expect(band.slope(at: -offset) == band.slope(at: offset))
    }
  }

  @Test func `what is shown rises with the offset and never exceeds the dimension`() {
    var random = SeededGenerator(seed: 0xD3_03)
    for _ in 0..<50 {
      let band = anyBand(&random)
      var last = 0.0
      for step in 1...600 {
        let shown = band.shown(band.dimension * 0x1p-20 * Double(step * step * step))
        #expect(shown >= last && shown <= band.dimension)
        last = shown
      }
    }
  }

  @Test func `what was shown is shown again for the offset that shows it`() {
    var random = SeededGenerator(seed: 0xD3_04)
    for _ in 0..<5000 {
      let band = anyBand(&random)
      let shown = band.dimension * random.geometric(1e-9...0.999999)
      let back = band.shown(band.offset(shown: shown))
      #expect((back - shown).magnitude <= 2 * shown.ulp, "seed \(random.seed): \(band), shown \(shown)")
    }
  }

  @Test func `an offset comes back within the bound that its stretch leaves`() {
    var random = SeededGenerator(seed: 0xD3_05)
    for _ in 0..<5000 {
      let band = anyBand(&random)
      let offset = band.dimension * random.geometric(1e-9...1e6)
      let back = band.offset(shown: band.shown(offset))
      let units = 2 + offset * band.coefficient / band.dimension
      #expect(
        (back - offset).magnitude <= units * 0x1p-52 * offset,
        "seed \(random.seed): \(band), offset \(offset)")
    }
  }

  @Test func `the slope is the derivative`() {
    var random = SeededGenerator(seed: 0xD3_06)
    for _ in 0..<500 {
      let band = anyBand(&random)
      let offset = random.uniform(0.1...3) * band.dimension
      let step = 1e-5 * band.dimension
      let rise = (band.shown(offset + step) - band.shown(offset - step)) / (2 * step)
      #expect((rise - band.slope(at: offset)).magnitude <= 1e-8 * band.coefficient)
    }
    #expect(RubberBand(dimension: 100).slope(at: 0) == 0.55)
    #expect(RubberBand(dimension: 100).slope(at: .infinity) == 0)
  }

  @Test(arguments: [0, -1, -Double.infinity])
  func `a view without extent gives no way`(dimension: Double) {
    let band = RubberBand(dimension: dimension)
    for offset in [0, 1, -100, .infinity] { #expect(band.shown(offset) == 0) }
    #expect(band.slope(at: 10) == 0)
    #expect(band.offset(shown: 0) == 0)
    #expect(band.offset(shown: 1) == .infinity)
  }

  @Test func `an infinite offset shows the dimension and only it does`() {
    let band = RubberBand(dimension: 320)
    #expect(band.shown(.infinity) == 320)
    #expect(band.shown(-.infinity) == -320)
    #expect(band.shown(.greatestFiniteMagnitude) == 320)
    #expect(band.offset(shown: 320) == .infinity)
    #expect(band.offset(shown: -321) == -.infinity)
    #expect(band.offset(shown: 320.0.nextDown).isFinite)
  }

  @Test func `an endless view follows by the coefficient`() {
    let band = RubberBand(dimension: .infinity, coefficient: 0.5)
    #expect(band.shown(-30) == -15)
    #expect(band.offset(shown: -15) == -30)
    #expect(band.slope(at: 30) == 0.5)
  }

  @Test(arguments: [RubberBand(dimension: .nan), RubberBand(dimension: 1, coefficient: -1)])
  func `a band that is none shows NaN`(band: RubberBand) {
    #expect(band.shown(1).isNaN)
    #expect(band.offset(shown: 0.5).isNaN)
    #expect(band.slope(at: 1).isNaN)
  }

  @Test func `a coefficient of 0 shows nothing`() {
    let band = RubberBand(dimension: 10, coefficient: 0)
    #expect(band.shown(100) == 0)
    #expect(band.offset(shown: 1) == .infinity)
    #expect(band.offset(shown: 0) == 0)
  }

  @Test func `a position inside a range is shown as it is`() {
    let band = RubberBand(dimension: 320)
    #expect(band.shown(50, beyond: 0...100) == 50)
    #expect(band.shown(130, beyond: 0...100) == 100 + band.shown(30))
    #expect(band.shown(-30, beyond: 0...100) == -band.shown(30))
    #expect(band.shown(.nan, beyond: 0...100).isNaN)
  }
}
