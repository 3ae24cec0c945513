// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension CoreAnimationNotation {
  static func read(_ text: String) throws(NotationError) -> CurveExpression {
    var reader = AnimationReader(try Assignments(of: text))
    return try reader.expression()
  }

  /// The properties that shape a spring.
  static let springProperties = [
    "mass", "stiffness", "damping", "initialVelocity", "allowsOverdamping", "perceptualDuration", "bounce",
  ]
  /// The properties that say how long an animation takes and in what shape.
  static let timingProperties = ["duration", "settlingDuration", "timingFunction"]
  /// The properties that say nothing about the curve.
  static let silentProperties = [
    "keyPath", "fromValue", "toValue", "byValue", "fillMode", "isRemovedOnCompletion", "isAdditive",
    "isCumulative", "delegate", "beginTime", "timeOffset", "preferredFrameRateRange",
  ]
}

/// Makes a curve of the properties that were assigned.
private struct AnimationReader {
  let assignments: Assignments
  var interpreter: Interpreter

  init(_ assignments: Assignments) {
    self.assignments = assignments
    interpreter = Interpreter(text: assignments.text)
  }

  mutating func expression() throws(NotationError) -> CurveExpression {
    try checkNames()
    if let function = assignments["timingFunction"] ?? assignments.bare {
      if let name = springs.first {
        throw interpreter.error(
          "a timing function and \(name.name.text) don't go together: a spring has no timing function",
          name.name.range)
      }
      let curve = try timingFunction(function)
      guard let duration = try number("duration") else { return finished(.unitCurve(curve)) }
      guard duration > 0 else { throw refusal("duration", duration, allowed: "a finite number above 0") }
      return finished(.timedCurve(curve, duration: duration))
    }
    let parameters = try parameters()
    let curve = CurveExpression.Curve.spring(parameters, initialVelocity: try number("initialVelocity"))
    warnOfCut(curve)
    return finished(curve)
  }

  /// Says where a duration ends the spring before it has settled.
  private mutating func warnOfCut(_ curve: CurveExpression.Curve) {
    // The usual `animation.settlingDuration` is no number.
    guard let assignment = assignments["duration"], let duration = try? number("duration") else { return }
    guard duration > 0, duration < ExpressionMotion(curve).settlingDuration(epsilon: 0.001) else { return }
    interpreter.warn(
      "Core Animation ends the spring after \(NumberText.text(of: duration)) s, its duration, when it has not settled; "
        + "the whole spring is read", assignment.value.range)
  }

  private func finished(_ curve: CurveExpression.Curve) -> CurveExpression {
    CurveExpression(curve, warnings: interpreter.warnings)
  }

  private var springs: [Assignments.Assignment] {
    assignments.list.filter { CoreAnimationNotation.springProperties.contains($0.name.text) }
  }

  private func checkNames() throws(NotationError) {
    let curve = CoreAnimationNotation.springProperties + CoreAnimationNotation.timingProperties
    let known = curve + CoreAnimationNotation.silentProperties
    for assignment in assignments.list where !known.contains(assignment.name.text) {
      throw interpreter.error(
        "“\(assignment.name.text.prefix(40))” is no property that a curve is read from; those are "
          + curve.joined(separator: ", "), assignment.name.range,
        suggestion: NearestName.suggestion(for: assignment.name.text, among: known))
    }
    if springs.isEmpty, !assignments.isSpring, assignments["timingFunction"] == nil, assignments.bare == nil {
      throw interpreter.error(
        "neither a spring's properties nor a timing function stand here; write "
          + "animation.stiffness = 100 or CAMediaTimingFunction(name: .easeIn)",
        0..<assignments.text.utf8.count)
    }
  }

