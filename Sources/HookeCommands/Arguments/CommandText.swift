// SPDX-License-Identifier: Apache-2.0

/// The words of a command line, and how they are shown with a caret under a place.
package struct CommandText: Hashable, Sendable {
  /// The words, the program's name first.
  package let words: [String]

  package init(words: [String]) {
    self.words = words
  }

  /// A place in the words: one of them, or a part of it in UTF-8 offsets.
  package struct Place: Hashable, Sendable {
    package var word: Int
    package var range: Range<Int>?

    package init(word: Int, range: Range<Int>? = nil) {
      self.word = word
      self.range = range
    }
  }

  /// The widest line that is shown whole, in columns.
  static let widestLine = 100

  /// The command line and, under the place, carets. A place after the last word stands at the end.
  package func excerpt(at place: Place) -> [String] {
    var cells: [Cell] = []
    var marked: [Bool] = []
    for (index, word) in words.enumerated() {
      if index > 0 {
        cells.append(Cell(text: " ", width: 1))
        marked.append(false)
      }
      append(word, marking: index == place.word ? place.range ?? 0..<max(word.utf8.count, 1) : nil)
    }
    if place.word >= words.count {
      cells += [Cell(text: " ", width: 1), Cell(text: " ", width: 1)]
      marked += [false, true]
    }
    return CommandText.lines(cells, marked)

    func append(_ word: String, marking range: Range<Int>?) {
      let isQuoted = CommandText.needsQuotes(word)
      let first = cells.count
      if isQuoted { add("'", isMarked: word.isEmpty && range != nil) }
      var offset = 0
      for character in word {
        let next = offset + character.utf8.count
        let isMarked = range.map { $0.lowerBound < next && offset < max($0.upperBound, $0.lowerBound + 1) }
        add(character == "'" ? "'\\''" : Quotation.visible(String(character)), isMarked: isMarked ?? false)
        offset = next
      }
      // A place at the very end of the word: the closing quote, or one column after it.
      let isAtEnd = range.map { $0.lowerBound >= offset && offset > 0 } ?? false
      if isQuoted {
        add("'", isMarked: isAtEnd || (word.isEmpty && range != nil))
      } else if isAtEnd, cells.count > first {
        marked[cells.count - 1] = true
      }
    }

    func add(_ text: String, isMarked: Bool) {
      cells.append(Cell(text: text, width: CommandText.width(of: text)))
      marked.append(isMarked)
    }
  }

  private struct Cell {
    let text: String
    let width: Int
  }

  /// The two lines, cut to a window about the first mark where they are too wide.
  private static func lines(_ cells: [Cell], _ marked: [Bool]) -> [String] {
    var first = 0
    var last = cells.count
    if cells.reduce(0, { $0 + $1.width }) > widestLine {
      let mark = marked.firstIndex(of: true) ?? 0
      first = max(0, min(mark - widestLine / 2, cells.count - widestLine))
      last = min(cells.count, first + widestLine)
      var width = cells[first..<last].reduce(0) { $0 + $1.width }
      while width > widestLine, last - 1 > mark {
        last -= 1
        width -= cells[last].width
      }
    }
    var text = first > 0 ? "  ..." : "  "
    var carets = first > 0 ? "     " : "  "
    for index in first..<last {
      text += cells[index].text
      carets += String(repeating: marked[index] ? "^" : " ", count: cells[index].width)
    }
    if last < cells.count { text += "..." }
    while text.last == " " { text.removeLast() }
    while carets.last == " " { carets.removeLast() }
    return [text, carets]
  }

  /// Whether a shell would take the word apart or change it.
  private static func needsQuotes(_ word: String) -> Bool {
    guard !word.isEmpty else { return true }
    return !word.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "+", "_", ".", ",", "/", ":", "=", "@", "%": true
      default: scalar.value >= 0xA0
      }
    }
  }

  /// Columns on a terminal: two for the wide East Asian blocks and emoji, one for everything else.
  private static func width(of text: String) -> Int {
    text.reduce(0) { sum, character in
      guard let scalar = character.unicodeScalars.first else { return sum }
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
        return sum + 2
      default: return sum + 1
      }
    }
  }
}
