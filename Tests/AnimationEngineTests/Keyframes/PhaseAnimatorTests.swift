// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import TestSupport
import Testing

/// When phases begin, and what they show.
struct PhaseAnimatorTests {
  /// A label that grows, and stands again.
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

  @Test func `without a trigger the phases go round for ever`() throws {
    var animator = try PhaseAnimator(Phase.allCases, content: \.rawValue, animation: Self.linear)
    var changes: [PhaseChange<Phase>] = []
    #expect(animator.phase == .start)
    #expect(animator.value == 0)
    animator.advance(to: 3) { changes.append($0) }
    #expect(changes.map(\.time) == [0, 1, 1.25, 1.75, 2.75, 3])
    #expect(changes.map(\.to) == [.up, .down, .start, .up, .down, .start])
    #expect(changes.map(\.from) == [.start, .up, .down, .start, .up, .down])
    #expect(changes[0].animation == .linear(duration: 1))
    #expect(changes[0].change == .started)
    animator.advance(to: 3.25)
    #expect(animator.phase == .start)
    #expect(animator.value == -2)
    #expect(animator.velocity == 8)
    #expect(animator.isRunning)
  }

  @Test func `any partition of the time gives the same`() throws {
    var random = SeededGenerator(seed: 0xE3_03)
    func make() throws -> PhaseAnimator<Phase, Double> {
      try PhaseAnimator(Phase.allCases, content: \.rawValue) { _ in .spring(duration: 0.31, bounce: 0.4) }
    }
    var whole = try make()
    whole.advance(to: 17.3)
    for _ in 0..<20 {
      var stepped = try make()
      while stepped.time < 17.3 { stepped.advance(to: min(17.3, stepped.time + random.geometric(0.001...2))) }
      #expect(stepped.value == whole.value)
      #expect(stepped.velocity == whole.velocity)
      #expect(stepped.phase == whole.phase)
    }
  }

  @Test func `a spring's phase lasts its duration, and the next one takes its velocity`() throws {
    var animator = try PhaseAnimator(Phase.allCases, content: \.rawValue) { _ in
      .spring(duration: 0.5, bounce: 0.3)
    }
    var changes: [PhaseChange<Phase>] = []
    animator.advance(to: 0.6) { changes.append($0) }
    #expect(changes.map(\.time) == [0, 0.5])
    #expect(changes.map(\.change) == [.started, .merged])
    let first = SpringMotion(spring: .bouncy, from: 0, to: 10).state(at: 0.5)
    let second = SpringMotion(spring: .bouncy, from: first.value, to: -4, initialVelocity: first.velocity)
    #expect((animator.value - second.value(at: 0.1)).magnitude < 1e-13)
    #expect((animator.velocity - second.velocity(at: 0.1)).magnitude < 1e-12)
  }

  @Test func `a phase lasts until its animation counts as done`() throws {
    var animator = try PhaseAnimator(Phase.allCases, content: \.rawValue) { _ in
      .linear(duration: 1).logicallyComplete(after: 0.25).delay(0.5)
    }
    var times: [Double] = []
    animator.advance(to: 2) { times.append($0.time) }
    #expect(times == [0, 0.75, 1.5])
  }

  @Test func `the default animation of a phase is the default animation`() throws {
    var animator = try PhaseAnimator(Phase.allCases, content: \.rawValue)
    var changes: [PhaseChange<Phase>] = []
    animator.advance(to: 0.55) { changes.append($0) }
    #expect(changes.map(\.animation) == [.default, .default])
    #expect(changes.map(\.time) == [0, 0.55])
  }

  @Test func `an animation of nil is a jump that takes no time`() throws {
    var animator = try PhaseAnimator(Phase.allCases, content: \.rawValue) { phase in
      phase == .up ? nil : .linear(duration: 0.5)
    }
    var changes: [PhaseChange<Phase>] = []
    animator.advance(to: 0.25) { changes.append($0) }
    #expect(changes.map(\.time) == [0, 0])
    #expect(changes.map(\.change) == [.jumped, .started])
    #expect(animator.value == 3)
  }

  @Test func `with a trigger all phases are gone through once`() throws {
    var animator = try PhaseAnimator(Phase.allCases, trigger: 0, content: \.rawValue, animation: Self.linear)
    animator.advance(to: 10)
    #expect(animator.phase == .start)
    #expect(!animator.isRunning)
    var changes: [PhaseChange<Phase>] = []
    animator.update(trigger: 1, at: 10) { changes.append($0) }
    #expect(animator.isRunning)
    animator.advance(to: 100) { changes.append($0) }
    #expect(changes.map(\.time) == [10, 11, 11.25])
    #expect(changes.map(\.to) == [.up, .down, .start])
    #expect(!animator.isRunning)
    #expect(animator.value == 0)
    // And again.
    animator.update(trigger: 2, at: 200)
    animator.advance(to: 200.5)
    #expect(animator.value == 5)
  }

  @Test func `the run ends when the first phase has been reached`() throws {
    var animator = try PhaseAnimator(Phase.allCases, trigger: 0, content: \.rawValue, animation: Self.linear)
    animator.update(trigger: 1, at: 0)
    animator.advance(to: 1.5)
    #expect(animator.isRunning)
    animator.advance(to: 1.75)
    #expect(!animator.isRunning)
  }

  @Test func `a trigger that stays the same changes nothing`() throws {
    var animator = try PhaseAnimator(Phase.allCases, trigger: 0, content: \.rawValue, animation: Self.linear)
    animator.update(trigger: 0, at: 1)
    #expect(!animator.isRunning)
    animator.update(trigger: 1, at: 2)
    animator.update(trigger: 1, at: 2.5)
    #expect(animator.phase == .up)
    #expect(animator.value == 5)
  }

