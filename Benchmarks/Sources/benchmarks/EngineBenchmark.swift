// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath

/// What a frame costs when many properties move: springs, curves and repeats, mixed.
enum EngineBenchmark {
  private static let frames = 12

  static func run(_ report: inout Report) {
    report.heading("one frame of animated values, springs, curves and repeats mixed: per value")
    for count in [100, 1000, 10_000, 100_000, 1_000_000] {
      report.add("\(count) values", frame(of: count), baseline: nil, errors: nil)
    }
    for (name, animation) in animations {
      let timing = frame(of: 10_000, animations: [animation])
      report.add("10000 values, \(name)", timing, baseline: nil, errors: nil)
    }
  }

  static let animations: [(String, Animation)] = [
    ("bouncy", .spring(duration: 60, bounce: 0.3)),
    ("smooth", .spring(duration: 60, bounce: 0)),
    ("easeInOut", .easeInOut(duration: 60)),
    ("repeatForever", .linear(duration: 0.7).repeatForever()),
    ("interpolatingSpring", .interpolatingSpring(mass: 1, stiffness: 10, damping: 0.2)),
  ]

  /// The shortest of several frames, in nanoseconds a value; each frame is at a time of its own.
  private static func frame(
    of count: Int, animations: [Animation] = EngineBenchmark.animations.map(\.1)
  ) -> Timing {
    var values = (0..<count).map { index in
      var value = AnimatedValue(0.0)
      value.animate(to: Double(index % 97) + 1, animations[index % animations.count], at: 0)
      return value
    }
    let clock = ContinuousClock()
    var sum = 0.0
    let rounds = max(1, 10_000 / count)
    var times = (0..<frames).map { frame in
      let took = clock.measure {
        for round in 0..<rounds {
          let time = 0.1 + (Double(frame) + Double(round) / Double(rounds)) / 60
          for index in values.indices {
            values[index].advance(to: time)
            let state = values[index].state(at: time)
            sum += state.value + state.velocity
          }
        }
      }
      let (seconds, attoseconds) = took.components
      return (Double(seconds) * 1e9 + Double(attoseconds) * 1e-9) / Double(count * rounds)
    }
    times.sort()
    if sum.isNaN { print("an animated value was not a number") }
    return Timing(minimum: times[0], spread: times[times.count / 2] - times[0])
  }
}
