// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
  .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
}

private let presets: [UnitCurve] = [
  .linear, .easeIn, .easeOut, .easeInOut, .ease, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
  UnitCurve.circularEaseInOut.inverse,
]

/// Progress that is half even and half crowded at the ends and the middle.
private let places: [Double] = {
  let even = (0...100).map { Double($0) / 100 }
  let crowded = (2...40).flatMap { power -> [Double] in
    let small = Double(sign: .plus, exponent: -power, significand: 1.3)
    return [small, 1 - small, 0.5 - small / 2, 0.5 + small / 2]
  }
  return even + crowded
}()

@Suite struct UnitCurveInverseTests {
  @Test(arguments: presets)
  func `every preset has an inverse that is its own`(curve: UnitCurve) throws {
    #expect(try curve.inverted() == curve.inverse)
    #expect(try curve.inverted().inverted() == curve)
  }

  @Test(arguments: presets)
  func `the inverse of a preset gives the progress that has the value`(curve: UnitCurve) throws {
    let inverse = try curve.inverted()
    for value in places {
      let progress = inverse.value(at: value)
      // The curve is steep in places: two roundings of the progress to either side enclose the value.
      let below = curve.value(at: progress - 2 * 0x1p-53) - 2 * 0x1p-53
      let above = curve.value(at: progress + 2 * 0x1p-53) + 2 * 0x1p-53
      #expect(below <= value && value <= above, "\(value) is at \(progress)")
    }
  }

  @Test(arguments: presets)
  func `progress comes back where the curve is not flat`(curve: UnitCurve) throws {
    let inverse = try curve.inverted()
    for progress in places {
      let state = curve.state(at: progress)
      guard state.velocity > 0.01 else { continue }
      let back = inverse.value(at: state.value)
      #expect(
        (back - progress).magnitude <= 0x1p-52 * (2 + 2 / state.velocity),
        "\(progress) gives \(state.value), back \(back)")
    }
  }

  @Test(arguments: presets)
  func `the ends of an inverse are exact`(curve: UnitCurve) throws {
    #expect(try curve.inverted().value(at: 0) == 0)
    #expect(try curve.inverted().value(at: 1) == 1)
  }

  @Test func `circular ease in and out has an inverse of its own kind`() throws {
    let inverse = try UnitCurve.circularEaseInOut.inverted()
    #expect(inverse.kind == .circularEaseInOutInverse)
    // Half a quarter circle of half the size: y = ½(1 − √(1 − 4p²)) below ½.
    #expect((inverse.value(at: 0.1) - 0.3).magnitude <= 0.3.ulp)
    #expect((UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1).magnitude <= 0.1.ulp)
    #expect(inverse.value(at: 0.5) == 0.5)
  }

  @Test func `a bezier within the unit square is inverted`() throws {
    var random = SeededGenerator(seed: 0xD9_01)
    for _ in 0..<2000 {
      let curve = bezier(
        random.uniform(0...1), random.uniform(0...1), random.uniform(0...1), random.uniform(0...1))
      let inverse = try curve.inverted()
      let progress = random.uniform(0...1)
      let state = curve.state(at: progress)
      let back = inverse.value(at: state.value)
      let slope = inverse.velocity(at: state.value)
      #expect(
        (back - progress).magnitude <= 4 * 0x1p-53 * (1 + slope.magnitude * max(1, state.velocity)),
        "seed \(random.seed): \(curve) at \(progress)")
    }
  }

  @Test func `a curve that leaves 0 to 1 has no inverse`() {
    for curve in [bezier(0.34, 1.56, 0.64, 1), bezier(0.3, -0.5, 0.7, 1), bezier(0.1, 2.45, 0.9, 4)] {
      let error = #expect(throws: UnitCurveError.self) { try curve.inverted() }
      guard case .leavesUnitRange(let range) = error else {
        Issue.record("\(curve) gave \(String(describing: error))")
        continue
      }
      #expect(range == curve.valueRange)
      #expect(error?.description.contains("only a curve within 0...1 has an inverse") == true)
    }
    #expect(throws: UnitCurveError.self) { try bezier(0.1, -1.9, 0.9, -0.2).inverted() }
  }

  @Test func `a curve that turns back within 0 to 1 has no inverse`() {
    #expect(throws: UnitCurveError.turnsBack) { try bezier(0.3, 1.2, 0.7, 0).inverted() }
  }

  @Test func `a rising curve with a control point outside is refused by its coordinate`() {
    // mdn/content#42526: coordinates (1.1, 0.5) rise, with a least derivative of 57/280.
    #expect(throws: UnitCurveError.controlPointOutside(1.1)) { try bezier(0.3, 1.1, 0.7, 0.5).inverted() }
    #expect(throws: UnitCurveError.controlPointOutside(-0.1)) { try bezier(0.3, 0.5, 0.7, -0.1).inverted() }
  }

  @Test func `rising is told from turning back as a dense look at the slope tells it`() {
    var random = SeededGenerator(seed: 0xD9_02)
    for _ in 0..<500 {
      let y1 = random.uniform(-0.5...2)
      let y2 = random.uniform(-1...1.5)
      let isInside = (0...1).contains(y1) && (0...1).contains(y2)
      var least = Double.infinity
      for step in 0...2000 {
        let s = Double(step) / 2000
        least = min(least, y1 * (1 - s) * (1 - s) + 2 * (y2 - y1) * s * (1 - s) + (1 - y2) * s * s)
      }
      guard least.magnitude > 1e-6, !isInside else { continue }
      do {
        _ = try bezier(0.4, y1, 0.6, y2).inverted()
        Issue.record("seed \(random.seed): \(y1) \(y2) has an inverse")
      } catch {
        let rises = if case .controlPointOutside = error { true } else { false }
        #expect(rises == (least > 0), "seed \(random.seed): \(y1) \(y2)")
      }
    }
  }

  @Test func `a NaN coordinate is refused`() {
    let error = #expect(throws: UnitCurveError.self) { try bezier(0.1, .nan, 0.9, 1).inverted() }
    #expect(error == .notANumber)
  }
}
