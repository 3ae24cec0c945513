// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveValidation

/// A spring's motion as GSL integrates it: states at nodes that are dense against the spring's own rates, made
/// as they are asked for, and states between them, each integrated anew from the node before it.
///
/// Neither the displacement nor the velocity has two zeros within half a period, or any two above critical
/// damping, and there are 12 nodes in half a period: between two nodes lies one zero at most of each. That is
/// known from the equation, as is that the energy never rises; nothing else is.
final class SpringTrack {
  /// The motion at a time.
  struct State {
    let time: Double
    let displacement: Double
    let velocity: Double
  }

  let motion: SpringInitialValues
  var equation: SpringEquation { motion.equation }

  private let claim: SpringClaim
  private let driver: SpringDriver
  private var sweep: SpringSweep
  private var nodes: [State]

  /// How many nodes one motion may have: 800 periods.
  static let maximumNodes = 20_000

  /// The track of a motion that moves.
  init(_ motion: SpringInitialValues) throws(OracleError) {
    let oracle = SteppedSpringOracle(.rk8pd, maximumSteps: 40 * Self.maximumNodes)
    self.motion = motion
    claim = SpringClaim(stepper: .rk8pd, tolerance: oracle.tolerance, motion: motion)
    driver = try SpringDriver(
      stepper: .rk8pd, equation: motion.equation, tolerance: oracle.tolerance, scale: motion.amplitude,
      maximumSteps: oracle.maximumSteps)
    sweep = try SpringSweep(oracle, motion)
    nodes = [State(time: 0, displacement: motion.displacement, velocity: motion.velocity)]
  }

  /// The state at a node; node 0 is the start.
  ///
  /// - Throws: ``OracleError/stepLimit(steps:reached:)`` after ``maximumNodes``, and
  ///   ``OracleError/unsuited(_:)`` where the spring is too stiff for an explicit method.
  func node(_ index: Int) throws(OracleError) -> State {
    while nodes.count <= index {
      let before = nodes[nodes.count - 1].time
      guard nodes.count < Self.maximumNodes else {
        throw .stepLimit(steps: nodes.count, reached: before)
      }
      let time = before + spacing(after: before)
      guard !equation.isStiff(until: time) else {
        throw .unsuited("an explicit method cannot follow a spring this stiff for \(time) seconds")
      }
      try sweep.advance(to: time)
      nodes.append(State(time: time, displacement: sweep.displacement, velocity: sweep.velocity))
    }
    return nodes[index]
  }

  /// A quarter of a radian. Above critical damping that is one of the fast rate at first, and one of the slow
  /// decay once the fast part is over.
  private func spacing(after time: Double) -> Double {
    let shortest = 0.25 / equation.fastestRate
    guard equation.dampingRatio > 1 else { return 0.25 / equation.naturalFrequency }
    return max(shortest, min(time / 16, 0.25 / equation.slowRate))
  }

  /// The state at any time up to the last node, integrated from the nearest node before it. At a node it is the
  /// node's own, to the bit.
  func state(at time: Double) throws(OracleError) -> State {
    var low = 0
    var high = nodes.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if nodes[middle].time <= time { low = middle } else { high = middle }
    }
    let start = nodes[low]
    guard time > start.time else { return start }
    driver.start(displacement: start.displacement, velocity: start.velocity)
    try driver.advance(by: time - start.time)
    return State(time: time, displacement: driver.displacement, velocity: driver.velocity)
  }

  /// How far a displacement may be off: two claims, for the way to the node and the way from it. A velocity
  /// may be off by `ω₀` times that.
  func error(at time: Double) -> Double { 2 * claim.displacementError(at: time) }

  /// `√(u² + v²/ω₀²)`: no later displacement is larger, and no later velocity than `ω₀` times it.
  func reach(_ state: State) -> Double {
    let swing = state.velocity / equation.naturalFrequency
    return (state.displacement * state.displacement + swing * swing).squareRoot()
  }

  /// `v′`, from the equation.
  func acceleration(_ state: State) -> Double {
    equation.derivative(displacement: state.displacement, velocity: state.velocity).1
  }

  /// Whether the equation says that the motion can't turn or pass its target: it starts at rest, and its
  /// damping is above critical by more than rounding.
  var onlyCreeps: Bool { motion.velocity == 0 && equation.dampingRatio >= 1 + 4 * .ulpOfOne }
}
#endif
