// SPDX-License-Identifier: Apache-2.0

import Testing

struct ImportTests {
  @Test(arguments: Room.all.map(\.name))
  func `a room imports only what it may`(room: String) throws {
    let files = try Project.sources(of: room)
    let complaints = files.flatMap(Room.complaints)
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test func `every folder of Sources is a known room and every known room is there`() {
    let folders = Set(
      Project.paths.filter { $0.hasPrefix("Sources/") }.map { String($0.split(separator: "/")[1]) })
    #expect(folders == Set(Room.all.map(\.name)))
  }

  @Test(arguments: ["CMaths", "CGSL"])
  func `a room that only names a C library has no Swift`(room: String) throws {
    #expect(try Project.sources(of: room).map(\.path) == [])
  }

  @Test(arguments: ["CurveMath", "SwiftUIReplica", "CurveNotation", "CurveValidation", "GSLOracle"])
  func `the table keeps Foundation out of a room`(room: String) throws {
    let room = try #require(Room.named(room))
    #expect(room.mayImport.isDisjoint(with: ["Foundation", "FoundationEssentials", "Glibc"]))
  }

  @Test func `the table lets only one room at the GNU library`() {
    #expect(Room.all.filter { $0.mayImport.contains("CGSL") }.map(\.name) == ["GSLOracle"])
  }
}

/// The wall's own tests: a wall that catches nothing would pass everything above.
struct ImportWallTests {
  @Test(
    arguments: [
      "import Foundation",
      "public import Foundation",
      "  import Foundation",
      "@preconcurrency import Foundation",
      "@_exported public import Foundation",
      "import struct Foundation.Date",
      "import Foundation.NSDate",
      "import CMaths; import Foundation",
      "#if os(Linux)\nimport Foundation\n#endif",
      "/* why */ import Foundation // because",
      "let text = \"a \\(b) \"\nimport Foundation",
    ] as [Sample])
  func `a forbidden import is caught however it is written`(sample: Sample) {
    let file = SourceFile(path: "Sources/CurveMath/Spring/Sample.swift", text: sample.text)
    #expect(
      Room.complaints(about: file)
        == ["Sources/CurveMath/Spring/Sample.swift imports Foundation, which CurveMath may not"])
  }

  @Test(
    arguments: [
      "// import Foundation",
      "/* import Foundation */",
      "/* /* */\nimport Foundation\n*/",
      "let text = \"\"\"\n  import Foundation\n  \"\"\"",
      "let text = #\"\"\"\n\\(x)\"\"\"\n  import Foundation\n  \"\"\"#",
      "let importFoundation = 1",
      "import CMaths",
    ] as [Sample])
  func `what only looks like a forbidden import is let through`(sample: Sample) {
    let file = SourceFile(path: "Sources/CurveMath/Spring/Sample.swift", text: sample.text)
    #expect(Room.complaints(about: file) == [])
  }

  @Test func `a file in no known room is caught`() {
    let file = SourceFile(path: "Sources/Attic/Sample.swift", text: "")
    #expect(Room.complaints(about: file) == ["Sources/Attic/Sample.swift stands in no known room"])
  }
}
