// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

struct `Output` {
  @Test func `a file is written whole, and nothing else stays in its folder`() throws {
    let folder = try TemporaryFolder()
    let outcome = try CommandProcess.hooke(
      ["sample", "linear", "--count", "3", "-o", "rows.csv"], folder: folder.path)
    #expect(outcome.code == 0)
    #expect(outcome.output == "" && outcome.errors == "")
    #expect(folder.names == ["rows.csv"])
    #expect(try folder.text(of: "rows.csv") == "progress,value,velocity\n0,0,1\n0.5,0.5,1\n1,1,1\n")
  }

  @Test func `a hyphen is standard output`() throws {
    let outcome = try CommandProcess.hooke("sample", "linear", "--at", "1", "-o", "-")
    #expect(outcome.output == "progress,value,velocity\n1,1,1\n")
  }

  @Test func `a file that is there is replaced and keeps its mode`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "rows.csv")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.file("rows.csv"))
    #expect(try CommandProcess.hooke("sample", "linear", "-o", folder.file("rows.csv")).code == 0)
    #expect(try folder.text(of: "rows.csv").hasPrefix("progress"))
    #expect(try folder.mode(of: "rows.csv") == 0o640)
  }

  @Test func `a new file has the mode that the mask of the shell gives`() throws {
    let folder = try TemporaryFolder()
    _ = try CommandProcess.shell("umask 027; hooke sample linear -o rows.csv", folder: folder.path)
    #expect(try folder.mode(of: "rows.csv") == 0o640)
  }

  @Test func `a link stays a link`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "target.csv")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.csv"), withDestinationPath: "target.csv")
    #expect(try CommandProcess.hooke("sample", "linear", "-o", folder.file("link.csv")).code == 0)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link.csv")) == "target.csv")
    #expect(try folder.text(of: "target.csv").hasPrefix("progress"))
  }

  @Test func `a link that leads nowhere yet stays a link, and leads to the rows`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a")
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.file("inner.csv"), withDestinationPath: "target.csv")
    try manager.createSymbolicLink(
      atPath: folder.file("link.csv"), withDestinationPath: folder.file("inner.csv"))
    #expect(try CommandProcess.hooke("sample", "linear", "-o", folder.file("link.csv")).code == 0)
    #expect(
      try manager.destinationOfSymbolicLink(atPath: folder.file("link.csv")) == folder.file("inner.csv"))
    #expect(try manager.destinationOfSymbolicLink(atPath: folder.file("inner.csv")) == "target.csv")
    #expect(try folder.text(of: "target.csv").hasPrefix("progress"))
    #expect(folder.names == ["a", "inner.csv", "link.csv", "target.csv"])
  }

  @Test func `links in a circle lead nowhere`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(atPath: folder.file("a"), withDestinationPath: "b")
    try FileManager.default.createSymbolicLink(atPath: folder.file("b"), withDestinationPath: "a")
    let outcome = try CommandProcess.hooke("sample", "linear", "-o", folder.file("a"))
    #expect(outcome.code == 73)
    #expect(folder.names == ["a", "b"])
  }

  @Test func `a refused command leaves the file as it was`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "rows.csv")
    let outcome = try CommandProcess.hooke("sample", "linear", "--fps", "0", "-o", folder.file("rows.csv"))
    #expect(outcome.code == 64)
    #expect(try folder.text(of: "rows.csv") == "old")
    #expect(folder.names == ["rows.csv"])
  }

  @Test func `a folder that is not there can't be written to`() throws {
    let path = try TemporaryFolder().file("none/rows.csv")
    let outcome = try CommandProcess.hooke("sample", "linear", "-o", path)
    #expect(outcome.code == 73)
    #expect(outcome.errors.hasPrefix("hooke: error: can't write “"))
    #expect(outcome.errors.contains("No such file or directory"))
  }

  @Test func `a folder is no file`() throws {
    let folder = try TemporaryFolder()
    let outcome = try CommandProcess.hooke("describe", "linear", "-o", folder.path)
    #expect(outcome.code == 73)
    #expect(outcome.errors.contains("it is a folder"))
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func `a folder without permission can't be written to`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path)
    let outcome = try CommandProcess.hooke("sample", "linear", "-o", folder.file("rows.csv"))
    #expect(outcome.code == 73)
    #expect(outcome.errors.contains("Permission denied"))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no full device"),
    arguments: [
      "hooke sample linear > /dev/full", "hooke sample linear -o /dev/full", "hooke --help > /dev/full",
    ])
  func `a full device ends with 73 and says so`(script: String) throws {
    let outcome = try CommandProcess.shell(script)
    #expect(outcome.code == 73)
    #expect(outcome.errors.contains("No space left on device"))
  }

  @Test func `a closed standard output ends with 73`() throws {
    let outcome = try CommandProcess.shell("hooke sample linear >&-")
    #expect(outcome.code == 73)
    #expect(outcome.errors.contains("standard output"))
  }

  @Test func `with the standard streams closed a file gets its own rows and no words`() throws {
    let folder = try TemporaryFolder()
    let outcome = try CommandProcess.shell(
      "hooke sample 'spring(duration: 1, bounce: 1)' --fps 1 -o rows.csv <&- >&- 2>&-", folder: folder.path)
    #expect(outcome.code == 0)
    let text = try folder.text(of: "rows.csv")
    #expect(text.hasPrefix("time,value,velocity\n0,0,0\n"))
    #expect(!text.contains("hooke"))
  }

  @Test(arguments: [
    "hooke sample 'spring(duration: 1, bounce: 0)' --count 5e6 --until 3", "hooke sample linear --count 3",
    "hooke --help", "hooke manual", "hooke describe linear",
  ])
  func `a reader that goes away ends the command silently`(command: String) throws {
    let outcome = try CommandProcess.shell("\(command) | true; echo \"${PIPESTATUS[0]}\"")
    #expect(outcome.output == "0\n")
    #expect(outcome.errors == "")
  }

  @Test func `a reader that takes one line ends the command silently`() throws {
    let outcome = try CommandProcess.shell(
      "hooke sample linear --count 1e8 | head -n 1; echo \"${PIPESTATUS[0]}\"")
    #expect(outcome.output == "progress,value,velocity\n0\n")
    #expect(outcome.errors == "")
  }
}
