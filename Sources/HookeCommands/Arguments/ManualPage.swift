// SPDX-License-Identifier: Apache-2.0

/// The manual page in roff's man macros, set from the table.
package enum ManualPage {
  package static func text(of program: Program) -> String {
    var lines = [
      ".TH HOOKE 1 \"\" \"hooke \(Version.text)\" \"User Commands\"",
      ".SH NAME", "hooke \\- \(escaped(Program.summary))",
      ".SH SYNOPSIS",
    ]
    for (index, verb) in program.verbs.enumerated() {
      if index > 0 { lines.append(".br") }
      lines.append(".B hooke \(escaped(verb.name))")
      let rest = verb.operands.map(\.signature) + ["[options]"]
      lines.append(".I \(escaped(rest.joined(separator: " ")))")
    }
    lines += [".SH CURVES", "A curve is one argument, in quotes, as people write it:", ".PP", ".nf"]
    lines += Program.curveExamples.map { line("'\($0)'") }
    lines.append(".fi")
    for verb in program.verbs {
      lines.append(".SH \(escaped(verb.name.uppercased()))")
      lines.append(line(HelpText.sentence(verb.summary)))
      for paragraph in verb.discussion { lines += [".PP", line(paragraph)] }
      for operand in verb.operands {
        lines += [".TP", ".I \(escaped(operand.signature))", line(operand.help)]
      }
      for section in verb.sections {
        lines.append(".SS \(escaped(section.title))")
        for row in section.options {
          lines += [".TP", ".B \(escaped(row.signature))", line(row.explanation)]
        }
      }
      if !verb.examples.isEmpty {
        lines.append(".SS Examples")
        for example in verb.examples { lines += verbatim(example) }
      }
    }
    lines.append(".SH OPTIONS")
    for flag in Program.flags {
      lines += [".TP", ".B \(escaped(flag.row.signature))", line(flag.help)]
    }
    lines.append(".SH EXAMPLES")
    for example in Program.examples { lines += verbatim(example) }
    lines.append(".SH EXIT STATUS")
    for code in ExitCode.allCases {
      lines += [".TP", ".B \(code.rawValue)", line(HelpText.sentence(code.meaning))]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func verbatim(_ example: Verb.Example) -> [String] {
    [".PP", line("\(example.caption):"), ".PP", ".nf", line("    \(example.command)"), ".fi"]
  }

  /// A text line: escaped, and kept from being read as a request.
  private static func line(_ text: String) -> String {
    let text = escaped(text)
    return text.hasPrefix(".") || text.hasPrefix("'") || text.hasPrefix("\\(aq") ? "\\&" + text : text
  }

  /// Backslashes, hyphens and apostrophes as themselves.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      default: result.append(character)
      }
    }
    return result
  }
}
