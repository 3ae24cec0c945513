// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// Moving from an offset and back to it.
public struct OffsetTransition: Transition {
  /// The offset outside.
  public var offset: Size

  /// An offset.
  public init(_ offset: Size) {
    self.offset = offset
  }

  /// The offset, none, the offset.
  public func body(content: Content, phase: TransitionPhase) -> Content {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

extension Transition where Self == OffsetTransition {
  /// From and to an offset.
  public static func offset(_ offset: Size) -> Self { Self(offset) }

  /// From and to an offset.
  public static func offset(x: Double = 0, y: Double = 0) -> Self { Self(Size(width: x, height: y)) }
}
