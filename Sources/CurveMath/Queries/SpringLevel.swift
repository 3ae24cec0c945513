// SPDX-License-Identifier: Apache-2.0

import CMaths

/// A level that a motion is asked about, and where the motion's turns lie about it.
struct SpringLevel: Sendable {
  let turns: SpringTurns
  /// The level's displacement from the target.
  let displacement: DoubleDouble
  /// The target and the level as a value, where a turn counts as touching the level when its value rounds to
  /// it; without them it has to be the displacement itself.
  let touch: (target: Double, value: Double)?

  /// A level given as a value.
  init(_ turns: SpringTurns, value: Double, target: Double) {
    self.turns = turns
    displacement = DoubleDouble.sum(value, -target)
    touch = (target, value)
  }

  /// A level given by its distance from the target.
  init(_ turns: SpringTurns, displacement: DoubleDouble) {
    self.turns = turns
    self.displacement = displacement
    touch = nil
  }

  /// On which side of the level the motion starts.
  var signAtStart: Double { SpringLevel.sign((turns.start - displacement).high) }

  /// On which side of the level a turn is; 0 where it touches.
  func sign(at index: DoubleDouble) -> Double {
    if index.high == 0, turns.startsAtTurn { return signAtStart }
    if let touch { return SpringLevel.sign(turns.value(index, target: touch.target) - touch.value) }
    return SpringLevel.sign((turns.displacement(index) - displacement).high)
  }

  func sign(at index: Double) -> Double { sign(at: DoubleDouble(index)) }

  static func sign(_ number: Double) -> Double { number == 0 ? 0 : (number < 0 ? -1 : 1) }

  /// Which of the turns lies on the level's side of the target first.
  var firstOutward: Double { (displacement.high < 0) == (turns.side < 0) ? 0 : 1 }

  /// How many turns go beyond the level, and how many touch it, of a swinging motion.
  ///
  /// Whole numbers as double-doubles. Beyond ``SpringTurns/countable`` they are right to the rounding of a double,
  /// and what touches is not counted.
  func reaching() -> (beyond: DoubleDouble, touching: DoubleDouble) {
    let outward = SpringLevel.sign(displacement.high)
    let first = firstOutward
    if turns.extrema.decay.high == 0 {
      let sign = sign(at: first) * outward
      return (DoubleDouble(sign > 0 ? .infinity : 0), DoubleDouble(sign == 0 ? .infinity : 0))
    }
    // What rounds to the level is larger than half of it.
    let size = displacement.high.magnitude
    let beyond = turns.count(from: first, stride: 2, size: size) { sign(at: $0) * outward > 0 }
    guard beyond.high < SpringTurns.countable else { return (beyond, DoubleDouble(0)) }
    let reaching = turns.count(from: first, stride: 2, size: size) { sign(at: $0) * outward >= 0 }
    return (beyond, reaching - beyond)
  }
}

extension SpringLevel {
  /// The crossing between time 0 and turn 0, if there is one.
  func crossingBeforeTurns() -> Double? {
    guard turns.has(0), !turns.startsAtTurn else { return nil }
    let before = signAtStart
    guard before * sign(at: 0) < 0 else { return nil }
    return turns.crossing(of: displacement, from: 0, to: turns.first, startsAbove: before > 0)
  }

  /// The crossing between a turn and the next, if there is one.
  ///
  /// Beyond 2⁵³ turns two neighbours may round to one time, which is then the crossing's as well.
  func crossing(after index: DoubleDouble) -> Double? {
    let before = sign(at: index)
    guard before * sign(at: index + 1) < 0 else { return nil }
    return turns.crossing(
      of: displacement, from: turns.time(index), to: turns.time(index + 1), startsAbove: before > 0)
  }

  /// The crossing on the way to rest, after the only turn or from time 0 on, if there is one.
  func crossingToRest() -> Double? {
    let from = turns.has(0) ? turns.first : 0
    let before = turns.has(0) ? sign(at: 0) : signAtStart
    // The target itself is never reached on this way.
    guard before * SpringLevel.sign(-displacement.high) < 0 else { return nil }
    return turns.crossing(of: displacement, from: from, to: turns.end, startsAbove: before > 0)
  }

  /// A swinging motion's crossing of its target with this index, at a phase known in closed form.
  func targetCrossing(_ index: Double) -> Double {
    let start = turns.start
    guard start.high != 0 else { return (turns.spacing * (index + 1)).rounded }
    let sway = (turns.velocity + turns.extrema.decay * start).high / turns.extrema.frequency.high
    let phase = atan2(start.high.magnitude, start.high < 0 ? sway : -sway)
    return (turns.spacing * index + phase / turns.extrema.frequency.high).rounded
  }

  /// Without stiffness the velocity dies away like e^(−2γt), and the way has an end.
  func driftCrossing() -> Double? {
    let way = displacement - turns.start
    let velocity = turns.velocity
    guard way.high != 0, velocity.high != 0, (way.high < 0) == (velocity.high < 0) else { return nil }
    let rate = turns.extrema.decay.scaled(by: 2)
    guard rate.high != 0 else {
      let time = way.high / velocity.high
      return time.isFinite ? time : nil
    }
    let share = rate * way / velocity
    let rest = (1 - share).high
    guard rest > 0 else { return nil }
    let logarithm = share.high < 0.5 ? log1p(-share.high) : log(rest)
    return -logarithm / rate.high
  }
}
