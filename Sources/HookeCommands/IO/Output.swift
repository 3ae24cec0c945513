// SPDX-License-Identifier: Apache-2.0

/// Where results go: standard output, or a file that is written whole or not at all.
package enum Output: Hashable, Sendable {
  case standard
  case file(String)

  /// `-` and nothing are standard output.
  package init(_ argument: String?) {
    switch argument {
    case nil, "-": self = .standard
    case .some(let path): self = .file(path)
    }
  }

  /// Lets `body` write. A file appears under its name only when the body ends without an error.
  package func write(
    _ body: (ByteWriter) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    switch self {
    case .standard:
      let writer = ByteWriter(descriptor: SystemCalls.standardOutput, name: "standard output")
      try body(writer)
      try writer.flush()
    case .file(let path):
      try Output.writeFile(path, body)
    }
  }

  private static func writeFile(
    _ path: String, _ body: (ByteWriter) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    let name = Quotation.quoted(path)
    let existing = SystemCalls.status(of: path)
    switch existing?.kind {
    case .folder:
      throw CommandFailure(.cannotWrite, "can't write \(name): it is a folder")
    case .other:
      // A device or a pipe has no whole to replace.
      let descriptor = try opening(name) { () throws(SystemError) in try SystemCalls.openForWriting(path) }
      let writer = ByteWriter(descriptor: descriptor, name: name)
      try body(writer)
      try writer.flush()
      try opening(name) { () throws(SystemError) in try SystemCalls.closeFile(descriptor) }
    case .regular, nil:
      // A link stays a link: what it leads to is replaced, or made.
      guard let target = SystemCalls.resolved(path) ?? SystemCalls.destination(path) else {
        throw CommandFailure(.cannotWrite, "can't write \(name): its links lead in a circle")
      }
      try replace(target, called: name, mode: existing?.mode, body)
    }
  }

  private static func replace(
    _ target: String, called name: String, mode: UInt32?,
    _ body: (ByteWriter) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    let (descriptor, temporary) = try opening(name) { () throws(SystemError) in
      try createBeside(target)
    }
    SystemCalls.removeWhenInterrupted(temporary)
    var isOpen = true
    do {
      let writer = ByteWriter(descriptor: descriptor, name: name)
      try body(writer)
      try writer.flush()
      if let mode { SystemCalls.setMode(mode, of: descriptor) }
      isOpen = false
      try opening(name) { () throws(SystemError) in try SystemCalls.closeFile(descriptor) }
      try opening(name) { () throws(SystemError) in try SystemCalls.rename(temporary, to: target) }
      SystemCalls.keepWhenInterrupted()
    } catch {
      if isOpen { try? SystemCalls.closeFile(descriptor) }
      SystemCalls.remove(temporary)
      SystemCalls.keepWhenInterrupted()
      throw error
    }
  }

  /// A new file in the folder of the target, with a name of its own.
  private static func createBeside(_ target: String) throws(SystemError) -> (Int32, String) {
    let (folder, file) = FilePath.split(target)
    var attempt = 0
    while true {
      // A short part of the name, so that the longest names a system allows still work.
      let short = String(decoding: file.utf8.prefix(64), as: UTF8.self)
      let temporary = "\(folder).\(short).\(SystemCalls.processIdentifier)-\(attempt).part"
      do {
        return (try SystemCalls.create(temporary, mode: 0o666), temporary)
      } catch  where error == .exists && attempt < 100 {
        attempt += 1
      } catch {
        throw error
      }
    }
  }

  private static func opening<Result>(
    _ name: String, _ call: () throws(SystemError) -> Result
  ) throws(CommandFailure) -> Result {
    do {
      return try call()
    } catch {
      throw .cannotWrite(name, error)
    }
  }
}
