// SPDX-License-Identifier: Apache-2.0

/// A rotation of something flat about an axis in space, seen in perspective: SwiftUI's `rotation3DEffect`.
///
/// With `a` the anchor in points and `d = max(width, height)/perspective`, a point goes through
///
///     translate(−a) · rotate(angle, axis) · perspective(m34 = −1/d) · translate(a)
///
/// in this order. The vanishing point is at the anchor, and with `perspective` 1 the eye is as far away as the
/// longer side is long.
///
/// Source: bytedance/DanceUI, `_Rotation3DEffect`, written after SwiftUI's binary. Apple's documentation calls
/// `perspective` the relative vanishing point and says no more.
public struct Rotation3DEffect: Sendable {
  /// By how much it is turned; see ``Transform3D/rotation(_:axis:)`` for the direction.
  public var angle: Angle
  /// The axis, of any length.
  public var axis: (x: Double, y: Double, z: Double)
  /// Where the axis goes through the plane, in fractions of the size.
  public var anchor: UnitPoint
  /// How far the axis is in front of the plane, in points.
  public var anchorZ: Double
  /// How strong the perspective is; 0 is none.
  public var perspective: Double

  /// A rotation; the defaults are SwiftUI's.
  public init(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  /// The rotation as a transform of something of a size. Without a size there is no perspective.
  public func transform(in size: Size) -> Transform3D {
    let extent = max(size.width, size.height)
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    return Transform3D.translation(x: -x, y: -y, z: -anchorZ)
      .concatenating(.rotation(angle, axis: axis))
      .concatenating(.perspective(m34: extent > 0 ? -perspective / extent : 0))
      .concatenating(.translation(x: x, y: y, z: anchorZ))
  }

  /// Which side of it is seen at its centre; nil when it is seen edge-on, or not at all.
  public func side(in size: Size) -> CardSide? {
    transform(in: size).side(at: Point(x: size.width / 2, y: size.height / 2))
  }
}

extension Rotation3DEffect: Hashable {
  /// Whether all parameters are equal.
  public static func == (lhs: Rotation3DEffect, rhs: Rotation3DEffect) -> Bool {
    lhs.angle == rhs.angle && lhs.axis == rhs.axis && lhs.anchor == rhs.anchor && lhs.anchorZ == rhs.anchorZ
      && lhs.perspective == rhs.perspective
  }

  /// Hashes all parameters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(angle)
    hasher.combine(axis.x)
    hasher.combine(axis.y)
    hasher.combine(axis.z)
    hasher.combine(anchor)
    hasher.combine(anchorZ)
    hasher.combine(perspective)
  }
}

extension Rotation3DEffect: Animatable {
  /// Angle, axis, anchor and depth, perspective, as in SwiftUI: all but the depth times 128.
  public typealias AnimatableData = AnimatablePair<
    Double,
    AnimatablePair<
      Double,
      AnimatablePair<
        Double,
        AnimatablePair<Double, AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>>
      >
    >
  >

  /// The parameters.
  public var animatableData: AnimatableData {
    get {
      let place = AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective * 128))
      let direction = AnimatablePair(
        axis.x * 128, AnimatablePair(axis.y * 128, AnimatablePair(axis.z * 128, place)))
      return AnimatablePair(angle.animatableData, direction)
    }
    set {
      angle.animatableData = newValue.first
      axis.x = newValue.second.first / 128
      axis.y = newValue.second.second.first / 128
      axis.z = newValue.second.second.second.first / 128
      let place = newValue.second.second.second.second
      anchor.animatableData = place.first
      anchorZ = place.second.first
      perspective = place.second.second / 128
    }
  }
}
