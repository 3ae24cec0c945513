// SPDX-License-Identifier: Apache-2.0

/// What happened to a node of an ``AnimationTree``.
public enum TreeEvent: Hashable, Sendable {
  /// It is new, together with everything inside. Animated is false where it is there at once.
  case inserted(animated: Bool)
  /// It is no longer described, and is shown until its transition has ended.
  case removalStarted
  /// It is described again before its removal has ended, and goes on from what is shown.
  case removalCancelled
  /// It is gone, together with everything inside.
  case removed
  /// It stands elsewhere among its siblings, which kept their order.
  case moved(from: Int, to: Int)
  /// It is new, in the place of the node whose path is given, for these reasons.
  case identityChanged(from: String, [IdentityChange])
  /// It is the same node, and something about it has changed.
  case changed(NodeChange)
  /// States of these names began with the node.
  case stateCreated([String])
  /// States of these names began anew, since the node in whose place this one stands has taken them with it.
  case stateReset([String])
  /// Something is defined here but is hardly what was meant; says what.
  case warned(String)
}

extension TreeEvent {
  /// What kind of event of the timeline it is.
  package var kind: AnimationEvent.Kind {
    switch self {
    case .inserted: .inserted
    case .removalStarted: .removalStarted
    case .removalCancelled: .removalCancelled
    case .removed: .nodeRemoved
    case .moved: .moved
    case .identityChanged: .identityChanged
    case .changed: .changed
    case .stateCreated: .stateCreated
    case .stateReset: .stateReset
    case .warned: .warned
    }
  }

  /// What there is to say about it.
  package var note: String? {
    switch self {
    case .removalStarted, .removalCancelled, .removed: nil
    case .inserted(let isAnimated): isAnimated ? "by its transition" : "at once"
    case .moved(let old, let new): "from place \(old) to place \(new)"
    case .identityChanged(let path, let reasons):
      "in place of \(path): another \(reasons.map(\.rawValue).joined(separator: ", another "))"
    case .changed(let change): change.description
    case .stateCreated(let names), .stateReset(let names): names.joined(separator: ", ")
    case .warned(let text): text
    }
  }
}
