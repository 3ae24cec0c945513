// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import TestSupport

/// How far estimated velocities of synthetic flicks are from the true ones.
struct VelocityTable {
  /// How a finger moves until it is lifted.
  enum Flick: String, CaseIterable {
    case even = "at an even speed"
    case gathering = "gathering speed"
    case easing = "easing off before the end"

    /// The way after a part of the time, for a flick of 1 s that ends at velocity 1.
    func way(_ part: Double) -> Double {
      switch self {
      case .even: part
      case .gathering: part * part / 2
      // The velocity is 2.5·u·(1.4 − u): highest at 0.7 of the time, 1 at the end.
      case .easing: 2.5 * part * part * (0.7 - part / 3)
      }
    }
  }

  /// The mean of the relative errors, and the root of the mean of their squares.
  struct Errors: Equatable {
    var bias = 0.0
    var spread = 0.0
  }

  static let flicks = 1000
  static let rates = [60.0, 120]
  static let estimators: [(name: String, sampling: VelocitySampling)] = [
    ("default", .fitted), ("SwiftUI's", .swiftUI), ("straight line", .fittedLine),
  ]

  /// The errors of estimators over many flicks, through the drag gesture itself; the last ones are those of the first
  /// estimator without the lift, as a property has it that follows the finger.
  static func errors(
    _ flick: Flick, rate: Double, _ samplings: [VelocitySampling], noise: Double = 1, jitter: Double = 0.002,
    isLiftedAtSample: Bool = false
  ) throws -> [Errors] {
    var generator = SeededGenerator(seed: 20)
    var sums = Array(repeating: (0.0, 0.0), count: samplings.count + 1)
    for index in 0..<flicks {
      let velocity = generator.geometric(200...3200)
      var duration = generator.uniform(0.1...0.25)
      if isLiftedAtSample { duration = (duration * rate).rounded(.up) / rate }
      let stream = TouchStream.path(
        duration: duration,
        sampling: TouchSampling(rate: rate, noise: noise, jitter: jitter, seed: UInt64(index + 1))
      ) { time in Point(x: velocity * duration * flick.way(time / duration), y: 0) }
      func add(_ estimate: Double, at place: Int) {
        let error = (estimate - velocity) / velocity
        sums[place].0 += error
        sums[place].1 += error * error
      }
      for (place, sampling) in samplings.enumerated() {
        var recognizer = DragGesture(minimumDistance: 0)
          .makeRecognizer(in: GestureEnvironment(velocitySampling: sampling))
        for frame in stream.frames { recognizer.receive(frame) }
        guard case .ended(let value) = recognizer.phase else { continue }
        add(value.velocity.width, at: place)
      }
      guard let first = samplings.first, let lift = stream.touches.last else { continue }
      var followed = VelocitySampler<Double>(first)
      for touch in stream.touches.dropLast() { followed.addSample(touch.location.x, time: touch.time) }
      add(followed.velocity(at: lift.time), at: samplings.count)
    }
    let count = Double(flicks)
    return sums.map { Errors(bias: $0.0 / count, spread: ($0.1 / count).squareRoot()) }
  }

  /// The errors of one estimator.
  static func errors(
    _ flick: Flick, rate: Double, _ sampling: VelocitySampling, noise: Double = 1, jitter: Double = 0.002,
    isLiftedAtSample: Bool = false
  ) throws -> Errors {
    try errors(
      flick, rate: rate, [sampling], noise: noise, jitter: jitter, isLiftedAtSample: isLiftedAtSample)[0]
  }

  /// The rows of the table, each with the errors of all estimators.
  static func rows() throws -> [String] {
    try rates.flatMap { rate in
      try Flick.allCases.map { flick in
        let errors = try errors(flick, rate: rate, estimators.map(\.sampling))
        let cells = errors.map { "\(percent($0.bias)) | \(percent($0.spread))" }
        return "| \(Int(rate)) Hz | \(flick.rawValue) | \(cells.joined(separator: " | ")) |"
      }
    }
  }

  /// A fraction as per cent with one decimal.
  static func percent(_ fraction: Double) -> String {
    let tenths = Int((fraction * 1000).rounded())
    return "\(tenths < 0 ? "−" : "")\(tenths.magnitude / 10).\(tenths.magnitude % 10) %"
  }
}
