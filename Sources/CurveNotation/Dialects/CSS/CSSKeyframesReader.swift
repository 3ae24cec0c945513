// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// Reads `@keyframes` of one number, with the `animation` before them that has the duration.
///
/// Values are taken as fractions of the way from the first to the last of them, and units are not looked at.
struct CSSKeyframesReader {
  private struct Keyframe {
    let share: Double
    let value: Double
    let curve: CubicBezier
  }

  private let text: String
  private let bytes: [UInt8]
  private var index: Int
  private let rule: Int
  private var keyframes: [Keyframe] = []

  /// The reader of a text that has the word in it; nil for any other text.
  init?(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    let word = Array("@keyframes".utf8)
    guard let sign = bytes.firstIndex(of: word[0]), bytes[sign...].starts(with: word) else { return nil }
    rule = sign
    index = sign + word.count
  }

  mutating func expression() throws(NotationError) -> CurveExpression {
    let (duration, modifiers) = try animation()
    try skip(to: Ascii.openBrace, in: "a brace must open the keyframes")
    while true {
      skipBlanks()
      guard index < bytes.count else {
        throw error("the keyframes are never closed", bytes.count..<bytes.count)
      }
      if bytes[index] == Ascii.closeBrace { break }
      try readKeyframe()
    }
    index += 1
    skipBlanks()
    guard index == bytes.count else {
      throw error("after the keyframes the text must end", index..<bytes.count)
    }
    return CurveExpression(
      .keyframes(try motion(duration)), merging: .combines, modifiers: modifiers, modifierRange: 0..<rule)
  }

  /// What the declaration before the keyframes says.
  private func animation() throws(NotationError) -> (duration: Double, modifiers: [CurveModifier]) {
    let head = String(decoding: bytes[..<rule], as: UTF8.self)
    guard head.utf8.contains(where: { !Ascii.isBlank($0) }) else { return (1, []) }
    do throws(NotationError) {
      let declaration = try CurveExpression(parsing: head)
      guard let duration = declaration.curve.duration else {
        throw NotationError(
          message: "the animation needs a duration, such as 300ms", text: text, range: 0..<rule)
      }
      return (duration, declaration.modifiers)
    } catch {
      throw NotationError(
        message: error.message, text: text, range: error.range, suggestion: error.suggestion)
    }
  }

  private func motion(_ duration: Double) throws(NotationError) -> KeyframeMotion {
    guard let first = keyframes.first, let last = keyframes.last, keyframes.count > 1, first.share == 0,
      last.share == 1
    else { throw error("the first keyframe must be 0% and the last one 100%", rule..<bytes.count) }
    let way = last.value - first.value
    guard way != 0 else {
      throw error("the values end where they begin, which is no way", rule..<bytes.count)
    }
    func share(_ value: Double) -> Double { (value - first.value) / way }
    return KeyframeMotion(
      pieces: zip(keyframes, keyframes.dropFirst()).map { start, end in
        KeyframePiece(
          startTime: start.share * duration, endTime: end.share * duration, startValue: share(start.value),
          endValue: share(end.value), curve: start.curve)
      })
  }

  // MARK: One keyframe

  private mutating func readKeyframe() throws(NotationError) {
    let start = index
    try skip(to: Ascii.openBrace, in: "a brace must follow the keyframe's percentage")
    let share = try share(trimmed(start..<index - 1))
    if let last = keyframes.last, share <= last.share {
      throw error("keyframes must stand in their order", start..<index - 1)
    }
    let body = index
    try skip(to: Ascii.closeBrace, in: "a brace must close the keyframe")
    var value: Double?
    var curve = CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    for range in declarations(body..<index - 1) {
      guard let colon = bytes[range].firstIndex(of: Ascii.colon) else {
        throw error("a colon and a value must follow the property", range)
      }
      let name = String(decoding: bytes[trimmed(range.lowerBound..<colon)], as: UTF8.self)
      let content = trimmed(colon + 1..<range.upperBound)
      if name.lowercased() == "animation-timing-function" {
        curve = try bezier(content)
      } else if value == nil {
        value = try number(content)
      } else {
        throw error("one property is read, and this is a second one", range)
      }
    }
    guard let value else { throw error("the keyframe has no value", body..<index - 1) }
    keyframes.append(Keyframe(share: share, value: value, curve: curve))
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

  private func bezier(_ range: Range<Int>) throws(NotationError) -> CubicBezier {
    var interpreter = Interpreter(text: text)
    let curve = try interpreter.interpret(try SyntaxParser.parseValue(text, range), in: .unitCurves)
    switch curve.kind {
    case .bezier(let bezier): return bezier
    case .linear: return CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut, .circularEaseInOutInverse:
      throw error("between keyframes stands a cubic bezier", range)
    }
  }

  /// A number, with its unit if there is one.
  private func number(_ range: Range<Int>) throws(NotationError) -> Double {
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
