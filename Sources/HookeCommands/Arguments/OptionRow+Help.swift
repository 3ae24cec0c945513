// SPDX-License-Identifier: Apache-2.0

extension OptionRow {
  /// The help sentence with what is allowed and what holds when the option is not given.
  package var explanation: String {
    var notes: [String] = []
    if let value, !value.allowed.isEmpty { notes.append(value.allowed) }
    if let otherwise { notes.append("default \(otherwise)") }
    return notes.isEmpty ? help : "\(help) (\(notes.joined(separator: "; ")))"
  }
}
