// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica

extension SwiftUIDifferences {
  static var settling: [Difference] { [gridScan, longSprings, envelope, timeScale, initialiser] }

  private static func row(duration: Double, bounce: Double, per unit: Double = 1) -> Difference.Row {
    let suffix = unit == 1 ? "" : " / \(Difference.text(unit))"
    return Difference.Row(
      "Spring(duration: \(Difference.text(duration)), bounce: \(Difference.text(bounce))).settlingDuration\(suffix)",
      SwiftUISpring(duration: duration, bounce: bounce).settlingDuration / unit,
      Spring(duration: duration, bounce: bounce).settlingDuration / unit)
  }

  private static var gridScan: Difference {
    Difference(
      title: "Settling without oscillation",
      explanation:
        "At and above critical damping SwiftUI looks at every tenth of a second, so the answer is a sum of "
        + "tenths, up to 0.1 s too long.",
      confidence: "R, F, P",
      rows: [
        row(duration: 0.5, bounce: 0), row(duration: 0.25, bounce: 0), row(duration: 0.5, bounce: -0.2),
        row(duration: 0.7, bounce: -0.2), row(duration: 0.02, bounce: 0),
      ],
      hooke: "the exact last time at which the distance is epsilon: `Spring.settlingDuration(…)`.",
      other: "`SwiftUISpring.settlingDuration(…)`.")
  }

  private static var longSprings: Difference {
    Difference(
      title: "Settling of slow springs without oscillation",
      explanation:
        "The scan ends after 1,024 points; a spring that needs longer than about 101 s is said to settle in "
        + "0 s.",
      confidence: "R, M",
      rows: [row(duration: 80, bounce: 0), row(duration: 0.5, bounce: -0.99)],
      hooke: "the exact time.",
      other: "`SwiftUISpring.settlingDuration(…)`.")
  }

  private static var envelope: Difference {
    Difference(
      title: "Settling of springs that oscillate",
      explanation:
        "SwiftUI takes an envelope in which a division by the frequency is missing: 20 to 50 % too long for "
        + "usual springs, and too short for slow ones.",
      confidence: "R, F, P",
      rows: [
        row(duration: 0.5, bounce: 0.15), row(duration: 0.5, bounce: 0.3), row(duration: 0.5, bounce: 0.5),
        row(duration: 0.5, bounce: 0.8), row(duration: 0.15, bounce: 0.15), row(duration: 1, bounce: 0.25),
        row(duration: 20, bounce: 0.3),
      ],
      hooke: "the exact last time at which the distance is epsilon.",
      other: "`SwiftUISpring.settlingDuration(…)`.")
  }

  private static var timeScale: Difference {
    Difference(
      title: "Settling and the scale of time",
      explanation:
        "A spring of twice the duration takes twice as long to settle; for SwiftUI it does not, since rates "
        + "and numbers are added.",
      confidence: "R, M",
      rows: [0.05, 0.5, 5, 50].map { row(duration: $0, bounce: 0.3, per: $0) },
      hooke: "a time that scales with the duration.",
      other: "`SwiftUISpring.settlingDuration(…)`.")
  }

  private static var initialiser: Difference {
    let rows: [(settling: Double, ratio: Double)] = [
      (1, 0.5), (1, 0.8), (0.5, 0.3), (1, 1), (1, 0.1), (2, 20),
    ]
    let lasting = rows.map { settling, ratio in
      Difference.Row(
        "Spring(settlingDuration: \(Difference.text(settling)), dampingRatio: \(Difference.text(ratio))), true settling duration",
        trueSettling(of: SwiftUISpring(settlingDuration: settling, dampingRatio: ratio)),
        Spring(settlingDuration: settling, dampingRatio: ratio).settlingDuration)
    }
    let odd = [0.001, 0].map { ratio in
      Difference.Row(
        "Spring(settlingDuration: 1, dampingRatio: \(Difference.text(ratio))).duration",
        SwiftUISpring(settlingDuration: 1, dampingRatio: ratio).duration,
        Spring(settlingDuration: 1, dampingRatio: ratio).duration)
    }
    return Difference(
      title: "Springs for a settling duration",
      explanation:
        "SwiftUI solves for another envelope, that of the sine alone, with epsilon as the solver's tolerance "
        + "too; it inverts neither its own settling duration nor the true one.",
      confidence: "R, M",
      rows: lasting + odd,
      hooke:
        "the spring that settles in the given time: `Spring(settlingDuration:dampingRatio:epsilon:)`; without "
        + "damping none does, and every result is NaN.",
      other: "`SwiftUISpring(settlingDuration:dampingRatio:epsilon:)`.")
  }

  /// How long a spring of SwiftUI's rates really takes.
  private static func trueSettling(of spring: SwiftUISpring) -> Double {
    Spring(response: spring.response, dampingRatio: spring.dampingRatio).settlingDuration
  }
}
