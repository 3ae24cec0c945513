// SPDX-License-Identifier: Apache-2.0

extension Completion {
  static func bash(_ program: Program) -> String {
    let verbs = program.verbs.map(\.name).joined(separator: " ")
    let flags = Program.flags.flatMap { names($0.row) }.joined(separator: " ")
    var lines = [
      "# bash completion for hooke; load it with: source <(hooke completions bash)",
      "_hooke() {",
      "  local word=\"${COMP_WORDS[COMP_CWORD]}\" previous=\"${COMP_WORDS[COMP_CWORD - 1]}\"",
      "  COMPREPLY=()",
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then",
      "    COMPREPLY=($(compgen -W '\(verbs) \(flags)' -- \"$word\"))",
      "    return",
      "  fi",
      "  case \"${COMP_WORDS[1]}\" in",
    ]
    for verb in program.verbs {
      lines.append("    \(verb.name))")
      lines.append("      case \"$previous\" in")
      for row in verb.options {
        guard let value = row.value else { continue }
        lines.append("        \(names(row).joined(separator: "|")))")
        lines.append("          \(bashReply(value.completion))")
        lines.append("          return ;;")
      }
      lines.append("      esac")
      lines.append("      if [[ \"$word\" == -* ]]; then")
      let options = verb.options.flatMap(names).joined(separator: " ")
      lines.append("        COMPREPLY=($(compgen -W '\(options)' -- \"$word\"))")
      lines.append("      else")
      lines.append("        \(bashReply(verb.operands.first?.completion ?? .nothing))")
      lines.append("      fi ;;")
    }
    lines += ["  esac", "}", "complete -F _hooke hooke"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func bashReply(_ completion: ValueCompletion) -> String {
    switch completion {
    case .nothing: "COMPREPLY=()"
    case .words(let words): "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
    case .files: "COMPREPLY=($(compgen -f -- \"$word\"))"
    case .folders: "COMPREPLY=($(compgen -d -- \"$word\"))"
    }
  }
}
