// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

struct FileTests {
  @Test func `no file of code is longer than 500 lines`() throws {
    let code = Project.paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".py") || $0.hasSuffix(".h") }
    #expect(!code.isEmpty)
    for path in code {
      let lines = try Project.file(path).text.utf8.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
      ).count
      #expect(lines <= 501, "\(path) has \(lines - 1) lines")
    }
  }

  @Test func `no file is larger than one mebibyte`() throws {
    for path in Project.paths {
      let size = try Project.size(of: path)
      #expect(size <= 1 << 20, "\(path) has \(size) bytes")
    }
  }

  @Test func `no two paths differ only by letter case`() {
    let groups = Dictionary(grouping: Project.paths) { $0.lowercased() }.values.filter { $0.count > 1 }
    #expect(groups.isEmpty, "\(groups)")
  }

  @Test func `the top level holds what the architecture names and nothing else`() {
    let names = Set(Project.paths.map { String($0.split(separator: "/")[0]) })
    let known: Set = [
      ".ci", ".gitignore", ".swift-format", "Benchmarks", "CHANGELOG.md", "CONTRIBUTING.md", "Documentation",
      "LICENSE", "Makefile", "Package.swift", "README.md", "Reference", "Sources", "Tests", "notebooks",
    ]
    #expect(names.subtracting(known) == [])
  }
}

struct ManifestTests {
  /// The names of all targets that the manifest declares.
  private static func targets() throws -> [String] {
    let text = try Project.file("Package.swift").text
    let declarations = text.components(separatedBy: "targets: [").last ?? ""
    return declarations.split(separator: "name: \"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test func `the manifest declares a target for every room`() throws {
    let targets = Set(try Self.targets())
    #expect(targets.isSuperset(of: Room.all.map(\.name)))
  }

  @Test func `no two targets differ only by letter case`() throws {
    let targets = Set(try Self.targets())
    #expect(Set(targets.map { $0.lowercased() }).count == targets.count)
  }
}
