// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// Descriptions beside each other: label, a value for each, unit, remark, all aligned.
struct DescriptionTable {
  /// What stands below one title.
  struct Column {
    let title: String
    let groups: [Description.Group]
  }

  private struct Row {
    /// What the row is about: lines of several columns are one row when this and the unit agree, and lines of one
    /// column never are, such as two delays.
    let subject: String
    let label: String
    /// A value for each column; empty where a column has none.
    var cells: [String]
    var unit: String
    var remark: String

    func isAbout(_ line: Line) -> Bool {
      subject == line.subject && (unit == line.unit || unit.isEmpty || line.unit.isEmpty)
    }
  }

  /// What one column says in a row.
  private struct Line {
    let subject: String
    let label: String
    let cell: String
    let unit: String
    var remark = ""
  }

  let columns: [Column]

  /// The lines, with an empty one before each group. Titles stand above where there is more than one column.
  var lines: [String] {
    let groups = Description.Topic.allCases.map { ($0.title, rows(of: $0)) }.filter { !$0.1.isEmpty }
    let titles = columns.count == 1 ? [] : [[""] + columns.map(\.title)]
    let layout = ColumnLayout(
      fitting: titles + groups.flatMap { $0.1 }.map { [$0.label] + $0.cells + [$0.unit] }, margin: 2, gap: 3)
    var lines = titles.flatMap { ["", layout.line($0)] }
    for (title, rows) in groups {
      lines += ["", title]
      lines += rows.map { layout.line([$0.label] + $0.cells + [$0.unit, $0.remark]) }
    }
    return lines
  }

  /// The rows of a topic: those of the first column in their order, and what only others have behind the
  /// row that it follows there.
  private func rows(of topic: Description.Topic) -> [Row] {
    var rows: [Row] = []
    for (index, column) in columns.enumerated() {
      var next = 0
      let properties = column.groups.filter { $0.topic == topic }.flatMap(\.properties)
      for line in properties.filter({ !$0.label.isEmpty }).flatMap(lines(of:)) {
        if let known = rows.firstIndex(where: { $0.isAbout(line) && $0.cells[index].isEmpty }) {
          rows[known].cells[index] = line.cell
          if rows[known].unit.isEmpty { rows[known].unit = line.unit }
          // Of remarks that contradict each other none is true of the row.
          if rows[known].remark != line.remark, !line.remark.isEmpty { rows[known].remark = "" }
          next = known + 1
        } else {
          // Seconds and progress don't mix, but stand together.
          if let other = rows.lastIndex(where: { $0.subject == line.subject && $0.cells[index].isEmpty }) {
            next = other + 1
          }
          var cells = columns.map { _ in "" }
          cells[index] = line.cell
          rows.insert(
            Row(
              subject: line.subject, label: line.label, cells: cells, unit: line.unit, remark: line.remark),
            at: next)
          next += 1
        }
      }
    }
    return rows
  }

  /// What a property puts into its column. The place of a value is a remark where there is room for one, and a
  /// line of its own where there are several columns.
  private func lines(of property: Property) -> [Line] {
    let label = property.label
    var line = Line(
      subject: label, label: label, cell: property.text, unit: property.unit, remark: property.remark)
    guard let place = property.place else { return [line] }
    if columns.count == 1 {
      line.remark = [place.words, line.remark].filter { !$0.isEmpty }.joined(separator: ", ")
      return [line]
    }
    let unit = place.unit.isEmpty ? "progress" : place.unit
    return [line, Line(subject: label + " at", label: "  at", cell: place.number, unit: unit)]
  }
}
