// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath

/// An animator of a node that lives, with what it has come to.
final class LivingAnimator {
  private enum Run {
    case keyframes(KeyframeAnimator<AnimatedRow>)
    case phases(PhasedProperty<Int, AnimatedRow>)
  }

  let animator: ScenarioAnimator
  /// What events call it.
  let subject: String
  private var run: Run
  private let timeline: AnimationTimeline
  private let note: (String, String, String?) -> Void
  /// How many times keyframes have begun: an earlier end says nothing.
  private var count = 0

  /// An animator that begins now.
  ///
  /// - Parameters:
  ///   - animator: what moves, and how.
  ///   - subject: what events call it.
  ///   - trigger: the trigger as it is now; nil where there is none.
  ///   - timeline: what counts the time.
  ///   - rules: what becomes of animations.
  ///   - note: is told what happens, about whom, and what there is to say about it.
  init(
    _ animator: ScenarioAnimator, subject: String, trigger: ScenarioValue?, on timeline: AnimationTimeline,
    rules: ScenarioRules, note: @escaping (String, String, String?) -> Void
  ) throws(PhaseAnimatorError) {
    self.animator = animator
    self.subject = subject
    self.timeline = timeline
    self.note = note
    let row = AnimatedRow(animator.properties.map(\.initialValue))
    let time = timeline.time
    switch animator.course {
    case .keyframes(let tracks):
      let keyframes = RowKeyframes(row: row, tracks: tracks)
      run = .keyframes(
        trigger.map { KeyframeAnimator(initialValue: row, trigger: $0, at: time) { _ in keyframes } }
          ?? KeyframeAnimator(initialValue: row, repeating: true, at: time) { _ in keyframes })
      if trigger == nil { note("keyframesStarted", subject, nil) }
    case .phases(let phases):
      let rows = phases.map { AnimatedRow($0.values) }
      let animations = phases.map { $0.animation.map(rules.animation) }
      let noteBegin = { (phase: Int) in note("phaseBegan", subject, "phase \(phase)") }
      let property =
        if let trigger {
          try timeline.phaseAnimator(
            subject, phases.indices, trigger: trigger, content: { rows[$0] }, animation: { animations[$0] },
            phaseDidBegin: noteBegin)
        } else {
          try timeline.phaseAnimator(
            subject, phases.indices, content: { rows[$0] }, animation: { animations[$0] },
            phaseDidBegin: noteBegin)
        }
      run = .phases(property)
    }
  }

  /// Tells the trigger as it is now.
  func update(trigger: ScenarioValue?) {
    guard let trigger else { return }
    switch run {
    case .keyframes(var animator):
      let change = animator.update(trigger: trigger, at: timeline.time)
      run = .keyframes(animator)
      guard change == .started || change == .restarted else { return }
      note(change == .started ? "keyframesStarted" : "keyframesRestarted", subject, nil)
      noteEnd(at: animator.end)
    case .phases(let property): property.update(trigger: trigger)
    }
  }

  private func noteEnd(at end: Double) {
    count += 1
    guard end.isFinite else { return }
    let current = count
    // A time that has passed is refused; keyframes that take no time have ended now.
    try? timeline.schedule(at: max(end, timeline.time)) { [weak self] in
      guard let self, current == count else { return }
      note("keyframesEnded", subject, nil)
    }
  }

  /// Ends it for good, with its node.
  func end() {
    count += 1
    if case .phases(let property) = run { timeline.remove(property.property) }
  }

  // MARK: - What is shown

  /// Whether it goes on for ever by itself.
  var isEndless: Bool {
    switch run {
    case .keyframes(let animator): animator.end == .infinity
    case .phases(let property): animator.trigger == nil && property.isRunning
    }
  }

  /// Whether something of it moves.
  var isMoving: Bool {
    switch run {
    case .keyframes(let animator): animator.isPlaying(at: timeline.time)
    case .phases(let property): property.isRunning || property.property.isAnimating
    }
  }

  /// Visits what is shown of each property, and how fast it changes.
  func visit(_ body: (_ name: String, _ shown: Any, _ velocity: Any) -> Void) {
    let row: AnimatedRow
    let velocity: (Int) -> Any
    switch run {
    case .keyframes(let player):
      row = player.value(at: timeline.time)
      let rates = player.velocity(at: timeline.time)
      velocity = { [animator] index in
        guard let rates, case .keyframes(let tracks) = animator.course, !tracks[index].isEmpty else {
          return row.rest(index)
        }
        return rates.data(index)
      }
    case .phases(let property):
      row = property.value
      let data = property.property.velocity
      velocity = { row.part($0, of: data) }
    }
    for (index, property) in animator.properties.enumerated() {
      body(property.name, row.shown(index), velocity(index))
    }
  }
}
