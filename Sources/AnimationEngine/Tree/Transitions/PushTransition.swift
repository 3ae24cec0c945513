// SPDX-License-Identifier: Apache-2.0

/// Moving in from an edge and out to the opposite one while fading.
public struct PushTransition: Transition {
  /// Where the node comes from.
  public var edge: Edge

  /// In from an edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// Beyond the edge, in place, beyond the opposite edge; opacity 0, 1, 0.
  public func body(content: Content, phase: TransitionPhase) -> Content {
    let offset: Edge? =
      switch phase {
      case .willAppear: edge
      case .identity: nil
      case .didDisappear: edge.opposite
      }
    return content.relativeOffset(towards: offset).opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == PushTransition {
  /// In from an edge and out to the opposite one.
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}
