// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// What a curve expression describes, from 0 to 1 over time, without its modifiers.
///
/// A curve without a duration takes a second, so that its time is its progress.
package enum ExpressionMotion: Sendable {
  case spring(SpringMotion<Double>)
  case timed(CurveMotion)
  case pieces(PolylineMotion)
  case steps(ProgressMotion<StepCurve>)
  case keyframes(KeyframeMotion)

  package init(_ curve: CurveExpression.Curve) {
    switch curve {
    case .spring(let parameters, let velocity):
      self = .spring(
        SpringMotion(spring: Spring(parameters), from: 0, to: 1, initialVelocity: velocity ?? 0))
    case .unitCurve(let curve): self = .timed(CurveMotion(curve: curve, duration: 1))
    case .timedCurve(let curve, let duration): self = .timed(CurveMotion(curve: curve, duration: duration))
    case .stepCurve(let curve, let duration):
      self = .steps(ProgressMotion(curve: curve, duration: duration ?? 1))
    case .linearCurve(let curve, let duration):
      self = .pieces(PolylineMotion(polyline: Polyline(curve), duration: duration ?? 1))
    case .keyframes(let motion): self = .keyframes(motion)
    }
  }

  /// The value at which it comes to rest.
  package var end: Double {
    switch self {
    case .spring(let motion): motion.to
    case .timed(let motion): motion.to
    case .pieces(let motion): motion.value(at: motion.duration)
    case .steps(let motion): motion.value(at: motion.duration)
    case .keyframes(let motion): motion.finalValue
    }
  }
}

extension ExpressionMotion: ChartedMotion {
  package func state(at time: Double) -> MotionState<Double> {
    switch self {
    case .spring(let motion): motion.state(at: time)
    case .timed(let motion): motion.state(at: time)
    case .pieces(let motion): motion.state(at: time)
    case .steps(let motion): motion.state(at: time)
    case .keyframes(let motion): motion.state(at: time)
    }
  }

  package func acceleration(at time: Double) -> Double {
    switch self {
    case .spring(let motion): motion.acceleration(at: time)
    case .timed(let motion): motion.acceleration(at: time)
    case .pieces(let motion): motion.acceleration(at: time)
    case .steps(let motion): motion.acceleration(at: time)
    case .keyframes(let motion): motion.acceleration(at: time)
    }
  }

  package func point(at time: Double) -> ChartPoint {
    switch self {
    case .spring(let motion): motion.point(at: time)
    case .timed(let motion): motion.point(at: time)
    case .pieces(let motion): motion.point(at: time)
    case .steps(let motion):
      ChartPoint(
        time: time, value: motion.value(at: time), velocity: motion.velocity(at: time),
        acceleration: motion.acceleration(at: time))
    case .keyframes(let motion): motion.point(at: time)
    }
  }

  package func settlingDuration(epsilon: Double) -> Double {
    switch self {
    case .spring(let motion): motion.settlingDuration(epsilon: epsilon)
    case .timed(let motion): motion.settlingDuration(epsilon: epsilon)
    case .pieces(let motion): motion.settlingDuration(epsilon: epsilon)
    case .steps(let motion): motion.settlingDuration(epsilon: epsilon)
    case .keyframes(let motion): motion.settlingDuration(epsilon: epsilon)
    }
  }

  package func accelerationTurns(until duration: Double, atMost limit: Int) -> [Double]? {
    switch self {
    case .spring(let motion): motion.accelerationTurns(until: duration, atMost: limit)
    case .timed(let motion): motion.accelerationTurns(until: duration, atMost: limit)
    case .pieces(let motion): motion.accelerationTurns(until: duration, atMost: limit)
    case .steps(let motion): motion.jumps(until: duration, atMost: limit)
    case .keyframes(let motion): motion.accelerationTurns(until: duration, atMost: limit)
    }
  }
}

extension ProgressMotion<StepCurve> {
  /// The times of the steps and the end, each with its neighbour below: where a step is, to the last bit, is for
  /// the rounded product of progress and count to say.
  fileprivate func jumps(until duration: Double, atMost limit: Int) -> [Double]? {
    guard curve.count < limit / 3 else { return nil }
    var times: [Double] = []
    for index in 0...curve.count {
      let time = Double(index) / Double(curve.count) * self.duration
      for place in [time.nextDown, time, time.nextUp] where place > (times.last ?? 0) && place < duration {
        times.append(place)
      }
    }
    return times
  }
}

extension Polyline {
  /// A curve of straight pieces between progress 0 and 1.
  package init(_ curve: LinearCurve) {
    var stops = [PolylineStop(progress: 0, value: curve.value(at: 0))]
    for point in curve.points where point.x > 0 && point.x < 1 {
      stops.append(PolylineStop(progress: point.x, value: point.y))
    }
    stops.append(PolylineStop(progress: 1, value: curve.value(before: 1)))
    if curve.value(before: 1) != curve.value(at: 1) {
      stops.append(PolylineStop(progress: 1, value: curve.value(at: 1)))
    }
    self.init(stops: stops)
  }
}
