// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Foundation
import Scenarios
import Testing

/// What the examples show, from the closed forms of springs and curves alone.
///
/// Nothing here knows the engine: each row's value and velocity are computed from the numbers in the example.
struct ExampleTruthTests {
  /// Compares all rows but the last, at which a spring is put onto its target, with a motion.
  private func expect(
    _ rows: some Collection<Frames.Row>, _ motion: (Double) -> MotionState<Double>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for row in rows {
      let truth = motion(row.time)
      #expect(
        abs(row.number - truth.value) <= 1e-12 * max(1, abs(truth.value)), "at \(row.time)",
        sourceLocation: sourceLocation)
      #expect(
        abs(row.speed - truth.velocity) <= 1e-11 * max(1, abs(truth.velocity)), "at \(row.time)",
        sourceLocation: sourceLocation)
    }
  }

  private func easeOut(duration: Double, from: Double, to: Double, at time: Double) -> MotionState<Double> {
    if time < 0 { return MotionState(value: from, velocity: 0) }
    if time >= duration { return MotionState(value: to, velocity: 0) }
    let progress = time / duration
    return MotionState(
      value: from + (to - from) * UnitCurve.easeOut.value(at: progress),
      velocity: (to - from) * UnitCurve.easeOut.velocity(at: progress) / duration)
  }

  // MARK: - Toggle card

  @Test(arguments: [("frame.width", 100.0, 300.0), ("frame.height", 100, 200), ("opacity", 0.5, 1)])
  func `the card goes by a critical spring of half a second`(property: String, from: Double, to: Double)
    throws
  {
    let rows = try Samples.rows("toggle-card", "Card.\(property)")
    expect(rows.dropLast()) { Spring(duration: 0.5, bounce: 0).state(from: from, to: to, at: $0) }
    #expect(rows.last?.number == to)
    // The critical spring by hand: 1 − (1 + ωt)e^(−ωt), ω = 4π.
    let row = try #require(rows.first { $0.time == 0.25 })
    #expect(abs(row.number - (from + (to - from) * (1 - (1 + .pi) * exp(-.pi)))) <= 1e-12 * to)
  }

  @Test func `the card has arrived when it is within a thousandth of its way`() throws {
    let last = try #require(try Samples.rows("toggle-card", "Card.opacity").last)
    let settled = Spring(duration: 0.5, bounce: 0).settlingDuration(target: 1, epsilon: 0.001)
    #expect(abs(last.time - settled) <= 1e-12)
  }

  // MARK: - Heart button

  @Test func `the heart turns back in flight with its value and velocity`() throws {
    let heart = Spring(response: 0.3, dampingRatio: 0.5)
    let turn = heart.state(from: 1, to: 1.3, at: 0.1)
    #expect(turn.velocity > 1)
    expect(try Samples.rows("heart-button", "Heart.scale").dropLast()) { time in
      if time < 0.1 { return heart.state(from: 1, to: 1.3, at: time) }
      return heart.state(from: turn.value, to: 1, velocity: turn.velocity, at: time - 0.1)
    }
  }

  @Test func `the count chases from wherever its first curve is`() throws {
    expect(try Samples.rows("heart-button", "Count.position").filter { $0.time != 0.1 && $0.time < 0.3 }) {
      time in
      let first = easeOut(duration: 0.2, from: 41, to: 42, at: time)
      if time < 0.1 { return first }
      let share = easeOut(duration: 0.2, from: 0, to: 1, at: time - 0.1)
      return MotionState(
        value: first.value + (41 - first.value) * share.value,
        velocity: first.velocity * (1 - share.value) + (41 - first.value) * share.velocity)
    }
  }

  @Test func `what can't be animated has its new value at once, and no velocity`() throws {
    let symbol = try Samples.rows("heart-button", "Heart.symbol")
    #expect(symbol.first?.value == "heart.fill")
    #expect(symbol.first { $0.time == 0.1 }?.value == "heart")
    #expect(try Samples.rows("heart-button", "Count.text").first?.value == "42")
    #expect(symbol.allSatisfy { $0.velocity.isEmpty })
  }

  // MARK: - Particle burst

  @Test(arguments: [(0, 0.1, 0.5), (4, 0.1, 0.5), (5, 0.3, 0.7), (12, 0.3, 0.7)])
  func `a particle begins with its wave`(particle: Int, delay: Double, duration: Double) throws {
    // At the very beginning of a curve its velocity is that of the curve, just before it 0.
    let fade = try Samples.rows("particle-burst", "Particle[#\(particle)].transition.opacity")
    expect(fade.filter { abs($0.time - delay) > 0.01 && abs($0.time - delay - duration) > 0.01 }) {
      easeOut(duration: duration, from: 0, to: 1, at: $0 - delay)
    }
    let rise = try Samples.rows("particle-burst", "Particle[#\(particle)].transition.offset.height")
    expect(rise.filter { abs($0.time - delay) > 0.01 && abs($0.time - delay - duration) > 0.01 }) {
      easeOut(duration: duration, from: 40, to: 0, at: $0 - delay)
    }
    #expect(fade.last?.number == 1)
  }

  @Test func `there are thirteen particles`() throws {
    let frames = try Frames(Samples.frames(Samples.example("particle-burst")))
    #expect(frames.rows.keys.filter { $0.hasSuffix(".transition.opacity") }.count == 13)
  }

  // MARK: - Loading rotation

  @Test func `the symbol turns once a second and begins anew without a pause`() throws {
    let rows = try Samples.rows("loading-rotation", "Image.rotation.degrees")
    #expect(rows.count == 21)
    for row in rows {
      #expect(abs(row.number - 360 * (row.time - row.time.rounded(.down))) <= 1e-10)
      #expect(abs(row.speed - 360) <= 1e-10)
    }
  }

  // MARK: - Asymmetric transition

  @Test func `the card comes in from below and shrinks away`() throws {
    let motion = Spring(duration: 0.4, bounce: 0)
    let settled = motion.settlingDuration(target: 1, epsilon: 0.001)
    let hide = settled + 0.5
    let moves = try Samples.rows("asymmetric-transition", "Card.transition.relativeOffset.height")
    expect(moves.filter { $0.time < settled }) { motion.state(from: 1, to: 0, at: $0) }
    #expect(moves.filter { $0.time >= settled }.allSatisfy { $0.number == 0 })
    let scale = try Samples.rows("asymmetric-transition", "Card.transition.scale.width")
    #expect(scale.filter { $0.time < hide }.allSatisfy { $0.number == 1 })
    expect(scale.filter { $0.time >= hide }) { motion.state(from: 1, to: 1e-5, at: $0 - hide) }
    let fade = try Samples.rows("asymmetric-transition", "Card.transition.opacity.2")
    expect(fade.filter { $0.time >= hide }) { motion.state(from: 1, to: 0, at: $0 - hide) }
    #expect(scale.contains { $0.time > hide && $0.number < 0.1 })
  }

  // MARK: - Avatar

  @Test func `the avatar bounces when it was tapped, and is smooth when it was not`() throws {
    let (bouncy, smooth) = (Spring(duration: 0.5, bounce: 0.3), Spring(duration: 0.5, bounce: 0))
    let turn = bouncy.state(from: 1, to: 1.5, at: 0.5)
    let rows = try Samples.rows("avatar", "Avatar.scale")
    expect(rows.dropLast()) { time in
      if time < 0.5 { return bouncy.state(from: 1, to: 1.5, at: time) }
      return smooth.state(from: turn.value, to: 1, velocity: turn.velocity, at: time - 0.5)
    }
    #expect(rows.contains { $0.number > 1.52 })
  }

  @Test func `each scoped property goes by its own animation`() throws {
    expect(try Samples.rows("scoped-animations", "Avatar.shadow").filter { $0.time > 0.1 && $0.time < 0.8 }) {
      Spring(duration: 0.5, bounce: 0).state(from: 8, to: 12, at: $0 - 0.1)
    }
    expect(try Samples.rows("scoped-animations", "Avatar.scale").filter { $0.time > 0.1 && $0.time < 0.9 }) {
      Spring(duration: 0.5, bounce: 0.3).state(from: 1, to: 1.5, at: $0 - 0.1)
    }
    expect(
      try Samples.rows("scoped-animations", "Avatar.opacity").filter { $0.time > 0.11 && $0.time < 0.39 }
    ) {
      MotionState(value: 0.5 + ($0 - 0.1) / 0.6, velocity: 0.5 / 0.3)
    }
  }

  @Test func `each of two modifiers has the properties that stand before it`() throws {
    expect(try Samples.rows("two-modifiers", "Avatar.shadow").filter { $0.time < 0.7 }) {
      Spring(duration: 0.5, bounce: 0).state(from: 8, to: 12, at: $0)
    }
    let scale = try Samples.rows("two-modifiers", "Avatar.scale")
    expect(scale.filter { $0.time < 0.8 }) {
      Spring(duration: 0.5, bounce: 0.3).state(from: 1, to: 1.5, at: $0)
    }
    #expect(scale.last?.number == 1 && scale.last?.speed == 0)
  }

  // MARK: - Flip card, wave, identity

  @Test func `a card that is tapped on its way turns on, and its sides fade back`() throws {
    let flip = Spring(response: 0.6, dampingRatio: 0.8)
    let turn = flip.state(from: 0, to: 180, at: 0.25)
    expect(try Samples.rows("flip-card", "Card.rotation.degrees").filter { $0.time < 1 }) { time in
      if time < 0.25 { return flip.state(from: 0, to: 180, at: time) }
      return flip.state(from: turn.value, to: 360, velocity: turn.velocity, at: time - 0.25)
    }
    let fade = flip.state(from: 1, to: 0, at: 0.25)
    expect(try Samples.rows("flip-card", "Card/Front.opacity").dropLast()) { time in
      if time < 0.25 { return flip.state(from: 1, to: 0, at: time) }
      return flip.state(from: fade.value, to: 1, velocity: fade.velocity, at: time - 0.25)
    }
  }

  @Test func `the wave's phase goes there and back on a line`() throws {
    for row in try Samples.rows("wave-text", "Text.phase") {
      let pass = (row.time / 1.5).rounded(.down)
      let way = (row.time - 1.5 * pass) / 1.5
      let isBack = pass.truncatingRemainder(dividingBy: 2) == 1
      #expect(abs(row.number - 2 * .pi * (isBack ? 1 - way : way)) < 1e-14)
      #expect(abs(row.speed - (isBack ? -1 : 1) * 2 * .pi / 1.5) < 1e-14)
    }
  }

  @Test func `one document fades out while the other fades in`() throws {
    let start = 0.1 + 0.35
    let fade = { (time: Double) in
      let progress = min(1, (time - start) / 0.35)
      return MotionState(
        value: UnitCurve.easeInOut.value(at: progress),
        velocity: progress < 1 ? UnitCurve.easeInOut.velocity(at: progress) / 0.35 : 0)
    }
    expect(try Samples.rows("identity", "Editor#B.transition.opacity").dropLast(), fade)
    expect(try Samples.rows("identity", "Editor#A.transition.opacity")) {
      MotionState(value: 1 - fade($0).value, velocity: -fade($0).velocity)
    }
  }

  // MARK: - Deleted row

  @Test func `known by position, another row goes than the one that was deleted`() throws {
    let events = try Samples.events(Samples.example("deleted-row"))
    #expect(events.filter { $0.kind == "removalStarted" }.map(\.subject) == ["Good[#b]", "Bad[#2]"])
  }
}
