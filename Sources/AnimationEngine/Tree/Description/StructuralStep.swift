// SPDX-License-Identifier: Apache-2.0

/// One step of the way from a node to a child: where in the builder's text the child stands.
package enum StructuralStep: Hashable {
  /// The place among several expressions of one block.
  case position(Int)
  /// The branch of an `if` with an `else`; a `switch` is several of them, one in another.
  case branch(Branch)
  /// An element of a ``ForEach``; elements whose id has been there before are counted.
  case element(AnyHashable, occurrence: Int)

  /// A side of an `if`.
  package enum Branch: Hashable {
    case first
    case second
  }

  /// The step as paths show it.
  package var text: String {
    switch self {
    case .position(let index): "\(index)"
    case .branch(.first): "if"
    case .branch(.second): "else"
    case .element(let id, 0): "#\(id)"
    case .element(let id, let occurrence): "#\(id)(\(occurrence + 1))"
    }
  }
}
