// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// Goes through phases, again and again or once whenever a trigger changes, and animates what they show.
///
/// The rules are SwiftUI's: the next phase begins when the animation to the current one counts as done (for a
/// spring that is after its duration, while it may move still). With a trigger all phases are gone through once,
/// until the first has been reached again; a change of the trigger on the way moves on to the next phase at once.
/// An animation of nil is a jump. A phase that shows what is shown already takes no time, like a jump.
///
/// Time is told by ``advance(to:_:)``. What happens in between happens at its own exact time, so the steps don't
/// matter; animations of one's own, which only see those times, are the exception.
public struct PhaseAnimator<Phase, Value: Animatable> where Value.AnimatableData: Sendable {
  private let content: (Phase) -> Value
  private let animation: (Phase) -> Animation?
  private var sequence: PhaseSequence<Phase>

  /// The time that was told last, in seconds.
  public private(set) var time: Double
  private var template: Value
  private var data: AnimatedValue<Value.AnimatableData>
  /// When the animation to the current phase counts as done; infinity where only the animation can say so.
  private var due: Double
  /// Goes through the phases again and again. A single phase is shown, and nothing moves.
  ///
  /// - Parameters:
  ///   - phases: one or more.
  ///   - options: how animations run.
  ///   - time: when the first phase is shown and the way to the second begins, in seconds; 0 if not finite.
  ///   - content: what a phase shows.
  ///   - animation: how to go to a phase; nil is at once.
  public init(
    _ phases: some Sequence<Phase>, options: AnimatedValueOptions = AnimatedValueOptions(),
    at time: Double = 0,
    content: @escaping (Phase) -> Value, animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) throws(PhaseAnimatorError) {
    try self.init(
      Array(phases), trigger: nil, options: options, at: time, content: content, animation: animation)
  }

  /// Goes through the phases once whenever the trigger changes; see ``update(trigger:at:_:)``.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    options: AnimatedValueOptions = AnimatedValueOptions(), at time: Double = 0,
    content: @escaping (Phase) -> Value, animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) throws(PhaseAnimatorError) {
    try self.init(
      Array(phases), trigger: .some(trigger), options: options, at: time, content: content,
      animation: animation)
  }

  private init(
    _ phases: [Phase], trigger: (any Equatable)?, options: AnimatedValueOptions, at time: Double,
    content: @escaping (Phase) -> Value, animation: @escaping (Phase) -> Animation?
  ) throws(PhaseAnimatorError) {
    sequence = try PhaseSequence(phases, trigger: trigger)
    self.content = content
    self.animation = animation
    self.time = time.isFinite ? time : 0
    template = content(sequence.phase)
    data = AnimatedValue(template.animatableData, options: options)
    due = self.time
  }

  // MARK: - What is shown

  /// The phase that is shown, or led to.
  public var phase: Phase { sequence.phase }

  /// Whether phases are being gone through.
  public var isRunning: Bool { sequence.isRunning }

  /// Whether the animator has stopped at its first phase, because a round of its phases takes no time: less than a
  /// millisecond.
  public var isStalled: Bool { sequence.isStalled }

  /// The value that is shown at a time, not before ``time``, while no further phase begins.
  public func value(at time: Double) -> Value {
    var value = template
    value.animatableData = data.value(at: time)
    return value
  }

  /// The value that is shown now.
  public var value: Value { value(at: time) }

  /// How fast the shown animatable data change at a time, per second.
  public func velocity(at time: Double) -> Value.AnimatableData { data.velocity(at: time) }

  /// How fast the shown animatable data change now, per second.
  public var velocity: Value.AnimatableData { velocity(at: time) }

  /// Whether the shown value moves now. After the last phase of a run a spring may move on for a while.
  public var isAnimating: Bool { data.isAnimating(at: time) }

  // MARK: - Time and changes

  /// Moves on to a time; whether that was possible. A time before the last one, or not finite, is refused.
  ///
  /// - Parameters:
  ///   - time: in seconds.
  ///   - report: is told of each phase that begins, in order.
  @discardableResult
  public mutating func advance(
    to time: Double, _ report: (PhaseChange<Phase>) -> Void = { _ in }
  ) -> Bool {
    guard time >= self.time, time.isFinite else { return false }
    while isRunning {
      if due == .infinity, hasSaidItself(at: time) { due = time }
      guard due <= time else { break }
      let from = phase
      if sequence.advance(at: due) { show(from: from, at: due, report) }
    }
    data.advance(to: time)
    self.time = time
    return true
  }

  /// Tells the trigger as it is at a time: a new one starts a run, or moves a running one on. Whether the time
  /// was possible.
  @discardableResult
  public mutating func update(
    trigger: some Equatable, at time: Double, _ report: (PhaseChange<Phase>) -> Void = { _ in }
  ) -> Bool {
    guard advance(to: time, report) else { return false }
    let from = phase
    guard sequence.update(trigger: trigger) else { return true }
    show(from: from, at: time, report)
    return advance(to: time, report)
  }

  /// Whether an animation of one's own counts as done.
  private mutating func hasSaidItself(at time: Double) -> Bool {
    if data.hasUnknownEnd { data.advance(to: time) }
    return data.isLogicallyComplete || !data.isAnimating(at: time)
  }

  /// Goes to what the current phase shows.
  private mutating func show(from: Phase, at time: Double, _ report: (PhaseChange<Phase>) -> Void) {
    let animation = animation(phase)
    template = content(phase)
    let change = data.animate(to: template.animatableData, animation, at: time)
    switch change {
    case .unchanged, .jumped, .refused: due = time
    case .started, .merged, .combined: due = max(time, data.logicalEnd)
    }
    report(PhaseChange(time: time, from: from, to: phase, animation: animation, change: change))
  }
}
