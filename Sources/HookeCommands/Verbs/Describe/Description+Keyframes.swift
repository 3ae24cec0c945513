// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

extension Description {
  /// Cubic pieces between keyframes.
  init(of motion: KeyframeMotion, expression: String) {
    let pieces = motion.pieces
    let keyframes =
      pieces.map { ($0.startTime, $0.startValue) } + pieces.suffix(1).map { ($0.endTime, motion.finalValue) }
    let points = keyframes.map { time, value -> JSONValue in ["time": .number(time), "value": .number(value)]
    }
    var shape = [
      Property("kind", .string("keyframes"), "kind", "cubic pieces between keyframes"),
      Property("keyframes", .array(points)),
      Property("pieceCount", .number(Double(pieces.count)), "pieces"),
    ]
    for (index, keyframe) in keyframes.prefix(Questions.mostRows).enumerated() {
      shape.append(
        Property(
          shown: .number(keyframe.1), "keyframe \(index + 1)",
          at: Property.Place(position: keyframe.0, unit: "s")))
    }
    let duration = motion.settlingDuration(epsilon: 0)
    self.init(
      expression: expression, headline: "Keyframes with cubic pieces between them",
      groups: [
        Group(topic: .shape, properties: shape),
        Group(
          topic: .motion,
          properties: [
            Property("duration", .number(duration), "duration", unit: "s"),
            Property("from", .number(keyframes.first?.1 ?? .nan), "from", unit: "units"),
            Property("to", .number(keyframes.last?.1 ?? .nan), "to", unit: "units"),
            Property("settlingDuration", .number(duration)),
          ]),
      ])
  }
}
