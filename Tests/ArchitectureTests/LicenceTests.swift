// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

struct LicenceTests {
  /// Ends of the names of files that carry a licence line: code, not text or data.
  private static let endings = [
    ".swift", ".h", ".c", ".py", ".sh", "/run", "/build", ".ci/legs", ".ci/prepare",
  ]

  private static let files = Project.paths.filter { path in endings.contains { path.hasSuffix($0) } }

  /// The licence that a file's first three lines name, or nil.
  private static func licence(of file: SourceFile) -> String? {
    for line in file.text.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false).prefix(3) {
      if let found = line.range(of: "SPDX-License-Identifier: ") {
        return String(line[found.upperBound...].prefix { $0 != " " })
      }
    }
    return nil
  }

  @Test func `there are files to look at`() {
    #expect(Self.files.count > 50)
  }

  @Test func `every file of code names the licence of its room`() throws {
    for path in Self.files {
      let file = try Project.file(path)
      let room = path.hasPrefix("Sources/") ? file.room.flatMap(Room.named) : nil
      let licence = Self.licence(of: file)
      // Tests of the GNU side may be under either licence.
      if path.hasPrefix("Tests/GSLOracleTests/"), licence == "GPL-3.0-or-later" { continue }
      #expect(licence == room?.licence ?? "Apache-2.0", "\(path)")
    }
  }

  @Test func `a file without a licence line is seen as having none`() {
    #expect(Self.licence(of: SourceFile(path: "Sources/CurveMath/A.swift", text: "let a = 1\n")) == nil)
  }

  @Test func `a licence line further down does not count`() {
    let text = "\n\n\n// SPDX-License-Identifier: Apache-2.0\n"
    #expect(Self.licence(of: SourceFile(path: "Sources/CurveMath/A.swift", text: text)) == nil)
  }

  @Test func `exactly the GNU side is under the GNU licence`() {
    let names = Room.all.filter { $0.licence != "Apache-2.0" }.map(\.name)
    #expect(Set(names) == ["CGSL", "GSLOracle", "hooke"])
  }
}
