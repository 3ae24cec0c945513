// SPDX-License-Identifier: Apache-2.0

/// A call as it stands in a Swift program, with closures and options, and without them.
///
/// Closures say what is animated, not how, and options are a list: both are blank in ``plain``, with their labels and
/// commas, so that what is left is a call of curve notation, every part of it in its old place.
struct SwiftCallText {
  /// An option of an animation, without its point.
  struct AnimationOption {
    let name: String
    let range: Range<Int>
  }

  /// The text without closures and options.
  let plain: String
  /// The options in the order of writing.
  private(set) var options: [AnimationOption] = []

  /// Whether what stands there can only be an animation.
  private(set) var isAnimation = false

  private var bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
    guard bytes.contains(where: { [Ascii.openBrace, Ascii.colon, Ascii.equals].contains($0) }) else {
      plain = text
      return
    }
    var reader = SwiftCallText(bytes: bytes)
    reader.blankDeclaration()
    reader.blankClosures()
    for label in ["animations", "completion"] { reader.blankEmptyArgument(label) }
    reader.blankOptions()
    options = reader.options
    bytes = reader.bytes
    plain = String(decoding: bytes, as: UTF8.self)
  }

  /// What a curve stands in: a declaration, `withAnimation(…) { … }`, or `content.animation(…)`. Nil for any other text.
  static func aroundCurve(_ text: String) -> SwiftCallText? {
    let trimmed = text.utf8.drop(while: Ascii.isBlank)
    if ["withAnimation", "let ", "var ", ".animation("].contains(where: { trimmed.starts(with: $0.utf8) }) {
      var call = SwiftCallText(text)
      call.isAnimation = !isDeclaration(trimmed) || declaresAnimation(trimmed)
      return call
    }
    let path = trimmed.prefix {
      Ascii.isLetter($0) || Ascii.isDigit($0) || $0 == Ascii.point || $0 == Ascii.underscore
    }
    let method = Array(".animation".utf8)
    guard path.count > method.count, path.suffix(method.count).elementsEqual(method),
      trimmed.dropFirst(path.count).first == Ascii.openParenthesis
    else { return nil }
    // What is animated is left out.
    let start = text.utf8.count - trimmed.count
    let receiver = start..<start + path.count - method.count
    let bytes = text.utf8.enumerated().map { receiver.contains($0.offset) ? Ascii.space : $0.element }
    var call = SwiftCallText(String(decoding: bytes, as: UTF8.self))
    call.isAnimation = true
    return call
  }

  private static func isDeclaration(_ text: Substring.UTF8View) -> Bool {
    text.starts(with: "let ".utf8) || text.starts(with: "var ".utf8)
  }

  /// Whether a declaration says its type, and it is `Animation`.
  private static func declaresAnimation(_ text: Substring.UTF8View) -> Bool {
    let head = text.prefix { $0 != Ascii.equals }
    guard head.count < text.count, let colon = head.firstIndex(of: Ascii.colon) else { return false }
    let type = head[head.index(after: colon)...].filter { !Ascii.isBlank($0) }
    return ["Animation", "Animation?", "SwiftUI.Animation"].contains { type.elementsEqual($0.utf8) }
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    plain = ""
  }

  private mutating func blank(_ range: Range<Int>) {
    for index in range where !Ascii.isBlank(bytes[index]) { bytes[index] = Ascii.space }
  }

  /// Blanks what stands in braces, with the braces; those that are never closed stay.
  private mutating func blankClosures() {
    var depth = 0
    var start = 0
    for index in bytes.indices {
      if bytes[index] == Ascii.openBrace {
        if depth == 0 { start = index }
        depth += 1
      } else if bytes[index] == Ascii.closeBrace, depth > 0 {
        depth -= 1
        if depth == 0 { blank(start..<index + 1) }
      }
    }
  }

  /// Blanks `let animator =`.
  private mutating func blankDeclaration() {
    guard let start = bytes.firstIndex(where: { !Ascii.isBlank($0) }),
      bytes[start...].starts(with: "let ".utf8) || bytes[start...].starts(with: "var ".utf8),
      let sign = bytes.firstIndex(of: Ascii.equals)
    else { return }
    blank(start..<sign + 1)
  }

  /// Blanks an argument whose value was a closure, or is a name, with the comma before it.
  private mutating func blankEmptyArgument(_ label: String) {
    guard let (start, value) = argument(label) else { return }
    var end = value
    // nil, or the name of a closure.
    while end < bytes.count,
      Ascii.isLetter(bytes[end]) || Ascii.isDigit(bytes[end]) || bytes[end] == Ascii.point
    {
      end += 1
    }
    while end < bytes.count, Ascii.isBlank(bytes[end]) { end += 1 }
    // A label behind the parenthesis is that of a second closure; one inside ends with a comma or the parenthesis.
    guard end == bytes.count || bytes[end] == Ascii.comma || bytes[end] == Ascii.closeParenthesis else {
      return
    }
    blank(start..<end)
  }

  /// Blanks the options and notes them.
  private mutating func blankOptions() {
    guard let (start, value) = argument("options"), value < bytes.count else { return }
    var end = value
    if bytes[value] == Ascii.openBracket {
      guard let closing = bytes[value...].firstIndex(of: Ascii.closeBracket) else { return }
      end = closing + 1
    } else {
      while end < bytes.count, bytes[end] != Ascii.comma, bytes[end] != Ascii.closeParenthesis { end += 1 }
    }
    var index = value
    while index < end {
      let begin = index
      while index < end, Ascii.isLetter(bytes[index]) || Ascii.isDigit(bytes[index]) { index += 1 }
      if index > begin {
        // Of `UIView.AnimationOptions.curveEaseIn` the last name is the option.
        if index == end || bytes[index] != Ascii.point {
          options.append(
            AnimationOption(name: String(decoding: bytes[begin..<index], as: UTF8.self), range: begin..<index)
          )
        }
      } else {
        index += 1
      }
    }
    blank(start..<end)
  }

  /// Where an argument begins, with the comma before it, and where its value does.
  private func argument(_ label: String) -> (start: Int, value: Int)? {
    let word = Array("\(label):".utf8)
    var place = 0
    while let found = bytes[place...].firstIndex(of: word[0]) {
      place = found + 1
      guard bytes[found...].starts(with: word), found == 0 || !Ascii.isLetter(bytes[found - 1]) else {
        continue
      }
      var start = found
      while start > 0, Ascii.isBlank(bytes[start - 1]) { start -= 1 }
      if start > 0, bytes[start - 1] == Ascii.comma { start -= 1 } else { start = found }
      var value = found + word.count
      while value < bytes.count, Ascii.isBlank(bytes[value]) { value += 1 }
      return (start, value)
    }
    return nil
  }
}
