// SPDX-License-Identifier: Apache-2.0

/// Moving in from an edge and out to the same edge, by the node's own width or height.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// In from an edge and out to it.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// Beyond the edge, in place, beyond the edge.
  public func body(content: Content, phase: TransitionPhase) -> Content {
    content.relativeOffset(towards: phase.isIdentity ? nil : edge)
  }
}

extension Transition where Self == MoveTransition {
  /// In from an edge and out to it.
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

extension Modifiable {
  /// An offset towards an edge by the own width or height, or none.
  func relativeOffset(towards edge: Edge?) -> Self {
    let offset = edge?.relativeOffset ?? (x: 0, y: 0)
    return relativeOffset(x: offset.x, y: offset.y)
  }
}
