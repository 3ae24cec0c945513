// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// Writes a motion, sampled at times, as comma-separated values or as JSON.
///
/// Rows are made and handed on in chunks of at most 64 KiB, so that a hundred million of them need no more
/// memory than ten. A sink that throws ends the writing with what it threw.
package struct TrajectoryText: Hashable, Sendable {
  /// A column of the text.
  package enum Column: String, Hashable, Sendable, CaseIterable {
    /// The time in seconds, or the progress of a curve without duration.
    case argument
    case value
    case velocity
    case acceleration
  }

  /// The columns, in the order in which they are written.
  package let columns: [Column]
  /// The name of the ``Column/argument`` column: `time` or `progress`.
  package let argumentName: String

  /// A layout; by default argument, value and velocity.
  package init(columns: [Column] = [.argument, .value, .velocity], argumentName: String = "time") {
    self.columns = columns
    self.argumentName = argumentName
  }

  /// The name a column has in the header and in JSON.
  package func name(of column: Column) -> String {
    column == .argument ? argumentName : column.rawValue
  }

  /// The names that can be asked for, in the usual order.
  package static func names(argumentName: String) -> [String] {
    Column.allCases.map { $0 == .argument ? argumentName : $0.rawValue }
  }

  /// The column of a name, or nil where there is none.
  package static func column(named name: String, argumentName: String) -> Column? {
    Column.allCases.first { ($0 == .argument ? argumentName : $0.rawValue) == name }
  }

  /// Writes a header row and a row for every time.
  package func writeCSV<Failure: Error>(
    sampling motion: some Motion<Double>, at times: SampleTimes,
    into sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    let header = columns.map { DelimitedText.cell(name(of: $0)) }.joined(separator: ",") + "\n"
    let layout = RowLayout(
      columns: columns, before: columns.indices.map { $0 == 0 ? "" : "," }, end: "\n", between: "",
      wordsInQuotes: false)
    try write(motion, at: times, opening: header, layout: layout, closing: "", into: sink)
  }

  /// Writes an array of objects, one for every time and one a line.
  package func writeJSON<Failure: Error>(
    sampling motion: some Motion<Double>, at times: SampleTimes,
    into sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    let keys = columns.enumerated().map { index, column in
      (index == 0 ? "{" : ",") + JSONValue.string(name(of: column)).text() + ":"
    }
    let layout = RowLayout(
      columns: columns, before: keys, end: columns.isEmpty ? "{}" : "}", between: ",\n", wordsInQuotes: true)
    try write(motion, at: times, opening: "[", layout: layout, closing: "]\n", into: sink)
  }

  private func write<Failure: Error>(
    _ motion: some Motion<Double>, at times: SampleTimes, opening: String, layout: RowLayout, closing: String,
    into sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    let buffer = ChunkBuffer(room: max(layout.longestRow, opening.utf8.count, closing.utf8.count))
    defer { buffer.deallocate() }
    var length = buffer.write(opening, at: 0)
    let needsVelocity = columns.contains(.velocity)
    let needsAcceleration = columns.contains(.acceleration)
    let count = times.count
    var index = 0
    while index < count {
      let time = times[index]
      let state =
        needsVelocity ? motion.state(at: time) : MotionState(value: motion.value(at: time), velocity: 0)
      let row = RowLayout.Row(
        argument: time, value: state.value, velocity: state.velocity,
        acceleration: needsAcceleration ? motion.acceleration(at: time) : 0)
      if length > buffer.limit {
        try sink(buffer.filled(length))
        length = 0
      }
      length = layout.write(row, isFirst: index == 0, to: buffer.start, at: length)
      index &+= 1
    }
    if length > buffer.limit {
      try sink(buffer.filled(length))
      length = 0
    }
    length &+= buffer.write(closing, at: length)
    if length > 0 { try sink(buffer.filled(length)) }
  }
}
