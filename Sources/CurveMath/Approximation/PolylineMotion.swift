// SPDX-License-Identifier: Apache-2.0

/// A polyline over time: its values at `time / duration`.
///
/// Before time 0 and after the duration the motion stands. A duration of 0 means that it has arrived; one below 0
/// or NaN makes every result NaN.
public struct PolylineMotion: ChartedMotion, Hashable {
  /// The polyline that shapes the motion.
  public let polyline: Polyline
  /// Seconds from progress 0 to progress 1.
  public let duration: Double

  /// The stops at their times.
  private let timed: Polyline

  /// A motion along a polyline.
  public init(polyline: Polyline, duration: Double) {
    self.polyline = polyline
    self.duration = duration
    timed = Polyline(
      stops: polyline.stops.map { PolylineStop(progress: $0.progress * duration, value: $0.value) })
  }

  /// Value and velocity at a time in seconds; at a stop, those of the link that begins there.
  public func state(at time: Double) -> MotionState<Double> {
    guard duration >= 0, !time.isNaN else { return MotionState(value: .nan, velocity: .nan) }
    if time >= duration { return MotionState(value: polyline.value(at: 1), velocity: 0) }
    if time < 0 { return MotionState(value: polyline.value(at: 0), velocity: 0) }
    return timed.state(at: time)
  }

  /// 0: the links are straight. NaN where the motion is.
  public func acceleration(at time: Double) -> Double { state(at: time).value.isNaN ? .nan : 0 }

  /// Value and velocity, and an acceleration of 0.
  public func point(at time: Double) -> ChartPoint {
    let state = state(at: time)
    return ChartPoint(
      time: time, value: state.value, velocity: state.velocity, acceleration: state.value.isNaN ? .nan : 0)
  }

  /// The duration: a curve ends where it ends, whatever epsilon.
  public func settlingDuration(epsilon: Double) -> Double { duration >= 0 ? duration : .nan }

  /// The times of the stops.
  public func accelerationTurns(until duration: Double, atMost limit: Int) -> [Double]? {
    guard polyline.stops.count <= limit else { return nil }
    var times: [Double] = []
    for stop in timed.stops
    where stop.progress > (times.last ?? 0) && stop.progress < min(duration, self.duration) {
      times.append(stop.progress)
    }
    if self.duration > 0, self.duration < duration { times.append(self.duration) }
    return times
  }
}
