// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import TestSupport
import Testing

/// Phases along the time of a timeline.
struct PhasedPropertyTests {
  private enum Phase: Double, CaseIterable, Sendable {
    case start = 0
    case up = 10
    case down = -4
  }

  private static func linear(_ phase: Phase) -> Animation? {
    switch phase {
    case .start: .linear(duration: 0.5)
    case .up: .linear(duration: 1)
    case .down: .linear(duration: 0.25)
    }
  }

  @Test func `phases go round as those of an animator without a timeline do`() throws {
    var random = SeededGenerator(seed: 0xE3_04)
    let springs: (Phase) -> Animation? = {
      $0 == .up ? .bouncy : .spring(duration: 0.3, bounce: 0.6).delay(0.1)
    }
    for animation in [Self.linear, springs, { _ in .default }] {
      let timeline = AnimationTimeline()
      let phased = try timeline.phaseAnimator(
        "label", Phase.allCases, content: \.rawValue, animation: animation)
      var animator = try PhaseAnimator(Phase.allCases, content: \.rawValue, animation: animation)
      while timeline.time < 9 {
        let time = timeline.time + random.geometric(0.01...1)
        try timeline.advance(to: time)
        animator.advance(to: time)
        #expect(phased.phase == animator.phase)
        #expect(phased.value == animator.value, "at \(time), seed \(random.seed)")
        #expect(phased.property.velocity == animator.velocity)
      }
    }
  }

  @Test func `phases begin at their own exact times, in events too`() throws {
    let timeline = AnimationTimeline()
    let phased = try timeline.phaseAnimator(
      "label", Phase.allCases, content: \.rawValue, animation: Self.linear)
    var begun: [(Double, Phase)] = []
    phased.phaseDidBegin = { begun.append((timeline.time, $0)) }
    try timeline.advance(to: 1.75)
    #expect(begun.map(\.0) == [1, 1.25, 1.75])
    #expect(begun.map(\.1) == [.down, .start, .up])
    let starts = timeline.takeEvents().filter { $0.kind == .started || $0.kind == .combined }
    #expect(starts.map(\.time) == [0, 1, 1.25, 1.75])
    #expect(starts.map(\.subject) == ["label", "label", "label", "label"])
  }

  @Test func `with a trigger all phases are gone through once`() throws {
    let timeline = AnimationTimeline()
    let phased = try timeline.phaseAnimator(
      "label", Phase.allCases, trigger: 0, content: \.rawValue, animation: Self.linear)
    try timeline.advance(to: 5)
    #expect(phased.phase == .start && !phased.isRunning)
    phased.update(trigger: 0)
    #expect(!phased.isRunning)
    phased.update(trigger: 1)
    #expect(phased.phase == .up && phased.isRunning)
    try timeline.advance(to: 5.5)
    #expect(phased.value == 5)
    try timeline.advance(to: 6.75)
    #expect(phased.phase == .start && !phased.isRunning)
    try timeline.advance(to: 100)
    #expect(phased.value == 0)
  }

  @Test func `a trigger on the way moves on at once, and the phase that was left is not heard of again`()
    throws
  {
    let timeline = AnimationTimeline()
    let phased = try timeline.phaseAnimator(
      "label", Phase.allCases, trigger: 0, content: \.rawValue
    ) { _ in .linear(duration: 1) }
    phased.update(trigger: 1)
    try timeline.advance(to: 0.5)
    phased.update(trigger: 2)
    #expect(phased.phase == .down)
    // At 1 the first phase would have been done.
    try timeline.advance(to: 1.25)
    #expect(phased.phase == .down)
    try timeline.advance(to: 1.5)
    #expect(phased.phase == .start)
    try timeline.advance(to: 2.5)
    #expect(!phased.isRunning)
  }

  @Test func `phases that take no time stop after a round`() throws {
    for animation in [nil, Animation.linear(duration: 1e-300)] {
      let timeline = AnimationTimeline()
      let phased = try timeline.phaseAnimator("label", Phase.allCases, content: \.rawValue) { _ in animation }
      try timeline.advance(to: 100)
      #expect(phased.isStalled)
      #expect(phased.phase == .start)
    }
  }

  @Test func `an animator without phases can't be made`() {
    #expect(throws: PhaseAnimatorError.noPhases) {
      try AnimationTimeline().phaseAnimator("label", [] as [Phase], content: \.rawValue)
    }
  }

  @Test func `a modifier of the property has its say`() throws {
    let timeline = AnimationTimeline()
    let phased = try timeline.phaseAnimator(
      "label", Phase.allCases, trigger: 0, content: \.rawValue
    ) { _ in .linear(duration: 1) }
    phased.property.modifiers = [.transaction { $0.animation = .linear(duration: 0.25) }]
    phased.update(trigger: 1)
    try timeline.advance(to: 0.25)
    #expect(phased.phase == .down)
    try timeline.advance(to: 0.75)
    #expect(!phased.isRunning)
  }

  @Test func `phases end with the object that goes through them`() throws {
    let timeline = AnimationTimeline()
    var phased: PhasedProperty<Phase, Double>? = try timeline.phaseAnimator(
      "label", Phase.allCases, content: \.rawValue, animation: Self.linear)
    let property = try #require(phased).property
    weak let watched = phased
    try timeline.advance(to: 0.5)
    phased = nil
    #expect(watched == nil)
    try timeline.advance(to: 10)
    #expect(property.value == 10)
  }
}
