// SPDX-License-Identifier: Apache-2.0

extension Vocabulary where Meaning == CurveModifier {
  /// What may follow an animation with a point.
  static let modifiers = Vocabulary(
    subject: "modifier", implicitType: nil,
    entries: [
      (
        "delay",
        Entry(overloads: [
          Overload([.positional("seconds")]) { arguments, interpreter throws(NotationError) in
            .delay(try interpreter.modifierNumber("seconds", in: arguments))
          }
        ])
      ),
      (
        "speed",
        Entry(overloads: [
          Overload([.positional("factor")]) { arguments, interpreter throws(NotationError) in
            .speed(try interpreter.modifierNumber("factor", in: arguments))
          }
        ])
      ),
      (
        "repeatCount",
        Entry(overloads: [
          Overload([.positional("count"), .optional("autoreverses")]) {
            arguments, interpreter throws(NotationError) in
            .repeatCount(
              try interpreter.repeatCount(in: arguments),
              autoreverses: try interpreter.flag("autoreverses", in: arguments, default: true))
          }
        ])
      ),
      (
        "repeatForever",
        Entry(overloads: [
          Overload([.optional("autoreverses")]) { arguments, interpreter throws(NotationError) in
            .repeatForever(autoreverses: try interpreter.flag("autoreverses", in: arguments, default: true))
          }
        ])
      ),
      (
        "logicallyComplete",
        Entry(overloads: [
          Overload([.required("after")]) { arguments, interpreter throws(NotationError) in
            .logicallyComplete(after: try interpreter.modifierNumber("after", in: arguments))
          }
        ])
      ),
    ])
}

extension Interpreter {
  fileprivate func modifierNumber(_ name: String, in arguments: Arguments) throws(NotationError) -> Double {
    try number(name, in: arguments, default: 0, allowed: "a finite number") { _ in true }
  }

  fileprivate func repeatCount(in arguments: Arguments) throws(NotationError) -> Int {
    let count = try number(
      "count", in: arguments, default: 1, allowed: "a whole number, 1 or more, below 2⁵³"
    ) { $0 >= 1 && $0 == $0.rounded() && $0 < 0x1p53 }
    return Int(count)
  }
}
