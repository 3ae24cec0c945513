// SPDX-License-Identifier: Apache-2.0

/// How long one evaluation takes, over many trials.
struct Timing {
  /// The shortest trial, in nanoseconds an evaluation.
  let minimum: Double
  /// How far the median trial is above the shortest.
  let spread: Double
}

/// Measures loops that fill two columns.
struct Stopwatch {
  static let trials = 20
  static let samples = 50_000

  let times: [Double]
  private var values: [Double]
  private var velocities: [Double]

  /// Samples at times from 0 to `end`.
  init(until end: Double) {
    times = (0..<Self.samples).map { end * Double($0) / Double(Self.samples - 1) }
    values = Array(repeating: 0, count: Self.samples)
    velocities = values
  }

  /// Runs a loop over all samples so many times and keeps the shortest run.
  ///
  /// Both columns are written in every trial and read afterwards, so no evaluation can be left out.
  mutating func measure(
    _ loop: (_ times: [Double], _ values: inout [Double], _ velocities: inout [Double]) -> Void
  ) -> Timing {
    loop(times, &values, &velocities)
    var results: [Double] = []
    let clock = ContinuousClock()
    for _ in 0..<Self.trials {
      let took = clock.measure { loop(times, &values, &velocities) }
      let (seconds, attoseconds) = took.components
      results.append((Double(seconds) * 1e9 + Double(attoseconds) * 1e-9) / Double(Self.samples))
    }
    results.sort()
    sink(values)
    sink(velocities)
    return Timing(minimum: results[0], spread: results[results.count / 2] - results[0])
  }

  @inline(never)
  private func sink(_ column: [Double]) {
    if column.isEmpty { print("nothing was measured") }
  }
}
