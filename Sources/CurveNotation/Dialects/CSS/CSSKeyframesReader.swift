// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// Reads `@keyframes` of one number, with the `animation` before or behind them that has the duration.
///
/// Values are taken as fractions of the way from the first to the last of them, and units are not looked at; those of
/// `--progress` are such fractions already. The animation may stand in a rule with other declarations; its easing is
/// that of keyframes without one of their own.
struct CSSKeyframesReader {
  private struct Keyframe {
    let share: Double
    let value: Double
    let curve: CurvePieces
    /// Where its percentage stands.
    let range: Range<Int>
  }

  private let text: String
  private let bytes: [UInt8]
  private var index: Int
  private let rule: Int
  private var keyframes: [Keyframe] = []
  /// The easing of keyframes that have none: `ease`, or what the animation says.
  private var usualCurve = CurvePieces(.unitCurve(.ease))
  /// How many pieces there are between all keyframes.
  private var pieceCount = 0
  /// How many of them are read.
  private static let mostPieces = 100_000
  /// Whether the values are fractions of the way.
  private var areShares = false

  /// The reader of a text that has the word in it; nil for any other text.
  init?(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    let word = Array("@keyframes".utf8)
    var sign = bytes.firstIndex(of: word[0])
    while let found = sign, !bytes[found...].starts(with: word) {
      sign = bytes[(found + 1)...].firstIndex(of: word[0])
    }
    guard let sign else { return nil }
    rule = sign
    index = sign + word.count
  }

  mutating func expression() throws(NotationError) -> CurveExpression {
    let animation = try animation()
    if animation.curve != nil { usualCurve = animation.curve }
    try skip(to: Ascii.openBrace, in: "a brace must open the keyframes")
    while true {
      skipBlanks()
      guard index < bytes.count else {
        throw error("the keyframes are never closed", bytes.count..<bytes.count)
      }
      if bytes[index] == Ascii.closeBrace { break }
      try readKeyframe()
    }
    let curve = try curve(over: animation.duration)
    return CurveExpression(
      animation.isReversed ? curve.mirrored : curve, merging: .combines, modifiers: animation.modifiers,
      modifierRange: 0..<rule, warnings: animation.warnings)
  }

  /// What the declaration before the keyframes says.
  private struct Animation {
    var duration = 1.0
    var modifiers: [CurveModifier] = []
    var isReversed = false
    var curve: CurvePieces?
    var warnings: [NotationWarning] = []
  }

  private func animation() throws(NotationError) -> Animation {
    // What is not the declaration is blank, so that places stay what they are.
    var head = bytes
    func blank(_ range: Range<Int>) {
      for index in range where !Ascii.isBlank(head[index]) { head[index] = Ascii.space }
    }
    blank(rule..<end(ofBlockFrom: rule))
    // How the property is registered says nothing about the curve.
    let property = Array("@property".utf8)
    for index in head.indices where head[index] == property[0] && head[index...].starts(with: property) {
      blank(index..<end(ofBlockFrom: index))
    }
    if head.contains(Ascii.openBrace) {
      guard let range = declarationInRule(head) else {
        let rest = head.firstIndex { !Ascii.isBlank($0) } ?? 0
        throw error("the rule beside the keyframes has no animation", rest..<end(ofBlockFrom: rest))
      }
      blank(head.startIndex..<range.lowerBound)
      blank(range.upperBound..<head.endIndex)
    }
    guard head.contains(where: { !Ascii.isBlank($0) }) else {
      let warning = NotationWarning(
        message: "no animation says how long the keyframes take; they are read over one second",
        range: rule..<rule + "@keyframes".utf8.count)
      return Animation(warnings: [warning])
    }
    let text = String(decoding: head, as: UTF8.self)
    do throws(NotationError) {
      var interpreter = Interpreter(text: text)
      let declaration = try CSSDeclaration(try SyntaxParser.parse(text), in: interpreter)
      let (reading, modifiers) = try interpreter.interpretForwards(declaration)
      guard let duration = reading.curve.duration else {
        throw NotationError(
          message: "the animation needs a duration, such as 300ms", text: text, range: 0..<rule)
      }
      var animation = Animation(
        duration: duration, modifiers: modifiers.map(\.modifier),
        isReversed: declaration.direction?.value.isReversed ?? false, warnings: interpreter.warnings)
      if let easing = declaration.easing {
        animation.curve = try pieces(interpreter.interpret(easing, in: .curves).curve, text, easing.range)
      }
      return animation
    } catch {
      throw NotationError(
        message: error.message, text: self.text, range: error.range, suggestion: error.suggestion)
    }
  }

