// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// Growing from a scale, and shrinking to it.
public struct ScaleTransition: Transition {
  /// The scale outside.
  public var scale: Double
  /// What stays where it is.
  public var anchor: UnitPoint

  /// A scale about an anchor.
  ///
  /// The default is 0.00001 as in SwiftUI: a scale of 0 has no way back.
  public init(_ scale: Double = 1e-5, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The scale, 1, the scale.
  public func body(content: Content, phase: TransitionPhase) -> Content {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

extension Transition where Self == ScaleTransition {
  /// From and to almost nothing, about the center.
  public static var scale: Self { Self() }

  /// From and to a scale.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    Self(scale, anchor: anchor)
  }
}
