// SPDX-License-Identifier: Apache-2.0

/// Where in a motion a time falls, through all that stands around it.
package struct CoursePoint: Sendable {
  /// The motion's own time, in seconds.
  package var time: Double
  /// How fast that time runs, per second.
  package var rate: Double
  /// Whether what is left of the way is shown, instead of what has been covered.
  package var isReversed: Bool
}

/// Delays, speeds and repeats around a motion whose length is known.
///
/// A course is a pure function of the time since the whole began. The phase within a repeated pass is a
/// remainder, which is exact, so that the millionth pass is as right as the first.
package struct TimeCourse: Sendable {
  /// One modifier, with the length of what is inside it.
  private enum Step: Sendable {
    case shift(by: Double)
    case scale(by: Double)
    case backwards(from: Double, by: Double)
    case passes(of: Double, autoreverses: Bool)
  }

  private let steps: [Step]
  private let advance: Double
  /// Seconds until the motion has ended; infinity when it never does.
  package let duration: Double
  /// Seconds until it counts as done.
  package let logicalDuration: Double

  /// Puts modifiers, the outermost first, around an animation of some length.
  ///
  /// A length that is negative or NaN is one of 0: the motion ends as it begins.
  package init(maps: [TimeMap], duration: Double, logicalDuration: Double) {
    var length = duration > 0 ? duration : 0
    var logical = min(logicalDuration > 0 ? logicalDuration : 0, length)
    var steps: [Step] = []
    var advance = 0.0
    for map in maps.reversed() {
      switch map {
      case .delay(let delay):
        let shift = delay.isNaN ? 0 : delay
        steps.append(.shift(by: shift))
        (length, logical) = (max(0, length + shift), max(0, logical + shift))
        advance += shift
      case .speed(let speed):
        if speed < 0 {
          let end = length.isFinite ? length : 0
          steps.append(.backwards(from: end, by: -speed))
          length = end / -speed
          logical = length
        } else {
          let factor = speed.isNaN ? 1 : speed
          steps.append(.scale(by: factor))
          (length, logical) = (TimeCourse.quotient(length, factor), TimeCourse.quotient(logical, factor))
          advance = TimeCourse.quotient(advance, factor)
        }
      case .passes(let count, let autoreverses):
        let passes = max(0, count.map { Double($0) } ?? .infinity)
        steps.append(.passes(of: length, autoreverses: autoreverses))
        logical = passes == 0 || length == 0 ? 0 : (passes - 1) * length + logical
        length = passes == 0 || length == 0 ? 0 : passes * length
      case .logicallyComplete(let after):
        logical = min(logical, after > 0 ? after : 0)
      }
    }
    self.steps = steps.reversed()
    self.advance = advance
    self.duration = length
    self.logicalDuration = min(logical, length)
  }

  /// Seconds until the motion's own time leaves 0, where only delays and speeds above 0 stand around it.
  package var takeoverTime: Double { max(0, advance) }

  /// Whether nothing changes its time.
  package var isPlain: Bool { steps.isEmpty }

  /// Whether the motion is cut off at its end: passes and ways back have one, while others go on by themselves.
  package var isCut: Bool {
    steps.contains { step in
      switch step {
      case .passes, .backwards: true
      case .shift, .scale: false
      }
    }
  }

  /// Where a time since the beginning falls.
  package func point(at time: Double) -> CoursePoint {
    var point = CoursePoint(time: time, rate: 1, isReversed: false)
    for step in steps { TimeCourse.apply(step, to: &point) }
    return point
  }

  private static func apply(_ step: Step, to point: inout CoursePoint) {
    switch step {
    case .shift(let delay):
      point.time -= delay
      if point.time < 0 { (point.time, point.rate) = (0, 0) }
    case .scale(let factor):
      // A time of 0 stays one at any speed, and a velocity of 0 likewise.
      if point.time != 0 { point.time *= factor }
      point.rate = min(point.rate * factor, .greatestFiniteMagnitude)
    case .backwards(let end, let factor):
      point.time = max(0, end - point.time * factor)
      point.rate *= -factor
    case .passes(let length, let autoreverses):
      guard length > 0, length < .infinity, point.time >= 0, point.time < .infinity else { return }
      let phase = point.time.truncatingRemainder(dividingBy: length)
      let pass = ((point.time - phase) / length).rounded()
      if autoreverses, pass.truncatingRemainder(dividingBy: 2) != 0 { point.isReversed.toggle() }
      point.time = phase
    }
  }

  /// A length over a speed: what takes no time takes none at any speed.
  private static func quotient(_ length: Double, _ speed: Double) -> Double {
    length == 0 ? 0 : length / speed
  }
}