  private mutating func parameters() throws(NotationError) -> SpringParameters {
    if assignments["perceptualDuration"] != nil || assignments["bounce"] != nil {
      if let other = springs.first(where: { ["mass", "stiffness", "damping"].contains($0.name.text) }) {
        throw interpreter.error(
          "\(other.name.text) does not go with perceptualDuration and bounce: each sets the other",
          other.name.range)
      }
      return try validated(
        .durationBounce(
          duration: try number("perceptualDuration") ?? 0.5, bounce: try number("bounce") ?? 0),
        names: [.duration: "perceptualDuration"])
    }
    let damping = try number("damping") ?? 10
    let parameters = try validated(
      .massStiffnessDamping(
        mass: try number("mass") ?? 1, stiffness: try number("stiffness") ?? 100, damping: damping,
        allowOverDamping: try flag("allowsOverdamping")))
    let held = Spring(parameters).damping
    if held < damping, let assignment = assignments["damping"] {
      interpreter.warn(
        "damping \(NumberText.text(of: damping)) is above critical and counts as critical, "
          + "\(NumberText.text(of: held)), unless allowsOverdamping is true", assignment.value.range)
    }
    return parameters
  }

  private func validated(
    _ parameters: SpringParameters, names: [SpringError.Parameter: String] = [:]
  ) throws(NotationError) -> SpringParameters {
    do throws(SpringError) {
      _ = try Spring(validating: parameters)
      return parameters
    } catch {
      throw refusal(
        names[error.parameter] ?? "\(error.parameter.name)", error.value,
        allowed: "\(error.requirement.words)")
    }
  }

  private func refusal(_ name: String, _ number: Double, allowed: String) -> NotationError {
    interpreter.error(
      "\(name) must be \(allowed), but is \(NumberText.text(of: number))",
      assignments[name]?.value.range ?? 0..<assignments.text.utf8.count)
  }

  /// The number that was assigned to a property; nil where none was.
  private func number(_ name: String) throws(NotationError) -> Double? {
    guard let assignment = assignments[name] else { return nil }
    let number = try interpreter.number(try assignment.syntax(in: assignments.text), name: name)
    guard number.isFinite else { throw refusal(name, number, allowed: "a finite number") }
    return number
  }

  private func flag(_ name: String) throws(NotationError) -> Bool {
    switch assignments[name]?.value.text {
    case nil, "false", "NO": return false
    case "true", "YES": return true
    case .some(let other):
      throw interpreter.error(
        "\(name) must be true or false, but is “\(other.prefix(40))”", assignments[name]?.value.range ?? 0..<0
      )
    }
  }

  private mutating func timingFunction(_ assignment: Assignments.Assignment) throws(NotationError)
    -> UnitCurve
  {
    if assignment.value.text.hasPrefix("[") { return try message(assignment.value) }
    return try interpreter.interpret(try assignment.syntax(in: assignments.text), in: .timingFunctions)
  }

  /// A timing function in Objective-C: `[CAMediaTimingFunction functionWithControlPoints:0.2 :0 :0.2 :1]`.
  private mutating func message(_ value: SyntaxWord) throws(NotationError) -> UnitCurve {
    let bytes = Array(value.text.utf8)
    let start = value.range.lowerBound
    guard value.text.hasPrefix("[CAMediaTimingFunction "), bytes.last == Ascii.closeBracket,
      let colon = bytes.firstIndex(of: Ascii.colon)
    else {
      throw interpreter.error("[CAMediaTimingFunction functionWithName:…] must stand here", value.range)
    }
    let selector = String(decoding: bytes[..<colon], as: UTF8.self).split(separator: " ").last ?? ""
    var words: [Range<Int>] = []
    for part in bytes[colon + 1..<bytes.count - 1].split(separator: Ascii.colon) {
      words.append(start + part.startIndex..<start + part.endIndex)
    }
    switch selector {
    case "functionWithName":
      guard let name = words.first else { break }
      return try interpreter.interpret(
        try SyntaxParser.parseValue(assignments.text, name), in: .timingFunctions)
    case "functionWithControlPoints":
      guard words.count == 4 else {
        throw interpreter.error(
          "functionWithControlPoints takes four numbers, but \(words.count) stand here", value.range)
      }
      var numbers: [Double] = []
      for (range, name) in zip(words, ["x1", "y1", "x2", "y2"]) {
        let number = try interpreter.number(try SyntaxParser.parseValue(assignments.text, range), name: name)
        guard number.isFinite else { throw interpreter.error("\(name) must be a finite number", range) }
        numbers.append(
          name.hasPrefix("x") ? interpreter.clampedCoordinate(number, called: name, range) : number)
      }
      return UnitCurve(numbers[0], numbers[1], numbers[2], numbers[3])
    default: break
    }
    throw interpreter.error(
      "functionWithName: or functionWithControlPoints: must stand here, but is “\(selector.prefix(40))”",
      value.range)
  }
}

