// SPDX-License-Identifier: Apache-2.0

/// A motion that is delayed, sped up and repeated.
package struct ModifiedMotion<Base: Motion>: Motion {
  private let base: Base
  private let course: TimeCourse
  private let start: Base.Value
  private let end: Base.Value

  /// A motion between two values, with what stands around it.
  package init(_ base: Base, course: TimeCourse, from start: Base.Value, to end: Base.Value) {
    self.base = base
    self.course = course
    self.start = start
    self.end = end
  }

  /// Value and velocity at a time: those of the motion's own time, mirrored in passes that run back. Before it
  /// begins it stands at its start.
  package func state(at time: Double) -> MotionState<Base.Value> {
    if hasEnded(at: time) { return MotionState(value: end, velocity: .zero) }
    let point = course.point(at: time)
    var state = MotionState(value: start, velocity: Base.Value.zero)
    if point.rate != 0 {
      state = base.state(at: point.time)
      state.velocity.scale(by: point.rate)
    }
    guard point.isReversed else { return state }
    return MotionState(value: start + end - state.value, velocity: .zero - state.velocity)
  }

  package func acceleration(at time: Double) -> Base.Value {
    let point = course.point(at: time)
    if hasEnded(at: time) || point.rate == 0 { return .zero }
    let factor = point.rate * point.rate
    return base.acceleration(at: point.time).scaled(by: point.isReversed ? -factor : factor)
  }

  /// The length of the course, whatever epsilon.
  package func settlingDuration(epsilon: Double) -> Double { course.duration }

  private func hasEnded(at time: Double) -> Bool { course.isCut && time >= course.duration }
}