  @Test func `a trigger on the way moves on at once`() throws {
    var animator = try PhaseAnimator(Phase.allCases, trigger: 0, content: \.rawValue) { _ in .smooth }
    var changes: [PhaseChange<Phase>] = []
    animator.update(trigger: 1, at: 0) { changes.append($0) }
    animator.advance(to: 0.2) { changes.append($0) }
    let before = (animator.value, animator.velocity)
    animator.update(trigger: 2, at: 0.2) { changes.append($0) }
    #expect(animator.phase == .down)
    #expect(animator.value == before.0)
    #expect(animator.velocity == before.1)
    animator.advance(to: 10) { changes.append($0) }
    #expect(changes.map(\.time) == [0, 0.2, 0.7])
    #expect(changes.map(\.to) == [.up, .down, .start])
  }

  @Test func `a trigger on the way back begins the next run`() throws {
    var animator = try PhaseAnimator(Phase.allCases, trigger: 0, content: \.rawValue, animation: Self.linear)
    animator.update(trigger: 1, at: 0)
    animator.advance(to: 1.5)
    #expect(animator.phase == .start)
    animator.update(trigger: 2, at: 1.5)
    #expect(animator.phase == .up)
    animator.advance(to: 2.6)
    #expect(animator.phase == .down)
  }

  // MARK: - Odd input

  @Test func `an animator without phases can't be made`() {
    #expect(throws: PhaseAnimatorError.noPhases) {
      try PhaseAnimator([] as [Phase], content: \.rawValue)
    }
    #expect(throws: PhaseAnimatorError.noPhases) {
      try PhaseAnimator([] as [Phase], trigger: 0, content: \.rawValue)
    }
    #expect(PhaseAnimatorError.noPhases.description.contains("phases"))
  }

  @Test func `a single phase stands`() throws {
    var animator = try PhaseAnimator([Phase.up], content: \.rawValue)
    #expect(!animator.isRunning)
    animator.advance(to: 100) { _ in Issue.record("nothing changes") }
    #expect(animator.value == 10)
    var triggered = try PhaseAnimator([Phase.up], trigger: 0, content: \.rawValue)
    triggered.update(trigger: 1, at: 1) { _ in Issue.record("nothing changes") }
    #expect(!triggered.isRunning)
  }

  @Test(arguments: [nil, Animation.linear(duration: 0), .linear(duration: 1e-300), .linear(duration: 0.0003)])
  func `phases that take no time stop at the first after a round`(animation: Animation?) throws {
    var animator = try PhaseAnimator(Phase.allCases, at: 5, content: \.rawValue) { _ in animation }
    var count = 0
    animator.advance(to: 1000) { _ in count += 1 }
    #expect(animator.isStalled)
    #expect(!animator.isRunning)
    #expect(count == 3)
    #expect(animator.phase == .start)
    #expect(animator.value == 0)
    #expect(animator.time == 1000)
  }

  @Test func `phases of a few milliseconds go on`() throws {
    var animator = try PhaseAnimator(Phase.allCases, content: \.rawValue) { _ in .linear(duration: 0.005) }
    var count = 0
    animator.advance(to: 10.0025) { _ in count += 1 }
    #expect(!animator.isStalled)
    #expect(count == 2001)
  }

  @Test func `phases that show the same stop too`() throws {
    var animator = try PhaseAnimator(Phase.allCases, content: { _ in 3.0 }, animation: Self.linear)
    animator.advance(to: 10)
    #expect(animator.isStalled)
    #expect(animator.value == 3)
  }

  @Test func `a run whose phases take no time ends at once`() throws {
    var animator = try PhaseAnimator(Phase.allCases, trigger: 0, content: \.rawValue) { _ in nil }
    animator.update(trigger: 1, at: 1)
    #expect(!animator.isRunning)
    #expect(!animator.isStalled)
    #expect(animator.phase == .start)
  }

  @Test func `an animation that never ends holds its phase`() throws {
    var animator = try PhaseAnimator(Phase.allCases, content: \.rawValue) { _ in
      .linear(duration: 1).repeatForever()
    }
    animator.advance(to: 600.5)
    #expect(animator.phase == .up)
    #expect(animator.value == 5)
  }

  @Test func `a time before the last one is refused`() throws {
    var animator = try PhaseAnimator(Phase.allCases, content: \.rawValue, animation: Self.linear)
    let accepted = [
      animator.advance(to: 1.5), animator.advance(to: 1), animator.advance(to: .nan),
      animator.advance(to: .infinity),
      animator.update(trigger: 1, at: 1),
    ]
    #expect(accepted == [true, false, false, false, false])
    #expect(animator.time == 1.5)
    #expect(animator.phase == .start)
  }

  @Test func `an animation of one's own ends its phase when it says so`() throws {
    var animator = try PhaseAnimator(Phase.allCases, content: \.rawValue) { _ in
      Animation(MyLinearAnimation(duration: 1))
    }
    var times: [Double] = []
    for frame in 0...150 { animator.advance(to: Double(frame) / 60) { times.append($0.time) } }
    // It returns nil in the first frame after its second.
    #expect(times == [0, 61.0 / 60, 122.0 / 60])
  }

  @Test func `phases may show any value that can be animated`() throws {
    var animator = try PhaseAnimator(
      Phase.allCases, content: { Size(width: $0.rawValue, height: -$0.rawValue) }, animation: Self.linear)
    animator.advance(to: 0.5)
    #expect(animator.value == Size(width: 5, height: -5))
    #expect(animator.velocity == AnimatablePair(10, -10))
    #expect(animator.isAnimating)
  }
}
