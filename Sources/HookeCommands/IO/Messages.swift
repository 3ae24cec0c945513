// SPDX-License-Identifier: Apache-2.0

/// Words for the person at the terminal; they go to standard error, and a failure to say them is no failure.
package enum Messages {
  package static func warn(_ text: String) { say("hooke: warning: \(text)\n") }
  package static func note(_ text: String) { say("hooke: note: \(text)\n") }

  package static func say(_ text: String) {
    Array(text.utf8).withUnsafeBytes { bytes in
      try? SystemCalls.write(bytes, to: SystemCalls.standardError)
    }
  }
}
