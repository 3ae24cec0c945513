// SPDX-License-Identifier: Apache-2.0

package import AnimationEngine
package import CurveNotation
import CurveMath

/// Touches as a table: the columns time, id, phase, x and y in any order, and any others, which are not read.
///
/// Without a column id all touches are those of finger 0. A phase is began, moved, ended or cancelled.
package struct TouchTable: Sendable {
  /// The touches, row by row.
  package let touches: [Touch]
  private let table: DelimitedTable

  /// Reads a table whose touches need not make sense one after the other.
  ///
  /// - Throws: where a column is missing, and at a cell that can't be read.
  package init(parsing text: String, name: String) throws(TableError) {
    let table = try DelimitedTable(parsing: text, name: name)
    let id = table.header.contains("id") ? try table.column("id") : nil
    let (time, phase) = (try table.column("time"), try table.column("phase"))
    let (horizontal, vertical) = (try table.column("x"), try table.column("y"))
    var touches: [Touch] = []
    touches.reserveCapacity(table.count)
    for row in 0..<table.count {
      let location = Point(
        x: try Self.number(table, row: row, column: horizontal, within: 1e100),
        y: try Self.number(table, row: row, column: vertical, within: 1e100))
      touches.append(
        Touch(
          id: try Self.id(table, row: row, column: id),
          time: try Self.number(table, row: row, column: time, within: 1e9),
          location: location, phase: try Self.phase(table, row: row, column: phase)))
    }
    self.touches = touches
    self.table = table
  }

  /// What in the table may mean something else than hoped; nil where all is clear.
  ///
  /// Columns of any names may stand beside those that are read. Where there is no id, one of them may be meant to be it.
  var warning: String? {
    guard !table.header.contains("id") else { return nil }
    let unread = table.header.filter { !Self.columns.contains($0) }.map { "“\($0)”" }
    guard !unread.isEmpty else { return nil }
    let names = unread.prefix(5).joined(separator: ", ") + (unread.count > 5 ? ", …" : "")
    return "\(table.name):1:1: there is no column “id”, so that all touches are those of finger 0; "
      + "\(names) \(unread.count == 1 ? "is" : "are") not read"
  }

  /// The columns that are read.
  private static let columns: Set = ["time", "id", "phase", "x", "y"]

  /// The line, counted from 1, on which a touch stands.
  func line(of index: Int) -> Int { index < table.count ? table.line(ofRow: index) : 1 }

  /// The touches as a stream.
  ///
  /// - Parameter start: no touch may come before this time.
  /// - Throws: at the first row that can't be right after those before it.
  package func stream(notBefore start: Double = -.infinity) throws(TableError) -> TouchStream {
    if let row = touches.firstIndex(where: { $0.time < start }) {
      throw table.error(
        row: row, column: table.header.firstIndex(of: "time") ?? 0,
        message: "a touch comes at \(NumberText.text(of: touches[row].time)), but time begins at "
          + NumberText.text(of: start))
    }
    do {
      return try TouchStream(touches)
    } catch {
      throw table.error(row: error.index ?? 0, column: 0, message: "\(error)")
    }
  }

  /// A table of touches, with a header, that reads back to the same bits.
  package static func text(of touches: [Touch]) -> String {
    var bytes = Array("time,id,phase,x,y\n".utf8)
    for touch in touches {
      NumberText.append(touch.time, to: &bytes)
      bytes += ",\(touch.id),\(touch.phase.rawValue),".utf8
      NumberText.append(touch.location.x, to: &bytes)
      bytes += ",".utf8
      NumberText.append(touch.location.y, to: &bytes)
      bytes += "\n".utf8
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A number within bounds; one that is infinite or none is for the stream to refuse or to mend.
  private static func number(
    _ table: DelimitedTable, row: Int, column: Int, within bound: Double
  ) throws(TableError) -> Double {
    func refused(_ text: String) -> TableError {
      let limit = NumberText.text(of: bound)
      return table.error(
        row: row, column: column,
        message:
          "\(table.header[column]) must be a number such as 0.25 or -1e-3, from -\(limit) to \(limit), but is "
          + (text.isEmpty ? "empty" : "“\(text)”"))
    }
    let number: Double
    do { number = try table.number(row: row, column: column) } catch {
      throw refused(table.text(row: row, column: column))
    }
    if number.isFinite, number.magnitude > bound { throw refused(table.text(row: row, column: column)) }
    return number
  }

  private static func id(_ table: DelimitedTable, row: Int, column: Int?) throws(TableError) -> Int {
    guard let column else { return 0 }
    let text = table.text(row: row, column: column)
    if let id = Int(text) { return id }
    throw table.error(row: row, column: column, message: "id must be a whole number, but is “\(text)”")
  }

  private static func phase(_ table: DelimitedTable, row: Int, column: Int) throws(TableError) -> Touch.Phase
  {
    let text = table.text(row: row, column: column)
    if let phase = Touch.Phase(rawValue: text) { return phase }
    let names = Touch.Phase.allCases.map(\.rawValue)
    let suggestion =
      NearestName.suggestion(for: text, among: names).map { "; the nearest is “\($0)”" } ?? ""
    throw table.error(
      row: row, column: column,
      message: "phase must be \(names.joined(separator: ", ")), but is “\(text)”\(suggestion)")
  }
}