  /// Where the braces close that open first from a place on; the end of the text where they don't.
  private func end(ofBlockFrom start: Int) -> Int {
    var depth = 0
    for index in start..<bytes.count {
      if bytes[index] == Ascii.openBrace {
        depth += 1
      } else if bytes[index] == Ascii.closeBrace {
        depth -= 1
        if depth <= 0 { return index + 1 }
      }
    }
    return bytes.count
  }

  /// Where `animation: …` stands in a rule with braces, without its semicolon.
  private func declarationInRule(_ head: [UInt8]) -> Range<Int>? {
    let word = Array("animation:".utf8)
    guard
      let start = head.indices.first(where: { index in
        head[index...].starts(with: word) && (index == 0 || !Ascii.isLetter(head[index - 1]))
          && (index == 0 || head[index - 1] != Ascii.minus)
      })
    else { return nil }
    let end = head[start...].firstIndex { $0 == Ascii.semicolon || $0 == Ascii.closeBrace }
    return start..<(end ?? head.count)
  }

  /// The curve between all keyframes.
  private func curve(over duration: Double) throws(NotationError) -> CurveExpression.Curve {
    let keyframes = try sorted()
    guard let first = keyframes.first, let last = keyframes.last, keyframes.count > 1, first.share == 0,
      last.share == 1
    else { throw error("the first keyframe must be 0% and the last one 100%", rule..<bytes.count) }
    let way = areShares ? 1 : last.value - first.value
    guard way != 0 else {
      throw error("the values end where they begin, which is no way", rule..<bytes.count)
    }
    let start = areShares ? 0 : first.value
    func share(_ value: Double) -> Double { (value - start) / way }
    let pieces = zip(keyframes, keyframes.dropFirst()).flatMap { before, after in
      CurvePieces.between(
        before.share * duration, after.share * duration,
        values: (share(before.value), share(after.value)), before.curve)
    }
    guard let whole = CurvePieces(pieces, finalValue: share(last.value)), whole.isFinite else {
      throw error("the values are too far apart to be fractions of the way", rule..<bytes.count)
    }
    return whole.timedCurve
  }

  /// The keyframes in the order of their places, as a style sheet may write them in any.
  private func sorted() throws(NotationError) -> [Keyframe] {
    let sorted = keyframes.sorted { $0.share < $1.share }
    for (before, after) in zip(sorted, sorted.dropFirst()) where before.share == after.share {
      let later = before.range.lowerBound < after.range.lowerBound ? after : before
      throw error("a keyframe for this place stands there already", later.range)
    }
    return sorted
  }

  /// The pieces of an easing between two keyframes.
  private func pieces(
    _ easing: CurveExpression.Curve, _ text: String, _ range: Range<Int>
  ) throws(NotationError) -> CurvePieces {
    guard easing.isProgress, let pieces = CurvePieces(easing) else {
      throw NotationError(
        message: "between keyframes stands an easing of CSS: a keyword, cubic-bezier(), steps() or linear()",
        text: text, range: range)
    }
    return pieces
  }

  // MARK: One keyframe

