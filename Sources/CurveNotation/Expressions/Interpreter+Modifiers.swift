// SPDX-License-Identifier: Apache-2.0

/// A modifier and its place.
struct ReadModifier: Hashable, Sendable {
  let modifier: CurveModifier
  let range: Range<Int>
}

extension Interpreter {
  /// Every value of a curve takes the time through all its modifiers.
  private static let mostModifiers = 100

  /// What a whole text says: a curve, and what it is modified by.
  mutating func interpret(
    _ text: SyntaxText
  ) throws(NotationError) -> (reading: ReadCurve, modifiers: [ReadModifier]) {
    if text.property == nil, text.parts.count == 1 { return try interpret(text.parts[0]) }
    guard let comma = text.comma else { return try interpret(CSSDeclaration(text, in: self)) }
    let first = try interpret(
      CSSDeclaration(SyntaxText(property: text.property, parts: text.parts, comma: nil), in: self))
    if let mistake = text.furtherMistake { throw mistake }
    // Several properties may move in the same way.
    for parts in text.further {
      var other = Interpreter(text: self.text)
      let found = try other.interpret(
        CSSDeclaration(SyntaxText(property: text.property, parts: parts, comma: nil), in: other))
      guard found.reading == first.reading, found.modifiers.map(\.modifier) == first.modifiers.map(\.modifier)
      else { throw error("one curve is read, and a comma begins another one", comma) }
    }
    return first
  }

  /// What a curve with modifiers says.
  private mutating func interpret(
    _ syntax: Syntax
  ) throws(NotationError) -> (reading: ReadCurve, modifiers: [ReadModifier]) {
    if let animation = Self.animation(in: syntax) { return try interpret(animation) }
    var (reading, qualifier, rest) = try interpretHead(syntax, in: .curves)
    // `Spring.bouncy` is a Spring, `.bouncy` and `Animation.bouncy` are animations.
    if let qualifier, qualifier != "Animation" {
      reading.merging = nil
      if case .timedCurve = reading.curve {
        throw error(
          "a \(qualifier) has no duration; an animation with one is written with Animation in its place",
          syntax.range)
      }
    }
    var modifiers: [ReadModifier] = []
    for step in rest {
      guard modifiers.count < Interpreter.mostModifiers else {
        throw error(
          "a curve can have \(Interpreter.mostModifiers) modifiers, and this is one more", step.word.range)
      }
      if reading.merging == nil { throw refusal(ofModifier: step.word, after: reading.curve) }
      let alone = Syntax(
        kind: .chain(SyntaxChain(steps: [step], hasLeadingPoint: false)), range: step.range)
      modifiers.append(ReadModifier(modifier: try interpret(alone, in: .modifiers), range: step.range))
    }
    // A modified curve is an animation, and takes its time.
    if !rest.isEmpty { reading.curve = reading.curve.animated }
    return (reading, modifiers)
  }

  /// The animation in `withAnimation(…)` and in `.animation(…, value: x)`; nil for anything else.
  private static func animation(in syntax: Syntax) -> Syntax? {
    guard case .chain(let chain) = syntax.kind, chain.steps.count == 1, let step = chain.steps.first,
      ["withAnimation", "animation"].contains(step.word.text), let first = step.arguments?.list.first,
      first.label == nil, first.further.isEmpty, case .chain = first.value.kind
    else { return nil }
    return first.value
  }

  /// The refusal of a modifier behind what is no animation.
  private func refusal(
    ofModifier word: SyntaxWord, after curve: CurveExpression.Curve
  ) -> NotationError {
    guard Vocabulary.modifiers.entry(word.text) != nil else { return refusal(of: word, after: "curve") }
    let advice =
      switch curve {
      case .spring: "a Spring becomes one as spring(Spring(…))"
      case .unitCurve, .timedCurve: "a unit curve becomes one as timingCurve(UnitCurve(…), duration: 0.35)"
      case .stepCurve, .linearCurve, .keyframes: "CSS writes a delay as in 0.3s linear(0, 1) 0.1s"
      }
    return error("“.\(word.text)” modifies animations only; \(advice)", word.range)
  }
}
