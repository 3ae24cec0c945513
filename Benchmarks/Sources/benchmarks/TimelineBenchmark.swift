// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath

/// What a frame costs when all properties of a timeline move: springs, curves and repeats, mixed.
enum TimelineBenchmark {
  private static let frames = 12

  static func run(_ report: inout Report) {
    report.heading("one frame of a timeline, springs, curves and repeats mixed: per property")
    for count in [100, 1000, 10_000, 100_000, 1_000_000] {
      report.add("\(count) properties", frame(of: count, { $0 }, reading: { $0 }), baseline: nil, errors: nil)
    }
    let count = 10_000
    func add<Value: Animatable>(
      _ name: String, _ value: (Double) -> Value, reading read: (Value) -> Double
    ) where Value.AnimatableData: Sendable {
      report.add(
        "\(count) properties, \(name)", frame(of: count, value, reading: read), baseline: nil, errors: nil)
    }
    add("points", { Point(x: $0, y: -$0) }, reading: \.x)
    add("colours", { Color(red: $0 / 200, green: 0.5, blue: 0.25) }, reading: \.red)
    add("values of one's own, a number", { Knob(turn: $0) }, reading: \.turn)
    add(
      "values of one's own, three numbers", { Look(offset: $0, size: Size(width: $0, height: 1)) },
      reading: \.offset)
  }

  /// A value of one's own that one number moves.
  private struct Knob: Animatable {
    var turn: Double
    var animatableData: Double {
      get { turn }
      set { turn = newValue }
    }
  }

  /// A value of one's own that a pair of a number and a pair moves.
  private struct Look: Animatable {
    var offset: Double
    var size: Size
    var animatableData: AnimatablePair<Double, Size.AnimatableData> {
      get { AnimatablePair(offset, size.animatableData) }
      set { (offset, size.animatableData) = (newValue.first, newValue.second) }
    }
  }

  /// The shortest of several frames, in nanoseconds a property; each frame is at a time of its own.
  private static func frame<Value: Animatable>(
    of count: Int, _ value: (Double) -> Value, reading read: (Value) -> Double
  ) -> Timing where Value.AnimatableData: Sendable {
    let timeline = AnimationTimeline()
    let animations = EngineBenchmark.animations.map(\.1)
    let properties = (0..<count).map { timeline.property("property \($0)", value(0)) }
    for (kind, animation) in animations.enumerated() {
      timeline.withAnimation(animation) {
        for index in stride(from: kind, to: count, by: animations.count) {
          properties[index].model = value(Double(index % 97) + 1)
        }
      }
    }
    let clock = ContinuousClock()
    var sum = 0.0
    var visits = 0
    let rounds = max(1, 10_000 / count)
    var times = (0..<frames).map { frame in
      let took = clock.measure {
        for round in 0..<rounds {
          let time = 0.1 + (Double(frame) + Double(round) / Double(rounds)) / 60
          do throws(TimelineError) { try timeline.advance(to: time) } catch { print(error) }
          timeline.forEachAnimating(Value.self) { _, value in
            sum += read(value)
            visits += 1
          }
        }
      }
      let (seconds, attoseconds) = took.components
      return (Double(seconds) * 1e9 + Double(attoseconds) * 1e-9) / Double(count * rounds)
    }
    times.sort()
    if sum.isNaN || visits != count * rounds * frames { print("not every property moved") }
    return Timing(minimum: times[0], spread: times[times.count / 2] - times[0])
  }
}
