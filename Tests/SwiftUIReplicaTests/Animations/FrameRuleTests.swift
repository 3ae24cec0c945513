// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica
import TestSupport
import Testing

/// How animations begin, repeat, wait and end by frames.
struct FrameRuleTests {
  private static func shown(_ animation: SwiftUIAnimation, rate: Double = 60, most: Int = 10_000) -> [Double]
  {
    ReplicaRun(animation, rate: rate, most: most).frames.map(\.value)
  }

  // MARK: - The start

  @Test func `two frames show the start, and time is counted from the second`() {
    let values = FrameRuleTests.shown(.linear(duration: 1))
    #expect(values[0] == 0 && values[1] == 0)
    for frame in 2...60 { #expect((values[frame] - Double(frame - 1) / 60).magnitude < 1e-12) }
  }

  @Test func `a change is seen by the next frame, not when it is made`() {
    var value = SwiftUIAnimatedValue(0.0)
    for frame in 0..<10 { #expect(value.frame(at: Double(frame) / 60).value == 0) }
    value.animate(to: 1, .linear(duration: 1))
    #expect(value.isAnimating && value.lastFrame.value == 0)
    let values = (10..<14).map { value.frame(at: Double($0) / 60).value }
    #expect(values[0] == 0 && values[1] == 0)
    #expect((values[2] - 1.0 / 60).magnitude < 1e-12 && (values[3] - 2.0 / 60).magnitude < 1e-12)
  }

  @Test func `a third frame that comes late counts as a sixtieth of a second`() {
    var value = SwiftUIAnimatedValue(0.0)
    value.animate(to: 1, .linear(duration: 1))
    value.frame(at: 0)
    value.frame(at: 0.4)
    #expect((value.frame(at: 0.9).value - 1.0 / 60).magnitude < 1e-12)
    #expect((value.frame(at: 1).value - 1.0 / 60 - 0.1).magnitude < 1e-12)
  }

  @Test func `a second frame that comes late costs no time`() {
    var value = SwiftUIAnimatedValue(0.0)
    value.animate(to: 1, .linear(duration: 1))
    value.frame(at: 0)
    #expect(value.frame(at: 3).value == 0)
    #expect((value.frame(at: 3 + 1.0 / 60).value - 1.0 / 60).magnitude < 1e-12)
  }

  @Test(arguments: [(60, 60), (80, 120), (30, 30), (50, 60), (240, 240)] as [(Double, Double)])
  func `frames that come more than half an interval too soon show the last one again`(
    asked: Double, given: Double
  ) {
    var value = SwiftUIAnimatedValue(0.0, frameInterval: 1 / asked)
    value.animate(to: 1, .linear(duration: 1))
    for frame in 0..<1_000 {
      let before = value.lastFrame.value
      let time = Double(frame) / 1_024
      let isDrawn = value.frame(at: time).value != before
      guard time > 0.15 else { continue }
      let phase = (time * given).truncatingRemainder(dividingBy: 1)
      if phase > 0.01 && phase < 0.49 && (time - 1.0 / 1_024) * given >= (time * given).rounded(.down) {
        #expect(!isDrawn, "\(asked) \(time)")
      }
      if phase > 0.51 { #expect(isDrawn, "\(asked) \(time)") }
    }
  }

  @Test func `a frame that is not later draws nothing`() {
    var value = SwiftUIAnimatedValue(0.0)
    value.animate(to: 1, .linear(duration: 1))
    for frame in 0..<30 { value.frame(at: Double(frame) / 60) }
    let before = value.lastFrame
    for time in [29.0 / 60, 0.1, -5, .nan, .infinity, -.infinity] {
      let frame = value.frame(at: time)
      #expect(frame == before)
    }
    #expect(value.frame(at: 0.5).value > before.value)
  }

  // MARK: - The end

  @Test func `a curve is shown at its very end and is removed in the frame after`() {
    let run = ReplicaRun(.easeIn(duration: 0.5), rate: 64)
    #expect(run.frames.count == 35)
    #expect(run.frames[33].value == 1 && run.frames[33].isAnimating)
    #expect(!run.frames[34].isAnimating && run.frames[34].removed == [0])
    #expect(run.frames[34].logicallyCompleted == [0])
  }

  @Test(arguments: [0, -1, Double.nan])
  func `a curve without duration has ended in the frame that sees it`(duration: Double) {
    let run = ReplicaRun(.linear(duration: duration))
    #expect(run.frames.count == 1 && run.frames[0].value == 1 && run.frames[0].removed == [0])
  }

  // MARK: - Repeats

  @Test(arguments: [(60.0, 0.36), (120, 0.355), (64, 0.36), (60, 0.21), (30, 0.36)])
  func `a pass takes whole frames, so the period depends on the frame rate`(rate: Double, duration: Double) {
    let values = FrameRuleTests.shown(
      .linear(duration: duration).repeatForever(autoreverses: false), rate: rate, most: 400)
    // The frame that ends a pass shows the whole way: the first one after the duration.
    let ends = values.indices.filter { values[$0] == 1 }
    #expect(ends.count > 3)
    let period = Int((duration * rate).rounded(.up))
    // With long frames the third comes late and counts as a sixtieth of a second.
    #expect(ends.first == (rate < 60 ? period + 2 : period + 1))
    for (first, second) in zip(ends, ends.dropFirst()) { #expect(second - first == period, "\(ends)") }
  }

  @Test func `at 60 frames a second 0.36 s become 22 frames`() {
    let values = FrameRuleTests.shown(
      .linear(duration: 0.36).repeatForever(autoreverses: false), most: 100)
    #expect(values.indices.filter { values[$0] == 1 } == [23, 45, 67, 89])
  }

  @Test func `passes that run back show what is left of the way`() {
    let values = FrameRuleTests.shown(.linear(duration: 0.5).repeatForever(), rate: 64, most: 120)
    // Time 0 is frame 1, the first pass is found to have ended at frame 34, the second at frame 67.
    #expect(values[33] == 1 && values[34] == 1)
    for frame in 35..<66 { #expect(values[frame] == 1 - Double(frame - 34) / 32) }
    #expect(values[66] == 0 && values[67] == 0)
    #expect(values[68] == 1.0 / 32)
  }

  @Test func `an even number of passes ends at the start and snaps to the target`() {
    let run = ReplicaRun(.linear(duration: 0.5).repeatCount(2), rate: 64)
    let values = run.frames.map(\.value)
    #expect(values[values.count - 2] == 0 && values[values.count - 1] == 1)
    #expect(run.frames.count == 68)
  }

  @Test func `an odd number of passes ends at the target`() {
    let values = FrameRuleTests.shown(.linear(duration: 0.5).repeatCount(3), rate: 64)
    #expect(values[values.count - 2] == 1 && values[values.count - 1] == 1)
  }

  @Test(arguments: [1, 0, -7, Int.min])
  func `a count of 1 and below is one pass`(count: Int) {
    #expect(
      FrameRuleTests.shown(.linear(duration: 0.5).repeatCount(count))
        == FrameRuleTests.shown(.linear(duration: 0.5)))
  }

  @Test func `each pass of a spring begins from rest`() {
    let values = FrameRuleTests.shown(
      .spring(duration: 0.3, bounce: 0.3).repeatForever(autoreverses: false), rate: 60, most: 200)
    let once = FrameRuleTests.shown(.spring(duration: 0.3, bounce: 0.3))
    // Without the frame that ends it, and without the first that shows the start.
    let pass = Array(once[1..<once.count - 1])
    let period = pass.count
    for index in 0..<period {
      #expect((values[1 + index] - pass[index]).magnitude < 1e-12)
      // Rounding of the time can make it a step more or less.
      if index > 0 { #expect((values[1 + period + index] - pass[index]).magnitude < 0.05) }
    }
  }

  // MARK: - Delay and speed

  @Test func `a delay holds the start`() {
    let values = FrameRuleTests.shown(.linear(duration: 0.5).delay(0.25), rate: 64)
    #expect(values[0...17].allSatisfy { $0 == 0 })
    #expect(values[18] == 1.0 / 32)
    #expect(values.count == 35 + 16)
  }

  @Test func `a speed halves the time`() {
    let slow = FrameRuleTests.shown(.linear(duration: 1), rate: 64)
    let fast = FrameRuleTests.shown(.linear(duration: 1).speed(2), rate: 64)
    for frame in 1...32 { #expect(fast[frame + 1] == slow[2 * frame + 1]) }
  }

  @Test func `modifiers act on what is written before them`() {
    let sped = FrameRuleTests.shown(.linear(duration: 1).delay(1).speed(2), rate: 64)
    let delayed = FrameRuleTests.shown(.linear(duration: 1).speed(2).delay(1), rate: 64)
    #expect(sped.firstIndex { $0 > 0 } == 34 && delayed.firstIndex { $0 > 0 } == 66)
  }

  @Test func `a velocity goes with the speed, and is 0 while a delay lasts`() {
    let run = ReplicaRun(.linear(duration: 1).speed(2).delay(0.25), to: 10, rate: 64)
    #expect(run.frames[5].velocity == 0 && run.frames[30].velocity == 20)
    let back = ReplicaRun(.linear(duration: 1).repeatForever(), to: 10, rate: 64, most: 100)
    #expect(back.frames[30].velocity == 10 && back.frames[90].velocity == -10)
  }

  @Test(arguments: [0, -1, Double.nan])
  func `a speed of 0 or below stands for ever`(speed: Double) {
    let run = ReplicaRun(.linear(duration: 1).speed(speed), most: 1_000)
    if speed.isNaN {
      #expect(run.frames.count == 1)
    } else {
      #expect(run.frames.count == 1_000 && run.frames.allSatisfy { $0.value == 0 })
    }
  }
}
