// SPDX-License-Identifier: Apache-2.0

/// Moving in from the leading edge and out to the trailing one, by the node's own width.
public struct SlideTransition: Transition {
  /// A slide.
  public init() {}

  /// Beyond the leading edge, in place, beyond the trailing edge.
  public func body(content: Content, phase: TransitionPhase) -> Content {
    switch phase {
    case .willAppear: content.relativeOffset(towards: .leading)
    case .identity: content.relativeOffset(towards: nil)
    case .didDisappear: content.relativeOffset(towards: .trailing)
    }
  }
}

extension Transition where Self == SlideTransition {
  /// In from the leading edge and out to the trailing one.
  public static var slide: Self { Self() }
}
