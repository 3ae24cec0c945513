// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica

extension SwiftUIDifferences {
  static var animatedSprings: [Difference] { [animatedSpring, overDampedInterpolation, interpolationEnd] }

  /// How far `.spring` is from the spring that its parameters describe.
  private static var animatedSpring: Difference {
    Difference(
      title: "Springs that are animated",
      explanation:
        "`.spring` and its kin do not run the spring that their parameters describe but an integrator of 300 "
        + "steps a second, which lacks its first half kick and shows up to a step more than the frame's time. It "
        + "ends by limits that are absolute (0.06 units per second, and per second squared) and a hundredth of the "
        + "way, so the same motion ends earlier in small units. Shown are the largest distance of a frame from the "
        + "true value, as a share of the way, at 120 frames a second counted from where SwiftUI counts time; when "
        + "the true spring stays within a thousandth of its way; and by how much later SwiftUI ends over 1 unit "
        + "and over 100 units, below 0 where it is earlier.",
      confidence: "O, M",
      columns: ["largest distance", "true end", "later over 1 unit", "later over 100 units"],
      rows: [0.1, 0.15, 0.25, 0.5, 1, 2].flatMap { response in
        [0.3, 0.5, 0.7, 0.825, 1, 1.5].map { animatedRow(response: response, dampingFraction: $0) }
      } + [animatedRow(response: 0.05, dampingFraction: 1), animatedRow(response: 0.05, dampingFraction: 4)],
      hooke:
        "the spring itself at any time, and ends it where it stays within a thousandth of its way: "
        + "`Animation.spring` of `AnimationEngine`.",
      other: "`SwiftUIAnimatedValue` and `SwiftUIAnimationRun`, with `SwiftUIAnimation.spring`.")
  }

  private static func animatedRow(response: Double, dampingFraction: Double) -> Difference.Row {
    let spring = Spring(response: response, dampingRatio: dampingFraction)
    let end = spring.settlingDuration
    let one = AnimatedSpring(response: response, dampingFraction: dampingFraction, travel: 1)
    let hundred = AnimatedSpring(response: response, dampingFraction: dampingFraction, travel: 100)
    return Difference.Row(
      "spring(response: \(Difference.text(response)), dampingFraction: \(Difference.text(dampingFraction)))",
      rounded(hundred.distance(from: spring)), rounded(end), rounded(one.end - end),
      rounded(hundred.end - end))
  }

  private static func rounded(_ number: Double) -> Double {
    number.isFinite ? (number * 10_000).rounded() / 10_000 : number
  }

  private static var overDampedInterpolation: Difference {
    let run = Array(
      SwiftUIAnimationRun(
        .interpolatingSpring(stiffness: 100, damping: 40), from: 0.0, to: 1, framesPerSecond: 60))
    let spring = Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true)
    return Difference(
      title: "Damping above critical in interpolatingSpring",
      explanation: "SwiftUI takes the spring for a critically damped one, however much damping it is given.",
      confidence: "O",
      rows: [6, 12, 30].map { frame in
        Difference.Row(
          "interpolatingSpring(stiffness: 100, damping: 40) after \(Difference.text(Double(frame) / 60)) s",
          run[frame + 1].value, spring.value(target: 1, time: Double(frame) / 60))
      },
      hooke:
        "the over-damped motion: `Animation.interpolatingSpring` of `AnimationEngine`. Text such as the rows' "
        + "is read as SwiftUI plays it, with a warning that says how to keep the damping.",
      other: "`SwiftUIAnimation.interpolatingSpring`, or a damping of `2√(mass·stiffness)`.")
  }

  private static var interpolationEnd: Difference {
    func row(_ stiffness: Double, _ damping: Double) -> Difference.Row {
      let spring = InterpolatingSpring(mass: 1, stiffness: stiffness, damping: damping, initialVelocity: 0)
      return Difference.Row(
        "interpolatingSpring(stiffness: \(Difference.text(stiffness)), damping: \(Difference.text(damping))), end",
        spring.duration, Spring(mass: 1, stiffness: stiffness, damping: damping).settlingDuration)
    }
    return Difference(
      title: "The end of interpolatingSpring",
      explanation:
        "Below critical damping the end is that of an envelope, Core Animation's rule (the open reimplementation "
        + "has another one there, with what looks like a slip); at it, a tenth of a second.",
      confidence: "O, A, M",
      rows: [row(100, 5), row(100, 10), row(100, 15), row(100, 20)],
      hooke: "the exact last time at which the value is a thousandth of its way off.",
      other: "`SwiftUIAnimation.interpolatingSpring`.")
  }
}

/// An animated spring by its integrator, at 120 frames a second from its own time 0.
private struct AnimatedSpring {
  private static let rate = 120.0

  /// When it has come to rest; infinity where it does not within 30 s.
  private(set) var end = Double.infinity
  private var values: [Double] = []

  init(response: Double, dampingFraction: Double, travel: Double) {
    let spring = FluidSpring(response: response, dampingFraction: dampingFraction)
    var state = FluidSpringState<Double>()
    for frame in 0...Int(30 * AnimatedSpring.rate) {
      let time = Double(frame) / AnimatedSpring.rate
      spring.advance(&state, to: time, towards: travel)
      if state.isAtRest(at: travel) {
        end = time
        return
      }
      values.append(state.offset / travel)
    }
  }

  /// The largest distance from a spring, while it runs; infinity where it leaves every bound.
  func distance(from spring: Spring) -> Double {
    var worst = 0.0
    for (frame, value) in values.enumerated() {
      let distance = (value - spring.value(target: 1, time: Double(frame) / AnimatedSpring.rate)).magnitude
      if !(distance <= 1e6) { return .infinity }
      worst = max(worst, distance)
    }
    return worst
  }
}
