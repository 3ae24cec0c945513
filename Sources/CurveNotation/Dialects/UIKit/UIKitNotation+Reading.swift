// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension Vocabulary where Meaning == UIKitReading {
  /// What may stand where UIKit's timing is read.
  static let uiKit = Vocabulary(
    subject: "timing of UIKit", implicitType: nil,
    entries: [
      ("UISpringTimingParameters", Entry(overloads: UIKitNotation.springParameters)),
      ("UICubicTimingParameters", Entry(overloads: UIKitNotation.cubicParameters)),
      ("UIViewPropertyAnimator", Entry(overloads: UIKitNotation.animators)),
      ("animate", Entry(qualifiers: ["UIView"], overloads: UIKitNotation.animations)),
    ])
}

extension UIKitNotation {
  /// How long an animator's spring takes to settle where no duration stands beside it, in seconds.
  static let usualSettlingDuration = 1.0

  static let springParameters: [Overload<UIKitReading>] = [
    Overload([]) { _, _ throws(NotationError) in
      UIKitReading(curve: .spring(usual, initialVelocity: nil))
    },
    Overload([.required("dampingRatio"), .optional("initialVelocity")]) {
      arguments, interpreter throws(NotationError) in
      interpreter.warn(
        "the animator's duration says how long this spring takes; read as one that settles in 1 s, since "
          + "none is written", arguments.range)
      return UIKitReading(
        curve: try interpreter.settlingSpring(arguments, duration: usualSettlingDuration))
    },
    Overload([
      .required("mass"), .required("stiffness"), .required("damping"), .optional("initialVelocity"),
    ]) { arguments, interpreter throws(NotationError) in
      let parameters = SpringParameters.massStiffnessDamping(
        mass: try interpreter.number("mass", in: arguments, default: 1),
        stiffness: try interpreter.number("stiffness", in: arguments, default: 0),
        damping: try interpreter.number("damping", in: arguments, default: 0), allowOverDamping: true)
      return UIKitReading(curve: try interpreter.spring(parameters, arguments))
    },
    Overload([.required("duration"), .optional("bounce"), .optional("initialVelocity")]) {
      arguments, interpreter throws(NotationError) in
      let parameters = SpringParameters.durationBounce(
        duration: try interpreter.number("duration", in: arguments, default: 0.5),
        bounce: try interpreter.number("bounce", in: arguments, default: 0))
      return UIKitReading(curve: try interpreter.spring(parameters, arguments))
    },
  ]

  /// What `UISpringTimingParameters()` is: the spring of system transitions.
  private static let usual = SpringParameters.massStiffnessDamping(
    mass: 3, stiffness: 1000, damping: 500, allowOverDamping: true)

  static let cubicParameters: [Overload<UIKitReading>] = [
    Overload([]) { _, _ throws(NotationError) in UIKitReading(curve: .unitCurve(.ease)) },
    Overload([.required("animationCurve")]) { arguments, interpreter throws(NotationError) in
      UIKitReading(curve: .unitCurve(try interpreter.animationCurve("animationCurve", in: arguments)))
    },
    Overload(controlPoints) { arguments, interpreter throws(NotationError) in
      UIKitReading(curve: .unitCurve(try interpreter.cubic(in: arguments)))
    },
  ]

  private static let controlPoints: [Parameter] = [.required("controlPoint1"), .required("controlPoint2")]

  static let animators: [Overload<UIKitReading>] = [
    Overload([.required("duration"), .required("dampingRatio")]) {
      arguments, interpreter throws(NotationError) in
      UIKitReading(
        curve: try interpreter.settlingSpring(arguments, duration: try interpreter.duration(in: arguments)))
    },
    Overload([.required("duration"), .required("timingParameters")]) {
      arguments, interpreter throws(NotationError) in
      try interpreter.animator(arguments)
    },
    Overload([.required("duration"), .required("curve")]) { arguments, interpreter throws(NotationError) in
      UIKitReading(
        curve: .timedCurve(
          try interpreter.animationCurve("curve", in: arguments),
          duration: try interpreter.duration(in: arguments)))
    },
    Overload([.required("duration")] + controlPoints) { arguments, interpreter throws(NotationError) in
      UIKitReading(
        curve: .timedCurve(
          try interpreter.cubic(in: arguments), duration: try interpreter.duration(in: arguments)))
    },
  ]

