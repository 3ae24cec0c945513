// SPDX-License-Identifier: Apache-2.0

import CurveNotation
import Foundation
import Testing

struct SimulateTests {
  private static let examples = CommandProcess.project + "/Sources/Scenarios/Examples/"
  private static let card = examples + "toggle-card.json"

  private static let dot =
    #"{"state": {"x": 0}, "nodes": [{"name": "Dot", "properties": {"x": {"state": "x"}}}], "changes": "#

  @Test func `a scenario prints a row for every property of every frame`() throws {
    let outcome = try CommandProcess.hooke("simulate", Self.card, "--at", "0,0.25")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    #expect(outcome.lines[0] == "time,subject,property,value,velocity")
    #expect(outcome.lines.count == 7)
    #expect(outcome.lines[1] == "0,Card,frame.width,100,0")
    #expect(outcome.lines[6].hasPrefix("0.25,Card,opacity,0.91051277679296"))
  }

  @Test func `a wide table has a row for every frame`() throws {
    let outcome = try CommandProcess.hooke(
      "simulate", Self.card, "--layout", "wide", "--fps", "10", "--until", "0.2")
    #expect(
      outcome.lines[0] == "time,Card.frame.width,Card.frame.width.velocity,Card.frame.height,"
        + "Card.frame.height.velocity,Card.opacity,Card.opacity.velocity")
    #expect(outcome.rows.map(\.count) == [7, 7, 7])
    #expect(outcome.rows.map { $0[0] } == [0, 0.1, 0.2])
  }

  @Test(arguments: [[], ["--layout", "wide"], ["--events"]])
  func `JSON has the rows of the table`(options: [String]) throws {
    let arguments = ["simulate", Self.examples + "heart-button.json"] + options
    let table = try CommandProcess.hooke(arguments)
    let json = try CommandProcess.hooke(arguments + ["--format", "json"])
    guard case .array(let rows) = try JSONValue(parsing: json.output, name: "output") else {
      Issue.record("the output is no array")
      return
    }
    let csv = try DelimitedTable(parsing: table.output, name: "output")
    #expect(rows.count == csv.count)
    for (index, row) in rows.enumerated() {
      for (column, name) in csv.header.enumerated() {
        let cell = csv.text(row: index, column: column)
        switch row[name] {
        case .number(let number): #expect(NumberText.number(cell) == number)
        case .string(let text): #expect(cell == text)
        case .null: #expect(cell == "")
        default: Issue.record("row \(index + 1) has no \(name)")
        }
      }
    }
  }

  @Test func `standard input is a scenario, too`() throws {
    let input = Self.dot + #"[{"at": 0, "set": {"x": 1}, "animation": "linear(duration: 1)"}]}"#
    let outcome = try CommandProcess.hooke(["simulate", "-", "--at", "0.5"], input: input)
    #expect(outcome.lines.last == "0.5,Dot,x,0.5,1")
  }

  @Test func `zero has no sign`() throws {
    let input =
      #"{"state": {"x": -0.0}, "nodes": [{"name": "A", "properties": {"x": {"product": [-1, {"state": "x"}]}}}], "#
      + #""changes": [{"at": -0.0, "set": {"x": 0}}]}"#
    for options in [["--at", "-0"], ["--until", "-0"], ["--at", "-0", "--events"]] {
      let outcome = try CommandProcess.hooke(["simulate", "-"] + options, input: input)
      #expect(outcome.code == 0)
      #expect(!outcome.output.contains("-0"), "\(outcome.output)")
    }
  }

  @Test func `a file is written whole`() throws {
    let folder = try TemporaryFolder()
    let outcome = try CommandProcess.hooke("simulate", Self.card, "-o", folder.file("card.csv"))
    #expect(outcome.code == 0)
    #expect(outcome.output == "")
    #expect(try folder.text(of: "card.csv") == CommandProcess.hooke("simulate", Self.card).output)
    #expect(folder.names == ["card.csv"])
  }

  @Test func `a reader that goes away ends the command silently`() throws {
    let outcome = try CommandProcess.shell("hooke simulate '\(Self.card)' --fps 100000 | head -n 1")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
  }

  @Test func `the replica shows the start for two frames`() throws {
    let arguments = ["simulate", "-", "--fps", "10", "--until", "0.3", "--replica", "swiftui"]
    let input = Self.dot + #"[{"at": 0, "set": {"x": 1}, "animation": "linear(duration: 1)"}]}"#
    let lines = try CommandProcess.hooke(arguments, input: input).lines.dropFirst()
    let values = lines.map { NumberText.number($0.split(separator: ",")[3]) ?? .nan }
    #expect(values.count == 4)
    for (value, expected) in zip(values, [0, 0, 0.1, 0.2]) { #expect(abs(value - expected) < 1e-12) }
  }

  // MARK: - Touches

  private static let square = examples + "draggable-square.json"
  private static let table = "time,phase,x,y\n0,began,140,140\n0.1,moved,170,150\n0.2,ended,190,155\n"
  private static let list =
    #"[{"time": 0, "phase": "began", "x": 140, "y": 140}, {"time": 0.1, "phase": "moved", "x": 170, "y": 150}, "#
    + #"{"time": 0.2, "phase": "ended", "x": 190, "y": 155}]"#

  @Test(arguments: [table, list])
  func `touches of a file stand in the place of the scenario's`(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "touches")
    let outcome = try CommandProcess.hooke(
      ["simulate", Self.square, "--touches", "touches", "--at", "0.1,0.2"], folder: folder.path)
    #expect(outcome.errors == "")
    #expect(outcome.lines.contains("0.1,Finger 0,x,170,300"))
    #expect(outcome.lines.suffix(2) == ["0.2,Square,offset.width,50,0", "0.2,Square,offset.height,15,0"])
  }

  @Test func `touches that can't be right are refused with their place, or mended with a warning`() throws {
    let arguments = ["simulate", Self.square, "--touches", "-", "--at", "0.2"]
    let input = Self.table + "0.15,moved,1,1\n"
    let refused = try CommandProcess.hooke(arguments, input: input)
    #expect(refused.code == 65)
    #expect(refused.errors.hasPrefix("hooke: error: standard input:5:1: touch 3 (id 0, moved at 0.15): "))
    let mended = try CommandProcess.hooke(
      arguments + ["--mend-touches"], input: Self.table + "0.3,moved,1,1\n")
    #expect(mended.code == 0)
    #expect(
      mended.errors.hasPrefix(
        "hooke: warning: standard input:5:1: touch 3 (id 0, moved at 0.3): the finger has"))
    #expect(mended.errors.hasSuffix("; left out\n"))
    #expect(mended.lines.last == "0.2,Square,offset.height,15,0")
  }

  @Test func `touches that come after the rows, or that no gesture waits for, are told of`() throws {
    let late = try CommandProcess.hooke(
      ["simulate", Self.square, "--touches", "-"], input: Self.table + "1000,began,0,0\n1001,ended,0,0\n")
    #expect(late.code == 0)
    #expect(late.errors.contains("draggable-square.json:33:15: sampling: the rows end at 1.6 s, before the "))
    #expect(late.errors.contains("last of the touches, at 1001 s"))
    let own = try CommandProcess.hooke(["simulate", Self.square, "--until", "0.2"])
    #expect(own.errors.contains("--until: the rows end at 0.2 s, before the last of the touches, at "))
    let idle = try CommandProcess.hooke(
      ["simulate", Self.examples + "toggle-card.json", "--touches", "-", "--at", "0"], input: Self.table)
    #expect(idle.code == 0)
    #expect(
      idle.errors.contains(
        "toggle-card.json:5:12: nodes: no node has gestures, so that the touches of --touches do nothing"))
  }

  @Test func `of many touches that were mended the first are named and the others counted`() throws {
    let more = (1...50).map { "\(1 + $0),moved,1,1\n" }.joined()
    let outcome = try CommandProcess.hooke(
      ["simulate", Self.square, "--touches", "-", "--mend-touches", "--at", "0"], input: Self.table + more)
    #expect(outcome.errors.split(separator: "\n").count == 11)
    #expect(outcome.errors.hasSuffix("standard input: 40 more touches were mended or left out\n"))
  }

  @Test func `the replica takes over a finger's velocity, by SwiftUI's rule`() throws {
    let arguments = [
      "simulate", Self.examples + "flying-card.json", "--fps", "60", "--until", "0.7", "--replica", "swiftui",
    ]
    let replica = try CommandProcess.hooke(arguments)
    #expect(replica.code == 0)
    let widths = replica.lines.filter { $0.contains("Card,offset.width") }.compactMap {
      NumberText.number($0.split(separator: ",")[3])
    }
    // The finger goes 200 points a second: the card goes on with it before it turns back.
    let turn = try #require(widths.indices.dropFirst().first { widths[$0] < widths[$0 - 1] })
    #expect(widths[turn - 1] > 119 && widths[turn] < 119)
  }

  // MARK: - Refusals

  @Test func `a mistake in the file is shown with file, line, column and path`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.dot + "[\n{\"at\": 0, \"set\": {\"x\": 1}, \"animation\": \"sprung\"}]}", to: "a.json")
    let outcome = try CommandProcess.hooke(["simulate", "a.json"], folder: folder.path)
    #expect(outcome.code == 65)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("hooke: error: a.json:2:42: changes[0].animation: “sprung” is no curve"))
    #expect(Refusal.marked(in: outcome.errors) == "sprung")
    #expect(outcome.errors.contains("Did you mean “spring”?"))
  }

  @Test func `what goes wrong in the run is shown with file, line, column and path`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "{\"nodes\": [{\"name\": \"A\", \"properties\": {\n\"share\": {\"quotient\": [1, 0]}}}]}", to: "a.json")
    let outcome = try CommandProcess.hooke(["simulate", "a.json"], folder: folder.path)
    #expect(outcome.code == 65)
    #expect(
      outcome.errors.hasPrefix(
        "hooke: error: a.json:2:10: nodes[0].properties.share: the property “A.share” comes to inf"))
    #expect(Refusal.marked(in: outcome.errors) == #"{"quotient": [1, 0]}"#)
  }

  @Test func `what is no JSON is shown with its path and its line`() throws {
    let outcome = try CommandProcess.hooke(
      ["simulate", "-"], input: "{\n \"nodes\": [{\"name\": \"A\"}, {\"name\": B}]}")
    #expect(outcome.code == 65)
    #expect(outcome.errors.hasPrefix("hooke: error: standard input:2:36: nodes[1].name: “B” is no value"))
    #expect(outcome.errors.contains("{\"name\": B}]}\n"))
  }

  @Test func `what is no UTF-8 is shown with line and column`() throws {
    let folder = try TemporaryFolder()
    try Data([0x7B, 0x0A, 0xC3, 0xA9, 0x20, 0xFF, 0x7D]).write(
      to: URL(fileURLWithPath: folder.file("a.json")))
    let outcome = try CommandProcess.hooke(["simulate", "a.json"], folder: folder.path)
    #expect(outcome.code == 65)
    #expect(outcome.errors == "hooke: error: a.json:2:3: here the text is no UTF-8\n")
  }

  @Test func `a misspelt field suggests the nearest`() throws {
    let outcome = try CommandProcess.hooke(["simulate", "-"], input: #"{"node": []}"#)
    #expect(outcome.code == 65)
    #expect(
      outcome.errors.hasPrefix("hooke: error: standard input:1:2: node: there is no field of this name"))
    #expect(outcome.errors.contains("Did you mean “nodes”?"))
  }

  @Test func `a file that is not there has an exit code of its own`() throws {
    #expect(try CommandProcess.hooke("simulate", "nowhere.json").code == 66)
  }

  @Test func `what never ends needs an end`() throws {
    let input =
      Self.dot + #"[{"at": 0, "set": {"x": 1}, "animation": "linear(duration: 1).repeatForever()"}]}"#
    let outcome = try CommandProcess.hooke(["simulate", "-"], input: input)
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("“Dot.x” never comes to rest"))
    #expect(outcome.errors.contains("--until"))
    #expect(try CommandProcess.hooke(["simulate", "-", "--until", "2"], input: input).code == 0)
  }

  @Test func `more rows than are printed are refused at what asks for them in the file`() throws {
    let input = Self.dot + #"[], "sampling": {"until": 1e9}}"#
    let outcome = try CommandProcess.hooke(["simulate", "-"], input: input)
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("sampling"))
    #expect(outcome.errors.contains("more than 100000000 values, which are refused; if you"))
  }

  @Test(arguments: [
    (["--fps", "1e6", "--until", "1000"], "--fps", "frames of 3 properties are more than 100000000 values"),
    (["--fps", "1e300"], "--fps", "above 0, up to 1e6"), (["--fps", "2e6"], "--fps", "above 0, up to 1e6"),
    (["--until", "1e308"], "--until", "from 0 to 1e9"), (["--at", "0,1e10"], "--at", "from 0 to 1e9"),
    (["--at", "0,1,0.5"], "--at", "0.5 stands after 1"),
    (["--at", "1", "--fps", "3"], "--at", "--fps has no meaning"), (["--fps", "0"], "--fps", "above 0"),
    (["--events", "--layout", "wide"], "--layout", "no meaning"),
    (["--formt", "csv"], "--formt", "--format"),
    (["--layout", "broad"], "--layout", "long or wide"),
    (["--mend-touches"], "--mend-touches", "--touches FILE"),
  ])
  func `what makes no sense on the command line is refused`(
    options: [String], name: String, words: String
  ) throws {
    let outcome = try CommandProcess.hooke(["simulate", Self.card] + options)
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(name))
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test func `standard input is not read twice, and a file of touches must be there`() throws {
    let twice = try CommandProcess.hooke(["simulate", "-", "--touches", "-"], input: Self.dot + "[]}")
    #expect(twice.code == 64)
    #expect(twice.errors.contains("the touches can't be read from it"))
    #expect(try CommandProcess.hooke("simulate", Self.square, "--touches", "nowhere.csv").code == 66)
  }

  @Test func `without a file the verb says how to name one`() throws {
    let outcome = try CommandProcess.hooke("simulate")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("hooke simulate card.json"))
  }

  @Test func `damping that is clamped is warned of with its path`() throws {
    let input =
      Self.dot
      + #"[{"at": 0, "set": {"x": 1}, "animation": "spring(Spring(mass: 1, stiffness: 1, damping: 9))"}]}"#
    let outcome = try CommandProcess.hooke(["simulate", "-"], input: input)
    #expect(outcome.code == 0)
    #expect(outcome.errors.hasPrefix("hooke: warning: standard input: changes[0].animation: "))
  }

  @Test func `a change that is never made is warned of`() throws {
    let input =
      Self.dot
      + #"[{"label": "a", "at": 0, "set": {"x": 1}, "animation": "linear.repeatForever()"}, "#
      + #"{"label": "b", "afterSettle": "a", "set": {"x": 0}}]}"#
    let outcome = try CommandProcess.hooke(["simulate", "-", "--until", "1"], input: input)
    #expect(outcome.errors == "hooke: warning: standard input: a change was not made before the end: “b”\n")
  }
}
