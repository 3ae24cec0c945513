// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import TestSupport

extension ConversionsPage {
  /// The traps of every tool's notation, each with the motion that the mistake makes.
  static var tools: ConversionTopic {
    ConversionTopic(
      title: "Traps of notations",
      introduction: "The last column is how far the motion is off at most, in ways from start to target.",
      columns: ["tool", "text", "mistake", "off by"],
      rows: ConversionTrap.peers.map { trap in
        let found = try? CurveExpression(parsing: trap.text, as: trap.dialect)
        let difference = found.flatMap {
          ConversionLoss(from: $0, to: CurveExpression(trap.mistaken)).difference
        }
        return [
          trap.dialect.title, "`\(trap.text)`", trap.mistake,
          difference.map { ConversionTopic.text($0.value.magnitude) } ?? "0",
        ]
      })
  }
}
