// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// Properties that are animated along a virtual time.
///
/// Time is an argument: it stands still until ``advance(to:)``. What happens on the way happens at its own exact
/// time, whatever steps time is advanced by.
///
/// Changes are gathered, and applied as one update when time is advanced, when events are taken, when something
/// that is shown is read outside of a transaction's body, and by ``update()``. Of several changes of one property
/// in one update the last one counts, with its transaction.
public final class AnimationTimeline {
  package let core: AnimationTimelineCore

  /// A timeline.
  ///
  /// - Parameters:
  ///   - options: how its properties are animated.
  ///   - time: where time begins, in seconds; 0 if that is not finite.
  ///   - customAnimationRate: how many times per second an animation of one's own sees the time, up to 1e6; 120
  ///     where the number makes no sense. Its end, and when it counts as done, are found to the neighbouring
  ///     double where they follow from time; where they follow from what it keeps they are noticed at such a time.
  ///     The other animations are functions of time, and do not depend on it.
  public init(
    options: AnimatedValueOptions = AnimatedValueOptions(), time: Double = 0,
    customAnimationRate: Double = 120
  ) {
    core = AnimationTimelineCore(options: options, time: time, customAnimationRate: customAnimationRate)
  }

  deinit { core.clear() }

  /// Now, in seconds.
  public var time: Double { core.time }

  // MARK: - Properties

  /// A property that goes to its targets by animations.
  public func property<Value: Animatable>(_ name: String, _ value: Value) -> AnimatedProperty<Value>
  where Value.AnimatableData: Sendable {
    AnimatedProperty(name: name, value: value, core: core)
  }

  /// A property whose values can't be interpolated: it jumps, and says so.
  public func discreteProperty<Value: Equatable>(_ name: String, _ value: Value) -> DiscreteProperty<Value> {
    DiscreteProperty(name: name, value: value, core: core)
  }

  /// Whether any property is animated.
  public var isAnimating: Bool {
    core.applyChanges()
    return core.runningCount > 0
  }

  /// Visits the properties of a type that are animated, with what they show.
  ///
  /// This is the fast way to draw a frame. The order is not that of their making, but the same in every run.
  /// Those that have come to rest since the last frame are not visited: their events say so. What the body
  /// changes or removes is so after the last visit, and it can't advance time.
  public func forEachAnimating<Value: Animatable>(
    _ type: Value.Type = Value.self, _ body: (AnimatedProperty<Value>, Value) -> Void
  ) where Value.AnimatableData: Sendable {
    core.applyChanges()
    let column: AnimatedPropertyColumn<Value> = core.column()
    core.visit { column.visit(at: core.time, body) }
  }

  /// Ends all that a property does, for good: what waits for its animations is called.
  public func remove(_ property: TimelineProperty) {
    guard property.core === core else { return }
    core.remove(property)
  }

  // MARK: - Transactions

  /// Makes changes with an animation; nil makes them at once.
  public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
  ) rethrows -> Result {
    try core.perform(in: Transaction(animation: animation), body)
  }

  /// Makes changes with an animation, and has something called once when its animations are complete.
  ///
  /// Where no animation is started that is right after the update.
  public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
  ) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try core.perform(in: transaction, body)
  }

  /// Makes changes in a transaction, which is merged into the current one.
  public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    try core.perform(in: transaction, body)
  }

  /// Makes changes in the current transaction with one of its values set.
  public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
  ) rethrows -> Result {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try core.perform(in: transaction, body)
  }

  // MARK: - Time

  /// Applies the changes that were made since the last update, and calls the completions that are due.
  public func update() { core.update() }

  /// Moves time on, and does all that falls due on the way.
  ///
  /// What happens is the same in any steps. Time that goes backwards or is not finite is refused, and so is
  /// advancing from a completion, or from the body of a transaction: nothing changes then.
  public func advance(to time: Double) throws(TimelineError) { try core.advance(to: time) }

  /// Has something called at a time, which is now or later, when time gets there.
  ///
  /// At one time what was asked for first happens first.
  public func schedule(at time: Double, _ action: @escaping () -> Void) throws(TimelineError) {
    try core.schedule(at: time, action)
  }

  /// When the next thing will happen by itself; nil if nothing will.
  public var nextEventTime: Double? { core.nextEventTime }

  /// How velocities are estimated of properties that are set by transactions which track it.
  public var velocitySampling: VelocitySampling {
    get { core.velocitySampling }
    set { core.velocitySampling = newValue }
  }

  // MARK: - Events

  /// Whether events are written down. They are kept until they are taken.
  public var recordsEvents: Bool {
    get { core.recordsEvents }
    set { core.recordsEvents = newValue }
  }

  /// What has happened since the last call, in order.
  public func takeEvents() -> [AnimationEvent] { core.takeEvents() }
}
