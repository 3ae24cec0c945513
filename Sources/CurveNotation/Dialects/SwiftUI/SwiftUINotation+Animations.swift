// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension SwiftUINotation {
  /// The springs among `Animation`'s factories, and the initialisers of `Spring` as curves.
  static let animations: [(name: String, entry: Entry<ReadCurve>)] =
    [
      ("spring", spring),
      ("Spring", Entry(overloads: springInitialisers.map { $0.map(plain) })),
      ("interactiveSpring", interactiveSpring),
      ("interpolatingSpring", interpolatingSpring),
      ("default", standard),
    ] + springPresets.map { ($0.name, $0.entry.map(merging)) }

  /// A `Spring`, which is no animation.
  @Sendable
  private static func plain(_ spring: ReadSpring) -> ReadCurve { ReadCurve(spring) }

  /// A spring that takes over from the animation before it.
  @Sendable
  private static func merging(_ spring: ReadSpring) -> ReadCurve {
    ReadCurve(spring, merging: .merges(blendDuration: 0))
  }

  /// The spring that stands for a name without arguments.
  private static func usual(
    _ parameters: SpringParameters, _ merging: CurveExpression.Merging
  ) -> Entry<ReadCurve>.Reading {
    { _, _ throws(NotationError) in ReadCurve(ReadSpring(parameters: parameters), merging: merging) }
  }

  /// `spring` understands what `Animation.spring` does and what the initialisers of `Spring` do.
  private static let spring = Entry(
    qualifiers: ["Animation"],
    bare: usual(.durationBounce(duration: 0.5, bounce: 0), .merges(blendDuration: 0)),
    overloads: [
      blended([.optional("duration"), .optional("bounce")]) { arguments, interpreter throws(NotationError) in
        try interpreter.springByDuration(arguments)
      },
      blended([.optional("response"), .optional("dampingFraction")]) {
        arguments, interpreter throws(NotationError) in
        try interpreter.springByResponse(arguments, ratio: "dampingFraction")
      },
      blended([.required("response"), .required("dampingRatio")]) {
        arguments, interpreter throws(NotationError) in
        try interpreter.springByResponse(arguments, ratio: "dampingRatio")
      },
      blended([.thing("a Spring")]) { arguments, interpreter throws(NotationError) in
        try interpreter.spring(in: arguments)
      },
      physical([.optional("blendDuration")]) { spring, arguments, interpreter throws(NotationError) in
        try interpreter.blended(spring, arguments)
      },
      springByStiffnessAndRatio.map(merging),
    ] + springGoals.map { $0.map(merging) })

  private static let interactiveSpring = Entry(
    qualifiers: ["Animation"],
    bare: usual(.durationBounce(duration: 0.15, bounce: 0.15), .merges(blendDuration: interactiveBlend)),
    overloads: [
      blended([.optional("duration"), .optional("extraBounce")], over: interactiveBlend) {
        arguments, interpreter throws(NotationError) in
        try interpreter.springWithExtraBounce(arguments, duration: 0.15, bounce: 0.15)
      },
      blended([.optional("response"), .optional("dampingFraction")], over: interactiveBlend) {
        arguments, interpreter throws(NotationError) in
        try interpreter.springByResponse(
          arguments, ratio: "dampingFraction", response: 0.15, dampingRatio: 0.86)
      },
    ])

  /// The default `blendDuration` of an interactive spring, in seconds.
  private static let interactiveBlend = 0.25

  /// What SwiftUI makes of damping that only an interpolating spring takes otherwise than it is written.
  ///
  /// Mass, stiffness and damping alone are read as SwiftUI plays them, at most critical. A duration with a negative
  /// bounce, and a `Spring` that allows it, are read and written as what they say, with this remark.
  static let overDampedInterpolation =
    "SwiftUI itself plays an interpolatingSpring with damping above critical as a critical one"

  private static let interpolatingSpring = Entry(
    qualifiers: ["Animation"],
    bare: usual(.durationBounce(duration: 0.5, bounce: 0), .combines),
    overloads: [
      moving([.optional("mass"), .required("stiffness"), .required("damping")]) {
        arguments, interpreter throws(NotationError) in
        try interpreter.springByMass(
          arguments,
          toKeep:
            "to keep it, write interpolatingSpring(Spring(mass:stiffness:damping:allowOverDamping: true))")
      },
      moving([.optional("duration"), .optional("bounce")]) { arguments, interpreter throws(NotationError) in
        try interpreter.springByDuration(arguments)
      },
      moving([.thing("a Spring")]) { arguments, interpreter throws(NotationError) in
        try interpreter.spring(in: arguments)
      },
    ])

  /// What Apple documents for `Animation.default`.
  private static let standard = Entry(
    qualifiers: ["Animation"],
    bare: usual(.responseDampingRatio(response: 0.55, dampingRatio: 1), .merges(blendDuration: 0)))

  private typealias Reading =
    @Sendable (Arguments, inout Interpreter) throws(NotationError) -> ReadSpring

  /// An overload with `blendDuration`.
  private static func blended(
    _ parameters: [Parameter], over blendDuration: Double = 0, _ read: @escaping Reading
  ) -> Overload<ReadCurve> {
    Overload(parameters + [.optional("blendDuration")]) { arguments, interpreter throws(NotationError) in
      let spring = try read(arguments, &interpreter)
      return try interpreter.blended(spring, arguments, default: blendDuration)
    }
  }

  /// An overload with `initialVelocity`.
  private static func moving(_ parameters: [Parameter], _ read: @escaping Reading) -> Overload<ReadCurve> {
    Overload(parameters + [.optional("initialVelocity")]) { arguments, interpreter throws(NotationError) in
      let spring = try read(arguments, &interpreter)
      if Spring(spring.parameters).regime == .overDamped {
        interpreter.warn(
          "\(SwiftUINotation.overDampedInterpolation); read is the spring as it is written", arguments.range)
      }
      var velocity: Double?
      if arguments["initialVelocity"] != nil {
        velocity = try interpreter.number(
          "initialVelocity", in: arguments, default: 0, allowed: "a finite number"
        ) { _ in true }
      }
      return ReadCurve(spring, initialVelocity: velocity, merging: .combines)
    }
  }
}

extension Interpreter {
  /// The spring that stands without label.
  fileprivate mutating func spring(in arguments: Arguments) throws(NotationError) -> ReadSpring {
    guard let syntax = arguments["a Spring"] else { throw error("a Spring is missing", arguments.range) }
    return try interpret(syntax, in: .springs)
  }

  /// A spring with the `blendDuration` among its arguments.
  fileprivate func blended(
    _ spring: ReadSpring, _ arguments: Arguments, default fallback: Double = 0
  ) throws(NotationError) -> ReadCurve {
    let duration = try number(
      "blendDuration", in: arguments, default: fallback, allowed: "a finite number, 0 or more"
    ) { $0 >= 0 }
    return ReadCurve(spring, merging: .merges(blendDuration: duration))
  }
}
