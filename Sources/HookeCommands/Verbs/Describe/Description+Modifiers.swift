// SPDX-License-Identifier: Apache-2.0

import CurveNotation

extension Description {
  /// The modifiers of a curve, in the order of writing. All other numbers are those of the curve without them.
  static func modifiers(_ modifiers: [CurveModifier]) -> Group {
    Group(
      topic: .modifiers,
      properties: [Property("modifiers", .array(modifiers.map(\.json)))] + modifiers.map(\.property))
  }
}

extension CurveModifier {
  fileprivate var json: JSONValue {
    switch self {
    case .delay(let seconds): ["name": .string("delay"), "seconds": .number(seconds)]
    case .speed(let factor): ["name": .string("speed"), "factor": .number(factor)]
    case .repeatCount(let count, let autoreverses):
      [
        "name": .string("repeatCount"), "count": .number(Double(count)), "autoreverses": .bool(autoreverses),
      ]
    case .repeatForever(let autoreverses):
      ["name": .string("repeatForever"), "autoreverses": .bool(autoreverses)]
    case .logicallyComplete(let seconds):
      ["name": .string("logicallyComplete"), "after": .number(seconds)]
    }
  }

  fileprivate var property: Property {
    switch self {
    case .delay(let seconds): Property(shown: .number(seconds), "delay", unit: "s")
    case .speed(let factor): Property(shown: .number(factor), "speed", "times as fast")
    case .repeatCount(let count, let autoreverses):
      Property(shown: .number(Double(count)), "passes", autoreverses ? "every other one back" : "")
    case .repeatForever(let autoreverses):
      Property(shown: .string("endless"), "passes", autoreverses ? "every other one back" : "")
    case .logicallyComplete(let seconds):
      Property(shown: .number(seconds), "logically complete", unit: "s", "after so long")
    }
  }
}
