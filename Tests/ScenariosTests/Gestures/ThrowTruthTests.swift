// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Foundation
import Scenarios
import Testing

/// What is thrown, caught on its way or let go on springs of its own, from the closed forms of decay and springs.
struct ThrowTruthTests {
  /// The seconds in which a velocity falls to 1/e that keeps a share of itself in a millisecond.
  private func timeConstant(_ share: Double) -> Double { -1 / (1000 * log(share)) }

  /// A throw so long after it began.
  private func thrown(_ start: Double, _ velocity: Double, _ time: Double, keeping share: Double = 0.998)
    -> MotionState<Double>
  {
    let span = timeConstant(share)
    return MotionState(
      value: start - velocity * span * expm1(-time / span), velocity: velocity * exp(-time / span))
  }

  /// Of a flick that is lifted at a velocity after 0.15 s: how far it has come and how fast it is, so many samples
  /// before the lift.
  private func flick(_ velocity: Double, samplesBefore count: Double = 1) -> (way: Double, velocity: Double) {
    let part = 1 - count / 18
    return (velocity * 0.075 * part * part, velocity * part)
  }

  // MARK: - A list

  @Test func `a list that is thrown slows down, and its end was projected`() throws {
    let rows = try Samples.rows("thrown-list", "List.offset").filter { $0.time >= 0.15 && $0.time < 3.6 }
    // It is recognised 11 samples before the lift, and takes hold of what is shown then.
    let (start, velocity) = (flick(-900).way - flick(-900, samplesBefore: 11).way, flick(-900).velocity)
    expect(rows) { thrown(start, velocity, $0 - 0.15) }
    let projected = try Samples.rows("thrown-list", "List.projected").filter { $0.time > 0.16 && $0.time < 4 }
    expectValues(projected) { _ in start + velocity * timeConstant(0.998) }
  }

  @Test func `where it meets its end it goes on by a spring, with the velocity that it has there`() throws {
    let rows = try Samples.rows("thrown-list", "List.offset").filter { $0.time >= 4.15 && $0.time < 4.95 }
    let span = timeConstant(0.998)
    let rest = flick(-900).way - flick(-900, samplesBefore: 11).way + flick(-900).velocity * span
    let (start, velocity) = (
      rest + flick(-1800).way - flick(-1800, samplesBefore: 13).way, flick(-1800).velocity
    )
    let hit = -span * log1p(-(-800 - start) / (velocity * span))
    let rebound = Spring(duration: 0.5)
    expect(rows) { time in
      let late = time - 4.15 - hit
      if late < 0 { return thrown(start, velocity, time - 4.15) }
      let left = velocity - (-800 - start) / span
      return rebound.state(from: -800, to: -800, velocity: left, at: late)
    }
    #expect(rows.contains { $0.number < -805 }, "it goes past its end")
    let projected = try Samples.rows("thrown-list", "List.projected").filter { $0.time > 4.16 && $0.time < 7 }
    expectValues(projected) { _ in start + velocity * span }
  }

  @Test func `caught on its way it stays where it is shown, and follows the finger from there`() throws {
    let rows = try Samples.rows("thrown-list", "List.offset")
    let (start, velocity) = (
      -800 + flick(900).way - flick(900, samplesBefore: 11).way, flick(900).velocity
    )
    expect(rows.filter { $0.time >= 7.15 && $0.time < 7.6 }) { thrown(start, velocity, $0 - 7.15) }
    // A quarter of the way of 40 points is 10 points, with which the finger takes hold.
    let caught = thrown(start, velocity, 0.45).value
    expectValues(rows.filter { $0.time > 7.61 && $0.time < 7.89 }) {
      caught + 10 - 40 * seen($0, start: 7.5, duration: 0.4)
    }
    expect(rows.filter { $0.time >= 7.9 && $0.time < 11 }) {
      thrown(caught + 10 - 40 * 47.0 / 48, -100, $0 - 7.9)
    }
  }

  // MARK: - A wheel

  @Test func `a wheel lands on a row`() throws {
    let rows = try Samples.rows("picker-wheel", "Wheel.offset")
    let span = timeConstant(0.99)
    let (start, released) = (flick(700).way, 700.0)
    // 49.6 points and 69.6 more are nearest to 120.
    #expect(abs(start + released * span - 120) < 20)
    let landing = (120 - start) / span
    expect(rows.filter { $0.time >= 0.15 && $0.time < 0.83 }) {
      thrown(start, landing, $0 - 0.15, keeping: 0.99)
    }
    #expect(rows.last?.number == 120)
  }

  // MARK: - Two axes

  @Test func `each axis of a card begins with the finger's velocity along it`() throws {
    let spring = Spring(mass: 1, stiffness: 170, damping: 15)
    let part = 29.0 / 30
    for (property, way) in [("x", 120.0), ("y", -40.0)] {
      expect(try Samples.rows("two-axes", "Card.\(property)").filter { $0.time >= 0.25 && $0.time < 1 }) {
        spring.state(from: way * part, to: 0, velocity: 4 * way, at: $0 - 0.25)
      }
    }
  }

