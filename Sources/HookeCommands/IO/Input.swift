// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// Where data come from: standard input, or a file.
package enum Input: Hashable, Sendable {
  case standard
  case file(String)

  /// `-` is standard input.
  package init(_ argument: String) {
    self = argument == "-" ? .standard : .file(argument)
  }

  /// The name for messages.
  package var name: String {
    switch self {
    case .standard: "standard input"
    case .file(let path): Quotation.quoted(path)
    }
  }

  /// The name in front of a line and a column, as compilers write it: without quotes.
  package var nameInReports: String {
    switch self {
    case .standard: name
    case .file(let path): path
    }
  }

  /// The place of the first byte that is no part of UTF-8 text.
  private static func firstMistake(in bytes: [UInt8]) -> TextPosition {
    var valid = 0
    var tail = bytes[...]
    while !tail.isEmpty {
      // The longest character has four bytes.
      guard
        let length = (1...min(4, tail.count)).first(where: {
          String(validating: tail.prefix($0), as: UTF8.self) != nil
        })
      else { break }
      valid += length
      tail = tail.dropFirst(length)
    }
    return TextPosition(of: valid, in: bytes)
  }

  /// The whole text.
  ///
  /// - Parameter limit: The most bytes that are read; more are refused, so that no input fills the memory.
  package func text(limit: Int = 1 << 30) throws(CommandFailure) -> String {
    let bytes: [UInt8]?
    do {
      switch self {
      case .standard:
        bytes = try SystemCalls.readAll(SystemCalls.standardInput, limit: limit)
      case .file(let path):
        let descriptor = try SystemCalls.openForReading(path)
        defer { try? SystemCalls.closeFile(descriptor) }
        bytes = try SystemCalls.readAll(descriptor, limit: limit)
      }
    } catch {
      throw CommandFailure(.noInput, "can't read \(name): \(error.words)")
    }
    guard let bytes else {
      throw CommandFailure(.badData, "\(name) is longer than \(limit) bytes")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let place = Self.firstMistake(in: bytes)
      throw CommandFailure(
        .badData, "\(nameInReports):\(place.line):\(place.column): here the text is no UTF-8")
    }
    return text
  }
}
