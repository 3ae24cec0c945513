// SPDX-License-Identifier: Apache-2.0

package import AnimationEngine
import CurveNotation

/// Touches in a file of their own: a table, or the list that stands under `touches` in a scenario.
package struct TouchFile: Sendable {
  package let stream: TouchStream

  /// Reads touches for a scenario, which begins at 0.
  ///
  /// A text that begins with a bracket is JSON, any other one a table.
  ///
  /// - Parameters:
  ///   - text: the file's text.
  ///   - name: its name, for messages.
  ///   - mends: whether touches that can't be right are mended, and not refused.
  package init(parsing text: String, name: String, mends: Bool = false) throws(ScenarioError) {
    if text.first(where: { !$0.isWhitespace }) == "[" {
      stream = try Self.document(text, name: name, mends: mends)
      return
    }
    do {
      let table = try TouchTable(parsing: text, name: name)
      stream = mends ? Self.mended(table.touches) : try table.stream(notBefore: 0)
    } catch {
      throw ScenarioError(error, in: text)
    }
  }

  /// What was mended, and how.
  package var repairs: [String] {
    stream.repairs.map { "\($0.error); \($0.replacement == nil ? "left out" : "mended")" }
  }

  /// Puts the touches in the place of those of a scenario.
  package func replaceTouches(of scenario: inout Scenario) { scenario.touches = stream }

  private static func document(
    _ text: String, name: String, mends: Bool
  ) throws(ScenarioError) -> TouchStream {
    let literal: ObjectLiteral
    do {
      literal = try ObjectLiteralReader.read(text, name: name)
    } catch {
      throw ScenarioError(error, in: text)
    }
    let decoder = ScenarioDecoder(document: Array(text.utf8))
    do {
      return try decoder.touchStream(DocumentNode(literal: literal, path: .top), mends: mends)
    } catch {
      throw ScenarioError(error, in: text, name: name)
    }
  }

  /// What was before the beginning is left out; a finger that is down then comes down with its next touch.
  private static func mended(_ touches: [Touch]) -> TouchStream {
    TouchStream(repairing: touches.filter { !($0.time < 0) })
  }
}
