// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// A property of a timeline that goes through phases, by the rules of ``PhaseAnimator``.
///
/// Made by ``AnimationTimeline/phaseAnimator(_:_:content:animation:)``. A phase lasts until what its change has
/// started is logically complete, so that modifiers of the property count. Phases go on as long as this object is
/// kept.
public final class PhasedProperty<Phase, Value: Animatable> where Value.AnimatableData: Sendable {
  /// What is animated.
  public let property: AnimatedProperty<Value>
  /// Is called as each phase begins, before what it shows is.
  public var phaseDidBegin: ((Phase) -> Void)?

  private let core: AnimationTimelineCore
  private let content: (Phase) -> Value
  private let animation: (Phase) -> Animation?
  private var sequence: PhaseSequence<Phase>
  /// How many phases have begun: a completion of an earlier one says nothing.
  private var count = 0

  init(
    _ name: String, _ sequence: PhaseSequence<Phase>, timeline: AnimationTimeline,
    content: @escaping (Phase) -> Value, animation: @escaping (Phase) -> Animation?,
    phaseDidBegin: ((Phase) -> Void)?
  ) {
    core = timeline.core
    self.phaseDidBegin = phaseDidBegin
    self.sequence = sequence
    self.content = content
    self.animation = animation
    property = timeline.property(name, content(sequence.phase))
    goOn()
  }

  /// The phase that is shown, or led to.
  public var phase: Phase { sequence.phase }
  /// Whether phases are being gone through.
  public var isRunning: Bool { sequence.isRunning }
  /// Whether it has stopped at its first phase, because a round of its phases takes no time: less than a
  /// millisecond.
  public var isStalled: Bool { sequence.isStalled }
  /// What is shown now.
  public var value: Value { property.value }

  /// Tells the trigger as it is now: a new one starts a run, or moves a running one on.
  public func update(trigger: some Equatable) {
    if sequence.update(trigger: trigger) { show() }
  }

  private func goOn() {
    if sequence.advance(at: core.time) { return show() }
    guard sequence.isStalled else { return }
    core.record(
      .warned, property.name,
      note: "its phases take less than a millisecond together, so that it stays at the first")
  }

  /// Goes to what the current phase shows, and from there to the next.
  private func show() {
    count += 1
    let current = count
    phaseDidBegin?(phase)
    // Whoever was told may have changed the trigger.
    guard current == count else { return }
    var transaction = Transaction(animation: animation(phase))
    transaction.addAnimationCompletion(criteria: .logicallyComplete) { [weak self] in
      guard let self, current == self.count else { return }
      self.goOn()
    }
    core.perform(in: transaction) { property.model = content(phase) }
  }
}

extension AnimationTimeline {
  /// A property that goes through phases again and again, from now on.
  ///
  /// - Parameters:
  ///   - name: what events call it.
  ///   - phases: one or more; a single one is shown, and nothing moves.
  ///   - content: what a phase shows.
  ///   - animation: how to go to a phase; nil is at once.
  ///   - phaseDidBegin: is called as each phase begins, the first ones too.
  public func phaseAnimator<Phase, Value: Animatable>(
    _ name: String, _ phases: some Sequence<Phase>, content: @escaping (Phase) -> Value,
    animation: @escaping (Phase) -> Animation? = { _ in .default },
    phaseDidBegin: ((Phase) -> Void)? = nil
  ) throws(PhaseAnimatorError) -> PhasedProperty<Phase, Value> {
    PhasedProperty(
      name, try PhaseSequence(Array(phases), trigger: nil), timeline: self, content: content,
      animation: animation, phaseDidBegin: phaseDidBegin)
  }

  /// A property that goes through phases once whenever a trigger changes; see
  /// ``PhasedProperty/update(trigger:)``.
  public func phaseAnimator<Phase, Value: Animatable>(
    _ name: String, _ phases: some Sequence<Phase>, trigger: some Equatable,
    content: @escaping (Phase) -> Value, animation: @escaping (Phase) -> Animation? = { _ in .default },
    phaseDidBegin: ((Phase) -> Void)? = nil
  ) throws(PhaseAnimatorError) -> PhasedProperty<Phase, Value> {
    PhasedProperty(
      name, try PhaseSequence(Array(phases), trigger: .some(trigger)), timeline: self, content: content,
      animation: animation, phaseDidBegin: phaseDidBegin)
  }
}
