// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Foundation
import Scenarios
import Testing

/// What the examples with touches show, from the ways of the fingers and the closed forms of springs and curves.
///
/// Nothing here knows the engine or its recognisers: a finger of a drag is where a straight line says, sampled 120
/// times a second, and what is let go moves on from its last sample.
struct GestureTruthTests {
  // MARK: - A square

  @Test func `the square follows the finger, stays, and goes back when the finger is taken away`() throws {
    let width = try Samples.rows("draggable-square", "Square.offset.width")
    // Nothing moves before the way is 10 points: 60 × 30 in half a second are 134 points a second.
    expectValues(width.filter { $0.time < 0.075 }) { _ in 0 }
    expectValues(width.filter { $0.time >= 0.075 && $0.time < 0.5 }) { 60 * seen($0, duration: 0.5) }
    expectValues(width.filter { $0.time >= 0.5 && $0.time < 1.06 }) { _ in 60 }
    expectValues(width.filter { $0.time > 1.07 && $0.time < 1.5 }) {
      60 - 80 * seen($0, start: 1, duration: 0.5)
    }
    // Cancelled: what was committed is still there, and nothing else.
    expectValues(width.filter { $0.time >= 1.5 }) { _ in 60 }
    let height = try Samples.rows("draggable-square", "Square.offset.height")
    expectValues(height.filter { $0.time >= 0.5 }) { _ in 30 }
  }