extension Vocabulary where Meaning == UnitCurve {
  /// What may stand where Core Animation expects a timing function.
  static let timingFunctions = Vocabulary(
    subject: "timing function", implicitType: "CAMediaTimingFunction",
    entries: [
      (
        "CAMediaTimingFunction",
        Entry(overloads: [
          Overload([.required("name")]) { arguments, interpreter throws(NotationError) in
            try interpreter.timingFunction(named: arguments["name"], arguments.range)
          },
          Overload([.required("controlPoints"), .positional("y1"), .positional("x2"), .positional("y2")]) {
            arguments, interpreter throws(NotationError) in
            let start = UnitPoint(
              x: try interpreter.floatingCoordinate("controlPoints", called: "x1", in: arguments),
              y: try interpreter.coordinate("y1", in: arguments))
            let end = UnitPoint(
              x: try interpreter.floatingCoordinate("x2", called: "x2", in: arguments),
              y: try interpreter.coordinate("y2", in: arguments))
            return UnitCurve(startControlPoint: start, endControlPoint: end)
          },
        ])
      )
    ]
      + CoreAnimationNotation.names.map { name, curve in
        let constant = "kCAMediaTimingFunction" + name.prefix(1).uppercased() + name.dropFirst()
        return (constant, Entry(bare: { _, _ throws(NotationError) in curve }))
      })
}

extension Interpreter {
  fileprivate func timingFunction(
    named syntax: Syntax?, _ range: Range<Int>
  ) throws(NotationError) -> UnitCurve {
    let names = CoreAnimationNotation.names.map(\.name)
    guard let syntax, case .chain(let chain) = syntax.kind, let word = chain.steps.last?.word else {
      throw error("name must be one of \(names.joined(separator: ", "))", syntax?.range ?? range)
    }
    if let found = CoreAnimationNotation.names.first(where: {
      $0.name == word.text || "kCAMediaTimingFunction\($0.name)".lowercased() == word.text.lowercased()
    }) {
      return found.curve
    }
    throw error(
      "name must be one of \(names.joined(separator: ", ")), but is “\(excerpt(syntax.range))”", syntax.range,
      suggestion: NearestName.suggestion(for: word.text, among: names).map { ".\($0)" })
  }

  /// A horizontal coordinate; Core Animation takes any, but past the ends the curve is no function of time.
  fileprivate mutating func floatingCoordinate(
    _ name: String, called word: String, in arguments: Arguments
  ) throws(NotationError) -> Double {
    let written = try number(name, in: arguments, default: 0, allowed: "a finite number") { _ in true }
    return clampedCoordinate(written, called: word, arguments[name]?.range ?? arguments.range)
  }

  fileprivate mutating func clampedCoordinate(
    _ written: Double, called word: String, _ range: Range<Int>
  ) -> Double {
    let clamped = min(max(written, 0), 1)
    if clamped != written {
      warn(
        "\(word) \(NumberText.text(of: written)) is outside 0...1, where the curve may turn back in time; "
          + "read as \(NumberText.text(of: clamped))", range, isReplacement: true)
    }
    return clamped
  }
}
