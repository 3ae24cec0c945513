// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// Plain text set in lines of a given width.
package enum TextWrapping {
  /// The lines of a paragraph, each at most `width` characters where its words allow it.
  package static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// A term on the left and its explanation on the right, which begins at a column.
  package static func entry(_ term: String, _ explanation: String, column: Int, width: Int) -> [String] {
    let layout = ColumnLayout(widths: [column - 4], margin: 2)
    let explained = lines(explanation, width: width - column)
    // A term that reaches into the right column stands on a line of its own.
    let isAlone = explained.isEmpty || !layout.fits(term, in: 0)
    let rows = isAlone ? [[term]] : [[term, explained[0]]]
    let further = isAlone ? explained[...] : explained.dropFirst()
    return (rows + further.map { ["", $0] }).map(layout.line)
  }
}
