// SPDX-License-Identifier: Apache-2.0

/// Writes bytes to an open file, 64 KiB at a time.
///
/// A reader that went away ends the command silently; any other failure is said with the name of what was
/// written.
package final class ByteWriter {
  static let capacity = 65_536

  private let descriptor: Int32
  private let name: String
  private var buffer: [UInt8] = []

  init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
    buffer.reserveCapacity(ByteWriter.capacity)
  }

  package func write(_ text: String) throws(CommandFailure) {
    let bytes = Array(text.utf8)
    let outcome: Result<Void, CommandFailure> = bytes.withUnsafeBytes { bytes in
      Result { () throws(CommandFailure) in try write(bytes) }
    }
    try outcome.get()
  }

  package func write(_ bytes: UnsafeRawBufferPointer) throws(CommandFailure) {
    if buffer.count + bytes.count > ByteWriter.capacity { try flush() }
    if bytes.count > ByteWriter.capacity / 2 {
      try flush()
      try send(bytes)
    } else {
      buffer.append(contentsOf: bytes)
    }
  }

  /// Writes what is held back.
  package func flush() throws(CommandFailure) {
    guard !buffer.isEmpty else { return }
    let outcome: Result<Void, CommandFailure> = buffer.withUnsafeBytes { bytes in
      Result { () throws(CommandFailure) in try send(bytes) }
    }
    try outcome.get()
    buffer.removeAll(keepingCapacity: true)
  }

  private func send(_ bytes: UnsafeRawBufferPointer) throws(CommandFailure) {
    do {
      try SystemCalls.write(bytes, to: descriptor)
    } catch  where error == .brokenPipe {
      throw .readerGone
    } catch {
      throw .cannotWrite(name, error)
    }
  }
}

extension CommandFailure {
  /// The output could not be written.
  static func cannotWrite(_ name: String, _ error: SystemError) -> CommandFailure {
    CommandFailure(.cannotWrite, "can't write \(name): \(error.words)")
  }
}
