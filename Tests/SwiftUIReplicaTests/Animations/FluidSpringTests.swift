// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica
import TestSupport
import Testing

/// The integrator behind `.spring`.
struct FluidSpringTests {
  private static let half = SwiftUIAnimation.spring(response: 0.5, dampingFraction: 0.825)

  // MARK: - What is known of it

  @Test func `a spring over one unit ends after 0.533 s, half a percent away`() throws {
    let run = ReplicaRun(FluidSpringTests.half, rate: 120)
    expect(try #require(run.end), prints: "0.533")
    var state = FluidSpringState<Double>()
    for frame in 0...64 {
      FluidSpringTests.advance(&state, to: Double(frame) / 120, response: 0.5, ratio: 0.825)
    }
    #expect(state.isAtRest(at: 1))
    expect((1 - state.offset).magnitude * 100, prints: "0.55", "percent")
  }

  @Test func `the same spring over a hundred units ends after 0.983 s`() throws {
    let run = ReplicaRun(FluidSpringTests.half, to: 100, rate: 120)
    expect(try #require(run.end), prints: "0.983")
  }

  /// What was measured at 120 frames a second. The damping is told of none of them; critical damping gives all numbers
  /// but those at a response of 0.15 s, which are the interactive spring's, with its damping fraction of 0.86. Critical
  /// damping would be 0.0140 away there.
  @Test(
    arguments: [(0.5, 1, "0.013"), (0.15, 0.86, "0.019"), (0.05, 1, "0.067")]
      as [(Double, Double, PrintedNumber)])
  func `at 120 frames a second it is this far from the spring that it stands for`(
    response: Double, ratio: Double, printed: PrintedNumber
  ) {
    let spring = Spring(response: response, dampingRatio: ratio)
    var state = FluidSpringState<Double>()
    var worst = 0.0
    for frame in 1...120 {
      let time = Double(frame) / 120
      FluidSpringTests.advance(&state, to: time, response: response, ratio: ratio)
      worst = max(worst, (state.offset - spring.value(target: 1, time: time)).magnitude)
    }
    expect(worst, prints: printed)
  }

  @Test(
    arguments: [(0.5, 1, "0.0038"), (0.15, 0.86, "0.0156"), (0.05, 1, "0.035")]
      as [(Double, Double, PrintedNumber)])
  func `at the time that it has reached itself, ahead of the frame, it is this far away`(
    response: Double, ratio: Double, printed: PrintedNumber
  ) {
    let spring = Spring(response: response, dampingRatio: ratio)
    var state = FluidSpringState<Double>()
    var worst = 0.0
    for frame in 1...120 {
      FluidSpringTests.advance(&state, to: Double(frame) / 120, response: response, ratio: ratio)
      worst = max(worst, (state.offset - spring.value(target: 1, time: state.time)).magnitude)
    }
    expect(worst, prints: printed)
  }

  @Test func `the first steps are those of the scheme, written out`() {
    // From rest at 0 towards 1 with stiffness 100 and damping 20: the first step has no force yet.
    var state = FluidSpringState<Double>()
    state.advance(to: 1e-9, towards: 1, stiffness: 100, damping: 20)
    #expect(state.offset == 0 && state.force == 100)
    #expect((state.velocity - 100.0 / 600).magnitude < 1e-15)
    state.advance(to: 1.0 / 300 + 1e-9, towards: 1, stiffness: 100, damping: 20)
    let middle = 100.0 / 600 + 100.0 / 600
    #expect((state.offset - middle / 300).magnitude < 1e-15)
    #expect((state.force - (100 * (1 - middle / 300) - 20 * middle)).magnitude < 1e-12)
    #expect((state.velocity - (middle + state.force / 600)).magnitude < 1e-15)
  }

  // MARK: - Laws

  @Test(arguments: [0.2, 0.5, 0.825, 1.0, 1.5])
  func `with shorter steps it goes to the closed form, in the first order`(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    func worst(_ rate: Int) -> Double {
      var state = FluidSpringState<Double>()
      var worst = 0.0
      for frame in 1...60 {
        FluidSpringTests.advance(&state, to: Double(frame) / 60, response: 0.5, ratio: ratio, rate: rate)
        worst = max(worst, (state.offset - spring.value(target: 1, time: state.time)).magnitude)
      }
      return worst
    }
    let errors = [300, 3_000, 30_000].map(worst)
    #expect(errors[2] < 2e-4)
    for (coarse, fine) in zip(errors, errors.dropFirst()) {
      #expect((5...20).contains(coarse / fine), "\(errors)")
    }
  }

  @Test(arguments: [0.15, 0.3, 0.5, 1, 2], [0.3, 0.5, 0.7, 0.825, 1, 1.5])
  func `it ends near its target, within a hundredth of the way, and shows the target then`(
    response: Double, ratio: Double
  ) throws {
    for travel in [-300, -1, 0.02, 1, 40, 1e6] {
      let run = ReplicaRun(
        .spring(response: response, dampingFraction: ratio), from: 3, to: 3 + travel, most: 6_000)
      let last = try #require(run.frames.last)
      #expect(!last.isAnimating && last.value == 3 + travel && last.velocity == 0)
      let before = run.frames[run.frames.count - 2]
      #expect(before.isAnimating)
      #expect((before.value - last.value).magnitude <= 0.2 * travel.magnitude)
    }
  }

  @Test func `where it ends depends on the unit, since its limits are absolute`() throws {
    let ends = try [1, 10, 100, 1_000].map { travel in
      try #require(ReplicaRun(FluidSpringTests.half, to: travel).end)
    }
    for (small, large) in zip(ends, ends.dropFirst()) { #expect(small < large, "\(ends)") }
    // SwiftUI counts angles and unit points in 128ths, so that they do not end too soon.
    let scaled = try #require(ReplicaRun(FluidSpringTests.half, to: 128).end)
    #expect(scaled > ends[1])
  }

  @Test func `the motion itself scales with its way, to the bit for powers of two`() {
    let one = ReplicaRun(FluidSpringTests.half, to: 1).frames
    let many = ReplicaRun(FluidSpringTests.half, to: 1_024).frames
    #expect(many.count > one.count)
    for (small, large) in zip(one, many) where small.isAnimating {
      #expect(small.value * 1_024 == large.value && small.velocity * 1_024 == large.velocity)
    }
  }

  @Test func `the same frames give the same bits`() {
    let first = ReplicaRun(FluidSpringTests.half, from: 0.1, to: 17.3).frames
    #expect(first == ReplicaRun(FluidSpringTests.half, from: 0.1, to: 17.3).frames)
    #expect(first.count > 20)
  }

  @Test func `components of a vector move as numbers do, and rest together`() {
    let run = Array(
      SwiftUIAnimationRun(
        FluidSpringTests.half, from: AnimatablePair(0.0, 5.0), to: AnimatablePair(1.0, 105.0)))
    let small = ReplicaRun(FluidSpringTests.half, to: 1).frames
    let large = ReplicaRun(FluidSpringTests.half, from: 0, to: 100).frames
    #expect(run.count == large.count)
    for (index, frame) in run.enumerated() where frame.isAnimating {
      #expect((frame.value.second - 5 - large[index].value).magnitude < 1e-12)
      if index < small.count - 1 { #expect(frame.value.first == small[index].value) }
    }
  }

  @Test func `between two multiples of a step frames show the later one`() {
    var coarse = FluidSpringState<Double>()
    var fine = FluidSpringState<Double>()
    FluidSpringTests.advance(&coarse, to: 0.1, response: 0.5, ratio: 1)
    for tick in 1...1_000 {
      FluidSpringTests.advance(&fine, to: Double(tick) / 10_000, response: 0.5, ratio: 1)
    }
    #expect(coarse.offset == fine.offset && coarse.time == fine.time)
    #expect(coarse.time >= 0.1 && coarse.time < 0.1 + 1.0 / 300 + 1e-12)
  }

  // MARK: - Parameters

  @Test func `no response makes it faster than a stiffness of 45,000 does`() {
    let fastest = ReplicaRun(.spring(response: 0.02, dampingFraction: 1)).frames.map(\.value)
    for response in [0.0295, 0.001, 1e-300, 0, -1] {
      let values = ReplicaRun(.spring(response: response, dampingFraction: 1)).frames.map(\.value)
      #expect(values == fastest, "\(response)")
    }
    #expect(ReplicaRun(.spring(response: 0.0297, dampingFraction: 1)).frames.map(\.value) != fastest)
  }

  @Test func `it counts as done after its response, whatever its damping`() {
    for ratio in [0.3, 0.7, 1] {
      let run = ReplicaRun(.spring(response: 0.5, dampingFraction: ratio), to: 100)
      expect(run.logicalEnd ?? .nan, prints: "0.5")
    }
  }

  @Test func `short and strongly damped springs are unstable, and never end`() {
    for ratio in [3.0, 4, 10] {
      let run = ReplicaRun(.spring(response: 0.05, dampingFraction: ratio), most: 2_000)
      #expect(run.frames.count == 2_000 && run.end == nil)
      #expect(run.frames.contains { $0.value.magnitude > 1e3 || $0.value.isNaN })
    }
  }

  @Test func `without damping it never ends`() {
    let run = ReplicaRun(.spring(response: 0.5, dampingFraction: 0), most: 10_000)
    #expect(run.end == nil)
    #expect(run.frames.allSatisfy { $0.value.magnitude < 2.1 })
    expect(run.logicalEnd ?? .nan, prints: "0.5")
  }

  @Test func `after more than a second without a frame it goes on from where it was`() throws {
    var value = SwiftUIAnimatedValue(0.0)
    value.animate(to: 100, FluidSpringTests.half)
    for frame in 0..<10 { value.frame(at: Double(frame) / 60) }
    let before = value.lastFrame.value
    var late = value
    let soon = value.frame(at: 10.0 / 60).value
    let after = late.frame(at: 10.0 / 60 + 5).value
    #expect(after > before && (after - soon).magnitude < 0.25 * (soon - before))
    // Up to a second is made up for.
    var second = SwiftUIAnimatedValue(0.0)
    second.animate(to: 100, FluidSpringTests.half)
    for frame in 0..<10 { second.frame(at: Double(frame) / 60) }
    #expect((second.frame(at: 9.0 / 60 + 0.9).value - 100).magnitude < 0.1)
  }

  private static func advance(
    _ state: inout FluidSpringState<Double>, to time: Double, response: Double, ratio: Double, rate: Int = 300
  ) {
    FluidSpring(response: response, dampingFraction: ratio).advance(&state, to: time, towards: 1, rate: rate)
  }
}
