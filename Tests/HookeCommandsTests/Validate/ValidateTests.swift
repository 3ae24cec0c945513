// SPDX-License-Identifier: Apache-2.0

import CurveValidation
import Foundation
import Testing

struct `Validation as a command` {
  @Test func `the report is a table and the exit code follows it`() throws {
    let outcome = try SmallReference().validate()
    #expect(outcome.code == 0 || outcome.code == 1, "\(outcome.errors)")
    #expect(outcome.output.hasSuffix("\n"))
    #expect(outcome.lines.count > 5)
  }

  @Test func `a bound that is exceeded ends with 1`() throws {
    let reference = try SmallReference()
    let path = "Reference/budgets/accuracy.csv"
    var lines = try reference.parent.text(of: path).split(separator: "\n").map(String.init)
    let header = lines[0].split(separator: ",").map(String.init)
    let bound = try #require(header.firstIndex(of: "bound"))
    for index in lines.indices.dropFirst() {
      var cells = lines[index].split(separator: ",", maxSplits: bound + 1, omittingEmptySubsequences: false)
      guard cells.count > bound, !lines[index].hasPrefix("#") else { continue }
      cells[bound] = "1e-300"
      lines[index] = cells.joined(separator: ",")
    }
    try reference.parent.write(lines.joined(separator: "\n") + "\n", to: path)
    let outcome = try reference.validate()
    #expect(outcome.code == 1, "\(outcome.errors)")
    #expect(outcome.output.contains("1e-300"))
  }

  @Test func `the report is JSON when asked for`() throws {
    let reference = try SmallReference()
    let outcome = try reference.validate("--format", "json", "-o", "report.json")
    #expect(outcome.code == 0 || outcome.code == 1, "\(outcome.errors)")
    #expect(outcome.output == "")
    let data = Data(try reference.parent.text(of: "report.json").utf8)
    #expect(try JSONSerialization.jsonObject(with: data) is [String: Any])
  }

  @Test func `the folder is found by option, by environment and from below`() throws {
    let reference = try SmallReference()
    let elsewhere = try TemporaryFolder()
    let expected = try reference.validate().output
    let byOption = try CommandProcess.hooke(
      ["validate", "--reference", reference.path], folder: elsewhere.path)
    #expect(byOption.output == expected)
    let byEnvironment = try CommandProcess.hooke(
      ["validate"], folder: elsewhere.path, environment: ["HOOKE_REFERENCE": reference.path])
    #expect(byEnvironment.output == expected)
    let below = reference.parent.file("below/deeper")
    try FileManager.default.createDirectory(atPath: below, withIntermediateDirectories: true)
    #expect(try CommandProcess.hooke(["validate"], folder: below).output == expected)
  }

  @Test func `a missing folder ends with 66 and says what is expected`() throws {
    let folder = try TemporaryFolder()
    for outcome in [
      try CommandProcess.hooke(["validate", "--reference", "none"], folder: folder.path),
      try CommandProcess.hooke(["validate"], folder: folder.path, environment: ["HOOKE_REFERENCE": "none"]),
    ] {
      #expect(outcome.code == 66)
      #expect(outcome.output == "")
      #expect(outcome.errors.contains("“none”"))
      for path in ReferenceData.paths { #expect(outcome.errors.contains(path)) }
    }
  }

  @Test func `a folder that is found nowhere ends with 66 and says where it was looked for`() throws {
    // A copy of the program outside of the package, so that no Reference stands above it.
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: CommandProcess.products + "/hooke", toPath: folder.file("hooke"))
    let outcome = try CommandProcess.shell("./hooke validate", folder: folder.path)
    #expect(outcome.code == 66)
    #expect(outcome.errors.contains("Looked for it in"))
    #expect(outcome.errors.contains(folder.path))
    #expect(outcome.errors.contains("HOOKE_REFERENCE"))
  }

  @Test func `a folder of the same name with other things in it is passed over`() throws {
    let reference = try SmallReference()
    let inner = reference.parent.file("inner")
    try FileManager.default.createDirectory(
      atPath: inner + "/Reference", withIntermediateDirectories: true)
    let outcome = try CommandProcess.hooke(["validate"], folder: inner)
    #expect(try outcome.output == reference.validate().output)
  }

  @Test func `a missing file ends with 66 and is named`() throws {
    let reference = try SmallReference()
    let path = try #require(ReferenceData.paths.first)
    try FileManager.default.removeItem(atPath: reference.path + "/" + path)
    let outcome = try reference.validate("--reference", "Reference")
    #expect(outcome.code == 66)
    #expect(outcome.errors.contains(path))
  }

  @Test func `a broken row ends with 65 and says file, line and column`() throws {
    let reference = try SmallReference()
    let path = "certified/springs.csv"
    var lines = try reference.parent.text(of: "Reference/" + path).split(separator: "\n").map(String.init)
    let header = lines[0].split(separator: ",").map(String.init)
    let value = try #require(header.firstIndex(of: "value"))
    var cells = lines[4].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let column = cells[..<value].reduce(1) { $0 + $1.count + 1 }
    cells[value] = "0.x"
    lines[4] = cells.joined(separator: ",")
    try reference.parent.write(lines.joined(separator: "\n") + "\n", to: "Reference/" + path)
    let outcome = try reference.validate("--reference", "Reference")
    #expect(outcome.code == 65, "\(outcome.errors)")
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("Reference/\(path):5:\(column): "), "\(outcome.errors)")
  }

  @Test func `a file that is no text ends with 65`() throws {
    let reference = try SmallReference()
    let path = try #require(ReferenceData.paths.first)
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: reference.path + "/" + path))
    let outcome = try reference.validate()
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("UTF-8"))
  }

  @Test func `the oracles are there, or a note says that they are not`() throws {
    // Which of the two holds depends on how the command was built; both have one right answer.
    let reference = try SmallReference()
    let outcome = try reference.validate()
    let required = try reference.validate("--require-oracles")
    if outcome.errors.isEmpty {
      #expect(outcome.output.contains("gsl"))
      #expect(required.code == outcome.code)
    } else {
      #expect(outcome.errors.hasPrefix("hooke: note: the live checks against GSL are not built in"))
      #expect(!outcome.output.contains("gsl"))
      #expect(required.code == 69)
      #expect(required.errors.contains("not built in"))
    }
  }

  @Test func `an operand is refused`() throws {
    let outcome = try CommandProcess.hooke("validate", "spring")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("takes options only"))
  }
}
