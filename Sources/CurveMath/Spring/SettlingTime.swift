// SPDX-License-Identifier: Apache-2.0

import CMaths

/// The last time at which a displacement from the target has a given size.
///
/// `d″ + 2γ·d′ + ω₀²·d = 0` with `d(0) = start` and `d′(0) = velocity`. The sizes of the extrema are known in
/// closed form (``SpringExtrema``), which names the last one that reaches ε without looking at those before; after
/// it `|d|` falls through ε once. Where no extremum reaches ε, `|d|` falls through ε at most once from the start.
///
/// What only names the fall and guesses where on it the crossing lies is computed in doubles; the crossing itself
/// is found with the kernel's displacement, on the logarithm of `|d|/ε` (``SpringFall``). The cost is bounded and
/// there is no scan over time.
///
/// Derivation: Documentation/Derivations/Settling.md.
struct SettlingTime {
  let spring: Spring
  let kernel: SpringKernel

  init(_ spring: Spring) {
    self.init(spring, SpringKernel(spring))
  }

  /// With the kernel of the spring, where there is one already.
  init(_ spring: Spring, _ kernel: SpringKernel) {
    self.spring = spring
    self.kernel = kernel
  }

  var naturalFrequency: Double { spring.naturalFrequency.high }
  /// γ.
  var decay: Double { kernel.drag.high }
  var swings: Bool { kernel.form == .swinging }
  /// ω below critical damping, κ above.
  var frequency: Double { swings ? kernel.frequency.high : kernel.frequency.high / 2 }
  /// The roots of an over-damped spring.
  var slow: Double { kernel.decay.high }
  var fast: Double { kernel.fast.high }

  /// The last time at which `|d| = epsilon`; 0 where `|d|` is never above it.
  ///
  /// Infinity where the displacement never stays within epsilon; NaN for parameters that are none and for an
  /// epsilon below 0.
  func lastCrossing(start: DoubleDouble, velocity: Double, epsilon: Double) -> Double {
    guard epsilon >= 0, start.high.magnitude < .infinity, velocity.magnitude < .infinity else { return .nan }
    switch kernel.form {
    case .undefined: return .nan
    case .instant: return 0
    case .swinging, .creeping: break
    }
    if start.high == 0, velocity == 0 { return 0 }
    guard epsilon > 0 else { return .infinity }
    guard naturalFrequency > 0 else { return drift(start: start, velocity: velocity, epsilon: epsilon) }
    if decay < 0 { return .infinity }
    if epsilon == .infinity { return 0 }
    let high = SettlingTime.moderate
    let low = 1 / high
    guard epsilon > low, epsilon < high, start.high.magnitude < high, velocity.magnitude < high,
      naturalFrequency > low, naturalFrequency < high, decay < high
    else { return rescaledCrossing(start: start, velocity: velocity, epsilon: epsilon) }
    return moderateCrossing(start: start, velocity: velocity, epsilon: epsilon)
  }

  /// The last crossing where no number is so large or so small that a product of a few of them isn't normal.
  func moderateCrossing(start: DoubleDouble, velocity: Double, epsilon: Double) -> Double {
    guard decay > 0 else {
      let turns = SpringTurns(kernel, start: start, velocity: DoubleDouble(velocity))
      return turns.amplitude.high >= epsilon ? .infinity : 0
    }
    return swings
      ? swingingCrossing(start: start, velocity: velocity, epsilon: epsilon)
      : creepingCrossing(start: start, velocity: velocity, epsilon: epsilon)
  }

  /// Without stiffness nothing pulls back: a start with velocity drifts, and drag stops it at
  /// `start + velocity/2γ`. On the way there `|d|` passes epsilon once more, where it starts outside.
  private func drift(start: DoubleDouble, velocity: Double, epsilon: Double) -> Double {
    guard velocity != 0, decay > 0 else {
      return velocity == 0 && !start.isFurther(than: epsilon) ? 0 : .infinity
    }
    let way = DoubleDouble(velocity) / kernel.drag.scaled(by: 2)
    let end = way + start
    guard end.high.magnitude < epsilon else { return .infinity }
    guard start.isFurther(than: epsilon) else { return 0 }
    // d = end − way·e^(−2γt); close to the start the logarithm of 1 + x.
    let edge = start.high < 0 ? -epsilon : epsilon
    let share = ((edge - start.high) - start.low) / way.high
    let logarithm = share < 0.5 ? log1p(-share) : log(((end + (-edge)) / way).high)
    return -logarithm / (2 * decay)
  }
}

extension DoubleDouble {
  /// Whether the size is above that of a double.
  @inline(__always)
  func isFurther(than size: Double) -> Bool {
    high < 0 ? (-high - size) - low > 0 : (high - size) + low > 0
  }
}

extension SettlingTime {
  /// Numbers up to this one, and from its reciprocal on, are moderate.
  static var moderate: Double { 0x1p150 }
}
