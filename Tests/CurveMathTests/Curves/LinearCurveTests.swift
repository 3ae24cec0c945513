// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite(.tags(.smoke)) struct LinearCurveTests {
  private typealias Stop = LinearCurve.Stop

  private static func points(_ curve: LinearCurve) -> [[Double]] { curve.points.map { [$0.x, $0.y] } }

  // MARK: Stops

  @Test func `stops without positions stand evenly`() {
    let curve = LinearCurve(stops: [Stop(0), Stop(0.7), Stop(0.9), Stop(1.1), Stop(1)])
    #expect(Self.points(curve) == [[0, 0], [0.25, 0.7], [0.5, 0.9], [0.75, 1.1], [1, 1]])
  }

  @Test func `between positions the others stand evenly too`() {
    let curve = LinearCurve(stops: [
      Stop(0), Stop(0.1), Stop(0.2, at: 0.5), Stop(0.3), Stop(0.4), Stop(0.5), Stop(0.6, at: 0.9), Stop(1),
    ])
    #expect(Self.points(curve).map { $0[0] } == [0, 0.25, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
  }

  @Test func `a stop with two positions is two points`() {
    let curve = LinearCurve(stops: [Stop(0), Stop(0.5, at: 0.25, until: 0.75), Stop(1)])
    #expect(Self.points(curve) == [[0, 0], [0.25, 0.5], [0.75, 0.5], [1, 1]])
    #expect(curve.value(at: 0.5) == 0.5)
    #expect(curve.velocity(at: 0.5) == 0)
  }

  @Test func `positions that go back count as the largest so far`() {
    let curve = LinearCurve(stops: [
      Stop(0), Stop(0.4, at: 0.6), Stop(0.5, at: 0.3), Stop(0.6, at: 0.8, until: 0.7), Stop(1, at: 0.5),
    ])
    #expect(Self.points(curve) == [[0, 0], [0.6, 0.4], [0.6, 0.5], [0.8, 0.6], [0.8, 0.6], [0.8, 1]])
    let beyond = LinearCurve(stops: [Stop(0), Stop(0.5, at: 1.5), Stop(1)])
    #expect(Self.points(beyond) == [[0, 0], [1.5, 0.5], [1.5, 1]])
  }

  @Test func `the first stop may stand anywhere`() {
    let curve = LinearCurve(stops: [Stop(0, at: -1), Stop(1, at: 3)])
    #expect(curve.value(at: 0) == 0.25)
    #expect(curve.value(at: 1) == 0.5)
  }

  // MARK: Reports

  @Test func `a shared stop is a jump and no division by 0`() {
    let curve = LinearCurve(stops: [Stop(0), Stop(0.3, at: 0.5), Stop(0.7, at: 0.5)])
    #expect(curve.value(at: 0.25) == 0.15)
    #expect(curve.value(before: 0.5) == 0.3)
    #expect(curve.value(at: Double(0.5).nextDown) <= 0.3)
    for progress in [0.5, Double(0.5).nextUp, 0.75, 1, 2] {
      #expect(curve.value(at: progress) == 0.7, "at \(progress)")
      #expect(curve.extrapolatedValue(at: progress) == 0.7, "at \(progress)")
      #expect(curve.velocity(at: progress) == 0, "at \(progress)")
    }
  }

  @Test(arguments: [
    LinearCurve.Stop(0.5), LinearCurve.Stop(0.5, at: 0.3), LinearCurve.Stop(0.5, at: 0.3, until: 0.6),
  ])
  func `a single stop is a constant`(stop: LinearCurve.Stop) {
    let curve = LinearCurve(stops: [stop])
    for progress in [-1, 0, 0.3, 0.45, 1, 2, .infinity] {
      #expect(curve.extrapolatedValue(at: progress) == 0.5, "at \(progress)")
      #expect(curve.state(at: progress) == MotionState(value: 0.5, velocity: 0), "at \(progress)")
    }
    #expect(curve.valueRange == 0.5...0.5)
  }

  // MARK: Values

  @Test func `the curve passes through its points exactly`() {
    var random = SeededGenerator(seed: 1_729)
    for _ in 0..<200 {
      let count = Int.random(in: 2...30, using: &random)
      let stops = (0..<count).map { _ in Stop(random.uniform(-2...2)) }
      let curve = LinearCurve(stops: stops)
      for point in curve.points {
        #expect(curve.value(at: point.x) == point.y, "seed \(random.seed)")
        #expect(curve.value(before: point.x) == point.y, "seed \(random.seed)")
      }
    }
  }

  @Test func `between its points it is within an ulp of the straight line`() {
    var random = SeededGenerator(seed: 28_657)
    for _ in 0..<5_000 {
      let (start, end) = (random.uniform(-0.5...0.5), random.uniform(0.6...1.5))
      let (low, high) = (random.uniform(-3...3), random.uniform(-3...3))
      let curve = LinearCurve(stops: [Stop(low, at: start), Stop(high, at: end)])
      let progress = random.uniform(start...end)
      // Two lines that meet, one from each end: the mean of two roundings of the same number.
      let share = (progress - start) / (end - start)
      let expected = low * (1 - share) + high * share
      let error = (curve.extrapolatedValue(at: progress) - expected).magnitude
      #expect(error <= 8 * .roundoff * max(low.magnitude, high.magnitude), "seed \(random.seed)")
    }
  }

  @Test func `a rising curve never falls from one number to the next`() {
    let curve = LinearCurve(stops: [Stop(0), Stop(0.1, at: 0.3), Stop(0.1 + 1e-9, at: 0.6), Stop(1)])
    for start in [0, 0.1, 0.2999999, 0.3, 0.45, 0.6, 0.9] {
      var progress = start
      var last = curve.value(at: progress)
      for _ in 0..<2_000 {
        progress = progress.nextUp
        let value = curve.value(at: progress)
        #expect(value >= last, "at \(progress)")
        last = value
      }
    }
  }

  @Test func `beyond its ends the outer pieces go on`() {
    let curve = LinearCurve(stops: [Stop(0), Stop(0.2, at: 0.5), Stop(1)])
    #expect(curve.extrapolatedValue(at: -0.5) == -0.2)
    #expect(abs(curve.extrapolatedValue(at: 1.5) - 1.8) < 1e-15)
    #expect(curve.extrapolatedVelocity(at: -0.5) == 0.4)
    #expect(curve.value(at: -0.5) == 0 && curve.value(at: 1.5) == 1)
    #expect(curve.extrapolatedValue(at: .infinity) == .infinity)
    #expect(curve.extrapolatedValue(at: -.infinity) == -.infinity)
  }

  @Test func `a jump at an end stays there`() {
    let curve = LinearCurve(stops: [Stop(0.2, at: 0), Stop(0, at: 0), Stop(1, at: 1), Stop(0.5, at: 1)])
    #expect(curve.value(before: 0) == 0.2 && curve.value(at: 0) == 0)
    #expect(curve.extrapolatedValue(at: -1) == 0.2)
    #expect(curve.value(before: 1) == 1 && curve.value(at: 1) == 0.5)
    #expect(curve.extrapolatedValue(at: 2) == 0.5)
    #expect(curve.valueRange == 0...1)
  }

  @Test func `the slope at a corner is that of the piece behind it`() {
    let curve = LinearCurve(stops: [Stop(0), Stop(0.25, at: 0.5), Stop(1)])
    #expect(curve.velocity(at: 0) == 0.5)
    #expect(curve.velocity(at: 0.5) == 1.5)
    #expect(curve.velocity(at: 1) == 1.5)
    #expect(curve.acceleration(at: 0.5) == 0)
  }

  @Test func `the range has every value between 0 and 1 and none beyond`() {
    let curve = LinearCurve(stops: [Stop(-9, at: -1), Stop(1, at: 0.25), Stop(1.2, at: 0.5), Stop(9, at: 2)])
    #expect(curve.valueRange == -1...curve.value(at: 1))
  }

  // MARK: Places of a value

  @Test func `a value's places are found on every piece`() {
    let curve = LinearCurve(stops: [.init(0), .init(1, at: 0.25), .init(0.5, at: 0.5, until: 0.75), .init(1)])
    #expect(curve.progresses(for: 0.75) == [0.1875, 0.375, 0.875])
    #expect(curve.progresses(for: 0.5) == [0.125, 0.5, 0.75])
    #expect(curve.progresses(for: 0) == [0])
    #expect(curve.progresses(for: 1) == [0.25, 1])
    #expect(curve.progresses(for: 1.1) == [] && curve.progresses(for: .nan) == [])
  }

  @Test func `a jump over a value is no place of it`() {
    let curve = LinearCurve(stops: [.init(0), .init(0.3, at: 0.5), .init(0.7, at: 0.5)])
    #expect(curve.progresses(for: 0.5) == [])
    #expect(curve.progresses(for: 0.3) == [])
    #expect(curve.progresses(for: 0.7) == [0.5, 1])
  }

  @Test func `at its places the curve has the value`() {
    var random = SeededGenerator(seed: 6_765)
    var found = 0
    for _ in 0..<500 {
      let stops = (0..<Int.random(in: 1...9, using: &random)).map { _ in Stop(random.uniform(-1...2)) }
      let curve = LinearCurve(stops: stops)
      let value = random.uniform(-1...2)
      let places = curve.progresses(for: value)
      found += places.count
      for place in places {
        let steepness = Double(stops.count) * 3
        #expect(abs(curve.value(at: place) - value) <= 4 * .roundoff * steepness, "seed \(random.seed)")
      }
    }
    #expect(found > 500)
  }

  // MARK: Odd input

  @Test func `without stops there is no value`() {
    let curve = LinearCurve(stops: [])
    #expect(curve.value(at: 0.5).isNaN && curve.value(before: 0.5).isNaN && curve.velocity(at: 0.5).isNaN)
    #expect(curve.valueRange == 0...0)
  }

  @Test func `what is not a number makes what it takes part in none`() {
    let curve = LinearCurve(stops: [Stop(0), Stop(.nan), Stop(1), Stop(1)])
    #expect(curve.value(at: 0.2).isNaN)
    #expect(curve.value(at: 0.9) == 1)
    #expect(curve.valueRange == 0...1)
    #expect(curve.value(at: .nan).isNaN && curve.value(before: .nan).isNaN)
    let places = LinearCurve(stops: [Stop(0), Stop(0.5, at: .nan), Stop(0.6, at: .infinity), Stop(1)])
    _ = [0, 0.5, 1, .infinity].map { places.value(at: $0) }
  }

  @Test func `a hundred thousand stops are found their place in`() {
    let count = 100_000
    let curve = LinearCurve(stops: (0...count).map { Stop(Double($0 % 7)) })
    for index in stride(from: 0, through: count, by: 997) {
      #expect(curve.value(at: Double(index) / Double(count)) == Double(index % 7))
    }
  }
}
