// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// The parts of a CSS declaration that say how something moves: easing, duration, delay, number of passes, direction.
///
/// `transition: opacity 0.3s ease-in 100ms`, `animation: rise 2s linear(0, 1) infinite alternate`, and both without
/// their property in front. What says nothing about the curve is skipped. A curve stays at its end, as an animation
/// that fills forwards does.
struct CSSDeclaration {
  /// A number of passes; nil is for ever.
  struct Passes {
    let count: Int?
    let range: Range<Int>
  }

  /// What may stand in front of the colon.
  private enum Property: String, CaseIterable {
    case transition
    case animation
    case transitionTimingFunction = "transition-timing-function"
    case animationTimingFunction = "animation-timing-function"
  }

  private(set) var easing: Syntax?
  /// In seconds: the duration first, then the delay.
  private(set) var times: [(seconds: Double, range: Range<Int>)] = []
  private(set) var passes: Passes?
  /// The direction of the passes, and where it stands.
  private(set) var direction: (value: CSSDirection, range: Range<Int>)?
  /// Where it stands that the animation goes back to where it was at its end.
  private(set) var returns: Range<Int>?
  private var name: SyntaxWord?
  private let property: Property?
  private let interpreter: Interpreter

  /// Whether more than an easing may be said.
  var isShorthand: Bool {
    property != .transitionTimingFunction && property != .animationTimingFunction
  }

  init(_ text: SyntaxText, in interpreter: Interpreter) throws(NotationError) {
    self.interpreter = interpreter
    property = try text.property.map { word throws(NotationError) in
      try CSSDeclaration.property(word, interpreter)
    }
    if let nothing = text.parts.first(where: { $0.isWord("none") }),
      property == .transition || (property == .animation && text.parts.count == 1)
    {
      throw interpreter.error("none is no motion, and so has no curve", nothing.range)
    }
    for part in text.parts { try add(part) }
    try checkName()
    if let comma = text.comma {
      throw interpreter.error("one curve is read, and a comma begins another one", comma)
    }
  }

  private static func property(
    _ word: SyntaxWord, _ interpreter: Interpreter
  ) throws(NotationError) -> Property {
    if let property = Property(rawValue: word.text.lowercased()) { return property }
    let names = Property.allCases.map(\.rawValue)
    let springs = SwiftUINotation.springInitialisers.flatMap(\.parameters)
    if springs.contains(where: { $0.hasLabel(word) }) {
      throw interpreter.error(
        "labels stand in the parentheses of a curve, as in spring(duration: 0.5, bounce: 0.3)", word.range)
    }
    throw interpreter.error(
      "“\(word.text.prefix(40))” is no CSS property with a curve; known are \(names.joined(separator: ", "))",
      word.range, suggestion: NearestName.suggestion(for: word.text, among: names))
  }

  // MARK: Parts

  private mutating func add(_ part: Syntax) throws(NotationError) {
    switch part.kind {
    case .number(let literal): try add(literal, part.range)
    case .negated(let operand):
      guard case .number(let literal) = operand.kind else {
        throw interpreter.error("a minus sign stands before numbers only", part.range)
      }
      try add(literal.negated, part.range)
    case .chain(let chain):
      if let word = chain.word, !CSSDeclaration.easings.contains(word.text.lowercased()) {
        try add(word)
      } else if easing == nil {
        easing = part
      } else {
        throw interpreter.error("a second easing has no meaning here", part.range)
      }
    }
    if let property, !isShorthand, easing != part {
      throw interpreter.error("\(property.rawValue) takes an easing only", part.range)
    }
  }

  private mutating func add(_ literal: NumberLiteral, _ range: Range<Int>) throws(NotationError) {
    if let seconds = literal.seconds {
      guard times.count < 2 else {
        throw interpreter.error(
          "a third time has no meaning: the first is the duration, the second the delay", range)
      }
      if times.isEmpty, !(seconds > 0) {
        let written = "\(NumberText.text(of: literal.value))\(literal.unit)"
        throw interpreter.error(
          seconds == 0
            ? "a duration of \(written) is no motion: the value is at its end at once, and there is no curve"
            : "the duration must be above 0, but is \(written)", range)
      }
      times.append((seconds, range))
      return
    }
    let written = interpreter.excerpt(range)
    guard literal.unit.isEmpty else {
      throw interpreter.error(
        "the unit “\(literal.unit.prefix(40))” is no unit of time; write s or ms", range)
    }
    guard property != .transition, passes == nil else {
      // Nobody waits for ten seconds.
      let unit = literal.value < 10 ? "s" : "ms"
      throw interpreter.error("a time needs its unit, s or ms", range, suggestion: "\(written)\(unit)")
    }
    guard literal.value >= 1, literal.value == literal.value.rounded(), literal.value < 0x1p53 else {
      throw interpreter.error(
        "a number without unit is the number of passes, and must be whole and 1 or more, but is \(written)",
        range, suggestion: literal.value > 0 ? "\(written)s" : nil)
    }
    passes = Passes(count: Int(literal.value), range: range)
  }

