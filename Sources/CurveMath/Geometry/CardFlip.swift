// SPDX-License-Identifier: Apache-2.0

/// A side of something flat.
public enum CardSide: Hashable, Sendable, CaseIterable {
  /// The side that is seen at rest.
  case front
  /// The other one.
  case back
}

/// A card with two sides, turned by an angle that is *shown*.
///
/// Which side to draw follows from the angle on the screen at that moment. The angle that a program has set is
/// half a turn away from it already as the animation begins: chosen by that, the sides change places at once, and
/// the back is seen from behind, mirrored, until the card has turned to it. The angle may be of any size; a card
/// that has turned twice shows its front.
///
/// This looks at the angle alone, which is right for a card that turns about an axis in its own plane through its
/// anchor. For any other, and for perspective, see ``Rotation3DEffect/side(in:)``.
public struct CardFlip: Hashable, Sendable {
  /// By how much the card is turned on the screen.
  public var angle: Angle

  /// A card turned by an angle.
  public init(shownAngle angle: Angle) {
    self.angle = angle
  }

  /// The side that is seen: the front up to a quarter turn either way, edge-on included as far as rounding
  /// allows.
  public var side: CardSide { angle.sineAndCosine.cosine < 0 ? .back : .front }

  /// By how much to turn the content of a side, so that it is read the right way round when it is seen.
  public func angle(of side: CardSide) -> Angle {
    side == .front ? angle : angle - Angle(radians: .pi)
  }

  /// The place of a side in a stack of the two: 1 for the one that is seen, 0 for the other.
  public func zIndex(of side: CardSide) -> Double { side == self.side ? 1 : 0 }

  /// The angle of a card that follows a finger, kept within a limit either way.
  ///
  /// - Parameters:
  ///   - translation: how far the finger has gone, in points; NaN counts as 0.
  ///   - anglePerPoint: how far the card turns for each point.
  ///   - limit: how far it turns at most.
  public static func dragAngle(
    translation: Double, anglePerPoint: Angle = .degrees(0.5), limit: Angle = .degrees(30)
  ) -> Angle {
    let limit = limit.radians.magnitude
    let wanted = translation * anglePerPoint.radians
    return Angle(radians: wanted.isNaN ? 0 : min(max(wanted, -limit), limit))
  }

  /// The angle to which a card goes when the finger lets go: half a turn for a throw to the right, else none.
  public static func releaseAngle(predictedTranslation: Double) -> Angle {
    predictedTranslation > 0 ? Angle(radians: .pi) : .zero
  }
}
