// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica
import TestSupport
import Testing

/// Public reports about animations that are changed, repeated or completed: what SwiftUI's stepper makes of them,
/// and how far that is from the right numbers. The engine's own tests hold the right ones.
@Suite(.tags(.golden)) struct ReplicaReportTests {
  /// The spring of stiffness 100 and damping 20, and a value that it has moved towards 100 for 0.1 s.
  private static let critical = SwiftUIAnimation.spring(response: 2 * .pi / 10, dampingFraction: 1)

  private static var inFlight: SwiftUIAnimatedValue<Double> {
    var value = SwiftUIAnimatedValue(0.0)
    value.animate(to: 100, critical)
    // Time 0 is in frame 1.
    for frame in 0...10 { value.frame(at: Double(frame) / 100) }
    return value
  }

  @Test func `the frame that tells the end shows the target, bit for bit (pmndrs/react-spring#2030)`() throws
  {
    for animation in [SwiftUIAnimation.spring(), .bouncy(), .linear(), .interpolatingSpring()] {
      let run = ReplicaRun(animation, to: 100)
      let last = try #require(run.frames.last)
      #expect(last.removed == [0] && last.value == 100)
      #expect(run.frames.dropLast().allSatisfy { $0.removed.isEmpty })
    }
  }

  @Test func `the same start and end with a velocity moves nothing in SwiftUI (motiondivision/motion#2751)`()
  {
    // The engine swings to 7.46 there; SwiftUI sees no change.
    let run = ReplicaRun(
      .interpolatingSpring(stiffness: 100, damping: 10), from: 1, to: 1, initialVelocity: 100)
    #expect(run.frames.map(\.value) == [1])
  }

  @Test func `an equal target is no change, restated as often as you like (subinium/SuperLightTUI#400)`() {
    var restated = SwiftUIAnimatedValue(0.0)
    var ends: [Int] = []
    for tick in 0..<200 {
      restated.animate(to: 1, .spring(response: 0.2, dampingFraction: 0.85))
      if !restated.frame(at: Double(tick) / 60).removed.isEmpty { ends.append(tick) }
    }
    #expect(ends.count == 1)
    #expect(ends[0] == ReplicaRun(.spring(response: 0.2, dampingFraction: 0.85)).frames.count - 1)
  }

  @Test func `an interrupted spring keeps its velocity and turns around (MalpenZibo/guido#195)`() {
    var value = ReplicaReportTests.inFlight
    #expect((value.lastFrame.value - 26.4241117657).magnitude < 6)
    #expect((value.lastFrame.velocity - 367.879441171).magnitude < 6)
    value.animate(to: 0, ReplicaReportTests.critical)
    var values: [Double] = []
    for frame in 11...35 { values.append(value.frame(at: Double(frame) / 100).value) }
    // 35.197 at 0.05 s more, and not 24.04 as from rest; the peak of 35.32 near 0.058 s.
    #expect((values[4] - 35.1970589198).magnitude < 5 && values[4] > 31)
    let peak = values.max() ?? 0
    #expect((peak - 35.3224356804).magnitude < 5)
    #expect((values[19] - 20.6857576238).magnitude < 3)
  }

  @Test func `the state after a second hardly depends on the frame rate (sceneview/sceneview#1135)`() {
    // Half-way through its swings: a step of 1/300 s more or less, and the late start, are all that differs.
    let bouncy = SwiftUIAnimation.spring(response: 1.5, dampingFraction: 0.3)
    let exact = Spring(response: 1.5, dampingRatio: 0.3)
    for rate in [30.0, 60, 120, 240, 1_000] {
      let run = ReplicaRun(bouncy, to: 100, rate: rate, most: Int(rate) + 2)
      guard let last = run.frames.last else { continue }
      let elapsed = run.elapsed(run.frames.count - 1)
      #expect((last.value - exact.value(target: 100, time: elapsed)).magnitude < 2.5, "\(rate)")
    }
  }

  @Test func `a target that moves at every event is followed (skevy/wobble#4)`() {
    // Every 16 ms one unit further. In a steady chase the lag is 2ζ/ω₀ of the speed.
    let following = SwiftUIAnimation.spring(response: 0.3, dampingFraction: 0.8)
    var value = SwiftUIAnimatedValue(0.0)
    for event in 1...200 {
      value.animate(to: Double(event), following)
      value.frame(at: Double(event) * 0.016)
    }
    let lag = 2 * 0.8 / (2 * .pi / 0.3) / 0.016
    #expect((200 - value.lastFrame.value - lag).magnitude < 1)
  }

  @Test func `another duration in flight goes on from the value and never back (pmndrs/react-spring#1163)`() {
    var value = SwiftUIAnimatedValue(0.0)
    value.animate(to: 100, .smooth(duration: 1))
    for frame in 0..<30 { value.frame(at: Double(frame) / 60) }
    value.animate(to: 101, .smooth(duration: 0.4))
    for frame in 30..<90 {
      let before = value.lastFrame.value
      #expect(value.frame(at: Double(frame) / 60).value >= before)
    }
  }

  @Test func `with a negative speed SwiftUI stands at the start for ever (motiondivision/motion#2194)`() {
    // The engine runs it from its end to its beginning.
    let run = ReplicaRun(.linear(duration: 1).speed(-1), most: 600)
    #expect(run.frames.count == 600 && run.frames.allSatisfy { $0.value == 0 && $0.isAnimating })
  }

  @Test func `a pass that runs back is reversed once (juliangarnier/anime#507)`() {
    // A quarter of the second pass of a second leaves three quarters of the way.
    let run = ReplicaRun(.linear(duration: 1).repeatForever(), rate: 64, most: 130)
    // Time 0 is in frame 1, the first pass is found to have ended in frame 66.
    #expect(run.frames[66].value == 1 && run.frames[66 + 16].value == 0.75)
  }

  @Test
  func `a repeated spring begins each pass from rest, without a mirrored velocity (slint-ui/slint#12503)`() {
    let run = ReplicaRun(.spring(response: 0.4, dampingFraction: 0.7).repeatForever(), to: 100, most: 300)
    let turns = run.frames.indices.filter { [0, 100].contains(run.frames[$0].value) && $0 > 1 }
    #expect(turns.count >= 3)
    for turn in turns {
      #expect(run.frames[turn].velocity == 0)
      #expect((run.frames[turn + 1].value - run.frames[turn].value).magnitude < 7)
    }
  }
}
