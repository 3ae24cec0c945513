// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Cards that flip, as values over time: angle, edges on the screen, and the side that is seen.
struct FlipCardTests {
  /// A card of 200 by 280 that turns about its upright axis with perspective 0.5.
  private struct Card {
    static let size = Size(width: 200, height: 280)
    var angle: AnimatedValue<Double>

    init(_ angle: Angle) {
      self.angle = AnimatedValue(angle.animatableData)
    }

    mutating func turn(to target: Angle, _ animation: Animation?, at time: Double) {
      angle.animate(to: target.animatableData, animation, at: time)
    }

    func shown(at time: Double) -> Angle {
      var angle = Angle.zero
      angle.animatableData = self.angle.value(at: time)
      return angle
    }

    var model: Angle {
      var angle = Angle.zero
      angle.animatableData = self.angle.model
      return angle
    }

    func effect(at time: Double) -> Rotation3DEffect {
      Rotation3DEffect(shown(at: time), axis: (0, 1, 0), perspective: 0.5)
    }

    /// Where the left and the right edge are on the screen, half-way up.
    func edges(at time: Double) -> (left: Double, right: Double) {
      let transform = effect(at: time).transform(in: Self.size)
      return (
        transform.projected(Point(x: 0, y: 140))?.x ?? .nan,
        transform.projected(Point(x: 200, y: 140))?.x ?? .nan
      )
    }
  }

  private struct Row {
    let degrees: Double
    let left: Double
    let right: Double
  }

  /// Computed in ball arithmetic from the spring's closed form and the projection, each tenth of a second.
  private static let tapped = [
    Row(degrees: 0, left: 0, right: 200),
    Row(degrees: 55.9544605360, left: 34.29256432, right: 148.7691373),
    Row(degrees: 126.855020809, left: 169.9780345, right: 47.51945452),
    Row(degrees: 166.016481616, left: 201.4125285, right: 6.977441731),
    Row(degrees: 180.159630295, left: 199.9498856, right: -0.04938772192),
    Row(degrees: 182.729631576, left: 199.0442543, right: -0.7432702026),
    Row(degrees: 181.881103452, left: 199.3636691, right: -0.5354186583),
    Row(degrees: 180.805923407, left: 199.7395910, right: -0.2418856589),
    Row(degrees: 180.212054741, left: 199.9332691, right: -0.06544845465),
    // The spring has ended: it stays within a thousandth of its way.
    Row(degrees: 180, left: 200, right: 0),
  ]
  private static let released = [
    Row(degrees: 30, left: 4.907014486, right: 179.5039715),
    Row(degrees: 81.0449769912, left: 81.10027918, right: 113.2318747),
    Row(degrees: 157.413845228, left: 199.1290010, right: 13.59567690),
    Row(degrees: 198.653215111, left: 189.6281378, right: -0.4863732210),
    Row(degrees: 202.968415262, left: 186.0741254, right: 1.031594499),
    Row(degrees: 191.188584989, left: 194.8140934, right: -1.620514393),
    Row(degrees: 180.343424101, left: 199.8912871, right: -0.1053493870),
    Row(degrees: 176.153844242, left: 200.9843824, right: 1.406196404),
    Row(degrees: 176.850994017, left: 200.8381709, right: 1.120942995),
    Row(degrees: 178.940139520, left: 200.3142331, right: 0.3462682502),
    Row(degrees: 180.325517511, left: 199.8970384, right: -0.09993968165),
  ]

  private static func expect(_ card: Card, shows rows: [Row]) {
    for (index, row) in rows.enumerated() {
      let time = Double(index) / 10
      let edges = card.edges(at: time)
      #expect((card.shown(at: time).degrees - row.degrees).magnitude < 1e-8, "at \(time)")
      #expect((edges.left - row.left).magnitude < 1e-6, "at \(time)")
      #expect((edges.right - row.right).magnitude < 1e-6, "at \(time)")
    }
  }

