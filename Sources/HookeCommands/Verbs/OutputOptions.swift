// SPDX-License-Identifier: Apache-2.0

/// Where a result goes.
package enum OutputOptions {
  static let output = Option(
    "--output", letter: "o", .text("FILE", allowed: "a path", completion: .files),
    otherwise: "standard output",
    help: "The file for the result, written whole or not at all; - is standard output.")

  /// The output that the arguments name.
  package static func output(of arguments: ParsedArguments) -> Output {
    Output(arguments[output])
  }
}