  static let animations: [Overload<UIKitReading>] = [
    Overload([
      .optional("springDuration"), .optional("bounce"), .optional("initialSpringVelocity"),
      .optional("delay"),
    ]) { arguments, interpreter throws(NotationError) in
      let parameters = SpringParameters.durationBounce(
        duration: try interpreter.number("springDuration", in: arguments, default: 0.5),
        bounce: try interpreter.number("bounce", in: arguments, default: 0))
      return UIKitReading(
        curve: try interpreter.spring(
          parameters, arguments, velocity: "initialSpringVelocity",
          names: [.duration: "springDuration"]),
        merging: .combines, modifiers: try interpreter.delay(in: arguments))
    },
    Overload([
      .required("withDuration"), .optional("delay"), .required("usingSpringWithDamping"),
      .required("initialSpringVelocity"),
    ]) { arguments, interpreter throws(NotationError) in
      let duration = try interpreter.number("withDuration", in: arguments, default: 1)
      return UIKitReading(
        curve: try interpreter.settlingSpring(
          arguments, duration: duration, ratio: "usingSpringWithDamping", velocity: "initialSpringVelocity",
          length: "withDuration"),
        merging: .combines, modifiers: try interpreter.delay(in: arguments))
    },
    Overload([.required("withDuration"), .optional("delay")]) {
      arguments, interpreter throws(NotationError) in
      let duration = try interpreter.number(
        "withDuration", in: arguments, default: 1, allowed: "a finite number above 0"
      ) { $0 > 0 }
      return UIKitReading(
        curve: .timedCurve(.easeInOut, duration: duration), merging: .combines,
        modifiers: try interpreter.delay(in: arguments))
    },
  ]
}

extension Interpreter {
  /// A spring by its parameters, with the velocity among the arguments.
  fileprivate mutating func spring(
    _ parameters: SpringParameters, _ arguments: Arguments, velocity: String = "initialVelocity",
    names: [SpringError.Parameter: String] = [:]
  ) throws(NotationError) -> CurveExpression.Curve {
    .spring(
      try validated(parameters, arguments, names: names),
      initialVelocity: try normalisedVelocity(velocity, in: arguments))
  }

  /// A spring of a damping ratio that settles in a duration.
  fileprivate mutating func settlingSpring(
    _ arguments: Arguments, duration: Double, ratio: String = "dampingRatio",
    velocity: String = "initialVelocity", length: String = "duration"
  ) throws(NotationError) -> CurveExpression.Curve {
    let parameters = SpringParameters.settlingDurationDampingRatio(
      settlingDuration: duration, dampingRatio: try number(ratio, in: arguments, default: 1), epsilon: 0.001)
    return try spring(
      parameters, arguments, velocity: velocity, names: [.dampingRatio: ratio, .settlingDuration: length])
  }

  /// An animator with timing parameters: a spring by its ratio and a cubic curve take the animator's duration.
  fileprivate mutating func animator(_ arguments: Arguments) throws(NotationError) -> UIKitReading {
    guard let syntax = arguments["timingParameters"] else {
      throw error("timingParameters: is missing", arguments.range)
    }
    var inner = Interpreter(text: text)
    let reading = try inner.interpret(syntax, in: .uiKit)
    switch reading.curve {
    case .spring(.settlingDurationDampingRatio(_, let dampingRatio, let epsilon), let velocity):
      let parameters = SpringParameters.settlingDurationDampingRatio(
        settlingDuration: try number("duration", in: arguments, default: 1), dampingRatio: dampingRatio,
        epsilon: epsilon)
      return UIKitReading(
        curve: .spring(
          try validated(parameters, arguments, names: [.settlingDuration: "duration"]),
          initialVelocity: velocity))
    case .unitCurve(let curve):
      for warning in inner.warnings { warn(warning.message, warning.range) }
      return UIKitReading(curve: .timedCurve(curve, duration: try duration(in: arguments)))
    case .spring, .timedCurve, .stepCurve, .linearCurve, .keyframes:
      // The numbers of a spring say how long it takes, whatever the animator says.
      for warning in inner.warnings { warn(warning.message, warning.range) }
      return reading
    }
  }

