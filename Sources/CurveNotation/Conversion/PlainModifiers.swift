// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// Modifiers in a plain form, in which two lists that do the same are the same.
///
/// All speeds are one that stands innermost, times outside it are divided by the speeds that follow, and delays that
/// follow each other are one: `.delay(1).speed(2)` and `.speed(2).delay(0.5)`.
struct PlainModifiers: Hashable {
  /// How many times as fast the curve runs.
  private(set) var rate = 1.0
  /// What stands around it, without speeds.
  private(set) var others: [CurveModifier] = []

  init(_ modifiers: [CurveModifier]) {
    for modifier in modifiers { add(modifier) }
  }

  private mutating func add(_ modifier: CurveModifier) {
    switch modifier {
    case .speed(let factor) where factor > 0:
      rate *= factor
      others = others.map { $0.divided(by: factor) }
    case .delay(let seconds):
      if seconds == 0 { return }
      if case .delay(let before) = others.last {
        others[others.count - 1] = .delay(before + seconds)
      } else {
        others.append(modifier)
      }
    case .repeatCount(1, _): return
    case .speed, .repeatCount, .repeatForever, .logicallyComplete: others.append(modifier)
    }
  }

  /// Whether there is more than one pass.
  var isRepeated: Bool {
    others.contains { modifier in
      switch modifier {
      case .repeatCount, .repeatForever: true
      case .delay, .speed, .logicallyComplete: false
      }
    }
  }

  /// Whether two lists do the same, to the rounding of their times.
  func isEquivalent(to other: PlainModifiers) -> Bool {
    others.count == other.others.count
      && zip(others, other.others).allSatisfy { first, second in
        switch (first, second) {
        case (.delay(let first), .delay(let second)): (first - second).magnitude <= 0x1p-50 * first.magnitude
        case (.logicallyComplete(let first), .logicallyComplete(let second)):
          (first - second).magnitude <= 0x1p-50 * first.magnitude
        default: first == second
        }
      }
  }
}

extension CurveModifier {
  fileprivate func divided(by factor: Double) -> CurveModifier {
    switch self {
    case .delay(let seconds): .delay(seconds / factor)
    case .logicallyComplete(let seconds): .logicallyComplete(after: seconds / factor)
    case .speed, .repeatCount, .repeatForever: self
    }
  }
}

extension CurveExpression.Curve {
  /// The same curve, so many times as fast. One without a duration stays as it is.
  func sped(by factor: Double) -> CurveExpression.Curve {
    guard factor != 1 else { return self }
    switch self {
    case .spring(let parameters, let velocity):
      let spring = Spring(parameters)
      return .spring(
        .massStiffnessDamping(
          mass: spring.mass, stiffness: spring.stiffness * factor * factor, damping: spring.damping * factor,
          allowOverDamping: true), initialVelocity: velocity.map { $0 * factor })
    case .unitCurve: return self
    case .timedCurve(let curve, let duration): return .timedCurve(curve, duration: duration / factor)
    case .stepCurve(let curve, let duration): return .stepCurve(curve, duration: duration.map { $0 / factor })
    case .linearCurve(let curve, let duration):
      return .linearCurve(curve, duration: duration.map { $0 / factor })
    case .keyframes(let motion):
      return .keyframes(
        KeyframeMotion(
          pieces: motion.pieces.map { piece in
            KeyframePiece(
              startTime: piece.startTime / factor, endTime: piece.endTime / factor,
              startValue: piece.startValue, endValue: piece.endValue, curve: piece.curve)
          }, finalValue: motion.finalValue))
    }
  }

  /// The same curve with its initial velocity multiplied.
  func velocity(times factor: Double) -> CurveExpression.Curve {
    guard case .spring(let parameters, let velocity?) = self else { return self }
    return .spring(parameters, initialVelocity: velocity * factor)
  }
}
