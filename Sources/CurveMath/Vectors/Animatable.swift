// SPDX-License-Identifier: Apache-2.0

/// A type whose changes can be animated, through a vector that stands for it.
///
/// The signature is SwiftUI's. A curve moves ``animatableData``; the rest of the value is carried along.
public protocol Animatable {
  /// The vector that stands for the value.
  associatedtype AnimatableData: VectorArithmetic

  /// The data to animate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// A vector stands for itself.
  @inlinable
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing to animate.
  @inlinable
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set { _ = newValue }
  }
}

extension AnimatablePair: Animatable {}
extension AnimatableArray: Animatable {}
#if !hasFeature(Embedded)
extension AnimatableValues: Animatable {}
#endif
