// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// A property that goes to its targets by animations.
///
/// Made by ``AnimationTimeline/property(_:_:)``.
public final class AnimatedProperty<Value: Animatable>: TimelineProperty
where Value.AnimatableData: Sendable {
  /// Vectors that stand for the property's values.
  public typealias Data = Value.AnimatableData

  private var written: Value
  private var shown: Value
  private var animated: AnimatedValue<Data>
  private var writtenVelocity: Data?
  private var isRunning = false
  private var milestones = AnimationMilestones()

  init(name: String, value: Value, core: AnimationTimelineCore) {
    written = value
    shown = value
    animated = AnimatedValue(value.animatableData, options: core.options)
    super.init(name: name, core: core)
  }

  /// Where the property goes, or stands: what the program has set.
  ///
  /// Setting it makes a change in the current transaction. A target that is not finite is refused, by an event,
  /// and nothing changes.
  public var model: Value {
    get { written }
    set { set(newValue, initialVelocity: nil) }
  }

  /// Sets a target, and the velocity with which a spring starts, in place of the one that is shown.
  public func set(_ value: Value, initialVelocity: Data?) {
    guard value.animatableData.isFinite, initialVelocity?.isFinite ?? true else {
      core.record(.refused, name, note: "its target or initial velocity is not finite")
      return
    }
    written = value
    writtenVelocity = initialVelocity
    if isRemoved { shown = value } else { noteWrite() }
  }

  /// What is shown now.
  public var value: Value {
    core.applyChanges()
    guard isRunning else { return shown }
    var value = shown
    value.animatableData = animated.value(at: core.time)
    return value
  }

  /// How fast the shown value changes, in units of its animatable data per second.
  public var velocity: Data {
    core.applyChanges()
    return isRunning ? animated.velocity(at: core.time) : .zero
  }

  /// Whether an animation of it runs.
  public override var isAnimating: Bool {
    core.applyChanges()
    return isRunning
  }

  // MARK: - Changes

  override func change(in transaction: Transaction) {
    let velocity = writtenVelocity
    writtenVelocity = nil
    // What ends at this very time has ended before the change.
    if isRunning, animated.end <= core.time { process() }
    shown = written
    let animation = transaction.animation
    let data = written.animatableData
    switch animated.animate(to: data, animation, initialVelocity: velocity, at: core.time) {
    case .unchanged:
      return
    case .refused:
      core.record(.refused, name, animation, note: "its target is not finite")
    case .jumped:
      core.record(.jumped, name, animation)
      end()
    case .started: begin(.started, animation, transaction)
    case .merged: begin(.merged, animation, transaction)
    case .combined: begin(.combined, animation, transaction)
    }
  }

  private func begin(_ kind: AnimationEvent.Kind, _ animation: Animation?, _ transaction: Transaction) {
    core.record(kind, name, animation)
    isRunning = true
    milestones.begin(
      animation, logicalEnd: animated.logicalEnd, end: nextEnd, order: core.nextOrder(),
      completions: transaction.completions)
    core.schedule(self, at: milestones.nextKey)
  }

  /// When the whole ends, or a custom animation is to see its next frame.
  private var nextEnd: Double {
    guard animated.hasUnknownEnd else { return animated.end }
    let rate = core.customAnimationRate
    let frame = (core.time * rate).rounded(.down)
    for step in [1.0, 2] where (frame + step) / rate > core.time { return (frame + step) / rate }
    return core.time.nextUp
  }

  /// Ends everything that runs.
  private func end() {
    guard isRunning || milestones.isWaiting else { return }
    let wasRunning = isRunning
    isRunning = false
    if let animation = milestones.endAll(calling: core.finishOne) {
      core.record(.logicallyCompleted, name, animation)
    }
    if wasRunning { core.record(.removed, name) }
    core.unschedule(self)
  }

  package override func process() {
    while milestones.nextKey.time <= core.time, let due = milestones.takeFirst() {
      switch due {
      case .logical(let milestone): complete(milestone)
      case .end: lookAtEnd()
      }
    }
    core.schedule(self, at: milestones.nextKey)
  }

  /// Ends the whole if it has ended, and lets custom animations see the time.
  private func lookAtEnd() {
    animated.advance(to: core.time)
    if animated.isAnimating(at: core.time) {
      if animated.isLogicallyComplete, let milestone = milestones.takeCurrent() { complete(milestone) }
      milestones.end = nextEnd
    } else {
      isRunning = false
      if let animation = milestones.endWhole(calling: core.finishOne) {
        core.record(.logicallyCompleted, name, animation)
      }
      core.record(.removed, name)
    }
  }

  private func complete(_ milestone: AnimationMilestones.Milestone) {
    core.record(.logicallyCompleted, name, milestone.animation)
    for completion in milestone.completions { core.finishOne(completion) }
  }

  override func remove() {
    end()
    animated.jump(to: written.animatableData)
    shown = written
    super.remove()
  }
}
