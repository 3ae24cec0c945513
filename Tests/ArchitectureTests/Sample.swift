// SPDX-License-Identifier: Apache-2.0

import Testing

/// A few lines of Swift as a test's argument, shown on one line in the log.
struct Sample: Sendable, ExpressibleByStringLiteral, CustomTestStringConvertible {
  let text: String

  init(stringLiteral text: String) { self.text = text }

  var testDescription: String { text.debugDescription }
}
