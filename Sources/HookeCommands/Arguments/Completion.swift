// SPDX-License-Identifier: Apache-2.0

/// The shells that completion is written for.
package enum Shell: String, Hashable, Sendable, CaseIterable {
  case bash, zsh, fish
}

/// Completion scripts, set from the table.
package enum Completion {
  package static func script(for shell: Shell, of program: Program) -> String {
    switch shell {
    case .bash: bash(program)
    case .zsh: zsh(program)
    case .fish: fish(program)
    }
  }

  /// Every way to write an option's name.
  static func names(_ row: OptionRow) -> [String] {
    (row.letter.map { ["-\($0)"] } ?? []) + [row.name]
  }

  /// A text inside single quotes of a POSIX shell.
  static func singleQuoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}
