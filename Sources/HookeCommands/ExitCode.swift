// SPDX-License-Identifier: Apache-2.0

/// How the command ends; the numbers above 63 are those of sysexits.h.
package enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  case success = 0
  case checkFailed = 1
  case internalError = 2
  case usage = 64
  case badData = 65
  case noInput = 66
  case unavailable = 69
  case cannotWrite = 73

  /// What the number means, for help and manual.
  package var meaning: String {
    switch self {
    case .success: "done, and every check passed"
    case .checkFailed: "a check failed"
    case .internalError: "an error inside hooke"
    case .usage: "the command line is not as it should be"
    case .badData: "the data are broken; the message gives file, line and column"
    case .noInput: "a file or a folder to read is not there"
    case .unavailable: "not built in, or another program is missing"
    case .cannotWrite: "the output can't be written"
    }
  }
}
