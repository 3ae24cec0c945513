// SPDX-License-Identifier: Apache-2.0

/// Columns of plain text: how wide each is, on which side its cells are filled with blanks, and what is between.
package struct ColumnLayout: Hashable, Sendable {
  /// Columns whose cells stand at their right edge; all others stand at the left.
  private let rightAligned: Set<Int>
  private let widths: [Int]
  private let margin: String
  private let gap: String

  /// Columns of given widths; cells of further columns are as wide as they are.
  package init(widths: [Int], rightAligned: Set<Int> = [], margin: Int = 0, gap: Int = 2) {
    self.widths = widths
    self.rightAligned = rightAligned
    self.margin = String(repeating: " ", count: margin)
    self.gap = String(repeating: " ", count: gap)
  }

  /// Columns that are as wide as their widest cell.
  package init(fitting rows: [[String]], rightAligned: Set<Int> = [], margin: Int = 0, gap: Int = 2) {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    self.init(widths: widths, rightAligned: rightAligned, margin: margin, gap: gap)
  }

  /// Whether a cell fits into its column.
  package func fits(_ cell: String, in column: Int) -> Bool {
    column >= widths.count || cell.count <= widths[column]
  }

  /// A row, without blanks at its end. A cell that doesn't fit pushes those behind it to the right.
  package func line(_ cells: [String]) -> String {
    var line = margin
    for (column, cell) in cells.enumerated() {
      if column > 0 { line += gap }
      let width = column < widths.count ? widths[column] : 0
      let filling = String(repeating: " ", count: max(0, width - cell.count))
      line += rightAligned.contains(column) ? filling + cell : cell + filling
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