  /// A card that has been tapped: half a turn by a spring of response 0.6 s and damping fraction 0.8.
  private static var tappedCard: Card {
    var card = Card(.zero)
    card.turn(to: .degrees(180), .spring(response: 0.6, dampingFraction: 0.8), at: 0)
    return card
  }

  @Test func `a tapped card turns over and a little beyond`() {
    Self.expect(Self.tappedCard, shows: Self.tapped)
  }

  @Test func `a card that was dragged and released turns on from where it is`() {
    // Dragged by 100 points, which the limit makes thirty degrees, and thrown to the right.
    var card = Card(CardFlip.dragAngle(translation: 100))
    card.turn(
      to: CardFlip.releaseAngle(predictedTranslation: 300),
      .interpolatingSpring(stiffness: 100, damping: 10), at: 0)
    Self.expect(card, shows: Self.released)
  }

  @Test func `the side changes when the card is seen edge-on`() {
    let card = Self.tappedCard
    let quarter = 0.1436777175240083
    for step in 0...1000 {
      let time = Double(step) / 1000
      let expected: CardSide = time < quarter ? .front : .back
      #expect(CardFlip(shownAngle: card.shown(at: time)).side == expected, "at \(time)")
      #expect(card.effect(at: time).side(in: Card.size) == expected, "at \(time)")
    }
  }

  @Test func `the overshoot of a spring does not bring the front back`() {
    let card = Self.tappedCard
    let highest = stride(from: 0, through: 2, by: 0.001).map { card.shown(at: $0).degrees }.max() ?? 0
    #expect(highest > 182)
    #expect(CardFlip(shownAngle: .degrees(highest)).side == .back)
  }

  @Test func `chosen by the angle that was set, the side is wrong until the quarter turn`() {
    let card = Self.tappedCard
    let quarter = 0.1436777175240083
    for step in 1...100 {
      let time = Double(step) / 100
      let shown = CardFlip(shownAngle: card.shown(at: time))
      let chosen = CardFlip(shownAngle: card.model).side
      #expect(chosen == .back)
      #expect((chosen == shown.side) == (time > quarter), "at \(time)")
      // The side that was chosen wrongly turns its own back to the eye: its text is mirrored.
      let content = Rotation3DEffect(shown.angle(of: chosen), axis: (0, 1, 0), perspective: 0.5)
      #expect((content.side(in: Card.size) == .front) == (time > quarter), "at \(time)")
    }
  }

  @Test func `chosen by less than ninety degrees, a card that has turned twice is wrong for ever`() {
    var card = Self.tappedCard
    card.turn(to: .degrees(360), .spring(response: 0.6, dampingFraction: 0.8), at: 1)
    let end = card.shown(at: 10)
    #expect((end.degrees - 360).magnitude < 1e-12)
    #expect(!(end.degrees < 90))
    #expect(CardFlip(shownAngle: end).side == .front)
  }

  @Test func `a second tap in flight goes on with the angle and its speed`() {
    var card = Self.tappedCard
    let before = card.angle.state(at: 0.2)
    card.turn(to: .degrees(360), .spring(response: 0.6, dampingFraction: 0.8), at: 0.2)
    #expect(card.angle.state(at: 0.2) == before)
    let sides = stride(from: 0.2, through: 2, by: 0.01).map { CardFlip(shownAngle: card.shown(at: $0)).side }
    // The back, and then the front for good.
    let change = sides.firstIndex(of: .front) ?? sides.endIndex
    #expect(change > 0 && sides[change...].allSatisfy { $0 == .front } && change < sides.count)
  }

  @Test func `the side that is seen lies on top at every moment`() {
    let card = Self.tappedCard
    for step in 0...100 {
      let flip = CardFlip(shownAngle: card.shown(at: Double(step) / 100))
      #expect(flip.zIndex(of: .front) == (flip.side == .front ? 1 : 0))
      #expect(flip.zIndex(of: .back) == (flip.side == .back ? 1 : 0))
    }
  }
}
