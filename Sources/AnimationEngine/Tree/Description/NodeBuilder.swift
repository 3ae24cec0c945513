// SPDX-License-Identifier: Apache-2.0

/// Makes the children of a node from Swift's own `if`, `switch` and blocks, whose shape is part of their identity.
@resultBuilder
public enum NodeBuilder {
  /// A node.
  public static func buildExpression(_ node: Node) -> NodeContent { NodeContent(node) }

  /// Nodes of a list.
  public static func buildExpression(_ list: ForEach) -> NodeContent { list.content }

  /// Nodes that were made before.
  public static func buildExpression(_ content: NodeContent) -> NodeContent { content }

  /// Expressions one after the other; a single one has no position of its own.
  public static func buildBlock(_ contents: NodeContent...) -> NodeContent { NodeContent(block: contents) }

  /// An `if` without an `else`.
  public static func buildOptional(_ content: NodeContent?) -> NodeContent { content ?? NodeContent() }

  /// The first branch of an `if` or of a `switch`.
  public static func buildEither(first content: NodeContent) -> NodeContent {
    content.behind(.branch(.first))
  }

  /// The other branch.
  public static func buildEither(second content: NodeContent) -> NodeContent {
    content.behind(.branch(.second))
  }

  /// What stands behind an availability check.
  public static func buildLimitedAvailability(_ content: NodeContent) -> NodeContent { content }
}
