// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The commands of a document with what it says they print.
///
/// Commands stand in a fenced block marked `sh`; a block marked `text` behind it is their output.
struct DocumentBlocks {
  /// A block of commands.
  struct Commands {
    /// The line of the document on which they begin, counted from 1.
    let line: Int
    let script: String
    /// What they print, where the document says it, and the lines it stands on.
    var output: String?
    var outputLines: Range<Int>?
  }

  let lines: [String]
  private(set) var commands: [Commands] = []

  init(_ document: String) {
    lines = document.components(separatedBy: "\n")
    var fence: (language: String, start: Int)?
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      guard let open = fence else {
        fence = (String(line.dropFirst(3)), index)
        continue
      }
      fence = nil
      let range = (open.start + 1)..<index
      let text = lines[range].map { $0 + "\n" }.joined()
      if open.language == "sh" {
        commands.append(Commands(line: open.start + 2, script: text))
      } else if open.language == "text", let last = commands.indices.last, commands[last].output == nil {
        commands[last].output = text
        commands[last].outputLines = range
      }
    }
  }

  /// The document with other outputs in the places of those it has.
  func document(withOutputs outputs: [Int: String]) -> String {
    var lines = lines
    for (index, output) in outputs.sorted(by: { $0.key > $1.key }) {
      guard let range = commands[index].outputLines else { continue }
      lines.replaceSubrange(
        range,
        with: output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init))
    }
    return lines.joined(separator: "\n")
  }
}

/// Texts that are equal but for the last digits of their numbers.
enum NearText {
  /// The words between the numbers, runs of spaces counted as one, and the numbers.
  static func parts(_ text: String) -> (words: String, numbers: [Double]) {
    var words = ""
    var numbers: [Double] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first.isNumber, let match = rest.prefixMatch(of: /[0-9]+(\.[0-9]+)?(e-?[0-9]+)?/) {
        numbers.append(Double(match.0) ?? .nan)
        words += "#"
        rest = rest[match.range.upperBound...]
      } else {
        if first != " " || words.last != " " { words.append(first) }
        rest = rest.dropFirst()
      }
    }
    return (words, numbers)
  }

  /// Whether two texts say the same, to 1e-12 in their numbers.
  static func areNear(_ first: String, _ second: String) -> Bool {
    let (words, numbers) = parts(first)
    let (otherWords, otherNumbers) = parts(second)
    return words == otherWords && numbers.count == otherNumbers.count
      && zip(numbers, otherNumbers).allSatisfy { abs($0 - $1) <= 1e-12 * max(1, abs($0), abs($1)) }
  }
}
