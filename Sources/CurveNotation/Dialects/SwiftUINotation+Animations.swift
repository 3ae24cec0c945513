// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension SwiftUINotation {
  /// The springs among `Animation`'s factories, and the initialisers of `Spring` as curves.
  static let animations: [(name: String, entry: Entry<CurveExpression.Curve>)] =
    [
      ("spring", spring),
      ("Spring", Entry(overloads: springInitialisers.map { $0.map(still) })),
      ("interactiveSpring", interactiveSpring),
      ("interpolatingSpring", interpolatingSpring),
      ("default", standard),
    ] + springPresets.map { ($0.name, $0.entry.map(still)) }

  @Sendable
  private static func still(_ parameters: SpringParameters) -> CurveExpression.Curve {
    .spring(parameters, initialVelocity: nil)
  }

  private static func always(_ parameters: SpringParameters) -> Entry<CurveExpression.Curve>.Reading {
    { _, _ throws(NotationError) in .spring(parameters, initialVelocity: nil) }
  }

  /// `spring` understands what `Animation.spring` does and what the initialisers of `Spring` do.
  private static let spring = Entry(
    qualifiers: ["Animation"],
    bare: always(.durationBounce(duration: 0.5, bounce: 0)),
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
      physical([.optional("blendDuration")]) { parameters, arguments, interpreter throws(NotationError) in
        try interpreter.checkBlendDuration(arguments)
        return still(parameters)
      },
      springByStiffnessAndRatio.map(still),
      springBySettling.map(still),
    ])

  private static let interactiveSpring = Entry(
    qualifiers: ["Animation"],
    bare: always(.durationBounce(duration: 0.15, bounce: 0.15)),
    overloads: [
      blended([.optional("duration"), .optional("extraBounce")]) {
        arguments, interpreter throws(NotationError) in
        try interpreter.springWithExtraBounce(arguments, duration: 0.15, bounce: 0.15)
      },
      blended([.optional("response"), .optional("dampingFraction")]) {
        arguments, interpreter throws(NotationError) in
        try interpreter.springByResponse(
          arguments, ratio: "dampingFraction", response: 0.15, dampingRatio: 0.86)
      },
    ])

  private static let interpolatingSpring = Entry(
    qualifiers: ["Animation"],
    bare: always(.durationBounce(duration: 0.5, bounce: 0)),
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
    bare: always(.responseDampingRatio(response: 0.55, dampingRatio: 1)))

  private typealias Reading =
    @Sendable (Arguments, inout Interpreter) throws(NotationError) -> SpringParameters

  /// An overload with `blendDuration`, which says how a spring takes over and changes nothing by itself.
  private static func blended(
    _ parameters: [Parameter], _ read: @escaping Reading
  ) -> Overload<CurveExpression.Curve> {
    Overload(parameters + [.optional("blendDuration")]) { arguments, interpreter throws(NotationError) in
      let parameters = try read(arguments, &interpreter)
      try interpreter.checkBlendDuration(arguments)
      return still(parameters)
    }
  }

  /// An overload with `initialVelocity`.
  private static func moving(
    _ parameters: [Parameter], _ read: @escaping Reading
  ) -> Overload<CurveExpression.Curve> {
    Overload(parameters + [.optional("initialVelocity")]) { arguments, interpreter throws(NotationError) in
      let parameters = try read(arguments, &interpreter)
      guard arguments["initialVelocity"] != nil else { return still(parameters) }
      let velocity = try interpreter.number(
        "initialVelocity", in: arguments, default: 0, allowed: "a finite number"
      ) { _ in true }
      return .spring(parameters, initialVelocity: velocity)
    }
  }
}

extension Interpreter {
  /// The spring that stands without label.
  fileprivate mutating func spring(in arguments: Arguments) throws(NotationError) -> SpringParameters {
    guard let syntax = arguments["a Spring"] else { throw error("a Spring is missing", arguments.range) }
    return try interpret(syntax, in: .springs)
  }

  fileprivate func checkBlendDuration(_ arguments: Arguments) throws(NotationError) {
    _ = try number(
      "blendDuration", in: arguments, default: 0, allowed: "a finite number, 0 or more"
    ) { $0 >= 0 }
  }
}
