// SPDX-License-Identifier: Apache-2.0

import CMaths

/// How a motion leaves its start: the way that it has come, right in relative terms however short it is.
///
/// In units in which the natural frequency and the whole way are 1, with `s` the time,
///
///     way(s) = A(s) + push·A′(s)       A″ + 2ζ·A′ + A = 1,   A(0) = A′(0) = 0
///
/// The difference of two displacements would lose a short way: beside the whole it is what rounding leaves. `A`
/// itself doesn't cancel. Close to the start it is a power series that begins with `s²/2`; above critical damping,
/// where that would take many terms, it is `(slow·(1 − e^(−fast·s)) − fast·(1 − e^(−slow·s)))/(slow − fast)`.
struct SpringDeparture {
  /// ζ.
  let damping: Double
  /// The initial velocity towards the target.
  let push: Double
  /// The roots above critical damping.
  let slow: Double
  let fast: Double
  /// The time of the first turn; infinity where there is none.
  let turn: Double

  /// Up to this part of the way the motion is looked at from its start; beyond, what is left is not much more
  /// than the way itself, and the displacement knows both.
  static var longestWay: Double { 0x1p-4 }

  /// The departure of a motion with a way to go, on a spring that pulls.
  init(_ turns: SpringTurns, natural: DoubleDouble) {
    damping = (turns.kernel.drag / natural).rounded
    push = (turns.velocity / (-(turns.start * natural))).rounded
    slow = turns.extrema.swings ? 0 : (turns.kernel.decay / natural).rounded
    fast = turns.extrema.swings ? 0 : (turns.kernel.fast / natural).rounded
    turn = turns.first * natural.high
  }

  /// The first time at which the motion has come a part of its way, no more than ``longestWay`` of it; negative
  /// where it is looked for behind the start, on the way to the turn. nil where that is too late to be a matter of
  /// departing.
  func time(of way: Double) -> Double? {
    guard way != 0, way > 0 || push < 0 else { return nil }
    let early = way < 0 ? way / push : undampedTime(of: way)
    // The next term of the series is this much smaller.
    if push >= 0, early * max(1, damping) < 0x1p-54 { return early }
    // Away from the target first: the way counts from the turn on, where it is below 0. Elsewhere damping, and
    // behind the start the pull, only make the way shorter.
    let isReturning = way > 0 && push < 0
    var lower = isReturning ? turn : early * (1 - 0x1p-40)
    var upper = way < 0 ? turn : .infinity
    var time = isReturning ? max(early, 2 * turn) : early
    let goal = way.magnitude
    for _ in 0..<200 {
      guard var state = state(at: time) else { return nil }
      if way < 0 { state = (-state.way, -state.rate) }
      if state.way < goal { lower = max(lower, time) } else { upper = time }
      var next = time - (state.way - goal) / state.rate
      if (next - time).magnitude <= 0x1p-53 * time { return next }
      if !(next > lower && next < upper) || state.way < goal / 2 {
        // Far off, as if the way were a power of the time.
        let power = state.way > 0 ? time * pow(goal / state.way, state.way / (time * state.rate)) : 0
        next =
          power > lower && power < min(upper, 16 * time) ? power : SpringDeparture.middle(lower, upper)
      }
      if next <= lower || next >= upper { return next }
      time = next
    }
    return time
  }

  /// A time between two that is not far from either in relative terms.
  private static func middle(_ lower: Double, _ upper: Double) -> Double {
    if upper == .infinity { return 16 * lower }
    return upper > 4 * lower ? lower.squareRoot() * upper.squareRoot() : lower + (upper - lower) / 2
  }

  /// The time without any damping and far from the target: of `push·s + s²/2 = way`.
  private func undampedTime(of way: Double) -> Double {
    let root = (2 * way).squareRoot()
    let tilt = push / root
    // Far apart, the larger is the sum; its square might overflow.
    let isSteep = tilt.magnitude > 0x1p60
    let sum = isSteep ? 2 * tilt.magnitude : (1 + tilt * tilt).squareRoot() + tilt.magnitude
    return push < 0 ? root * sum : root / sum
  }

  /// The way and its rate; nil where the time is too late for the series, or the way back from far out, of which
  /// the displacement knows more.
  private func state(at time: Double) -> (way: Double, rate: Double)? {
    let arrived: Double
    let impulse: Double
    if 2 * damping * time <= 1.5, time <= 1.5 {
      (arrived, impulse) = series(at: time)
    } else if damping >= 1.25, push >= 0 || slow * time < 0.5 {
      let early = -expm1(-fast * time)
      let late = -expm1(-slow * time)
      arrived = (fast * late - slow * early) / (fast - slow)
      impulse = (early - late) / (fast - slow)
    } else {
      return nil
    }
    return (arrived + push * impulse, impulse + push * (1 - 2 * damping * impulse - arrived))
  }

  /// `A` and `A′`, whose terms follow from those before: `(n + 2)(n + 1)·aₙ₊₂ = −2ζ·(n + 1)·aₙ₊₁ − aₙ`.
  private func series(at time: Double) -> (arrived: Double, impulse: Double) {
    var before = 0.0
    var term = 0.5
    var sum = 0.0
    var slope = 0.0
    for order in 2..<30 {
      sum += term
      slope += Double(order) * term
      let next =
        -(2 * damping * time * term + time * time * before / Double(order)) / Double(order + 1)
      before = term
      term = next
      if term.magnitude < 0x1p-58 * sum, before.magnitude < 0x1p-58 * sum { break }
    }
    return (sum * time * time, slope * time)
  }
}

extension SpringTurns {
  /// The time of a crossing close to the start, in a stretch without a turn; nil where the way to it is not a matter
  /// of departing.
  func departureTime(of level: DoubleDouble, from lower: Double, to upper: Double) -> Double? {
    guard lower == 0 || lower == first, start.high != 0, kernel.pull.high > 0 else { return nil }
    // The difference is exact where it is small.
    let way = ((start - level) / start).rounded
    guard way.magnitude <= SpringDeparture.longestWay else { return nil }
    let natural = extrema.squared.squareRoot()
    guard let departed = SpringDeparture(self, natural: natural).time(of: way) else { return nil }
    let time = (DoubleDouble(departed) / natural).rounded
    return time > lower && time < upper ? time : nil
  }

  /// When a motion that nothing pulls has come a way; nil where it never does.
  func driftTime(over way: DoubleDouble) -> Double? {
    let share = (way / velocity).rounded
    let rate = 2 * extrema.decay.high
    guard share > 0, share.isFinite, rate * share < 1 else { return nil }
    return rate == 0 ? share : -log1p(-rate * share) / rate
  }
}
