// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

struct `Interruption` {
  /// Starts a command that writes for long, interrupts it once its temporary file has grown, and says how it
  /// ended.
  private static func interrupted(by signal: Int32, in folder: TemporaryFolder) throws -> Int32 {
    let process = CommandProcess.prepared(
      CommandProcess.products + "/hooke",
      ["sample", "linear", "--count", "1e8", "-o", folder.file("rows.csv")],
      folder: folder.path, environment: [:])
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try CommandProcess.start(process)
    let deadline = Date().addingTimeInterval(CommandProcess.patience)
    while Date() < deadline, process.isRunning {
      let sizes = folder.names.filter { $0.hasSuffix(".part") }.map { name in
        (try? FileManager.default.attributesOfItem(atPath: folder.file(name))[.size] as? Int) ?? 0
      }
      if sizes.contains(where: { $0 > 0 }) { break }
      usleep(2_000)
    }
    kill(process.processIdentifier, signal)
    return try CommandProcess.end(of: process)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal leaves no half file and ends the process as signals do`(signal: Int32) throws {
    let folder = try TemporaryFolder()
    #expect(try Self.interrupted(by: signal, in: folder) == 128 + signal)
    #expect(folder.names == [])
  }

  @Test func `a signal leaves the old file as it was`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "rows.csv")
    _ = try Self.interrupted(by: SIGINT, in: folder)
    #expect(folder.names == ["rows.csv"])
    #expect(try folder.text(of: "rows.csv") == "old")
  }
}
