// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension Vocabulary where Meaning == ReadSpring {
  /// What may stand where SwiftUI expects a `Spring`.
  static let springs = Vocabulary(
    subject: "spring", implicitType: "Spring",
    entries: SwiftUINotation.springPresets + [
      ("Spring", Entry(overloads: SwiftUINotation.springInitialisers)),
      ("spring", Entry(overloads: SwiftUINotation.springInitialisers)),
    ])
}

extension SwiftUINotation {
  /// `Spring.smooth` and its like, with and without arguments.
  static let springPresets: [(name: String, entry: Entry<ReadSpring>)] = [
    ("smooth", preset(bounce: 0)),
    ("snappy", preset(bounce: 0.15)),
    ("bouncy", preset(bounce: 0.3)),
    ("interactive", preset(duration: 0.15, bounce: 0.15, qualifiers: ["Spring"])),
  ]

  private static func preset(
    duration: Double = 0.5, bounce: Double, qualifiers: [String] = ["Animation", "Spring"]
  ) -> Entry<ReadSpring> {
    Entry(
      qualifiers: qualifiers,
      bare: { _, _ throws(NotationError) in
        ReadSpring(parameters: .durationBounce(duration: duration, bounce: bounce))
      },
      overloads: [
        Overload([.optional("duration"), .optional("extraBounce")]) {
          arguments, interpreter throws(NotationError) in
          try interpreter.springWithExtraBounce(arguments, duration: duration, bounce: bounce)
        }
      ])
  }

  /// The initialisers of `Spring`.
  static let springInitialisers: [Overload<ReadSpring>] =
    [
      Overload([.optional("duration"), .optional("bounce")]) { arguments, interpreter throws(NotationError) in
        try interpreter.springByDuration(arguments)
      },
      Overload([.required("response"), .required("dampingRatio")]) {
        arguments, interpreter throws(NotationError) in
        try interpreter.springByResponse(arguments, ratio: "dampingRatio")
      },
      Overload([.required("response"), .required("dampingFraction")]) {
        arguments, interpreter throws(NotationError) in
        try interpreter.springByResponse(arguments, ratio: "dampingFraction")
      },
      physical([]) { spring, _, _ throws(NotationError) in spring },
      springByStiffnessAndRatio,
    ] + springGoals

  static let springByStiffnessAndRatio = Overload([
    .required("stiffness"), .required("dampingRatio"), .optional("mass"),
  ]) { arguments, interpreter throws(NotationError) in
    try interpreter.springByStiffnessAndRatio(arguments)
  }

  /// The initialisers that take goals.
  static let springGoals =
    [
      Overload([.required("settlingDuration"), .required("dampingRatio"), .optional("epsilon")]) {
        arguments, interpreter throws(NotationError) in
        try interpreter.springBySettling(arguments)
      }
    ] + SpringGoalNotation.initialisers

  /// Mass, stiffness, damping and `allowOverDamping`, with further parameters behind them.
  static func physical<Meaning: Sendable>(
    _ further: [Parameter],
    _ build:
      @escaping @Sendable (ReadSpring, Arguments, inout Interpreter) throws(NotationError) -> Meaning
  ) -> Overload<Meaning> {
    Overload(
      [.optional("mass"), .required("stiffness"), .required("damping"), .optional("allowOverDamping")]
        + further
    ) { arguments, interpreter throws(NotationError) in
      let spring = try interpreter.springByMass(arguments, toKeep: "write allowOverDamping: true to keep it")
      return try build(spring, arguments, &interpreter)
    }
  }
}
