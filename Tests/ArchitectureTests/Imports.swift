// SPDX-License-Identifier: Apache-2.0

/// The import lines of Swift source.
enum Imports {
  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<String> = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]

  /// The modules that a file imports, in order, each as often as it is imported.
  ///
  /// A submodule counts as its module. Attributes and access modifiers may stand before `import`, and a
  /// declaration's kind after it; several statements may share a line.
  static func modules(in file: SourceFile) -> [String] {
    file.code.split(whereSeparator: { $0 == "\n" || $0 == ";" }).compactMap(module)
  }

  private static func module(in statement: Substring) -> String? {
    var words = statement.split(whereSeparator: { $0 == " " || $0 == "\t" })[...]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(String(word)) {
      words.removeFirst()
    }
    guard words.popFirst() == "import" else { return nil }
    if let word = words.first, kinds.contains(String(word)) { words.removeFirst() }
    return words.first.map { String($0.prefix { $0 != "." }) }
  }
}
