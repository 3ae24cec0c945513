// SPDX-License-Identifier: Apache-2.0

/// What a dialect's writer has written.
package struct Writing: Hashable, Sendable {
  /// The curve in the dialect, without a line break at its end.
  package var text: String
  /// What its user should know, each in a sentence without full stop. Losses are not among them: they are measured.
  package var comments: [String]

  /// The variant for people who want less motion, where it was asked for and the dialect knows one.
  package var variant: String?

  /// Whether it has as many stops or keyframes as were asked for.
  package var keepsCount = false
  /// Whether it has stops that lie on the motion where that was asked for.
  package var keepsStopsOnCurve = false

  package init(_ text: String, comments: [String] = []) {
    self.text = text
    self.comments = comments
  }
}
