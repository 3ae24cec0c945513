// SPDX-License-Identifier: Apache-2.0

/// Blanks what is not code in Swift source: comments and the text of string literals.
///
/// Line breaks stay, so line numbers of the result are those of the source. Code inside an interpolation
/// is kept. Regex literals are read as code.
struct CodeScanner {
  private let source: [UInt8]
  private var output: [UInt8]
  private var position = 0

  /// The source with comments and string literals blanked by spaces.
  static func code(of text: String) -> String {
    var scanner = CodeScanner(text)
    while scanner.position < scanner.source.count { scanner.scanOne() }
    return String(decoding: scanner.output, as: UTF8.self)
  }

  private init(_ text: String) {
    source = Array(text.utf8)
    output = source
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    let index = position + offset
    return index < source.count ? source[index] : nil
  }

  private func matches(_ text: StaticString, at offset: Int = 0) -> Bool {
    text.withUTF8Buffer { bytes in
      bytes.indices.allSatisfy { byte(offset + $0) == bytes[$0] }
    }
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where position < source.count {
      if source[position] != UInt8(ascii: "\n") { output[position] = UInt8(ascii: " ") }
      position += 1
    }
  }

  private mutating func scanOne() {
    if matches("//") {
      while let next = byte(), next != UInt8(ascii: "\n") { blank() }
    } else if matches("/*") {
      scanBlockComment()
    } else if let hashes = openingHashes() {
      scanString(hashes: hashes)
    } else {
      position += 1
    }
  }

  private mutating func scanBlockComment() {
    var depth = 0
    repeat {
      if matches("/*") {
        depth += 1
        blank(2)
      } else if matches("*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && position < source.count
  }

  /// How many `#` stand before a quote that begins here, or nil where none begins.
  private func openingHashes() -> Int? {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    return byte(count) == UInt8(ascii: "\"") ? count : nil
  }

  private mutating func scanString(hashes: Int) {
    blank(hashes)
    let isMultiline = matches("\"\"\"")
    let quotes = isMultiline ? 3 : 1
    blank(quotes)
    while let next = byte() {
      if next == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
        blank(1 + hashes)
        if byte() == UInt8(ascii: "(") { scanInterpolation() } else { blank() }
      } else if next == UInt8(ascii: "\""), !isMultiline || matches("\"\"\""), hasHashes(hashes, at: quotes) {
        blank(quotes + hashes)
        return
      } else if next == UInt8(ascii: "\n"), !isMultiline {
        return
      } else {
        blank()
      }
    }
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func scanInterpolation() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "(") { depth += 1 }
      if byte() == UInt8(ascii: ")") { depth -= 1 }
      scanOne()
    } while depth > 0 && position < source.count
  }
}
