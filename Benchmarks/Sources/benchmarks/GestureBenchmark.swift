// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath

/// What a long stream of touches costs, from the finger to the property that follows it.
enum GestureBenchmark {
  private static let rate = 240.0
  private static let minutes = 10.0
  private static let trials = 5

  static func run(_ report: inout Report) throws {
    report.heading("ten minutes of touches at 240 Hz, 144000 samples: per sample")
    let drag = try timing(fingers: 1) { timeline in
      let offset = timeline.property("offset", Size.zero)
      let dragging = GestureState(wrappedValue: Size.zero).onChange { offset.model = $0 }
      return DragGesture().updating(dragging) { value, state, _ in state = value.translation }
        .onEnded { _ in }
    }
    report.add("a drag that a property follows", drag, baseline: nil, errors: nil)
    let pinch = try timing(fingers: 2) { timeline in
      let scale = timeline.property("scale", 1.0)
      let angle = timeline.property("angle", Angle.zero)
      return MagnifyGesture().onChanged { scale.model = $0.magnification }
        .simultaneously(with: RotateGesture().onChanged { angle.model = $0.rotation })
    }
    report.add("a pinch and a twist at once", pinch, baseline: nil, errors: nil)
  }

  /// The shortest of several runs over all samples, in nanoseconds a sample.
  private static func timing(
    fingers: Int, _ gesture: (AnimationTimeline) -> some Gesture
  ) throws -> Timing {
    let stream = touches(fingers: fingers)
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0..<trials {
      let timeline = AnimationTimeline()
      timeline.recordsEvents = false
      let input = TouchInput(timeline: timeline, gesture: gesture(timeline))
      let took = try clock.measure {
        try input.play(stream)
        try timeline.advance(to: minutes * 60 + 1)
      }
      let (seconds, attoseconds) = took.components
      times.append((Double(seconds) * 1e9 + Double(attoseconds) * 1e-9) / (minutes * 60 * rate))
    }
    times.sort()
    return Timing(minimum: times[0], spread: times[times.count / 2] - times[0])
  }

  /// Fingers that go back and forth all the time.
  private static func touches(fingers: Int) -> TouchStream {
    let sampling = TouchSampling(rate: rate, noise: 1, jitter: 0.001, seed: 1)
    let paths = (0..<fingers).map { finger in
      TouchStream.path(id: finger, duration: minutes * 60, sampling: sampling) { time in
        let part = time - 2 * (time / 2).rounded()
        return Point(x: 300 * part * part + 150 * Double(finger), y: 200 * part)
      }
    }
    return TouchStream(repairing: paths.flatMap(\.touches))
  }
}