  private mutating func add(_ word: SyntaxWord) throws(NotationError) {
    let text = word.text.lowercased()
    if property != .transition {
      if text == "infinite" {
        passes = Passes(count: nil, range: word.range)
        return
      }
      if let found = CSSDirection(rawValue: text) {
        if let direction {
          throw interpreter.error(
            "an animation has one direction, and “\(direction.value.rawValue)” stands there already",
            word.range)
        }
        direction = (found, word.range)
        return
      }
      if text == "backwards" { returns = word.range }
      if CSSDeclaration.silent.contains(text) { return }
    }
    if ["normal", "allow-discrete"].contains(text) { return }
    if let name {
      for word in [name, word] { try checkIsNoEasing(word) }
      throw interpreter.error(
        "“\(word.text.prefix(40))” is no easing, and a name stands there already: “\(name.text.prefix(40))”",
        word.range)
    }
    name = word
  }

  /// Refuses a name that was probably meant as the easing, where no easing is written.
  private func checkName() throws(NotationError) {
    guard easing == nil, let name else { return }
    try checkIsNoEasing(name)
  }

  private func checkIsNoEasing(_ word: SyntaxWord) throws(NotationError) {
    let easings = CSSDeclaration.easings.sorted()
    let text = word.text.lowercased()
    guard let suggestion = NearestName.suggestion(for: text, among: easings) else { return }
    // Animations have names such as `fade-in`.
    if property == .animation, suggestion.utf8.first != text.utf8.first { return }
    throw interpreter.error("“\(word.text.prefix(40))” is no easing", word.range, suggestion: suggestion)
  }

  /// The keywords for easings.
  private static let easings: Set<String> = [
    "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end", "steps", "cubic-bezier",
  ]

  /// Keywords of `animation` that say nothing about the curve.
  private static let silent: Set<String> = ["none", "forwards", "backwards", "both", "running", "paused"]
}

extension Syntax {
  /// Whether it is nothing but a word, in any case.
  fileprivate func isWord(_ name: String) -> Bool {
    guard case .chain(let chain) = kind, let word = chain.word else { return false }
    return word.text.lowercased() == name
  }
}

extension Interpreter {
  /// The curve of a CSS declaration; its delay and its passes are modifiers.
  mutating func interpret(
    _ declaration: CSSDeclaration
  ) throws(NotationError) -> (reading: ReadCurve, modifiers: [ReadModifier]) {
    var (reading, modifiers) = try interpretForwards(declaration)
    if declaration.direction?.value.isReversed ?? false { reading.curve = reading.curve.mirrored }
    return (reading, modifiers)
  }

  /// The same, with the curve as it is where the passes run forwards.
  mutating func interpretForwards(
    _ declaration: CSSDeclaration
  ) throws(NotationError) -> (reading: ReadCurve, modifiers: [ReadModifier]) {
    var reading = ReadCurve(.unitCurve(.ease))
    if let easing = declaration.easing { reading = try interpret(easing, in: .curves) }
    reading.merging = .combines
    let duration = declaration.times.first?.seconds
    switch (reading.curve, duration) {
    case (.unitCurve(let curve), let duration?): reading.curve = .timedCurve(curve, duration: duration)
    case (.stepCurve(let curve, nil), let duration?): reading.curve = .stepCurve(curve, duration: duration)
    case (.linearCurve(let curve, nil), let duration?):
      reading.curve = .linearCurve(curve, duration: duration)
    case (.unitCurve, nil), (.stepCurve(_, nil), nil), (.linearCurve(_, nil), nil): break
    case (.spring, _), (.timedCurve, _), (.stepCurve, _), (.linearCurve, _), (.keyframes, _):
      throw error(
        "a CSS easing must stand here: a keyword, cubic-bezier(), linear() or steps()",
        declaration.easing?.range ?? 0..<0)
    }
    if duration == nil, declaration.isShorthand {
      if let passes = declaration.passes { throw error("passes need a duration, such as 0.3s", passes.range) }
      warn("no duration is written, which is 0s in CSS; the curve is read without one", 0..<text.utf8.count)
    }
    if let range = declaration.returns {
      warn(
        "an animation that fills backwards only is back where it was when it has ended; the curve that is read stays "
          + "at its end, as with forwards or both", range)
    }
    var modifiers: [ReadModifier] = []
    let autoreverses = declaration.direction?.value.alternates ?? false
    if let passes = declaration.passes, passes.count != 1 {
      let modifier =
        passes.count.map { CurveModifier.repeatCount($0, autoreverses: autoreverses) }
        ?? .repeatForever(autoreverses: autoreverses)
      modifiers.append(ReadModifier(modifier: modifier, range: passes.range))
    }
    if declaration.times.count > 1, declaration.times[1].seconds != 0 {
      let (seconds, range) = declaration.times[1]
      modifiers.append(ReadModifier(modifier: .delay(seconds), range: range))
    }
    return (reading, modifiers)
  }
}
