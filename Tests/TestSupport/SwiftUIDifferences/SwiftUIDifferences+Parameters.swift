// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica

extension SwiftUIDifferences {
  static var parameters: [Difference] { [readBack, clamping, durations, bounces] }

  private static var readBack: Difference {
    let quick = (swiftUI: SwiftUISpring.snappy(duration: 0.3), truth: Spring.snappy(duration: 0.3))
    return Difference(
      title: "Parameters that are read back",
      explanation:
        "SwiftUI holds two rates and computes parameters from them anew, so what was given comes back "
        + "only approximately.",
      confidence: "F, R",
      rows: [
        Difference.Row(
          "Spring(duration: 0.5, bounce: 0.3).bounce", SwiftUISpring.bouncy.bounce, Spring.bouncy.bounce),
        Difference.Row(
          "Spring(duration: 0.5, bounce: 0.3).duration", SwiftUISpring.bouncy.duration, Spring.bouncy.duration
        ),
        Difference.Row("Spring.snappy(duration: 0.3).bounce", quick.swiftUI.bounce, quick.truth.bounce),
        Difference.Row("Spring.snappy(duration: 0.3).duration", quick.swiftUI.duration, quick.truth.duration),
        Difference.Row(
          "Spring(mass: 0.6, stiffness: 120, damping: 1.1).stiffness",
          SwiftUISpring(mass: 0.6, stiffness: 120, damping: 1.1).stiffness,
          Spring(mass: 0.6, stiffness: 120, damping: 1.1).stiffness),
      ],
      hooke: "what was given, to the bit.",
      other: "the properties of `SwiftUISpring`.")
  }

  private static var clamping: Difference {
    Difference(
      title: "Silent clamping",
      explanation:
        "SwiftUI reduces damping above critical, bounces above 1, and settling durations outside 0.01…10 s "
        + "without a word. In the column “true” stands what Hooke makes of the same call.",
      confidence: "R",
      rows: [
        Difference.Row(
          "Spring(mass: 1, stiffness: 100, damping: 40).damping",
          SwiftUISpring(mass: 1, stiffness: 100, damping: 40).damping,
          Spring(mass: 1, stiffness: 100, damping: 40).damping),
        Difference.Row(
          "Spring(duration: 0.5, bounce: 1.5).bounce", SwiftUISpring(duration: 0.5, bounce: 1.5).bounce,
          Spring(duration: 0.5, bounce: 1.5).bounce),
        Difference.Row(
          "Spring(settlingDuration: 20, dampingRatio: 0.5).duration",
          SwiftUISpring(settlingDuration: 20, dampingRatio: 0.5).duration,
          Spring(settlingDuration: 20, dampingRatio: 0.5).duration),
        Difference.Row(
          "Spring(settlingDuration: 1, dampingRatio: 20).dampingRatio",
          SwiftUISpring(settlingDuration: 1, dampingRatio: 20).dampingRatio,
          Spring(settlingDuration: 1, dampingRatio: 20).dampingRatio),
      ],
      hooke: "SwiftUI's result for damping and bounce, and no clamp of settling durations; "
        + "`Spring(validating:)` refuses a bounce above 1 with a reason.",
      other: "`allowOverDamping: true` takes the damping as it is; `SwiftUISpring` clamps as SwiftUI does.")
  }

  private static var durations: Difference {
    let rows: [(duration: Double, bounce: Double)] = [(0, 0), (-0.5, 0), (-0.5, 0.3)]
    return Difference(
      title: "Durations of 0 and below",
      explanation:
        "SwiftUI has no guard: 0 gives NaN, and a negative duration a motion that grows without bound.",
      confidence: "R, M",
      rows: rows.map {
        Difference.Row(
          "Spring(duration: \(Difference.text($0.duration)), bounce: \(Difference.text($0.bounce))).value(target: 1, time: 1)",
          SwiftUISpring(duration: $0.duration, bounce: $0.bounce).value(target: 1, time: 1),
          Spring(duration: $0.duration, bounce: $0.bounce).value(target: 1, time: 1))
      },
      hooke: "a spring that has already arrived for 0, NaN below; `Spring(validating:)` refuses both.",
      other: "`SwiftUISpring(duration:bounce:)`.")
  }

  private static var bounces: Difference {
    Difference(
      title: "A bounce of −1 and below",
      explanation:
        "The damping ratio is infinite: every value is NaN, and yet SwiftUI says that the spring settles at "
        + "once.",
      confidence: "R, M",
      rows: [
        Difference.Row(
          "Spring(duration: 0.5, bounce: -1).value(target: 1, time: 1)",
          SwiftUISpring(duration: 0.5, bounce: -1).value(target: 1, time: 1),
          Spring(duration: 0.5, bounce: -1).value(target: 1, time: 1)),
        Difference.Row(
          "Spring(duration: 0.5, bounce: -1).settlingDuration",
          SwiftUISpring(duration: 0.5, bounce: -1).settlingDuration,
          Spring(duration: 0.5, bounce: -1).settlingDuration),
      ],
      hooke: "NaN for every result; `Spring(validating:)` refuses it.",
      other: "`SwiftUISpring(duration:bounce:)`.")
  }
}
