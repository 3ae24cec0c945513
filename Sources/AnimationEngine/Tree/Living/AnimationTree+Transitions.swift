// SPDX-License-Identifier: Apache-2.0

// Insertion and removal. A transition's effects stand outside of all modifiers of their node: they go by the
// transaction that reaches the node, and transaction modifiers of the node or of its inside do not touch them.

extension AnimationTree {
  /// Begins the transition of a node that is new; whether anything of it is animated.
  func beginInsertion(of node: TreeNode, by transaction: Transaction) -> Bool {
    let target = settings(of: node, in: .identity, by: transaction)
    guard target.contains(where: \.isAnimated) else { return false }
    node.effects.set(settings(of: node, in: .willAppear, by: transaction), of: node, in: timeline)
    let isAnimated = node.effects.set(target, of: node, in: timeline).isAnimated
    if isAnimated { node.beginning = timeline.time }
    return isAnimated
  }

  /// Begins the removal of a node, or removes it where nothing of it is animated.
  func beginRemoval(of node: TreeNode, by transaction: Transaction) {
    node.phase = .didDisappear
    node.removals += 1
    record(.removalStarted, of: node)
    var target = settings(of: node, in: .didDisappear, by: transaction)
    // A node whose way in begins at this very moment was never shown.
    guard node.beginning != timeline.time, target.contains(where: \.isAnimated) else { return remove(node) }
    // Whatever modifiers made of the transaction, the end is waited for.
    let end = endOfRemoval(of: node)
    for index in target.indices { target[index].transaction = target[index].transaction.merging(end) }
    let rest = settings(of: node, in: .identity, by: transaction)
    node.effects.set(rest, of: node, in: timeline, others: .keep)
    if !node.effects.set(target, of: node, in: timeline, others: .keep).isAnimated { remove(node) }
  }

  /// A transaction that removes a node when nothing is left of what it animates, unless the node has come back.
  private func endOfRemoval(of node: TreeNode) -> Transaction {
    let removal = node.removals
    var transaction = Transaction()
    transaction.addAnimationCompletion(criteria: .removed) { [weak self, weak node] in
      self?.perform { tree in
        guard let node, node.removals == removal, node.isBeingRemoved else { return }
        tree.remove(node)
      }
    }
    return transaction
  }

  /// Lets a node that was on its way out come back, from what is shown.
  func cancelRemoval(of node: TreeNode, by transaction: Transaction) {
    node.phase = .identity
    node.removals += 1
    record(.removalCancelled, of: node)
    node.effects.set(settings(of: node, in: .identity, by: transaction), of: node, in: timeline)
  }

  /// The effects of a node's transition in a phase; without a transition the node fades.
  private func settings(
    of node: TreeNode, in phase: TransitionPhase, by transaction: Transaction
  ) -> [PropertySetting] {
    var transaction = transaction
    let transition = node.node.transition ?? .opacity
    return transition.effects(in: phase, reducesMotion: environment.accessibilityReduceMotion)
      .settings(by: &transaction, after: nil, prefix: "transition.")
  }
}

extension PropertySetting {
  /// Whether the way there is animated.
  fileprivate var isAnimated: Bool { transaction.animation != nil }
}
