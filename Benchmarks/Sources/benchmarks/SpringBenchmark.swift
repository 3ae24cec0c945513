// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// Springs of every regime, by the textbook and by this library.
enum SpringBenchmark {
  private static let subjects: [(name: String, regime: String, dampingRatio: Double)] = [
    ("under-damped springs", "underDamped", 0.7),
    ("critically damped springs", "criticallyDamped", 1),
    ("over-damped springs", "overDamped", 3),
  ]

  static func run(_ watch: inout Stopwatch, _ report: inout Report, rows: [CertifiedSpring]) {
    for subject in subjects {
      report.heading(subject.name)
      let spring = Spring(response: 0.5, dampingRatio: subject.dampingRatio)
      run(&watch, &report, spring, rows.filter { $0.regime == subject.regime })
    }
  }

  private static func run(
    _ watch: inout Stopwatch, _ report: inout Report, _ spring: Spring, _ rows: [CertifiedSpring]
  ) {
    let textbook = TextbookSpring(spring, from: 0, to: 1, initialVelocity: 0)
    let motion = SpringMotion(spring: spring, from: 0.0, to: 1.0)
    var textbookErrors = Errors()
    var errors = Errors()
    for row in rows {
      let book = TextbookSpring(
        row.spring, from: row.from, to: row.to, initialVelocity: row.initialVelocity)
      textbookErrors.add(book.fused(at: row.time), row)
      let state = SpringMotion(
        spring: row.spring, from: row.from, to: row.to, initialVelocity: row.initialVelocity
      ).state(at: row.time)
      errors.add((state.value, state.velocity), row)
    }

    let baseline = watch.measure { times, values, velocities in
      for index in times.indices {
        values[index] = textbook.value(at: times[index])
        velocities[index] = textbook.velocity(at: times[index])
      }
    }
    report.add("textbook, two calls", baseline, baseline: baseline, errors: textbookErrors)

    let fused = watch.measure { times, values, velocities in
      for index in times.indices { (values[index], velocities[index]) = textbook.fused(at: times[index]) }
    }
    report.add("textbook, fused", fused, baseline: baseline, errors: textbookErrors)

    let states = watch.measure { times, values, velocities in
      for index in times.indices {
        let state = motion.state(at: times[index])
        values[index] = state.value
        velocities[index] = state.velocity
      }
    }
    report.add("SpringMotion.state(at:)", states, baseline: baseline, errors: errors)

    let calls = watch.measure { times, values, velocities in
      for index in times.indices {
        values[index] = motion.value(at: times[index])
        velocities[index] = motion.velocity(at: times[index])
      }
    }
    report.add("SpringMotion, two calls", calls, baseline: baseline, errors: errors)

    let unprepared = watch.measure { times, values, velocities in
      for index in times.indices {
        values[index] = spring.value(target: 1.0, time: times[index])
        velocities[index] = spring.velocity(target: 1.0, time: times[index])
      }
    }
    report.add("Spring, two calls, nothing prepared", unprepared, baseline: baseline, errors: nil)
  }
}

extension TextbookSpring {
  /// The same spring in the textbook's parameters.
  init(_ spring: Spring, from: Double, to: Double, initialVelocity: Double) {
    self.init(
      omega: spring.angularNaturalFrequency, zeta: spring.dampingRatio, from: from, target: to,
      initialVelocity: initialVelocity)
  }
}
