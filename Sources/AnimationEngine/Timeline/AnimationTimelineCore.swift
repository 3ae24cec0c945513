// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// What a timeline and its properties share.
///
/// Changes are gathered and applied as one update. What falls due on the way to a new time happens one by one,
/// at its own time, each followed by the completions that it sets free and by the update of what they change.
package final class AnimationTimelineCore {
  /// How many completions in a row may lead to completions while time stands still.
  static let roundLimit = 1000

  package let options: AnimatedValueOptions
  let preparedAnimations: PreparedAnimations
  let customAnimationRate: Double
  @exclusivity(unchecked) package private(set) var time: Double
  var recordsEvents = true
  var velocitySampling = VelocitySampling.fitted
  /// How many properties are animated.
  var runningCount = 0

  private var columns: [ObjectIdentifier: AnyPropertyColumn] = [:]
  private let rest = TransactionScope(Transaction())
  @exclusivity(unchecked) private var scopes: [TransactionScope] = []
  @exclusivity(unchecked) private var pending: [TimelineProperty] = []
  @exclusivity(unchecked) private var updating: [TimelineProperty] = []
  /// Whether there is anything to apply.
  @exclusivity(unchecked) private var hasChanges = false
  @exclusivity(unchecked) private var isUpdating = false
  @exclusivity(unchecked) private var isDraining = false
  @exclusivity(unchecked) private var isVisiting = false
  private var removals: [TimelineProperty] = []

  @exclusivity(unchecked) private var queue = AnimationTimelineQueue()
  @exclusivity(unchecked) private var openCompletions: [AnimationCompletion] = []
  @exclusivity(unchecked) private var dueCompletions: [AnimationCompletion] = []
  @exclusivity(unchecked) private var firstDue = 0
  @exclusivity(unchecked) private var running = CallbackOrigin()

  private var events: [AnimationEvent] = []
  private var eventCount = 0
  @exclusivity(unchecked) private var orderCount = 0

  init(options: AnimatedValueOptions, time: Double, customAnimationRate: Double) {
    self.options = options
    preparedAnimations = PreparedAnimations(options: options)
    self.time = time.isFinite ? time : 0
    self.customAnimationRate =
      customAnimationRate > 0 && customAnimationRate <= 1e6 ? customAnimationRate : 120
  }

  /// The animated properties of a type.
  func column<Value: Animatable>() -> AnimatedPropertyColumn<Value> where Value.AnimatableData: Sendable {
    let key = ObjectIdentifier(Value.self)
    if let column = columns[key] as? AnimatedPropertyColumn<Value> { return column }
    let column = AnimatedPropertyColumn<Value>()
    columns[key] = column
    return column
  }

  /// When an animation of one's own sees the time next.
  func customFrame(after time: Double) -> Double {
    let frame = (time * customAnimationRate).rounded(.down)
    let next = (frame + 1) / customAnimationRate
    if next > time { return next }
    let second = (frame + 2) / customAnimationRate
    return second > time ? second : time.nextUp
  }

  // MARK: - Transactions

  /// The transaction in which a change is made now.
  package var scope: TransactionScope { scopes.last ?? rest }

  /// Runs a body in a transaction, which is merged into the current one.
  package func perform<Result>(
    in transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let scope = TransactionScope(scope.transaction.merging(transaction))
    enlist(scope.transaction.completions)
    scopes.append(scope)
    defer { scopes.removeLast() }
    return try body()
  }

  // MARK: - Updates

  /// Has a property updated.
  func setNeedsUpdate(_ property: TimelineProperty) {
    guard !property.isPending else { return }
    property.isPending = true
    pending.append(property)
    hasChanges = true
  }

  /// Applies the changes that were made, unless a body is still making some.
  @inline(__always)
  package func applyChanges() {
    if hasChanges { applyAllChanges() }
  }

  private func applyAllChanges() {
    guard scopes.isEmpty, !isUpdating, !isVisiting else { return }
    if !pending.isEmpty {
      isUpdating = true
      swap(&pending, &updating)
      for property in updating {
        property.isPending = false
        property.update()
      }
      updating.removeAll(keepingCapacity: true)
      isUpdating = false
    }
    for completion in openCompletions {
      completion.stage = .waiting
      if completion.outstanding == 0 { callLater(completion) }
    }
    openCompletions.removeAll(keepingCapacity: true)
    hasChanges = !pending.isEmpty
  }

  /// Runs a body during which changes are gathered, and none is applied.
  func visit(_ body: () -> Void) {
    let wasVisiting = isVisiting
    isVisiting = true
    body()
    isVisiting = wasVisiting
    guard !isVisiting, !removals.isEmpty else { return }
    for property in removals { property.remove() }
    removals.removeAll()
  }

  /// Ends all that a property does, after a visit if there is one.
  package func remove(_ property: TimelineProperty) {
    if isVisiting { removals.append(property) } else { property.remove() }
  }

  /// Applies the changes that were made and does what is due.
  package func update() {
    guard scopes.isEmpty, !isDraining, !isUpdating, !isVisiting else { return }
    try? drain(until: time)
  }

  package func advance(to target: Double) throws(TimelineError) {
    guard target.isFinite else { throw .timeIsNotFinite(target) }
    guard target >= time else { throw .timeGoesBackwards(from: time, to: target) }
    guard !isDraining, !isUpdating else { throw .isAdvancing(at: time) }
    guard scopes.isEmpty, !isVisiting else { throw .isInTransaction(at: time) }
    try drain(until: target)
    time = target
  }

  private func drain(until target: Double) throws(TimelineError) {
    isDraining = true
    defer {
      isDraining = false
      running = CallbackOrigin()
    }
    var rounds = 0
    while true {
      applyChanges()
      if hasChanges {
        // A modifier has changed something while changes were applied.
        rounds += 1
        guard rounds < AnimationTimelineCore.roundLimit else {
          throw .goesOnForever(at: time, rounds: rounds)
        }
        continue
      }
      rounds = 0
      if firstDue < dueCompletions.count {
        try callFirst()
      } else if let key = queue.firstKey(), key.time <= target, let node = queue.first() {
        if key.time > time { time = key.time }
        node.process()
      } else {
        return
      }
    }
  }

  /// When the next thing will happen by itself.
  var nextEventTime: Double? {
    applyChanges()
    if firstDue < dueCompletions.count { return time }
    return queue.firstKey().map { max(time, $0.time) }
  }

  /// Has something called at a time.
  func schedule(at moment: Double, _ action: @escaping () -> Void) throws(TimelineError) {
    guard moment.isFinite else { throw .timeIsNotFinite(moment) }
    guard moment >= time else { throw .timeGoesBackwards(from: time, to: moment) }
    schedule(ScheduledAction(core: self, action), at: moment)
  }

  /// Has an action called at a time that has not gone; it may be scheduled anew once it has been called.
  func schedule(_ action: ScheduledAction, at moment: Double) {
    action.completion.stage = .waiting
    action.completion.origin = nextOrigin
    queue.schedule(action, at: TimelineKey(time: max(moment, time), order: nextOrder()))
  }

  func schedule(_ node: any TimelineNode, at key: TimelineKey) { queue.schedule(node, at: key) }

  func unschedule(_ node: any TimelineNode) { queue.remove(node) }

  /// A number for the order of what is asked for; the one after it is free, too.
  func nextOrder() -> Int {
    orderCount += 2
    return orderCount
  }

  // MARK: - Completions

  /// Has completions wait for the animations of this update.
  func enlist(_ completions: [AnimationCompletion]) {
    for completion in completions where completion.stage == .new {
      completion.stage = .open
      completion.origin = nextOrigin
      openCompletions.append(completion)
      hasChanges = true
    }
  }

  /// Tells a completion that one of its animations is complete.
  func finishOne(_ completion: AnimationCompletion) {
    completion.outstanding -= 1
    if completion.outstanding == 0, completion.stage == .waiting { callLater(completion) }
  }

  private var nextOrigin: CallbackOrigin {
    let generation = running.time == time ? running.generation + 1 : 1
    return CallbackOrigin(time: time, generation: generation)
  }

  fileprivate func callLater(_ completion: AnimationCompletion) {
    completion.stage = .due
    dueCompletions.append(completion)
  }

  private func callFirst() throws(TimelineError) {
    let completion = dueCompletions[firstDue]
    running = completion.origin.time == time ? completion.origin : CallbackOrigin(time: time)
    guard running.generation <= AnimationTimelineCore.roundLimit else {
      completion.origin = CallbackOrigin()
      throw .goesOnForever(at: time, rounds: AnimationTimelineCore.roundLimit)
    }
    firstDue += 1
    if firstDue == dueCompletions.count {
      dueCompletions.removeAll(keepingCapacity: true)
      firstDue = 0
    }
    completion.action()
  }

  // MARK: - Events

  /// Writes down what happened.
  package func record(
    _ kind: AnimationEvent.Kind, _ subject: String, _ animation: Animation? = nil, note: String? = nil,
    treeEvent: TreeEvent? = nil
  ) {
    guard recordsEvents else { return }
    eventCount += 1
    events.append(
      AnimationEvent(
        time: time, sequence: eventCount, subject: subject, kind: kind, animation: animation, note: note,
        treeEvent: treeEvent))
  }

  func takeEvents() -> [AnimationEvent] {
    update()
    defer { events.removeAll() }
    return events
  }

  /// Forgets all that is waiting.
  func clear() {
    queue.removeAll()
    for column in columns.values { column.clear() }
    columns.removeAll()
    pending.removeAll()
    openCompletions.removeAll()
    dueCompletions.removeAll()
    firstDue = 0
  }
}

/// Something to be called at a time.
final class ScheduledAction: TimelineNode {
  @exclusivity(unchecked) package var queuePlace = TimelineQueuePlace()
  fileprivate let completion: AnimationCompletion
  private unowned let core: AnimationTimelineCore

  init(core: AnimationTimelineCore, _ action: @escaping () -> Void) {
    self.core = core
    completion = AnimationCompletion(criteria: .removed, action: action)
  }

  package func process() {
    core.unschedule(self)
    core.callLater(completion)
  }
}

/// A transaction in which changes are made.
package final class TransactionScope {
  package let transaction: Transaction

  init(_ transaction: Transaction) {
    self.transaction = transaction
  }
}
