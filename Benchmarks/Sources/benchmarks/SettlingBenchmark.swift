// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// How long exact settling takes over the certified table, case by case.
enum SettlingBenchmark {
  private static let trials = 30
  private static let repeats = 50

  static func run(_ report: inout Report, rows: [CertifiedSettling]) {
    var times: [Double] = []
    var error = 0.0
    for row in rows {
      let (time, duration) = measure(row)
      times.append(time)
      if duration != row.duration {
        error = max(error, (duration - row.duration).magnitude / row.duration)
      }
    }
    times.sort()
    report.heading("exact settling, \(rows.count) certified cases, worst relative error \(error)")
    for (name, share) in [("median", 0.5), ("99 in 100", 0.99), ("worst", 1.0)] {
      let time = times[min(times.count - 1, Int(share * Double(times.count)))]
      report.add("settlingDuration, \(name)", Timing(minimum: time, spread: 0), baseline: nil, errors: nil)
    }
  }

  /// The shortest of many trials, in nanoseconds a call.
  private static func measure(_ row: CertifiedSettling) -> (time: Double, duration: Double) {
    let clock = ContinuousClock()
    var shortest = Double.infinity
    var sum = 0.0
    for _ in 0..<trials {
      let took = clock.measure {
        for _ in 0..<repeats { sum += row.motion.settlingDuration(epsilon: row.epsilon) }
      }
      let (seconds, attoseconds) = took.components
      shortest = min(shortest, (Double(seconds) * 1e9 + Double(attoseconds) * 1e-9) / Double(repeats))
    }
    // The sum is used, so that no call can be left out.
    return (shortest, sum.isNaN ? .nan : row.motion.settlingDuration(epsilon: row.epsilon))
  }
}
