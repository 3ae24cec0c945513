// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files of the project, as they stand on disk.
enum Project {
  /// The project's folder, found from this file.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What a build or a run leaves behind.
  private static let leftovers: Set<String> = [
    ".build", ".git", ".swiftpm", ".venv", "__pycache__", ".ipynb_checkpoints",
  ]

  /// Paths of all files, relative to the project's folder, sorted: what git tracks, or what is there where
  /// git has nothing to say.
  static let paths: [String] = (tracked() ?? walked()).sorted()

  /// The Swift files of all rooms, read once.
  private static let sources = Result {
    try paths.filter { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") }.map(file)
  }

  /// The Swift files of all rooms, or of one.
  static func sources(of room: String? = nil) throws -> [SourceFile] {
    try sources.get().filter { room == nil || $0.room == room }
  }

  /// One file.
  static func file(_ path: String) throws -> SourceFile {
    let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    return SourceFile(path: path, text: text)
  }

  /// A file's size in bytes.
  static func size(of path: String) throws -> Int {
    try root.appendingPathComponent(path).resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
  }

  private static func tracked() -> [String]? {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Files that are new and not ignored count too: a mistake is better seen before it is committed.
    git.arguments = [
      "git", "-C", root.path, "ls-files", "-z", "--cached", "--others", "--exclude-standard",
    ]
    let output = Pipe()
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    guard (try? git.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    guard git.terminationStatus == 0 else { return nil }
    let names = data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    let manager = FileManager.default
    return Array(Set(names)).filter { manager.fileExists(atPath: root.appendingPathComponent($0).path) }
  }

  private static func walked() -> [String] {
    var found: [String] = []
    var folders = [""]
    let manager = FileManager.default
    while let folder = folders.popLast() {
      let url = folder.isEmpty ? root : root.appendingPathComponent(folder)
      for name in (try? manager.contentsOfDirectory(atPath: url.path)) ?? [] where !leftovers.contains(name) {
        let path = folder.isEmpty ? name : folder + "/" + name
        var isFolder: ObjCBool = false
        _ = manager.fileExists(atPath: root.appendingPathComponent(path).path, isDirectory: &isFolder)
        if isFolder.boolValue { folders.append(path) } else { found.append(path) }
      }
    }
    return found
  }
}
