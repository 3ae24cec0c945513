// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// A property that goes to its targets by animations.
///
/// Made by ``AnimationTimeline/property(_:_:)``.
public final class AnimatedProperty<Value: Animatable>: TimelineProperty
where Value.AnimatableData: Sendable {
  /// Vectors that stand for the property's values.
  public typealias Data = Value.AnimatableData

  // Read at every frame. Nothing that is called while `animated` changes can read it: see `isBusy`.
  @exclusivity(unchecked) private var soleLeg: SoleLeg<Data>?
  @exclusivity(unchecked) private var animated: AnimatedValue<Data>
  @exclusivity(unchecked) private var shown: Value
  @exclusivity(unchecked) private var isBusy = false
  /// Where the property stands in its column; −1 while it is at rest.
  @exclusivity(unchecked) var columnIndex = -1

  private var written: Value
  private var writtenVelocity: Data?
  private var milestones = AnimationMilestones()
  private var sampler: VelocitySampler<Data>?
  private let column: AnimatedPropertyColumn<Value>

  init(name: String, value: Value, core: AnimationTimelineCore) {
    written = value
    shown = value
    animated = AnimatedValue(value.animatableData, options: core.options)
    column = core.column()
    super.init(name: name, core: core)
  }

  // MARK: - What the program sets

  /// Where the property goes, or stands: what the program has set.
  ///
  /// Setting it makes a change in the current transaction. A target that is not finite is refused, by an event,
  /// and nothing changes.
  public var model: Value {
    get { written }
    set { set(newValue, initialVelocity: nil) }
  }

  /// Sets a target, and the velocity with which a spring starts in place of the one that is shown.
  ///
  /// The target may be where the property is: a spring then swings about it.
  ///
  /// - Parameters:
  ///   - value: the target.
  ///   - initialVelocity: in units of the animatable data per second. Only springs that take over the velocity
  ///     of what runs have a use for it.
  @specialized(where Value == Double)
  @specialized(where Value == Point)
  @specialized(where Value == Size)
  @specialized(where Value == Angle)
  public func set(_ value: Value, initialVelocity: Data?) {
    let data = value.animatableData
    guard data.isFinite, initialVelocity?.isFinite ?? true else {
      core.record(.refused, name, note: "the target or its initial velocity is not finite")
      return
    }
    let isChange = initialVelocity != nil || data != written.animatableData
    written = value
    if isChange { writtenVelocity = initialVelocity }
    if isRemoved {
      shown = value
    } else {
      noteWrite(isChange: isChange)
    }
  }

  /// A binding to the model, whose transactions animate it.
  public var binding: Binding<Value> {
    Binding(
      get: { self.model },
      set: { value, transaction in self.core.perform(in: transaction) { self.model = value } })
  }

  // MARK: - What is shown

  /// What is shown now.
  public var value: Value {
    @specialized(where Value == Double)
    @specialized(where Value == Point)
    @specialized(where Value == Size)
    @specialized(where Value == Angle)
    @specialized(where Value == Color)
    get {
      core.applyChanges()
      return shownValue
    }
  }

  /// What is shown since the last update.
  var shownValue: Value {
    guard columnIndex >= 0 else { return shown }
    var value = shown
    if let soleLeg {
      value.animatableData = soleLeg.value(at: core.time)
    } else if let state = combinedState {
      value.animatableData = state.value
    }
    return value
  }

  /// How fast the shown value changes, in units of its animatable data per second; 0 at rest.
  public var velocity: Data {
    core.applyChanges()
    guard columnIndex >= 0 else { return .zero }
    return soleLeg?.state(at: core.time).velocity ?? combinedState?.velocity ?? .zero
  }

  /// What several animations show together, or one's own that keeps a state; nil to an animation of one's own
  /// that asks on the way.
  private var combinedState: MotionState<Data>? {
    guard !isBusy else { return nil }
    isBusy = true
    defer { isBusy = false }
    return animated.state(at: core.time)
  }

  /// What is shown since the last update and how fast that moves, by an animation or as it is being set.
  ///
  /// Changes that wait for an update go on waiting.
  package var handedOver: (shown: Any, velocity: Any?) {
    guard columnIndex >= 0 else { return (shown, sampler?.velocity(at: core.time) ?? .zero) }
    return (shownValue, soleLeg?.state(at: core.time).velocity ?? combinedState?.velocity ?? .zero)
  }

  /// How fast the value is being set, by transactions that track its velocity; 0 where none does.
  ///
  /// It is in units of the animatable data per second. The next spring starts with it.
  public var trackedVelocity: Data {
    core.applyChanges()
    return sampler?.velocity(at: core.time) ?? .zero
  }

  /// Whether an animation of it runs.
  public override var isAnimating: Bool {
    core.applyChanges()
    return columnIndex >= 0
  }

  // MARK: - Changes

  @specialized(where Value == Double)
  @specialized(where Value == Point)
  @specialized(where Value == Size)
  @specialized(where Value == Angle)
  override func change(in transaction: Transaction) {
    // What ends at this very time has ended before the change.
    if columnIndex >= 0, animated.end <= core.time { process() }
    shown = written
    // From a start that is not finite nothing leads to the target.
    let hasStart = animated.model.isFinite
    let animation = hasStart ? transaction.animation : nil
    let velocity = startVelocity(of: animation)
    let data = written.animatableData
    let wasFull = animated.isFull
    let change = mutate {
      $0.animate(
        to: data, animation, initialVelocity: velocity, at: core.time, sharing: core.preparedAnimations)
    }
    track(data, transaction)
    switch change {
    case .unchanged:
      return
    case .refused:
      core.record(.refused, name, animation, note: "the target is not finite")
    case .jumped:
      if wasFull, animation != nil {
        core.record(
          .warned, name, animation,
          note:
            "more than \(AnimatedValue<Data>.mostAnimations) animations would run side by side: all have ended"
        )
      }
      core.record(.jumped, name, animation, note: hasStart ? nil : "its start was not finite")
      end()
    case .started: begin(.started, animation, transaction)
    case .merged: begin(.merged, animation, transaction)
    case .combined: begin(.combined, animation, transaction)
    }
  }

  /// The velocity with which a spring starts, if not with the shown one.
  private func startVelocity(of animation: Animation?) -> Data? {
    defer { writtenVelocity = nil }
    if let writtenVelocity { return writtenVelocity }
    guard animation != nil, let sampler, columnIndex < 0 else { return nil }
    let velocity = sampler.velocity(at: core.time)
    return velocity == .zero ? nil : velocity
  }

  /// Takes a sample of a change that tracks velocity; any other makes an end of tracking.
  private func track(_ data: Data, _ transaction: Transaction) {
    guard transaction.tracksVelocity, transaction.animation == nil else {
      if sampler != nil { sampler = nil }
      return
    }
    if sampler == nil { sampler = VelocitySampler(core.velocitySampling) }
    sampler?.addSample(data, time: core.time)
  }

  private func begin(_ kind: AnimationEvent.Kind, _ animation: Animation?, _ transaction: Transaction) {
    core.record(kind, name, animation)
    run()
    let end = lookAhead()
    milestones.begin(
      animation, logicalEnd: animated.logicalEnd, end: end, order: core.nextOrder(),
      completions: transaction.completions)
    core.schedule(self, at: milestones.nextKey)
  }

  private func run() {
    guard columnIndex < 0 else { return }
    columnIndex = column.insert(self)
    column.update(at: columnIndex, shown: shown, leg: soleLeg)
    core.runningCount += 1
  }

  private func rest() {
    guard columnIndex >= 0 else { return }
    column.remove(at: columnIndex)
    columnIndex = -1
    core.runningCount -= 1
  }

  /// When the whole ends, or a custom animation is to see its next frame.
  private func lookAhead() -> Double {
    guard animated.hasUnknownEnd else { return animated.end }
    let time = core.time
    let frame = core.customFrame(after: time)
    mutate { $0.foresee(until: frame) }
    return animated.end >= time ? min(frame, animated.end) : frame
  }

  /// Changes what is animated; an animation of one's own that reads the property meanwhile sees its model.
  private func mutate<Result>(_ body: (inout AnimatedValue<Data>) -> Result) -> Result {
    isBusy = true
    soleLeg = nil
    defer {
      isBusy = false
      soleLeg = animated.soleLeg
      if columnIndex >= 0 { column.update(at: columnIndex, shown: shown, leg: soleLeg) }
    }
    return body(&animated)
  }

  // MARK: - Ends

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
    mutate { $0.advance(to: core.time) }
    if animated.isAnimating(at: core.time) {
      if animated.isLogicallyComplete, let milestone = milestones.takeCurrent() { complete(milestone) }
      milestones.end = lookAhead()
      milestones.expect(logicalEnd: animated.logicalEnd)
    } else {
      rest()
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

  /// Ends everything, after a jump.
  private func end() {
    let wasRunning = columnIndex >= 0
    rest()
    if let animation = milestones.endAll(calling: core.finishOne) {
      core.record(.logicallyCompleted, name, animation)
    }
    if wasRunning { core.record(.removed, name) }
    core.unschedule(self)
  }

  override func remove() {
    guard !isRemoved else { return }
    shown = written
    _ = mutate { $0.jump(to: written.animatableData) }
    sampler = nil
    end()
    super.remove()
  }
}