  @Test func `an axis that has no way to go stays where it is`() throws {
    expect(try Samples.rows("two-axes", "Card.y").filter { $0.time > 2 }) { _ in
      MotionState(value: 0, velocity: 0)
    }
    #expect(try Samples.rows("two-axes", "Card.x").contains { $0.time > 2.25 && $0.number > 80 })
  }

  // MARK: - Edges

  private let snap = Spring(duration: 0.4)

  @Test
  func `a card snaps to the edge it is heading for, with the velocity that it was shown to have`() throws {
    let rows = try Samples.rows("edge-snapping", "Card.x")
    // It takes hold after 10 of 60 points; at 150 a second 86.25 are predicted, nearer to 0.
    expect(rows.filter { $0.time >= 0.4 && $0.time < 0.98 }) {
      snap.state(from: 60 * 47.0 / 48 - 10, to: 0, velocity: 150, at: $0 - 0.4)
    }
    let last = flick(900)
    expect(rows.filter { $0.time >= 2.15 && $0.time < 2.3 }) {
      snap.state(
        from: last.way - flick(900, samplesBefore: 11).way, to: 200, velocity: last.velocity, at: $0 - 2.15)
    }
  }

  @Test func `a card that is caught on its way to an edge stays where it is shown`() throws {
    let rows = try Samples.rows("edge-snapping", "Card.x")
    let last = flick(900)
    let caught = snap.state(
      from: last.way - flick(900, samplesBefore: 11).way, to: 200, velocity: last.velocity, at: 0.155
    ).value
    #expect(caught > 150 && caught < 190)
    expectValues(rows.filter { $0.time > 2.306 && $0.time < 2.6 }) {
      caught + 10 - 40 * seen($0, start: 2.205, duration: 0.4)
    }
    expect(rows.filter { $0.time >= 2.605 && $0.time < 3.1 }) {
      snap.state(from: caught + 10 - 40 * 47.0 / 48, to: 200, velocity: -100, at: $0 - 2.605)
    }
  }

  @Test func `past an edge it gives way, and is let go as fast as it was shown to move`() throws {
    let rows = try Samples.rows("edge-snapping", "Card.x")
    // It follows by 0.55, and ever less: y = x·d·c/(d + c·x), of slope c·(d/(d + c·x))².
    func shown(_ way: Double) -> Double { 200 + 0.55 * way * 300 / (300 + 0.55 * way) }
    let start = 4 + 5.0 / 120
    let hold = 100 * seen(start, start: 4, duration: 0.4)
    expectValues(rows.filter { $0.time > start && $0.time < 4.4 }) {
      shown(100 * seen($0, start: 4, duration: 0.4) - hold)
    }
    let way = 100 * 47.0 / 48 - hold
    let velocity = 250 * 0.55 * pow(300 / (300 + 0.55 * way), 2)
    let released = try #require(rows.first { $0.time >= 4.4 })
    // It is measured by a parabola through places that lie on no parabola.
    #expect(abs(released.speed - velocity) < 0.02 * velocity)
    expect(rows.filter { $0.time >= 4.4 && $0.time < 4.9 }) {
      snap.state(from: shown(way), to: 200, velocity: released.speed, at: $0 - released.time)
    }
  }

  @Test func `a card whose finger is taken away goes back to where it was`() throws {
    let rows = try Samples.rows("edge-snapping", "Card.x").filter { $0.time >= 6.4 }
    #expect(rows.first.map { $0.number < 100 } == true)
    #expect(rows.last?.number == 200)
  }

  // MARK: - A button in a card

  @Test func `a click on a button in a card is the button's, and a drag the card's`() throws {
    let clicks = try Samples.rows("card-button", "Card/Button.clicks")
    let width = try Samples.rows("card-button", "Card.offset.width")
    expectValues(clicks.filter { $0.time < 0.19 }) { _ in 0 }
    expectValues(clicks.filter { $0.time > 0.2 && $0.time < 3.19 }) { _ in 1 }
    expectValues(clicks.filter { $0.time > 3.2 }) { _ in 2 }
    expectValues(width.filter { $0.time <= 1.05 }) { _ in 0 }
    // Recognised when 10 points of the way of 72 are made.
    expectValues(width.filter { $0.time > 1.06 && $0.time < 1.4 }) { 60 * seen($0, start: 1, duration: 0.4) }
    expectValues(width.filter { $0.time >= 1.4 && $0.time < 2.1 }) { _ in 60 }
    expectValues(width.filter { $0.time >= 2.3 }) { _ in 90 }
  }

  @Test func `a plain button in it keeps its press, wherever the finger goes`() throws {
    let isHeld = try Samples.rows("card-button", "Card/Plain.isHeld")
    #expect(Set(isHeld.filter { $0.time > 4 && $0.time < 4.4 }.map(\.value)) == ["true"])
    #expect(Set(isHeld.filter { $0.time < 4 || $0.time >= 4.4 }.map(\.value)) == ["false"])
    expectValues(try Samples.rows("card-button", "Card.offset.width").filter { $0.time >= 4 }) { _ in 90 }
  }
}
