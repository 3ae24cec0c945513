// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica

extension SwiftUIDifferences {
  static var animations: [Difference] { [beginning, repeats] + animatedSprings + [defaultAnimation] }

  private static func frames(_ animation: SwiftUIAnimation, rate: Double, most: Int) -> [Double] {
    SwiftUIAnimationRun(animation, from: 0.0, to: 1, framesPerSecond: rate).prefix(most).map(\.value)
  }

  private static var beginning: Difference {
    Difference(
      title: "Where the time of an animation begins",
      explanation:
        "Two frames show the start, the one that sees the change and the one after it; SwiftUI counts time from "
        + "the second, so what is shown is a frame late. A third frame that takes more than 1/60 s counts as 1/60 s.",
      confidence: "O",
      rows: [30.0, 60, 120].map { rate in
        Difference.Row(
          "linear(duration: 1), 0.5 s after the change at \(Difference.text(rate)) frames a second",
          frames(.linear(duration: 1), rate: rate, most: 200)[Int(rate / 2)], 0.5)
      },
      hooke: "what there is to see at that time: `AnimatedValue`, `AnimationTimeline`.",
      other: "`SwiftUIAnimatedValue`.")
  }

  private static var repeats: Difference {
    func row(_ rate: Double) -> Difference.Row {
      let values = frames(
        .linear(duration: 0.355).repeatForever(autoreverses: false), rate: rate, most: 2_000)
      let ends = values.indices.filter { values[$0] == 1 }
      let period = Double((ends.last ?? 0) - (ends.first ?? 0)) / Double(max(1, ends.count - 1)) / rate
      return Difference.Row(
        "linear(duration: 0.355).repeatForever(autoreverses: false), period at \(Difference.text(rate)) frames a second",
        period, 0.355)
    }
    return Difference(
      title: "The period of repeats",
      explanation:
        "A pass has ended at the first frame after its end, and the next one counts from that frame: the period "
        + "is a whole number of frames, and repeats drift away from the clock.",
      confidence: "O",
      rows: [30.0, 60, 120].map(row),
      hooke: "the phase of the exact period, also after a million passes: `Animation.repeatForever`.",
      other: "`SwiftUIAnimation.repeatForever`.")
  }

  private static var defaultAnimation: Difference {
    let documented = Spring(response: 0.55, dampingRatio: 1)
    let read = SwiftUISpring(duration: 0.5, bounce: 0)
    return Difference(
      title: "The default animation",
      explanation:
        "Open: Apple documents a spring of response 0.55 s and damping fraction 1, the open reimplementation "
        + "has a duration of 0.5 s and no bounce. In the column “true” stands the documented spring.",
      confidence: "A, O",
      rows: [0.1, 0.25, 0.5].map {
        Difference.Row(
          "the default animation at \($0) s", read.value(target: 1, time: $0),
          documented.value(target: 1, time: $0))
      },
      hooke: "the documented one, `Spring(response: 0.55, dampingRatio: 1)`.",
      other: "`Spring.smooth`.")
  }
}
