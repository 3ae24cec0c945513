// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// An angle about an anchor.
public struct RotationEffect: Hashable, Sendable, Animatable {
  /// The angle.
  public var angle: Angle
  /// What stays where it is.
  public var anchor: UnitPoint

  /// A rotation about an anchor.
  public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }

  /// Angle and anchor, both times 128 as in SwiftUI.
  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}
