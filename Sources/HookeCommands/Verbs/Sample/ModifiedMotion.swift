// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import CurveNotation

/// A motion that is delayed, sped and repeated as an animation's modifiers say.
struct ModifiedMotion<Base: Motion>: Motion where Base.Value == Double {
  let base: Base
  let course: ModifierCourse

  /// Value and velocity at a time: those of the motion's own time, mirrored in passes that run back. Before it begins
  /// it stands at its start.
  func state(at time: Double) -> MotionState<Double> {
    if course.hasEnded(at: time) { return MotionState(value: course.end, velocity: 0) }
    let point = course.time.point(at: time)
    var state = MotionState(value: course.start, velocity: 0)
    if point.rate != 0 {
      state = base.state(at: point.time)
      state.velocity *= point.rate
    }
    guard point.isReversed else { return state }
    return MotionState(value: course.start + course.end - state.value, velocity: -state.velocity)
  }

  func acceleration(at time: Double) -> Double {
    let point = course.time.point(at: time)
    if course.hasEnded(at: time) || point.rate == 0 { return 0 }
    let acceleration = base.acceleration(at: point.time) * point.rate * point.rate
    return point.isReversed ? -acceleration : acceleration
  }

  func settlingDuration(epsilon: Double) -> Double { course.duration }
}

/// The modifiers of a curve, about a motion of some length.
package struct ModifierCourse: Sendable {
  let time: TimeCourse
  /// Where the motion stands before it begins, and where it comes to.
  let start: Double
  let end: Double
  /// Whether the motion is cut off at its end; without passes it goes on by itself.
  private let isCut: Bool

  /// Nil where nothing is modified.
  init?(_ modifiers: [CurveModifier], of motion: MotionKind, _ travel: TravelOptions) {
    guard !modifiers.isEmpty else { return nil }
    let maps = modifiers.reversed().map(\.timeMap)
    let length = motion.settlingDuration(epsilon: travel.epsilon)
    time = TimeCourse(maps: maps, duration: length, logicalDuration: length)
    start = travel.from
    end = motion.end
    isCut = maps.contains { map in
      switch map {
      case .passes: true
      case .speed(let speed): speed < 0
      case .delay, .logicallyComplete: false
      }
    }
  }

  /// Seconds until it has ended; infinity where it never does.
  var duration: Double { time.duration }

  func hasEnded(at time: Double) -> Bool { isCut && time >= duration }
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
    }
  }
}
