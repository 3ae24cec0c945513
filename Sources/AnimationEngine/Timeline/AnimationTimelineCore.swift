// SPDX-License-Identifier: Apache-2.0

/// What a timeline and its properties share.
///
/// Changes are gathered and applied as one update. What falls due on the way to a new time happens one by one,
/// at its own time, each followed by the completions that it sets free and by the update of what they change.
package final class AnimationTimelineCore {
  /// How many completions in a row may lead to completions while time stands still.
  static let roundLimit = 1000

  package let options: AnimatedValueOptions
  let customAnimationRate: Double
  package private(set) var time: Double
  var recordsEvents = true

  private let rest = TransactionScope(Transaction())
  private var scopes: [TransactionScope] = []
  private var pending: [TimelineProperty] = []
  private var updating: [TimelineProperty] = []
  private var isUpdating = false
  private var isDraining = false

  private var queue = AnimationTimelineQueue()
  private var openCompletions: [AnimationCompletion] = []
  private var dueCompletions: [AnimationCompletion] = []
  private var firstDue = 0
  private var running = CallbackOrigin()

  private var events: [AnimationEvent] = []
  private var eventCount = 0
  private var orderCount = 0

  init(options: AnimatedValueOptions, time: Double, customAnimationRate: Double) {
    self.options = options
    self.time = time.isFinite ? time : 0
    self.customAnimationRate =
      customAnimationRate > 0 && customAnimationRate.isFinite ? customAnimationRate : 120
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
  }

  /// Applies the changes that were made, unless a body is still making some.
  package func applyChanges() {
    guard scopes.isEmpty, !isUpdating else { return }
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
    guard !openCompletions.isEmpty else { return }
    for completion in openCompletions {
      completion.stage = .waiting
      if completion.outstanding == 0 { callLater(completion) }
    }
    openCompletions.removeAll(keepingCapacity: true)
  }

  /// Applies the changes that were made and does what is due.
  package func update() {
    guard scopes.isEmpty, !isDraining else { return }
    try? drain(until: time)
  }

  package func advance(to target: Double) throws(TimelineError) {
    guard target.isFinite else { throw .timeIsNotFinite(target) }
    guard target >= time else { throw .timeGoesBackwards(from: time, to: target) }
    guard !isDraining, !isUpdating else { throw .isAdvancing(at: time) }
    guard scopes.isEmpty else { throw .isInTransaction(at: time) }
    try drain(until: target)
    time = target
  }

  private func drain(until target: Double) throws(TimelineError) {
    isDraining = true
    defer {
      isDraining = false
      running = CallbackOrigin()
    }
    while true {
      applyChanges()
      if !pending.isEmpty { continue }
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

  private func callLater(_ completion: AnimationCompletion) {
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
    _ kind: AnimationEvent.Kind, _ subject: String, _ animation: Animation? = nil, note: String? = nil
  ) {
    guard recordsEvents else { return }
    eventCount += 1
    events.append(
      AnimationEvent(
        time: time, sequence: eventCount, subject: subject, kind: kind, animation: animation, note: note))
  }

  func takeEvents() -> [AnimationEvent] {
    update()
    defer { events.removeAll() }
    return events
  }

  /// Forgets all that is waiting.
  func clear() {
    queue.removeAll()
    pending.removeAll()
    openCompletions.removeAll()
    dueCompletions.removeAll()
    firstDue = 0
  }
}

/// A transaction in which changes are made.
package final class TransactionScope {
  package let transaction: Transaction

  init(_ transaction: Transaction) {
    self.transaction = transaction
  }
}
