// SPDX-License-Identifier: Apache-2.0

extension Completion {
  static func zsh(_ program: Program) -> String {
    var lines = [
      "#compdef hooke", "# zsh completion for hooke; save it as _hooke in a folder of $fpath", "",
      "_hooke() {", "  local -a verbs", "  verbs=(",
    ]
    lines += program.verbs.map { "    " + singleQuoted("\($0.name):\(zshText($0.summary))") }
    lines += [
      "  )", "  if (( CURRENT == 2 )); then", "    _describe 'verb' verbs", "    return", "  fi",
      "  local verb=${words[2]}", "  shift words", "  (( CURRENT-- ))", "  case $verb in",
    ]
    for verb in program.verbs {
      lines.append("    \(verb.name))")
      var parts = ["      _arguments -S"]
      for row in verb.options {
        for name in names(row) {
          // One name given excludes every name of the same option.
          let others = names(row).joined(separator: " ")
          var specification = "(\(others))\(name)[\(zshText(row.help))]"
          if let value = row.value {
            specification += ":\(value.placeholder):\(zshAction(value.completion))"
          }
          parts.append("        " + singleQuoted(specification))
        }
      }
      for (index, operand) in verb.operands.enumerated() {
        let colons = operand.isOptional ? "::" : ":"
        let specification = "\(index + 1)\(colons)\(operand.placeholder):\(zshAction(operand.completion))"
        parts.append("        " + singleQuoted(specification))
      }
      lines.append(parts.joined(separator: " \\\n"))
      lines.append("      ;;")
    }
    lines += ["  esac", "}", "", "_hooke \"$@\""]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func zshAction(_ completion: ValueCompletion) -> String {
    switch completion {
    case .nothing: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    case .folders: "_files -/"
    }
  }

  /// Colons and brackets mean something in a specification.
  private static func zshText(_ text: String) -> String {
    text.map { [":", "[", "]", "\\"].contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
