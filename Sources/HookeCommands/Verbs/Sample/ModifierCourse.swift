// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

/// The modifiers of a curve, about a motion of some length.
package struct ModifierCourse: Sendable {
  private let time: TimeCourse
  /// Where the motion stands before it begins, and where it comes to.
  private let start: Double
  private let end: Double

  /// Nil where nothing is modified.
  init?(_ modifiers: [CurveModifier], of motion: MotionKind, _ travel: TravelOptions) {
    guard !modifiers.isEmpty else { return nil }
    let maps = modifiers.reversed().map(\.timeMap)
    let length = motion.settlingDuration(epsilon: travel.epsilon)
    time = TimeCourse(maps: maps, duration: length, logicalDuration: length)
    start = travel.from
    end = motion.end
  }

  /// Seconds until it has ended; infinity where it never does.
  var duration: Double { time.duration }

  /// The motion with its modifiers.
  func modified<Base: Motion>(_ motion: Base) -> ModifiedMotion<Base> where Base.Value == Double {
    ModifiedMotion(motion, course: time, from: start, to: end)
  }
}

extension CurveModifier {
  /// What the modifier does to time.
  fileprivate var timeMap: TimeMap {
    switch self {
    case .delay(let seconds): .delay(seconds)
    case .speed(let factor): .speed(factor)
    case .repeatCount(let count, let autoreverses): .passes(count, autoreverses: autoreverses)
    case .repeatForever(let autoreverses): .passes(nil, autoreverses: autoreverses)
    case .logicallyComplete(let seconds): .logicallyComplete(after: seconds)
    }
  }
}

extension MotionKind {
  /// Where the motion comes to.
  fileprivate var end: Double {
    switch self {
    case .spring(let motion): motion.to
    case .timed(let motion), .untimed(let motion): motion.to
    case .steps(let motion, _): motion.value(at: motion.duration)
    case .pieces(let motion, _): motion.value(at: motion.duration)
    case .keyframes(let motion): motion.finalValue
    }
  }
}
