// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite struct Rotation3DEffectTests {
  private static let size = Size(width: 200, height: 280)

  @Test func `the edges of a turned card in perspective`() throws {
    // d = 280/0.5 = 560: x = 100 ± 100·cos 60°/(1 ± 100·sin 60°/560).
    let effect = Rotation3DEffect(.degrees(60), axis: (0, 1, 0), perspective: 0.5)
    let transform = effect.transform(in: Self.size)
    let shift = 100 * 3.0.squareRoot() / 2 / 560
    let left = try #require(transform.projected(Point(x: 0, y: 140)))
    let right = try #require(transform.projected(Point(x: 200, y: 140)))
    #expect((left.x - (100 - 50 / (1 - shift))).magnitude < 1e-12)
    #expect((right.x - (100 + 50 / (1 + shift))).magnitude < 1e-12)
    #expect((left.y - 140).magnitude < 1e-12 && (right.y - 140).magnitude < 1e-12)
    // The right-hand side is further away, and smaller.
    let corner = try #require(transform.projected(Point(x: 200, y: 0)))
    #expect((corner.y - (140 - 140 / (1 + shift))).magnitude < 1e-12)
  }

  @Test func `the defaults are SwiftUI's`() {
    let effect = Rotation3DEffect(.degrees(10), axis: (1, 0, 0))
    #expect(effect.anchor == .center)
    #expect(effect.anchorZ == 0)
    #expect(effect.perspective == 1)
  }

  @Test func `the anchor stays where it is`() {
    var random = SeededGenerator(seed: 0xF1_04)
    var worst = Worst("the anchor stays", seed: random.seed)
    for _ in 0..<300 {
      let anchor = UnitPoint(x: random.uniform(-1...2), y: random.uniform(-1...2))
      let effect = Rotation3DEffect(
        .radians(random.uniform(-4...4)),
        axis: (random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1)), anchor: anchor,
        perspective: random.uniform(0...2))
      let point = Point(x: anchor.x * 200, y: anchor.y * 280)
      let shown = effect.transform(in: Self.size).projected(point) ?? Point(x: .nan, y: .nan)
      worst.note(shown.x - point.x, bound: 1e-12, "\(effect)")
      worst.note(shown.y - point.y, bound: 1e-12, "\(effect)")
    }
    worst.check()
  }

  @Test func `without perspective a card only gets narrower`() throws {
    let effect = Rotation3DEffect(.degrees(60), axis: (0, 1, 0), perspective: 0)
    let transform = effect.transform(in: Self.size)
    let corner = try #require(transform.projected(Point(x: 200, y: 280)))
    #expect((corner.x - 150).magnitude < 1e-12 && (corner.y - 280).magnitude < 1e-12)
  }

  @Test(arguments: [0, 0.5, 1, 3])
  func `a card that turns in its own plane shows its back between a quarter and three quarters`(
    perspective: Double
  ) {
    for degrees in stride(from: -719.5, through: 719.5, by: 1) {
      let effect = Rotation3DEffect(.degrees(degrees), axis: (1, 1, 0), perspective: perspective)
      let turn = (degrees + 720).truncatingRemainder(dividingBy: 360)
      let expected: CardSide = turn > 90 && turn < 270 ? .back : .front
      #expect(effect.side(in: Self.size) == expected, "\(degrees)")
      #expect(CardFlip(shownAngle: .degrees(degrees)).side == expected, "\(degrees)")
    }
  }

  @Test func `about an axis in front of the card the side changes where the eye is in its plane`() {
    // The eye is 100 in front of the axis and the card 50 behind it: cos = −50/100 at 120°.
    for (degrees, side) in [(119.0, CardSide.front), (121, .back), (239, .back), (241, .front)] {
      let effect = Rotation3DEffect(.degrees(degrees), axis: (0, 1, 0), anchorZ: 50)
      #expect(effect.side(in: Size(width: 100, height: 100)) == side)
    }
  }

  @Test func `depth orders what overlaps`() {
    // A row of cards, each turned by more, hinged at the left: the more it is turned, the further away its centre.
    let size = Size(width: 100, height: 100)
    let depths = [0.0, 20, 40, 60, 80].map { degrees in
      Rotation3DEffect(.degrees(degrees), axis: (0, 1, 0), anchor: .leading).transform(in: size)
        .depth(of: Point(x: 50, y: 50))
    }
    #expect(depths == depths.sorted(by: >))
    #expect(depths[0] == 0)
  }

  @Test func `something without a size has no perspective, and nothing is NaN`() {
    let transform = Rotation3DEffect(.degrees(30), axis: (0, 1, 0)).transform(in: .zero)
    #expect(transform.m34 == 0)
    #expect(transform.projected(.zero) == .zero)
  }

  @Test func `an angle that is not finite shows nothing`() {
    #expect(Rotation3DEffect(.radians(.nan), axis: (0, 1, 0)).side(in: Self.size) == nil)
    #expect(Rotation3DEffect(.radians(.infinity), axis: (0, 1, 0)).side(in: Self.size) == nil)
  }

  @Test func `animatable data read back, scaled as in SwiftUI`() {
    let effect = Rotation3DEffect(
      .radians(0.75), axis: (0.25, -1, 3), anchor: UnitPoint(x: 0.125, y: 2), anchorZ: 7, perspective: 0.5)
    let data = effect.animatableData
    #expect(data.first == 96)
    #expect(data.second.second.first == -128)
    #expect(data.second.second.second.second.second == AnimatablePair(7, 64))
    var other = Rotation3DEffect(.zero, axis: (0, 0, 0))
    other.animatableData = data
    #expect(other == effect)
    #expect(other.hashValue == effect.hashValue)
  }
}

