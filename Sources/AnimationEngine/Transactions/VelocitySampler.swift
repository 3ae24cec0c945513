// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// Estimates how fast a value changes that is set again and again, such as one that follows a finger.
///
/// Times are in seconds, velocities in value units per second. A sample that is not finite, or whose time is
/// before the last one's, is left out; one at the last time replaces the last.
public struct VelocitySampler<Value: VectorArithmetic & Sendable>: Sendable {
  /// How the velocity is estimated.
  public let sampling: VelocitySampling

  private struct Sample: Sendable {
    let value: Value
    let time: Double
  }

  private static var window: Double { 0.1 }
  /// So long after the last sample all of the velocity is gone, and before samples that count no time is as long.
  private static var pause: Double { 0.04 }
  /// So long after the last sample all of the velocity is there.
  private static var grace: Double { 0.02 }
  private static var lifetime: Double { 2 }
  private static var capacity: Int { 32 }

  /// The newest samples, the oldest first.
  private var samples: [Sample] = []

  /// A sampler without samples.
  public init(_ sampling: VelocitySampling = .fitted) {
    self.sampling = sampling
  }

  /// Whether there is no sample.
  public var isEmpty: Bool { samples.isEmpty }

  /// Forgets all samples.
  public mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// Adds a sample.
  public mutating func addSample(_ value: Value, time: Double) {
    guard value.isFinite, time.isFinite else { return }
    if let last = samples.last {
      guard time >= last.time else { return }
      if time - last.time < .ulpOfOne { samples.removeLast() }
    }
    if samples.count == VelocitySampler.capacity { samples.removeFirst() }
    samples.append(Sample(value: value, time: time))
  }

  /// The velocity at a time, not before the last sample; 0 with fewer than two samples.
  public func velocity(at time: Double) -> Value {
    guard let last = samples.last, samples.count > 1 else { return .zero }
    let age = time - last.time
    switch sampling {
    case .fitted, .fittedLine:
      let share = VelocitySampler.share(after: age)
      if share == 0 { return .zero }
      return (sampling == .fitted ? fitted(last) : fittedLine(last)).scaled(by: share)
    case .swiftUI:
      guard age < VelocitySampler.lifetime else { return .zero }
      let decay = DecayMotion(decay: .normal, from: 0.0, initialVelocity: 1.0)
      return weighted().scaled(by: age > 0 ? decay.velocity(at: age) : 1)
    }
  }

  // MARK: - SwiftUI's rule

  private func weighted() -> Value {
    let count = samples.count
    let newer = slope(count - 2, count - 1)
    guard count > 2 else { return newer }
    return slope(count - 3, count - 2).scaled(by: 0.75) + newer.scaled(by: 0.25)
  }

  private func slope(_ first: Int, _ second: Int) -> Value {
    let span = samples[second].time - samples[first].time
    return (samples[second].value - samples[first].value).scaled(by: 1 / span)
  }

  // MARK: - The fit

  /// How much of the velocity is left after a time without a sample.
  private static func share(after age: Double) -> Double {
    let part = (age - grace) / (pause - grace)
    if part <= 0 { return 1 }
    return part < 1 ? (1 - part) * (1 - part) * (1 + 2 * part) : 0
  }

  /// The slope of the least-squares parabola at the last sample.
  ///
  /// With `u` the time before the last sample in units of the window, the slope is `Σ wᵢ·(xᵢ − x_last)` with
  /// `wᵢ = a + b·uᵢ + c·uᵢ²`, where (a, b, c) is the middle row of the inverse of the matrix of the moments.
  private func fitted(_ last: Sample) -> Value {
    let first = firstOfFit(last)
    guard samples.count - first > 2 else { return slope(samples.count - 2, samples.count - 1) }
    var (count, m1, m2, m3, m4) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for sample in samples[first...] {
      let unit = (sample.time - last.time) / VelocitySampler.window
      let square = unit * unit
      count += 1
      m1 += unit
      m2 += square
      m3 += square * unit
      m4 += square * square
    }
    let a = m2 * m3 - m1 * m4
    let b = count * m4 - m2 * m2
    let c = m1 * m2 - count * m3
    let determinant = m1 * a + m2 * b + m3 * c
    guard determinant > 0 else { return slope(samples.count - 2, samples.count - 1) }
    var sum = Value.zero
    for sample in samples[first...] {
      let unit = (sample.time - last.time) / VelocitySampler.window
      sum += (sample.value - last.value).scaled(by: a + unit * (b + unit * c))
    }
    return sum.scaled(by: 1 / (determinant * VelocitySampler.window))
  }

  /// The slope of the least-squares line: `Σ (uᵢ − mean)·(xᵢ − x_last)/Σ (uᵢ − mean)²`.
  private func fittedLine(_ last: Sample) -> Value {
    let counted = samples[firstOfFit(last)...]
    let mean = counted.reduce(0) { $0 + ($1.time - last.time) } / Double(counted.count)
    var (sum, squares) = (Value.zero, 0.0)
    for sample in counted {
      let offset = sample.time - last.time - mean
      sum += (sample.value - last.value).scaled(by: offset)
      squares += offset * offset
    }
    // Nothing under the line is as short as this: samples are told apart by their times.
    return squares > 0 ? sum.scaled(by: 1 / squares) : slope(samples.count - 2, samples.count - 1)
  }

  /// The first sample that counts: within the window, and after the last pause.
  private func firstOfFit(_ last: Sample) -> Int {
    var first = samples.count - 1
    while first > 0 {
      let sample = samples[first - 1]
      guard last.time - sample.time <= VelocitySampler.window,
        samples[first].time - sample.time <= VelocitySampler.pause
      else { break }
      first -= 1
    }
    // Two samples always count, so that slow sampling does not hide a motion.
    return min(first, samples.count - 2)
  }
}
