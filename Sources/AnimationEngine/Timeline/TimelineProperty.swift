// SPDX-License-Identifier: Apache-2.0

/// A property of a timeline, whatever its type.
public class TimelineProperty: TimelineNode {
  /// What events call it.
  public let name: String

  /// What changes the transaction on its way to this property, the outermost first.
  ///
  /// Set the whole list anew whenever what it depends on has changed: the values that its modifiers watch are
  /// compared with those of the last update, place by place.
  public var modifiers: [TransactionModifier] = [] {
    didSet { core.setNeedsUpdate(self) }
  }

  /// Whether an animation of it runs.
  public var isAnimating: Bool { false }

  let core: AnimationTimelineCore
  var isPending = false
  package var queuePlace = TimelineQueuePlace()
  /// The transaction of the last write since the last update.
  var writeScope: TransactionScope?
  private(set) var isRemoved = false
  private var formerModifiers: [TransactionModifier] = []

  init(name: String, core: AnimationTimelineCore) {
    self.name = name
    self.core = core
  }

  /// Notes that the property was written in the current transaction.
  ///
  /// Of several writes in one update the last one counts that is a change.
  func noteWrite(isChange: Bool) {
    if isChange || writeScope == nil { writeScope = core.scope }
    core.setNeedsUpdate(self)
  }

  /// Applies what was changed.
  func update() {
    guard !isRemoved else { return }
    let former = formerModifiers
    formerModifiers = modifiers
    guard let scope = writeScope else { return }
    writeScope = nil
    guard !modifiers.isEmpty else {
      change(in: scope.transaction)
      return
    }
    var transaction = scope.transaction
    var chosen: Animation??
    var isContested = false
    for (index, modifier) in modifiers.enumerated() {
      let before = index < former.count ? former[index] : nil
      let hadEffect = modifier.apply(to: &transaction, previous: before)
      guard hadEffect, modifier.isAnimation else { continue }
      if let other = chosen, other != transaction.animation { isContested = true }
      chosen = .some(transaction.animation)
    }
    core.enlist(transaction.completions)
    change(in: transaction)
    if isContested {
      core.record(
        .warned, name, transaction.animation,
        note: "several .animation modifiers act on it in one update: the innermost counts")
    }
  }

  /// Makes the change that was written, with a transaction that has passed all modifiers.
  func change(in transaction: Transaction) {}

  /// Does the first of what is due.
  package func process() {}

  /// Ends all that runs, for good.
  func remove() {
    isRemoved = true
    writeScope = nil
    core.unschedule(self)
  }
}
