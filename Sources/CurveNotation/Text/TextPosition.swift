// SPDX-License-Identifier: Apache-2.0

/// A place in a text as people count it: lines and columns from 1, columns in Unicode scalars.
package struct TextPosition: Hashable, Sendable {
  package let line: Int
  package let column: Int

  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of a byte; `\n` and `\r\n` end a line.
  package init(of offset: Int, in bytes: some Collection<UInt8>) {
    var line = 1
    var column = 1
    for byte in bytes.prefix(offset) {
      if byte == Ascii.newline {
        line += 1
        column = 1
      } else if !Ascii.isContinuation(byte) {
        column += 1
      }
    }
    self.init(line: line, column: column)
  }
}
