// SPDX-License-Identifier: Apache-2.0

/// Why a text in curve notation was refused: what is wrong, where, and what was probably meant.
public struct NotationError: Error, Hashable, Sendable {
  /// What is wrong and what is allowed, in one or two sentences.
  public let message: String
  /// The text that was read.
  public let text: String
  /// The place the message is about, in UTF-8 offsets of ``text``; empty where something is missing.
  public let range: Range<Int>
  /// What was probably meant in place of what stands there.
  public let suggestion: String?
  /// The dialects that the text may be in, where it has to be said which.
  package let readings: [Dialect]

  /// An error about a place in a text; offsets beyond the text count as its end.
  public init(message: String, text: String, range: Range<Int>, suggestion: String? = nil) {
    self.message = message
    self.text = text
    self.range = range.clamped(to: 0..<text.utf8.count)
    self.suggestion = suggestion
    readings = []
  }

  package init(message: String, text: String, range: Range<Int>, readings: [Dialect]) {
    self.message = message
    self.text = text
    self.range = range.clamped(to: 0..<text.utf8.count)
    suggestion = nil
    self.readings = readings
  }
}

extension NotationError: CustomStringConvertible {
  /// The message, the line of the text with a caret line below it, and the suggestion.
  public var description: String {
    var lines = [message]
    if !text.isEmpty { lines.append(TextExcerpt(of: range, in: text).text) }
    if let suggestion { lines.append("Did you mean “\(suggestion)”?") }
    return lines.joined(separator: "\n")
  }
}
