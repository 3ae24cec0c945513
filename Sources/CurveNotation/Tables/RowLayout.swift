// SPDX-License-Identifier: Apache-2.0

/// How the numbers of a sample become a row of text.
struct RowLayout: Hashable, Sendable {
  /// The numbers of a sample.
  struct Row {
    let argument: Double
    let value: Double
    let velocity: Double
    let acceleration: Double
  }

  let columns: [TrajectoryText.Column]
  /// What stands before each number.
  let before: [[UInt8]]
  /// What ends a row.
  let end: [UInt8]
  /// What stands between two rows.
  let between: [UInt8]
  /// Whether numbers that are not finite are written as JSON's words in quotes.
  let wordsInQuotes: Bool

  init(
    columns: [TrajectoryText.Column], before: [String], end: String, between: String, wordsInQuotes: Bool
  ) {
    self.columns = columns
    self.before = before.map { Array($0.utf8) }
    self.end = Array(end.utf8)
    self.between = Array(between.utf8)
    self.wordsInQuotes = wordsInQuotes
  }

  /// No row touches more bytes than this.
  var longestRow: Int {
    between.count + end.count + before.reduce(0) { $0 + $1.count + NumberText.room }
  }

  /// Writes a row behind what stands before `offset`, and returns where it ends.
  @inline(__always)
  func write(_ row: Row, isFirst: Bool, to start: UnsafeMutableRawPointer, at offset: Int) -> Int {
    var offset = offset
    if !isFirst { offset = Self.copy(between, to: start, at: offset) }
    for index in columns.indices {
      offset = Self.copy(before[index], to: start, at: offset)
      let number =
        switch columns[index] {
        case .argument: row.argument
        case .value: row.value
        case .velocity: row.velocity
        case .acceleration: row.acceleration
        }
      if wordsInQuotes, let word = JSONText.word(for: number) {
        offset = Self.copy(Array("\"\(word)\"".utf8), to: start, at: offset)
      } else {
        offset &+= NumberText.write(number, to: start + offset)
      }
    }
    return Self.copy(end, to: start, at: offset)
  }

  @inline(__always)
  private static func copy(_ bytes: [UInt8], to start: UnsafeMutableRawPointer, at offset: Int) -> Int {
    if bytes.count == 1 {
      start.storeBytes(of: bytes[0], toByteOffset: offset, as: UInt8.self)
      return offset &+ 1
    }
    for index in bytes.indices {
      start.storeBytes(of: bytes[index], toByteOffset: offset &+ index, as: UInt8.self)
    }
    return offset &+ bytes.count
  }
}
