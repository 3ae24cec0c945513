// SPDX-License-Identifier: Apache-2.0

/// The help screens, set from the table.
package enum HelpText {
  static let width = 92
  static let column = 26

  /// The screen of `hooke --help`.
  package static func overview(of program: Program) -> String {
    var lines = [
      "hooke: \(Program.summary)", "", "Usage:", "  hooke VERB [arguments]", "  hooke help VERB", "",
      "Verbs:",
    ]
    for verb in program.verbs {
      lines += TextWrapping.entry(verb.name, sentence(verb.summary), column: 16, width: width)
    }
    lines += ["", "Options:"]
    for flag in Program.flags {
      lines += TextWrapping.entry(flag.row.signature, flag.help, column: 16, width: width)
    }
    lines += ["", "A curve is one argument, in quotes, as people write it:"]
    for curve in Program.curveExamples { lines.append("  '\(curve)'") }
    lines += ["", "Examples:"]
    for example in Program.examples {
      lines += ["  # \(example.caption)", "  \(example.command)"]
    }
    lines += ["", "Exit codes:"]
    for code in ExitCode.allCases {
      lines += TextWrapping.entry("\(code.rawValue)", code.meaning, column: 6, width: width)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The screen of `hooke VERB --help`.
  package static func screen(of verb: Verb) -> String {
    var lines = ["hooke \(verb.name): \(verb.summary)", "", "Usage:", "  \(verb.usage)"]
    for paragraph in verb.discussion {
      lines += [""] + TextWrapping.lines(paragraph, width: width)
    }
    if !verb.operands.isEmpty {
      lines += ["", "Arguments:"]
      for operand in verb.operands {
        lines += TextWrapping.entry(operand.signature, operand.help, column: column, width: width)
      }
    }
    for section in verb.sections {
      lines += ["", "\(section.title):"]
      for row in section.options {
        lines += TextWrapping.entry(row.signature, row.explanation, column: column, width: width)
      }
    }
    if !verb.examples.isEmpty {
      lines += ["", "Examples:"]
      for example in verb.examples {
        lines += ["  # \(example.caption)", "  \(example.command)"]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A summary as a sentence: with a capital and a full stop.
  static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }
}
