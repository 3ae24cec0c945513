// SPDX-License-Identifier: Apache-2.0

/// When the animations of a property look done and when nothing of them is left, and who waits for it.
struct AnimationMilestones {
  /// An animation that will look done.
  struct Milestone {
    fileprivate(set) var time: Double
    let order: Int
    let animation: Animation?
    let completions: [AnimationCompletion]
  }

  /// What is due.
  enum Due {
    case logical(Milestone)
    case end
  }

  /// The animation that was started last, until it looks done.
  private var current: Milestone?
  /// Those that were retargeted while somebody waited for them: they look done at their own times.
  private var forks: [Milestone] = []
  /// Who waits for animations to look done that will not do so before the end of the whole.
  private var waitingToLookDone: [AnimationCompletion] = []
  /// Who waits for the end of the whole.
  private var waiting: [AnimationCompletion] = []
  /// When the whole ends, or is to be looked at again.
  var end = Double.infinity
  private var order = 0

  /// Whether anything is still to come.
  var isWaiting: Bool { current != nil || !forks.isEmpty || !waitingToLookDone.isEmpty || !waiting.isEmpty }

  /// An animation begins, and what ran is retargeted.
  mutating func begin(
    _ animation: Animation?, logicalEnd: Double, end: Double, order: Int, completions: [AnimationCompletion]
  ) {
    if let former = current, !former.completions.isEmpty {
      // One that would never look done by itself does so with the whole.
      if former.time < .infinity { forks.append(former) } else { waitingToLookDone += former.completions }
    }
    var logical: [AnimationCompletion] = []
    for completion in completions {
      completion.outstanding += 1
      if completion.criteria == .removed { waiting.append(completion) } else { logical.append(completion) }
    }
    current = Milestone(time: logicalEnd, order: order, animation: animation, completions: logical)
    self.end = end
    self.order = order
  }

  /// It has become known when the animation that was started last will look done.
  mutating func expect(logicalEnd: Double) {
    if current?.time == .infinity { current?.time = logicalEnd }
  }

  /// When the next of all is due.
  var nextKey: TimelineKey {
    var key = TimelineKey.never
    if let current, current.time < .infinity { key = TimelineKey(time: current.time, order: current.order) }
    for fork in forks { key = min(key, TimelineKey(time: fork.time, order: fork.order)) }
    if end < .infinity { key = min(key, TimelineKey(time: end, order: order + 1)) }
    return key
  }

  /// Takes what is due first.
  mutating func takeFirst() -> Due? {
    let key = nextKey
    guard key != .never else { return nil }
    if let current, current.time == key.time, current.order == key.order {
      self.current = nil
      return .logical(current)
    }
    if let index = forks.firstIndex(where: { $0.time == key.time && $0.order == key.order }) {
      return .logical(forks.remove(at: index))
    }
    return .end
  }

  /// Takes the animation that was started last, if it has yet to look done.
  mutating func takeCurrent() -> Milestone? {
    defer { current = nil }
    return current
  }

  /// The whole has ended; retargeted animations may still have to look done.
  ///
  /// - Returns: the animation that was to look done with it.
  mutating func endWhole(calling finish: (AnimationCompletion) -> Void) -> Animation? {
    end = .infinity
    let former = takeCurrent()
    for completion in waitingToLookDone { finish(completion) }
    for completion in former?.completions ?? [] { finish(completion) }
    waitingToLookDone.removeAll(keepingCapacity: true)
    // What has ended has looked done before.
    for completion in waiting { finish(completion) }
    waiting.removeAll(keepingCapacity: true)
    return former?.animation
  }

  /// Everything has ended, by a jump.
  mutating func endAll(calling finish: (AnimationCompletion) -> Void) -> Animation? {
    for fork in forks { for completion in fork.completions { finish(completion) } }
    forks.removeAll(keepingCapacity: true)
    return endWhole(calling: finish)
  }
}
