// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Testing

/// A design that is refused, and the goal that the refusal names.
struct RefusedDesign: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let goal: SpringDesignError.Goal
  let design: @Sendable () throws -> Void

  init(_ description: String, _ goal: SpringDesignError.Goal, _ design: @escaping @Sendable () throws -> Void)
  {
    testDescription = description
    self.goal = goal
    self.design = design
  }

  static let all = [
    RefusedDesign("no overshoot has no peak", .overshoot) { _ = try Spring(overshoot: 0, peakTime: 1) },
    RefusedDesign("more than the way", .overshoot) { _ = try Spring(overshoot: 1.1, peakTime: 1) },
    RefusedDesign("NaN overshoot", .overshoot) { _ = try Spring(overshoot: .nan, peakTime: 1) },
    RefusedDesign("a peak at once", .peakTime) { _ = try Spring(overshoot: 0.1, peakTime: 0) },
    RefusedDesign("a peak never", .peakTime) { _ = try Spring(overshoot: 0.1, peakTime: .infinity) },
    RefusedDesign("negative overshoot", .overshoot) { _ = try Spring.dampingRatio(overshoot: -0.1) },
    RefusedDesign("a full overshoot settles never", .overshoot) {
      _ = try Spring(settlingDuration: 1, overshoot: 1)
    },
    RefusedDesign("settling at once", .settlingDuration) {
      _ = try Spring(settlingDuration: 0, overshoot: 0.1)
    },
    RefusedDesign("an epsilon of 0", .epsilon) {
      _ = try Spring(settlingDuration: 1, overshoot: 0, epsilon: 0)
    },
    RefusedDesign("an epsilon of the way", .epsilon) {
      _ = try Spring(settlingDuration: 1, overshoot: 0, epsilon: 1)
    },
    RefusedDesign("a way within epsilon", .distance) {
      _ = try Spring(distance: 0.4, settlingDuration: 1, epsilon: 0.5)
    },
    RefusedDesign("undamped by distance", .dampingRatio) {
      _ = try Spring(distance: 4, settlingDuration: 1, dampingRatio: 0, epsilon: 0.5)
    },
    RefusedDesign("NaN distance", .distance) {
      _ = try Spring(distance: .nan, settlingDuration: 1, epsilon: 0.5)
    },
    RefusedDesign("sooner than any spring", .settlingDuration) {
      _ = try Spring(response: 1, settlingDuration: 0.1)
    },
    RefusedDesign("no response", .response) { _ = try Spring(response: 0, settlingDuration: 1) },
    RefusedDesign("falling", .secondValue) { _ = try Spring(reaching: 0.5, at: 1, then: 0.4, at: 2) },
    RefusedDesign("too slow at first", .secondTime) {
      _ = try Spring(reaching: 0.1, at: 1, then: 0.9, at: 2)
    },
    RefusedDesign("too slow at last", .secondTime) {
      _ = try Spring(reaching: 0.1, at: 1, then: 0.9, at: 30)
    },
    RefusedDesign("beyond any overshoot", .secondValue) {
      _ = try Spring(reaching: 0.5, at: 1, then: 2, at: 2)
    },
    RefusedDesign("a first value of 0", .firstValue) { _ = try Spring(reaching: 0, at: 1, then: 0.5, at: 2) },
    RefusedDesign("a first time of 0", .firstTime) { _ = try Spring(reaching: 0.1, at: 0, then: 0.5, at: 2) },
    RefusedDesign("NaN time", .secondTime) { _ = try Spring(reaching: 0.1, at: 1, then: 0.5, at: .nan) },
    RefusedDesign("no way", .distance) { _ = try Spring(response: 1, withoutOvershootAt: 3, distance: 0) },
    RefusedDesign("NaN velocity", .initialVelocity) { _ = try Spring(response: 1, withoutOvershootAt: .nan) },
    RefusedDesign("infinite velocity", .initialVelocity) {
      _ = try Spring(response: 1, withoutOvershootAt: .infinity)
    },
    RefusedDesign("a root without a square", .initialVelocity) {
      _ = try Spring(response: 1, withoutOvershootAt: 1e90, distance: 1e-90)
    },
    RefusedDesign("a frequency without powers", .settlingDuration) {
      _ = try Spring(distance: 1, settlingDuration: 1e-90, dampingRatio: 1e-67, epsilon: 1e-9)
    },
    RefusedDesign("a decay without powers", .settlingDuration) {
      _ = try Spring(distance: 1, settlingDuration: 1e-90, dampingRatio: 1e88, epsilon: 1e-9)
    },
    RefusedDesign("a settling time that only such a decay has", .settlingDuration) {
      _ = try Spring(response: 1e-90, settlingDuration: 1e90)
    },
    RefusedDesign("a first time that only a frequency without powers has", .firstTime) {
      _ = try Spring(reaching: 1e-90, at: 1e70, then: 1e-80, at: 1e75)
    },
  ]
}

@Suite struct SpringDesignErrorTests {
  @Test(arguments: RefusedDesign.all)
  func `goals that contradict each other are refused by name`(refused: RefusedDesign) throws {
    let error = try #require(throws: SpringDesignError.self) { try refused.design() }
    #expect(error.goal == refused.goal, "\(error)")
  }

  @Test func `what is allowed doesn't depend on what was asked for`() throws {
    let bounds = try [1e60, 1e80].map { asked in
      try #require(throws: SpringDesignError.self) { try Spring(response: 1e-60, settlingDuration: asked) }
        .upperBound
    }
    #expect(bounds[0] == bounds[1] && bounds[0] > 1e-10)
    let times = try [30.0, 31].map { asked in
      try #require(throws: SpringDesignError.self) { try Spring(reaching: 0.1, at: 1, then: 0.9, at: asked) }
        .upperBound
    }
    #expect(times[0] == times[1])
  }

  @Test func `a refusal says what is allowed`() {
    let overshoot = SpringDesignError(
      goal: .overshoot, value: 0, upperBound: 1, includesUpperBound: true)
    #expect(overshoot.description == "overshoot must be above 0.0 and at most 1.0, but is 0.0")
    let settling = SpringDesignError(
      goal: .settlingDuration, value: 0.1, lowerBound: 0.5, includesLowerBound: true)
    #expect(settling.description == "settlingDuration must be at least 0.5 and finite, but is 0.1")
    let velocity = SpringDesignError(goal: .initialVelocity, value: .nan, lowerBound: -.infinity)
    #expect(velocity.description == "initialVelocity must be finite, but is nan")
  }
}
