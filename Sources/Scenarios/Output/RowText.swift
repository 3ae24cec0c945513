// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// Rows of named cells, as text.
struct RowText {
  /// Rows are passed on from this many bytes.
  private static let chunk = 65_536

  private let format: FrameText.Format
  /// What stands before each cell of a row.
  private let before: [[UInt8]]
  private var bytes: [UInt8] = []
  private var index = 0
  private var isFirst = true

  init(format: FrameText.Format, names: [String]) {
    self.format = format
    switch format {
    case .csv:
      before = names.indices.map { Array(($0 == 0 ? "" : ",").utf8) }
      bytes = Array((names.map(DelimitedText.cell).joined(separator: ",") + "\n").utf8)
    case .json:
      before = names.enumerated().map { index, name in
        Array(((index == 0 ? "{" : ",") + JSONValue.string(name).text() + ":").utf8)
      }
      bytes = [UInt8(ascii: "[")]
    }
  }

  // MARK: - Rows

  mutating func begin() {
    index = 0
    if format == .json, !isFirst { bytes.append(contentsOf: ",\n".utf8) }
    isFirst = false
  }

  mutating func end() {
    bytes.append(format == .csv ? UInt8(ascii: "\n") : UInt8(ascii: "}"))
  }

  mutating func finish() {
    if format == .json { bytes.append(contentsOf: "]\n".utf8) }
  }

  // MARK: - Cells

  /// A number; nothing, or null in JSON, where there is none.
  mutating func append(_ number: Double?) {
    open()
    guard let number else { return appendNothing() }
    if format == .json, !number.isFinite {
      bytes.append(contentsOf: JSONValue.number(number).text().utf8)
    } else {
      NumberText.append(number, to: &bytes)
    }
  }

  mutating func append(_ text: String?) {
    guard let text else { return append(Double?.none) }
    bytes.append(contentsOf: self.text(of: text, at: index))
    index += 1
  }

  /// The text of a cell with what stands before it in a place of the row.
  func text(of text: String, at place: Int) -> [UInt8] {
    before[place] + (format == .csv ? DelimitedText.cell(text) : JSONValue.string(text).text()).utf8
  }

  /// Cells that were made into text before.
  mutating func append(cellsText text: [UInt8], count: Int) {
    bytes.append(contentsOf: text)
    index += count
  }

  mutating func append(_ shown: ScenarioCell.Shown?) {
    switch shown {
    case nil: append(Double?.none)
    case .number(let number): append(number)
    case .text(let text): append(text)
    case .flag(let flag):
      open()
      bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    }
  }

  private mutating func open() {
    bytes.append(contentsOf: before[index])
    index += 1
  }

  private mutating func appendNothing() {
    if format == .json { bytes.append(contentsOf: "null".utf8) }
  }

  // MARK: - Passing on

  /// Hands on what there is, when it is enough or all.
  mutating func passOn<Failure: Error>(
    to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void, all: Bool = false
  ) throws(ScenarioOutputError<Failure>) {
    guard all || bytes.count >= Self.chunk else { return }
    let failure: Failure? = bytes.withUnsafeBytes { buffer in
      do throws(Failure) {
        try sink(buffer)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw .sink(failure) }
    bytes.removeAll(keepingCapacity: true)
  }
}
