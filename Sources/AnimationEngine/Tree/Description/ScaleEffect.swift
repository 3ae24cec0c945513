// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// Factors for width and height about an anchor.
public struct ScaleEffect: Hashable, Sendable, Animatable {
  /// The factors.
  public var scale: Size
  /// What stays where it is.
  public var anchor: UnitPoint

  /// A scale about an anchor.
  public init(scale: Size, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// Factors and anchor, the anchor times 128 as in SwiftUI.
  public var animatableData: AnimatablePair<Size.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}
