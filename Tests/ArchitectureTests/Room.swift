// SPDX-License-Identifier: Apache-2.0

/// A folder of `Sources`, and what its files may import beside the standard library.
///
/// The same table stands, with its reasons, in `Documentation/Architecture.md`.
struct Room: Sendable {
  let name: String
  let mayImport: Set<String>
  let licence: String

  private init(_ name: String, mayImport: Set<String>, licence: String = "Apache-2.0") {
    self.name = name
    self.mayImport = mayImport
    self.licence = licence
  }

  /// What the operating system offers: for the command alone.
  private static let system: Set<String> = [
    "Foundation", "FoundationEssentials", "Glibc", "Musl", "Android", "Darwin", "Dispatch", "Synchronization",
  ]

  static let all: [Room] = [
    Room("CMaths", mayImport: []),
    Room("CurveMath", mayImport: ["CMaths"]),
    Room("CurveMathFoundation", mayImport: ["CurveMath", "Foundation"]),
    Room("AnimationEngine", mayImport: ["CurveMath"]),
    Room("SwiftUIReplica", mayImport: ["CMaths", "CurveMath"]),
    Room("CurveNotation", mayImport: ["CurveMath"]),
    Room(
      "Scenarios", mayImport: ["AnimationEngine", "CurveMath", "CurveNotation", "SwiftUIReplica"]),
    Room("CurveValidation", mayImport: ["CurveMath", "CurveNotation"]),
    Room("CGSL", mayImport: [], licence: "GPL-3.0-or-later"),
    Room(
      "GSLOracle", mayImport: ["CGSL", "CurveMath", "CurveValidation"], licence: "GPL-3.0-or-later"),
    Room(
      "HookeCommands",
      mayImport: system.union([
        "CurveMath", "CurveMathFoundation", "CurveNotation", "CurveValidation", "Scenarios",
        "SwiftUIReplica",
      ])),
    Room("hooke", mayImport: ["CurveValidation", "HookeCommands", "GSLOracle"], licence: "GPL-3.0-or-later"),
  ]

  static func named(_ name: String) -> Room? { all.first { $0.name == name } }

  /// What is wrong with the imports of a file, one sentence each.
  static func complaints(about file: SourceFile) -> [String] {
    guard let name = file.room, let room = Room.named(name) else {
      return ["\(file.path) stands in no known room"]
    }
    return Imports.modules(in: file).filter { !room.mayImport.contains($0) }
      .map { "\(file.path) imports \($0), which \(name) may not" }
  }
}
