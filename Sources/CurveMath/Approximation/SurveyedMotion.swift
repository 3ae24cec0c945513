// SPDX-License-Identifier: Apache-2.0

/// A motion whose acceleration was looked at closely, because it doesn't say itself where it turns.
///
/// The survey cuts time until the velocities at the ends of every part agree with the accelerations in it (by
/// Boole's rule, to one part in a thousand), and looks for the turns between its samples. What a surveyed motion is
/// certain of is as good as that: a twitch that falls between 64 even parts, and changes neither value nor velocity
/// at any sample, is missed.
public struct SurveyedMotion<Base: Motion<Double>>: ChartedMotion {
  /// The motion that is surveyed.
  public let base: Base

  /// A motion to survey.
  public init(_ base: Base) { self.base = base }

  /// Value and velocity of the motion.
  public func state(at time: Double) -> MotionState<Double> { base.state(at: time) }

  /// The value of the motion.
  public func value(at time: Double) -> Double { base.value(at: time) }

  /// The velocity of the motion.
  public func velocity(at time: Double) -> Double { base.velocity(at: time) }

  /// The acceleration of the motion.
  public func acceleration(at time: Double) -> Double { base.acceleration(at: time) }

  /// The settling time of the motion.
  public func settlingDuration(epsilon: Double) -> Double { base.settlingDuration(epsilon: epsilon) }

  /// The turns that the survey finds.
  public func accelerationTurns(until duration: Double, atMost limit: Int) -> [Double]? {
    Survey.turns(of: base, until: duration, atMost: limit)
  }
}

extension Motion where Value == Double {
  /// This motion, surveyed: it can then be approximated and compared, with the certainty of a survey.
  public var surveyed: SurveyedMotion<Self> { SurveyedMotion(self) }
}

/// Looks for the turns of an acceleration by sampling.
enum Survey {
  private struct Sample {
    var time: Double
    var velocity: Double
    var acceleration: Double
  }

  private static let parts = 64
  /// Parts are cut until they are this fraction of the duration.
  private static var finest: Double { 0x1p-44 }

  static func turns(
    of motion: some Motion<Double>, until duration: Double, atMost limit: Int
  ) -> [Double]? {
    func sample(_ time: Double) -> Sample {
      Sample(time: time, velocity: motion.velocity(at: time), acceleration: motion.acceleration(at: time))
    }
    var samples = [sample(0)]
    var breaks: [Double] = []
    var pending: [(start: Sample, end: Sample)] = []
    var start = samples[0]
    for part in 1...parts {
      let end = sample(part == parts ? duration : duration * (Double(part) / Double(parts)))
      pending.append((start, end))
      start = end
    }
    pending.reverse()
    while let cell = pending.popLast() {
      guard samples.count < 16 * min(limit, ApproximationLimit.turns) + 64 * parts else { return nil }
      let length = cell.end.time - cell.start.time
      let middle = sample(cell.start.time + length / 2)
      let isKnown = !middle.velocity.isNaN || !middle.acceleration.isNaN
      guard middle.time > cell.start.time, middle.time < cell.end.time, length > finest * duration, isKnown
      else {
        // Velocity or acceleration jumps here, or is infinite, or there is none.
        breaks.append(cell.start.time)
        breaks.append(cell.end.time)
        samples.append(cell.end)
        continue
      }
      let early = sample(cell.start.time + length / 4)
      let late = sample(cell.start.time + 3 * length / 4)
      guard isSmooth(cell.start, early, middle, late, cell.end) else {
        pending.append((middle, cell.end))
        pending.append((cell.start, middle))
        continue
      }
      samples.append(contentsOf: [early, middle, late, cell.end])
    }
    for index in samples.indices.dropFirst().dropLast() {
      let before = samples[index].acceleration - samples[index - 1].acceleration
      let after = samples[index + 1].acceleration - samples[index].acceleration
      guard before * after < 0 else { continue }
      breaks.append(
        turn(of: motion, from: samples[index - 1].time, to: samples[index + 1].time, isHighest: before > 0))
    }
    breaks = breaks.filter { $0 > 0 && $0 < duration }
    breaks.sort()
    return breaks.count <= limit ? breaks : nil
  }

  /// Whether the change of the velocity is the integral of these accelerations.
  private static func isSmooth(
    _ first: Sample, _ second: Sample, _ third: Sample, _ fourth: Sample, _ fifth: Sample
  ) -> Bool {
    let length = fifth.time - first.time
    let outer = 7 * (first.acceleration + fifth.acceleration)
    let inner = 32 * (second.acceleration + fourth.acceleration)
    let integral = length * (outer + inner + 12 * third.acceleration) / 90
    let steepest = max(
      first.acceleration.magnitude, second.acceleration.magnitude, third.acceleration.magnitude,
      fourth.acceleration.magnitude, fifth.acceleration.magnitude)
    // Rounding counts for as much as the velocity itself allows.
    let noise = 0x1p-40 * max(first.velocity.magnitude, fifth.velocity.magnitude)
    return (fifth.velocity - first.velocity - integral).magnitude <= 0x1p-10 * length * steepest + noise
  }

  /// Where the acceleration is highest or lowest between two times, by the golden section.
  private static func turn(
    of motion: some Motion<Double>, from start: Double, to end: Double, isHighest: Bool
  ) -> Double {
    let golden = 0.6180339887498949
    let sign: Double = isHighest ? 1 : -1
    var low = start
    var high = end
    var left = high - golden * (high - low)
    var right = low + golden * (high - low)
    var atLeft = sign * motion.acceleration(at: left)
    var atRight = sign * motion.acceleration(at: right)
    for _ in 0..<40 {
      if atLeft > atRight {
        high = right
        right = left
        atRight = atLeft
        left = high - golden * (high - low)
        atLeft = sign * motion.acceleration(at: left)
      } else {
        low = left
        left = right
        atLeft = atRight
        right = low + golden * (high - low)
        atRight = sign * motion.acceleration(at: right)
      }
    }
    return low + (high - low) / 2
  }
}
