// SPDX-License-Identifier: Apache-2.0

import CurveNotation
import Foundation

/// A text that a test writes, with numbers that may differ in their last digits from machine to machine.
package enum GeneratedText {
  /// What is wrong with a text that stands in the project, in a sentence, or nil if it is as generated.
  ///
  /// Everything but numbers has to be the same; numbers agree to `digits` significant digits.
  package static func difference(_ committed: String, _ generated: String, digits: Int = 12) -> String? {
    let lines = (lines(committed), lines(generated))
    for (index, (old, new)) in zip(lines.0, lines.1).enumerated() where !agree(old, new, digits: digits) {
      return "line \(index + 1) reads\n  \(old)\nand should read\n  \(new)"
    }
    if lines.0.count == lines.1.count { return nil }
    return "there are \(lines.0.count) lines and there should be \(lines.1.count)"
  }

  /// Whether `HOOKE_RECORD` asks for texts to be written anew. A run that does so fails all the same.
  package static var isRecording: Bool { ProcessInfo.processInfo.environment["HOOKE_RECORD"] == "1" }

  /// Writes a text into the project.
  package static func record(_ text: String, at path: String) throws {
    let url = Repository.root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func agree(_ old: Substring, _ new: Substring, digits: Int) -> Bool {
    let words = (words(old), words(new))
    guard words.0.count == words.1.count else { return false }
    let tolerance = pow(10, Double(-digits))
    return zip(words.0, words.1).allSatisfy { old, new in
      if old == new { return true }
      guard let first = NumberText.number(old), let second = NumberText.number(new) else { return false }
      return (first - second).magnitude <= tolerance * max(first.magnitude, second.magnitude)
    }
  }

  private static func words(_ line: Substring) -> [Substring] { line.split(separator: " ") }
}
