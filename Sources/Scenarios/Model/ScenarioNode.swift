// SPDX-License-Identifier: Apache-2.0

package import AnimationEngine

/// A node that is described as long as a condition holds, or once for each element of a list.
package struct ScenarioNode: Sendable {
  /// A property and what it follows from.
  package struct Property: Hashable, Sendable {
    package let name: String
    package let value: ScenarioExpression
    package let kind: ScenarioKind
    package let written: DocumentPlace
  }

  /// The elements that nodes are made for.
  package struct Elements: Hashable, Sendable {
    /// A count or a list.
    package let source: ScenarioExpression
    /// Whether nodes are known by their place rather than by their element.
    package let isByPosition: Bool
    package let written: DocumentPlace
  }

  /// What changes transactions on their way to the properties.
  package enum Modifier: Sendable {
    case properties([Property])
    case animation(Animation?, watching: Int)
    case scopedAnimation(Animation?, [Modifier])
    case transaction(TransactionChange)
    case watchingTransaction(TransactionChange, watching: Int)
    case scopedTransaction(TransactionChange, [Modifier])
  }

  /// What a transaction modifier sets.
  package struct TransactionChange: Sendable {
    package var animation: AnimationChoice?
    package var disablesAnimations: Bool?
  }

  /// An animation, or one for each value of a key of the transaction.
  package enum AnimationChoice: Sendable {
    case always(Animation?)
    case byKey(String, initialValue: ScenarioValue, [ScenarioValue: Animation?], otherwise: Animation??)
  }

  package var name: String
  package let written: DocumentPlace
  /// The place among all nodes, each before those inside it.
  package var place = 0
  package var condition: ScenarioExpression?
  package var elements: Elements?
  package var id: ScenarioExpression?
  package var idPlace: DocumentPlace?
  /// The states that begin with the node, by their places among all.
  package var states: [Int] = []
  package var modifiers: [Modifier] = []
  package var transition: ScenarioTransition?
  package var transitionPlace: DocumentPlace?
  /// Where it is drawn among its siblings.
  package var zIndex: ScenarioExpression?
  /// The property whose angle turns a card with two sides.
  package var flip: String?
  package var interaction = ScenarioInteraction()
  package var children: [ScenarioNode] = []
  package var animators: [ScenarioAnimator] = []
}
