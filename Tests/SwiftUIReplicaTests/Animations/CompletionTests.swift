// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica
import TestSupport
import Testing

/// When changes are told to be done.
struct CompletionTests {
  private struct Told {
    var logical: [Int: Double] = [:]
    var removed: [Int: Double] = [:]
    var count = 0
  }

  /// Draws frames at 60 a second, making changes before some of them, and collects what is told.
  private static func told(
    _ changes: [Int: (Double, SwiftUIAnimation?)], frames: Int = 600, from: Double = 0
  ) -> Told {
    var value = SwiftUIAnimatedValue(from)
    var told = Told()
    for frame in 0..<frames {
      if let (target, animation) = changes[frame] { value.animate(to: target, animation) }
      let drawn = value.frame(at: Double(frame) / 60)
      for change in drawn.logicallyCompleted { told.logical[change] = drawn.time }
      for change in drawn.removed { told.removed[change] = drawn.time }
      told.count += drawn.logicallyCompleted.count + drawn.removed.count
    }
    return told
  }

  @Test func `a spring counts as done after its response and is removed when it rests`() throws {
    let told = CompletionTests.told([0: (100, .spring(duration: 0.5, bounce: 0.3))])
    let logical = try #require(told.logical[0])
    #expect((logical - 31.0 / 60).magnitude < 1e-9)
    #expect(try #require(told.removed[0]) > logical)
    #expect(told.count == 2)
  }

  @Test func `every change is told once of each, in whatever order they come`() {
    let animations: [SwiftUIAnimation] = [
      .spring(duration: 0.4), .linear(duration: 0.6), .bouncy(),
      .interpolatingSpring(stiffness: 100, damping: 10),
      .easeIn(duration: 0.2).delay(0.1), .spring(duration: 0.3).repeatCount(3), .smooth().speed(2),
    ]
    var changes: [Int: (Double, SwiftUIAnimation?)] = [:]
    for index in 0..<40 {
      changes[index * 7] = (Double(index * 13 % 17) + 1, animations[index % animations.count])
    }
    let told = CompletionTests.told(changes, frames: 3_000)
    #expect(told.logical.count == told.removed.count)
    #expect(told.count == 2 * told.logical.count && told.logical.count > 35)
    for (change, time) in told.logical { #expect(time <= told.removed[change] ?? .nan) }
  }

  @Test func `a change counts as done when it would have been without the next one`() throws {
    // At 0.25 s a slower spring takes over; the first is still done after its own half second.
    let told = CompletionTests.told([
      0: (100, .spring(duration: 0.5)), 15: (0, .spring(duration: 2)),
    ])
    let logical = try #require(told.logical[0])
    #expect((logical - 31.0 / 60).magnitude < 1e-9)
    let second = try #require(told.logical[1])
    #expect((2.25...2.3).contains(second))
    #expect(told.removed[0] == told.removed[1])
  }

  @Test func `after seconds of its own choice`() throws {
    let told = CompletionTests.told([0: (1, .linear(duration: 2).logicallyComplete(after: 0.5))])
    let logical = try #require(told.logical[0])
    #expect((logical - 31.0 / 60).magnitude < 1e-9)
    let removed = try #require(told.removed[0])
    #expect((2.0...2.05).contains(removed))
  }

  @Test func `what repeats for ever is told when another animation has ended`() throws {
    let told = CompletionTests.told([
      0: (1, .linear(duration: 0.2).repeatForever()), 120: (0, .linear(duration: 0.5)),
    ])
    #expect(told.logical[0] == told.removed[0] && told.removed[0] == told.removed[1])
    #expect(try #require(told.removed[0]) > 2.4)
  }

  @Test func `a change without animation is told of nothing, and one to the same value is none`() {
    var value = SwiftUIAnimatedValue(4.0)
    #expect(value.animate(to: 4, .spring()) == nil && !value.isAnimating)
    #expect(value.animate(to: 5, nil) == nil)
    #expect(value.frame(at: 0).value == 5)
    #expect(value.animate(to: 6, .spring()) == 0 && value.animate(to: 7, .spring()) == 1)
  }
}