  /// A velocity in fractions of the way per second: a number, or a vector.
  fileprivate mutating func normalisedVelocity(
    _ name: String, in arguments: Arguments
  ) throws(NotationError) -> Double? {
    guard let syntax = arguments[name] else { return nil }
    if syntax.isNumeral {
      return try number(name, in: arguments, default: 0, allowed: "a finite number") { _ in true }
    }
    let vector = try interpret(syntax, in: .vectors)
    if vector.x == vector.y || vector.y == 0 { return vector.x }
    if vector.x == 0 { return vector.y }
    throw error(
      "a curve moves in one direction: dx and dy must be equal, or one of them 0", syntax.range)
  }

  fileprivate func animationCurve(_ name: String, in arguments: Arguments) throws(NotationError) -> UnitCurve
  {
    let names = UIKitNotation.curves.map(\.name)
    guard let syntax = arguments[name], case .chain(let chain) = syntax.kind, let last = chain.steps.last
    else {
      throw error("\(name) must be one of \(names.joined(separator: ", "))", arguments.range)
    }
    if let found = UIKitNotation.curves.first(where: { $0.name == last.word.text }), last.arguments == nil {
      return found.curve
    }
    throw error(
      "\(name) must be one of \(names.joined(separator: ", ")), but is “\(excerpt(syntax.range))”",
      syntax.range,
      suggestion: NearestName.suggestion(for: last.word.text, among: names).map { ".\($0)" })
  }

  fileprivate mutating func cubic(in arguments: Arguments) throws(NotationError) -> UnitCurve {
    UnitCurve(
      startControlPoint: try cubicPoint("controlPoint1", in: arguments),
      endControlPoint: try cubicPoint("controlPoint2", in: arguments))
  }

  private mutating func cubicPoint(
    _ name: String, in arguments: Arguments
  ) throws(NotationError) -> UnitPoint {
    guard let syntax = arguments[name] else { throw error("\(name): is missing", arguments.range) }
    return try interpret(syntax, in: .controlPoints)
  }

  fileprivate func delay(in arguments: Arguments) throws(NotationError) -> [CurveModifier] {
    let seconds = try number("delay", in: arguments, default: 0, allowed: "a finite number") { _ in true }
    return seconds == 0 ? [] : [.delay(seconds)]
  }
}

extension Vocabulary where Meaning == UnitPoint {
  /// What may stand where a `CGVector` is expected; x is dx and y is dy.
  static let vectors = Vocabulary(
    subject: "vector", implicitType: "CGVector",
    entries: [
      (
        "CGVector",
        Entry(overloads: [
          Overload([.required("dx"), .required("dy")]) { arguments, interpreter throws(NotationError) in
            UnitPoint(
              x: try interpreter.coordinate("dx", in: arguments),
              y: try interpreter.coordinate("dy", in: arguments))
          }
        ])
      ), ("zero", Entry(bare: { _, _ throws(NotationError) in .zero })),
    ])

  /// What may stand where the `CGPoint` of a control point is expected.
  static let controlPoints = Vocabulary(
    subject: "point", implicitType: "CGPoint",
    entries: [
      (
        "CGPoint",
        Entry(overloads: [
          Overload([.required("x"), .required("y")]) { arguments, interpreter throws(NotationError) in
            UnitPoint(
              x: try interpreter.number(
                "x", in: arguments, default: 0, allowed: "between 0 and 1, as UIKit requires"
              ) { (0...1).contains($0) },
              y: try interpreter.coordinate("y", in: arguments))
          }
        ])
      ), ("zero", Entry(bare: { _, _ throws(NotationError) in .zero })),
    ])
}