  private mutating func readKeyframe() throws(NotationError) {
    let start = index
    try skip(to: Ascii.openBrace, in: "a brace must follow the keyframe's percentage")
    var places: [(share: Double, range: Range<Int>)] = []
    for part in bytes[start..<index - 1].split(separator: Ascii.comma, omittingEmptySubsequences: false) {
      let range = trimmed(part.startIndex..<part.endIndex)
      places.append((try share(range), range))
    }
    let body = index
    try skip(to: Ascii.closeBrace, in: "a brace must close the keyframe")
    var value: Double?
    var curve: CurvePieces?
    for range in declarations(body..<index - 1) {
      guard let colon = bytes[range].firstIndex(of: Ascii.colon) else {
        throw error("a colon and a value must follow the property", range)
      }
      let name = String(decoding: bytes[trimmed(range.lowerBound..<colon)], as: UTF8.self)
      let content = trimmed(colon + 1..<range.upperBound)
      if name.lowercased() == "animation-timing-function" {
        curve = try easing(content)
      } else if value == nil {
        value = try number(content)
        areShares = name == "--progress"
      } else {
        throw error("one property is read, and this is a second one", range)
      }
    }
    guard let value else { throw error("the keyframe has no value", body..<index - 1) }
    guard let curve = curve ?? usualCurve else { return }
    pieceCount += curve.pieces.count * places.count
    guard pieceCount <= Self.mostPieces else {
      throw error(
        "the keyframes have more than \(Self.mostPieces) steps and pieces between them", start..<index)
    }
    for place in places {
      keyframes.append(Keyframe(share: place.share, value: value, curve: curve, range: place.range))
    }
  }

  private func share(_ range: Range<Int>) throws(NotationError) -> Double {
    let word = String(decoding: bytes[range], as: UTF8.self).lowercased()
    if word == "from" { return 0 }
    if word == "to" { return 1 }
    let digits = word.hasSuffix("%") ? String(word.dropLast()) : ""
    guard let number = NumberText.number("\(digits)e-2"), (0...1).contains(number) else {
      throw error("a keyframe is from, to, or a percentage from 0% to 100%", range)
    }
    return number
  }

  private func easing(_ range: Range<Int>) throws(NotationError) -> CurvePieces {
    // Only the part itself is looked at, so that many keyframes take no longer than their text.
    let part = String(decoding: bytes[range], as: UTF8.self)
    do throws(NotationError) {
      var interpreter = Interpreter(text: part)
      let syntax = try SyntaxParser.parseValue(part, 0..<range.count)
      return try pieces(interpreter.interpret(syntax, in: .curves).curve, part, 0..<range.count)
    } catch {
      throw NotationError(
        message: error.message, text: text,
        range: range.lowerBound + error.range.lowerBound..<range.lowerBound + error.range.upperBound,
        suggestion: error.suggestion)
    }
  }

  /// A number, with its unit if there is one, alone or in a function such as `translateX(100px)`.
  private func number(_ range: Range<Int>) throws(NotationError) -> Double {
    var range = range
    if range.last.map({ bytes[$0] }) == Ascii.closeParenthesis,
      let open = bytes[range].firstIndex(of: Ascii.openParenthesis),
      bytes[range.lowerBound..<open].allSatisfy({
        Ascii.isLetter($0) || Ascii.isDigit($0) || $0 == Ascii.minus
      })
    {
      range = trimmed(open + 1..<range.upperBound - 1)
    }
    let word = String(decoding: bytes[range], as: UTF8.self)
    let digits = word.reversed().drop { $0.isLetter || $0 == "%" }.reversed()
    guard let number = NumberText.number(String(digits)), number.isFinite else {
      throw error("the value must be one number, but is “\(word.prefix(40))”", range)
    }
    return number
  }

  // MARK: Places

  private func declarations(_ range: Range<Int>) -> [Range<Int>] {
    bytes[range].split(separator: Ascii.semicolon).map { trimmed($0.startIndex..<$0.endIndex) }.filter {
      !$0.isEmpty
    }
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, Ascii.isBlank(bytes[first]) { range.removeFirst() }
    while let last = range.last, Ascii.isBlank(bytes[last]) { range.removeLast() }
    return range
  }

  private mutating func skipBlanks() {
    while index < bytes.count, Ascii.isBlank(bytes[index]) { index += 1 }
  }

  private mutating func skip(to sign: UInt8, in message: String) throws(NotationError) {
    guard let found = bytes[index...].firstIndex(of: sign) else {
      throw error(message, bytes.count..<bytes.count)
    }
    index = found + 1
  }

  private func error(_ message: String, _ range: Range<Int>) -> NotationError {
    NotationError(message: message, text: text, range: range)
  }
}
