// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica

extension SwiftUIDifferences {
  static var animations: [Difference] { [defaultAnimation] }

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
