// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica

/// Frames of one animation, with the time that the animation itself counts.
struct ReplicaRun {
  let frames: [SwiftUIAnimationFrame<Double>]
  let rate: Double

  init(
    _ animation: SwiftUIAnimation, from: Double = 0, to: Double = 1, initialVelocity: Double = 0,
    rate: Double = 60, most: Int = 100_000
  ) {
    let run = SwiftUIAnimationRun(
      animation, from: from, to: to, initialVelocity: initialVelocity, framesPerSecond: rate)
    frames = Array(run.prefix(most))
    self.rate = rate
  }

  /// The time of the animation in a frame: the second frame's is 0.
  func elapsed(_ frame: Int) -> Double { Double(max(0, frame - 1)) / rate }

  /// The time of the animation in the frame in which it had ended; nil where it had not.
  var end: Double? {
    guard let last = frames.last, !last.isAnimating else { return nil }
    return elapsed(frames.count - 1)
  }

  /// The first frame in which it counted as done, as a time of the animation.
  var logicalEnd: Double? {
    frames.firstIndex { !$0.logicallyCompleted.isEmpty }.map(elapsed)
  }
}