  @Test func `the finger is shown with its velocity, and the gesture with its values`() throws {
    let finger = try Samples.rows("draggable-square", "Finger 0.x").filter { $0.time < 0.6 }
    expectValues(finger) { 140 + 60 * seen($0, duration: 0.5) }
    for row in finger where row.time > 0.03 { #expect(abs(row.speed - 120) < 1e-9) }
    let translation = try Samples.rows("draggable-square", "Square.DragGesture.translation.width")
      .filter { $0.time < 0.6 }
    #expect(translation.first.map { $0.time > 0.07 } == true)
    expect(translation) { MotionState(value: 60 * seen($0, duration: 0.5), velocity: 120) }
    let predicted = try Samples.rows("draggable-square", "Square.DragGesture.predictedEndTranslation.width")
      .filter { $0.time < 0.6 }
    expectValues(predicted) { 60 * seen($0, duration: 0.5) + 0.25 * 120 }
    let phases = try Samples.rows("draggable-square", "Square.DragGesture.phase")
    #expect(Set(phases.filter { $0.time < 0.074 }.map(\.value)) == ["possible"])
    #expect(Set(phases.filter { $0.time > 0.076 && $0.time < 1 }.map(\.value)) == ["active"])
    #expect(!phases.contains { $0.time >= 0.5 && $0.time < 1 })
  }

  // MARK: - A card that flies out or springs back

  @Test func `a slow drag springs back with the velocity of the finger`() throws {
    // 120 points in 0.6 s are 200 a second: 170 points are predicted, which is less than half of the screen.
    let width = try Samples.rows("flying-card", "Card.offset.width")
    let last = 120 * 71.0 / 72
    expectValues(width.filter { $0.time >= 0.05 && $0.time < 0.6 }) { 120 * seen($0, duration: 0.6) }
    let motion = Spring(duration: 0.5, bounce: 0)
    expect(width.filter { $0.time >= 0.6 && $0.time < 1.34 }) {
      motion.state(from: last, to: 0, velocity: 200, at: $0 - 0.6)
    }
    expect(try Samples.rows("flying-card", "Card.offset.height").filter { $0.time >= 0.6 && $0.time < 1.3 }) {
      motion.state(from: last / 3, to: 0, velocity: 200.0 / 3, at: $0 - 0.6)
    }
    // It goes on outwards for a moment.
    #expect(width.contains { $0.time > 0.6 && $0.number > last + 1 })
  }

  @Test func `a quick flick of the same way flies out`() throws {
    // 800 points a second: 120 + 0.25·800 = 320 points are predicted.
    let width = try Samples.rows("flying-card", "Card.offset.width")
    let last = 120 * 17.0 / 18
    expectValues(width.filter { $0.time >= 2.15 && $0.time < 2.45 }) { time in
      last + (400 - last) * UnitCurve.easeOut.value(at: (time - 2.15) / 0.3)
    }
    #expect(width.last?.number == 400)
  }

  // MARK: - A long press, then a drag

  @Test func `the icon is lifted by half a second, then dragged, and goes back`() throws {
    let lift = Spring(duration: 0.5, bounce: 0)
    let scale = try Samples.rows("long-press-drag", "Icon.scale")
    expectValues(scale.filter { $0.time < 0.5 }) { _ in 1 }
    expect(scale.filter { $0.time >= 0.5 && $0.time < 1.2 }) {
      lift.state(from: 1, to: 1.1, at: $0 - 0.5)
    }
    expect(scale.filter { $0.time >= 1.5 && $0.time < 2.2 }) {
      lift.state(from: 1.1, to: 1, at: $0 - 1.5)
    }
    let width = try Samples.rows("long-press-drag", "Icon.offset.width")
    // The drag is seen at 10 points: 67 points in 0.3 s, from 0.7 s on.
    expectValues(width.filter { $0.time < 0.74 }) { _ in 0 }
    expectValues(width.filter { $0.time >= 0.75 && $0.time < 1 }) {
      60 * seen($0, start: 0.7, duration: 0.3)
    }
    expectValues(width.filter { $0.time >= 1 && $0.time < 1.5 }) { _ in 60 }
    expect(width.filter { $0.time >= 1.5 && $0.time < 2.2 }) {
      lift.state(from: 60, to: 0, at: $0 - 1.5)
    }
  }

  @Test func `a drag that comes too soon does not lift the icon`() throws {
    let scale = try Samples.rows("long-press-drag", "Icon.scale").filter { $0.time >= 2.4 }
    expectValues(scale) { _ in 1 }
    let events = try Samples.events(Samples.example("long-press-drag")).filter { $0.time >= 2.5 }
    #expect(events.contains { $0.kind == "gestureFailed" && abs($0.time - 2.55) < 1e-9 })
    #expect(!events.contains { $0.kind == "gestureBegan" || $0.subject.hasSuffix("offset") })
  }

  // MARK: - Two fingers

  @Test func `two fingers scale and turn at once, and what they did is kept`() throws {
    let scale = try Samples.rows("pinch-rotate", "Square.scale")
    let rotation = try Samples.rows("pinch-rotate", "Square.rotation.degrees")
    expectValues(scale.filter { $0.time > 0.02 && $0.time < 0.5 }) { 1 + 0.5 * seen($0, duration: 0.5) }
    expectValues(rotation.filter { $0.time > 0.02 && $0.time < 0.5 }) { 60 * seen($0, duration: 0.5) }
    expectValues(scale.filter { $0.time >= 0.5 && $0.time < 1.01 }) { _ in 1.5 }
    expectValues(rotation.filter { $0.time >= 0.5 && $0.time < 1.03 }) { _ in 60 }
    expectValues(scale.filter { $0.time > 1.02 && $0.time < 1.5 }) {
      1.5 * (1 - 0.5 * seen($0, start: 1, duration: 0.5))
    }
    expectValues(rotation.filter { $0.time > 1.05 && $0.time < 1.5 }) {
      60 - 15 * seen($0, start: 1, duration: 0.5)
    }
    expectValues(scale.filter { $0.time >= 1.5 }) { _ in 0.75 }
    expectValues(rotation.filter { $0.time >= 1.5 }) { _ in 45 }
    let magnification = try Samples.rows("pinch-rotate", "Square.SimultaneousGesture.first.magnification")
    for row in magnification where row.time > 0.05 && row.time < 0.5 { #expect(abs(row.speed - 1) < 1e-9) }
    let turn = try Samples.rows("pinch-rotate", "Square.SimultaneousGesture.second.rotation.degrees")
    for row in turn where row.time > 0.05 && row.time < 0.5 { #expect(abs(row.speed - 120) < 1e-7) }
  }

  @Test func `the photo is dragged by the first finger and scaled by both, and goes back`() throws {
    let width = try Samples.rows("photo-viewer", "Photo.offset.width")
    let scale = try Samples.rows("photo-viewer", "Photo.scale")
    // 60 points in a second: 10 of them after a sixth.
    expectValues(width.filter { $0.time < 0.16 }) { _ in 0 }
    expectValues(width.filter { $0.time > 0.17 && $0.time < 1 }) { -60 * seen($0, duration: 1) }
    expectValues(scale.filter { $0.time > 0.01 && $0.time < 1 }) { 1 + 1.2 * seen($0, duration: 1) }
    expectValues(width.filter { $0.time >= 1 }) { _ in 0 }
    expectValues(scale.filter { $0.time >= 1 }) { _ in 1 }
  }

  // MARK: - Presses and taps

  @Test func `a button is pressed as long as its press takes, or the finger is down`() throws {
    let press = Spring(response: 0.2, dampingRatio: 0.825)
    let turn = press.state(from: 1, to: 0.95, at: 0.01)
    expect(try Samples.rows("pressable-button", "Ticked.scale").filter { $0.time < 0.25 }) { time in
      if time < 0.01 { return press.state(from: 1, to: 0.95, at: time) }
      return press.state(from: turn.value, to: 1, velocity: turn.velocity, at: time - 0.01)
    }
    let held = try Samples.rows("pressable-button", "Held.scale")
    expect(held.filter { $0.time < 0.27 }) { press.state(from: 1, to: 0.95, at: $0) }
    expectValues(held.filter { $0.time > 0.3 && $0.time < 0.5 }) { _ in 0.95 }
    expect(held.filter { $0.time >= 0.5 && $0.time < 0.77 }) {
      press.state(from: 0.95, to: 1, at: $0 - 0.5)
    }
    #expect(held.last?.number == 1)
  }

  @Test func `a tap is told as the finger is lifted, and a press when it can't be a tap any longer`() throws {
    let events = try Samples.events(Samples.example("tap-or-press")).filter { $0.kind == "changeMade" }
    #expect(events.map(\.time) == [0.625, 1.75])
    #expect(events.map(\.note) == ["taps = 1", "presses = 1"])
  }

  // MARK: - The whole card

  @Test func `the card grows when the drag is recognised, and shrinks when it ends`() throws {
    // At the thirteenth sample of 9.75 × 3.25 points the way is longer than 10.
    let (begin, grow, shrink) = (13.0 / 120, Spring(duration: 0.2), Spring(duration: 0.3))
    for (property, small, large) in [
      ("scale", 1.0, 1.08), ("shadowOpacity", 0.1, 0.3), ("shadowRadius", 4, 16), ("shadowY", 2, 8),
    ] {
      let rows = try Samples.rows("draggable-card", "Card.\(property)")
      expectValues(rows.filter { $0.time < begin }) { _ in small }
      expect(rows.filter { $0.time > begin && $0.time < begin + 0.28 }) {
        grow.state(from: small, to: large, at: $0 - begin)
      }
      expectValues(rows.filter { $0.time > 0.45 && $0.time < 1 }) { _ in large }
      expect(rows.filter { $0.time >= 1 && $0.time < 1.43 }) {
        shrink.state(from: large, to: small, at: $0 - 1)
      }
      #expect(rows.last?.number == small)
    }
  }

  @Test func `what the card was dragged is committed, and the last of it animated by value`() throws {
    let width = try Samples.rows("draggable-card", "Card.offset.width")
    expectValues(width.filter { $0.time > 0.11 && $0.time < 1 }) { 90 * seen($0, duration: 1) }
    // The finger was last seen a sample before it was lifted, at 89.25 points.
    expect(width.filter { $0.time >= 1 && $0.time < 1.56 }) {
      Spring(duration: 0.4).state(from: 89.25, to: 90, velocity: 90, at: $0 - 1)
    }
    let events = try Samples.events(Samples.example("draggable-card"))
    #expect(events.filter { $0.kind == "started" && $0.subject == "Card.scale" }.count == 2)
  }

  // MARK: - A card in space

  @Test func `the card turns up to 30 degrees, flips past its front, and back`() throws {
    let rotation = try Samples.rows("card-3d", "Card.rotation.degrees")
    let flip = Spring(mass: 1, stiffness: 100, damping: 10)
    expectValues(rotation.filter { $0.time > 0.02 && $0.time < 0.5 }) {
      min(50 * seen($0, duration: 0.5), 30)
    }
    expect(rotation.filter { $0.time >= 0.5 && $0.time < 1.75 }) {
      flip.state(from: 30, to: 180, at: $0 - 0.5)
    }
    #expect(rotation.contains { $0.number > 200 })
    expectValues(rotation.filter { $0.time > 3.02 && $0.time < 3.5 }) {
      max(-50 * seen($0, start: 3, duration: 0.5), -30)
    }
    #expect(rotation.last?.number == 0)
    let front = try Samples.rows("card-3d", "Card.showsFront")
    #expect(front.filter { $0.time >= 0.5 && $0.time < 3 }.allSatisfy { $0.value == "false" })
    #expect(front.filter { $0.time < 0.5 || $0.time > 3.02 }.allSatisfy { $0.value == "true" })
  }

  // MARK: - Units

  @Test func `an interpolating spring takes the fraction of the way, and not a thousandth of points`() throws
  {
    let motion = Spring(mass: 1, stiffness: 100, damping: 10)
    let last = 100 * 14.0 / 15
    expect(try Samples.rows("velocity-units", "Card.fitting").filter { $0.time > 0.125 && $0.time < 1.3 }) {
      motion.state(from: last, to: 0, velocity: 800, at: $0 - 0.125)
    }
    // (100 + 0.25·800)/1000 of the way per second, the other way and hardly at all.
    expect(try Samples.rows("velocity-units", "Card.dividing").filter { $0.time > 0.125 && $0.time < 1.3 }) {
      motion.state(from: last, to: 0, velocity: -last * 0.3, at: $0 - 0.125)
    }
  }

  // MARK: - Edges and pages

  @Test func `a page turns by where the finger would end, not by how far it went`() throws {
    let offset = try Samples.rows("page-flick", "Pages.offset.width")
    let turn = Spring(duration: 0.5, bounce: 0)
    // 60 points at 600 a second: 210 are predicted. The last sample is a twelfth before the end; the page goes on
    // as fast as the finger.
    expect(offset.filter { $0.time >= 0.1 && $0.time < 0.81 }) {
      turn.state(from: -55, to: -300, velocity: -600, at: $0 - 0.1)
    }
    // 60 points at 60 a second: 75 are predicted, and the page stays.
    expectValues(offset.filter { $0.time >= 2.5 && $0.time < 3.5 }) { _ in -300 }
    expect(offset.filter { $0.time >= 3.6 && $0.time < 4.3 }) {
      turn.state(from: -245, to: 0, velocity: 600, at: $0 - 3.6)
    }
    let pages = try Samples.events(Samples.example("page-flick")).filter {
      $0.note?.hasPrefix("page") == true
    }
    #expect(pages.map(\.note) == ["page = 1", "page = 0"])
  }
}
