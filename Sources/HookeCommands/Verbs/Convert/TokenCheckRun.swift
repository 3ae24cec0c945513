// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// What `hooke convert --check` does: finds design tokens that disagree with themselves.
struct TokenCheckRun {
  /// The file of tokens; `-` is standard input.
  let path: String
  let arguments: ParsedArguments

  /// What doesn't go with a file of tokens.
  private static let others = [
    DialectOptions.target.name, DialectOptions.source.name, DialectOptions.travel.name,
    DialectOptions.approximate.name, DialectOptions.tolerance.option.name, DialectOptions.digits.name,
    DialectOptions.onCurve.name, DialectOptions.form.name, DialectOptions.keyframes.name,
    DialectOptions.reducedMotion.name,
  ]

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    self.arguments = arguments
    path = arguments.operands.first?.text ?? "-"
    for name in TokenCheckRun.others {
      guard let place = arguments.place(of: name) else { continue }
      throw arguments.refusal("\(name) is for a curve, and --check reads a file of design tokens", at: place)
    }
    if arguments[DialectOptions.format] == .csv {
      throw arguments.refusal(
        "--format csv is for linear(), and --check prints text or json",
        at: arguments.place(of: DialectOptions.format.option.name))
    }
  }

  func run() throws(CommandFailure) -> ExitCode {
    let input = Input(path)
    let text = try input.text(limit: TokenCheckRun.longestInput)
    let file: TokenFile
    do {
      file = try TokenFile(parsing: text, name: input.nameInReports)
    } catch {
      throw CommandFailure(.badData, "\(error)")
    }
    let findings = file.check()
    let result = arguments[DialectOptions.format] == .json ? json(file, findings) : words(file, findings)
    try OutputOptions.output(of: arguments).write { writer throws(CommandFailure) in try writer.write(result)
    }
    return findings.isEmpty ? .success : .checkFailed
  }

  /// The longest file that is read, in bytes.
  private static let longestInput = 1 << 26

  private func words(_ file: TokenFile, _ findings: [TokenFile.Finding]) -> String {
    let count = file.paths.count
    let subject = count == 1 ? "1 token of motion" : "\(count) tokens of motion"
    let closing =
      findings.isEmpty ? "\(subject), and nothing is wrong" : "\(subject), \(findings.count) found wrong"
    return (findings.map(\.description) + [closing]).joined(separator: "\n") + "\n"
  }

  private func json(_ file: TokenFile, _ findings: [TokenFile.Finding]) -> String {
    let objects = findings.map { finding -> JSONValue in
      [
        "path": .string(finding.path), "line": .number(Double(finding.error.line)),
        "column": .number(Double(finding.error.column)), "message": .string(finding.error.message),
      ]
    }
    let report: JSONValue = [
      "tokens": .array(file.paths.map { .string($0) }), "findings": .array(objects),
    ]
    return report.text() + "\n"
  }
}
