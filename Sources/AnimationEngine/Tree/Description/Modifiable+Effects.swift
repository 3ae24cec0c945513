// SPDX-License-Identifier: Apache-2.0

public import CurveMath

extension Modifiable {
  /// A property that goes to its new value by the transaction's animation.
  public func property<Value: Animatable>(_ name: String, _ value: Value) -> Self
  where Value.AnimatableData: Sendable {
    modified(by: .property(name, AnimatablePropertyValue(value)))
  }

  /// A property that goes to its new value by the transaction's animation; a spring takes over a velocity, in units of
  /// the animatable data per second.
  package func property<Value: Animatable>(
    _ name: String, _ value: Value, initialVelocity: Value.AnimatableData
  ) -> Self where Value.AnimatableData: Sendable {
    modified(by: .property(name, AnimatablePropertyValue(value, initialVelocity: initialVelocity)))
  }

  /// A property that nothing lies between: a text, a name, a type. It jumps.
  @_disfavoredOverload
  public func property<Value: Equatable>(_ name: String, _ value: Value) -> Self {
    modified(by: .property(name, DiscretePropertyValue(value)))
  }

  /// The property `opacity`.
  public func opacity(_ opacity: Double) -> Self { property("opacity", opacity) }

  /// The property `scale`: a factor for width and height about an anchor.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// The property `scale`: factors for width and height about an anchor.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> Self {
    property("scale", ScaleEffect(scale: Size(width: x, height: y), anchor: anchor))
  }

  /// The property `rotation`: an angle about an anchor.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self {
    property("rotation", RotationEffect(angle: angle, anchor: anchor))
  }

  /// The property `offset`.
  public func offset(_ offset: Size) -> Self { property("offset", offset) }

  /// The property `offset`.
  public func offset(x: Double = 0, y: Double = 0) -> Self { offset(Size(width: x, height: y)) }

  /// The property `relativeOffset`: an offset in widths and heights of the node itself.
  public func relativeOffset(x: Double = 0, y: Double = 0) -> Self {
    property("relativeOffset", Size(width: x, height: y))
  }

  /// The property `blur`: a radius.
  public func blur(radius: Double) -> Self { property("blur", radius) }

  /// The modifiers that stand under a name.
  public func modifier(_ modifier: some ViewModifier) -> Self {
    var result = self
    result.modifiers.items += modifier.body(content: PlaceholderContent()).modifiers.items
    return result
  }
}
