// SPDX-License-Identifier: Apache-2.0

/// Why the command ends early: the exit code and the words for standard error.
package struct CommandFailure: Error, Hashable, Sendable {
  /// The code the process ends with.
  package let exitCode: ExitCode
  /// One sentence without a full stop; empty for a silent end.
  package let message: String
  /// Lines that follow the message: the place, what is allowed, where help is.
  package let details: [String]

  package init(_ exitCode: ExitCode, _ message: String, details: [String] = []) {
    self.exitCode = exitCode
    self.message = message
    self.details = details
  }

  /// The reader of the output went away: nothing is wrong, and nothing is said.
  package static let readerGone = CommandFailure(.success, "")

  /// The text for standard error, with a final line break; empty for a silent end.
  package var text: String {
    guard !message.isEmpty else { return "" }
    return (["hooke: error: \(message)"] + details).joined(separator: "\n") + "\n"
  }
}