@Suite struct CardFlipTests {
  @Test func `the content of the side that is seen is never mirrored`() {
    for degrees in stride(from: -1000.5, through: 1000.5, by: 7) {
      let card = CardFlip(shownAngle: .degrees(degrees))
      let angle = card.angle(of: card.side)
      #expect(CardFlip(shownAngle: angle).side == .front, "\(degrees)")
    }
  }

  @Test func `the side that is seen lies on top`() {
    for degrees in [0.0, 89, 91, 180, 269, 271, 360, -91] {
      let card = CardFlip(shownAngle: .degrees(degrees))
      #expect(card.zIndex(of: card.side) == 1)
      #expect(CardSide.allCases.map(card.zIndex).reduce(0, +) == 1)
    }
  }

  @Test func `a card that has turned twice shows its front`() {
    // `rotation < 90` says otherwise.
    #expect(CardFlip(shownAngle: .degrees(360)).side == .front)
    #expect(CardFlip(shownAngle: .degrees(-180)).side == .back)
    #expect(CardFlip(shownAngle: .degrees(540)).side == .back)
  }

  @Test func `a drag turns half a degree for a point, up to thirty`() {
    let angles = [0, 20, -20, 59, 61, 1e9, -61, -.infinity].map { translation in
      CardFlip.dragAngle(translation: translation).degrees
    }
    let expected = [0, 10, -10, 29.5, 30, 30, -30, -30]
    for (angle, expected) in zip(angles, expected) { #expect((angle - expected).magnitude < 1e-13) }
    #expect(CardFlip.dragAngle(translation: .nan) == .zero)
    #expect(
      CardFlip.dragAngle(translation: 40, anglePerPoint: .degrees(2), limit: .degrees(-45)).degrees < 45.001)
  }

  @Test func `a throw to the right turns the card`() {
    #expect(CardFlip.releaseAngle(predictedTranslation: 0.1) == .radians(.pi))
    #expect(CardFlip.releaseAngle(predictedTranslation: -400) == .zero)
    #expect(CardFlip.releaseAngle(predictedTranslation: .nan) == .zero)
  }
}
