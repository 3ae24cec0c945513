// SPDX-License-Identifier: Apache-2.0

extension Completion {
  static func fish(_ program: Program) -> String {
    var lines = [
      "# fish completion for hooke; load it with: hooke completions fish | source",
      "complete -c hooke -f",
    ]
    for flag in Program.flags {
      lines.append(
        "complete -c hooke -n __fish_use_subcommand" + fishName(flag.row) + " -d \(fishQuoted(flag.help))")
    }
    for verb in program.verbs {
      lines.append(
        "complete -c hooke -n __fish_use_subcommand -a \(verb.name) -d \(fishQuoted(verb.summary))")
      let condition = "-n '__fish_seen_subcommand_from \(verb.name)'"
      for row in verb.options {
        var line = "complete -c hooke \(condition)" + fishName(row)
        if let value = row.value { line += " -r" + fishValues(value.completion) }
        lines.append(line + " -d \(fishQuoted(row.help))")
      }
      if let operand = verb.operands.first, operand.completion != .nothing {
        lines.append("complete -c hooke \(condition)" + fishValues(operand.completion))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishName(_ row: OptionRow) -> String {
    (row.letter.map { " -s \($0)" } ?? "") + " -l \(row.name.dropFirst(2))"
  }

  private static func fishValues(_ completion: ValueCompletion) -> String {
    switch completion {
    case .nothing: " -f"
    case .words(let words): " -f -a \(fishQuoted(words.joined(separator: " ")))"
    case .files: " -F"
    case .folders: " -f -a '(__fish_complete_directories)'"
    }
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.map { ["'", "\\"].contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
