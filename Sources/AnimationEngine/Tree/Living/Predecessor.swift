// SPDX-License-Identifier: Apache-2.0

/// The node in whose place a new one stands.
struct Predecessor {
  let path: String
  let reasons: [IdentityChange]
  let states: [String]

  /// What a new node took the place of; nil where it is the same node.
  init?(of node: TreeNode, old: TreeNode) {
    let (new, previous) = (node.identity, old.identity)
    var reasons: [IdentityChange] = []
    if new.typeName != previous.typeName { reasons.append(.type) }
    if new.ids != previous.ids { reasons.append(.id) }
    if new.place != previous.place {
      reasons.append(.position)
    } else if new.steps != previous.steps {
      reasons.append(.branch)
    }
    guard !reasons.isEmpty else { return nil }
    path = old.path
    self.reasons = reasons
    states = old.stateNames
  }
}
