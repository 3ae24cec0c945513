// SPDX-License-Identifier: Apache-2.0

/// Why a node was looked at again, in the words that SwiftUI prints for a view.
public struct NodeChange: Hashable, Sendable, CustomStringConvertible {
  /// One of the reasons.
  public enum Reason: Hashable, Sendable {
    /// Its description has other values than before, or it is new.
    case itself
    /// It is not the node that stood there before.
    case identity
    /// The value of a property is another one.
    case property(String)
    /// A state of its own was set, or has begun.
    case state(String)
  }

  /// The type of the node.
  public let typeName: String
  /// The reasons.
  public let reasons: [Reason]

  /// The reasons why a node of some type was looked at again.
  public init(typeName: String, reasons: [Reason]) {
    self.typeName = typeName
    self.reasons = reasons
  }

  /// For example `Counter: @self, @identity, _count changed.`
  public var description: String {
    let words = reasons.map { reason in
      switch reason {
      case .itself: "@self"
      case .identity: "@identity"
      case .property(let name): name
      case .state(let name): "_\(name)"
      }
    }
    guard !words.isEmpty else { return "\(typeName): unchanged." }
    return "\(typeName): \(words.joined(separator: ", ")) changed."
  }
}
