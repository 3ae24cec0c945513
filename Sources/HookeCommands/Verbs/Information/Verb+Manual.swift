// SPDX-License-Identifier: Apache-2.0

extension Verb {
  /// `hooke manual`.
  package static let manual = Verb(
    name: "manual", summary: "prints the manual page, in roff",
    examples: [Example("As a file for man", "hooke manual > hooke.1")]
  ) { _, program throws(CommandFailure) in
    try program.show(ManualPage.text(of: program))
  }
}
