// SPDX-License-Identifier: Apache-2.0

/// The little that the command does with paths.
package enum FilePath {
  /// The folder, with its final slash or empty, and the name in it.
  package static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    let start = path.index(after: slash)
    return (String(path[..<start]), String(path[start...]))
  }

  /// A path below a folder.
  package static func joined(_ folder: String, _ path: String) -> String {
    folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// The folder itself and every folder above it, from the inside out; the path is absolute.
  package static func ancestors(of folder: String) -> [String] {
    var result: [String] = []
    var rest = folder
    while rest.count > 1, rest.hasSuffix("/") { rest.removeLast() }
    while !rest.isEmpty {
      result.append(rest)
      guard rest != "/", let slash = rest.lastIndex(of: "/") else { break }
      rest = slash == rest.startIndex ? "/" : String(rest[..<slash])
    }
    return result
  }
}
