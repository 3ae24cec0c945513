// SPDX-License-Identifier: Apache-2.0

package import AnimationEngine
import CurveNotation

/// Touches in a file of their own: a table, or the list that stands under `touches` in a scenario.
package struct TouchFile: Sendable {
  package let stream: TouchStream
  /// What may mean something else than hoped, each with its place.
  package let warnings: [String]
  /// Where a touch stands in the file, by its place among the touches.
  private let position: @Sendable (Int) -> String

  /// Reads touches for a scenario, which begins at 0.
  ///
  /// A text that begins with a bracket or a brace is JSON, any other one a table.
  ///
  /// - Parameters:
  ///   - text: the file's text.
  ///   - name: its name, for messages.
  ///   - mends: whether touches that can't be right are mended, and not refused.
  package init(parsing text: String, name: String, mends: Bool = false) throws(ScenarioError) {
    if let first = text.first(where: { !$0.isWhitespace }), "[{".contains(first) {
      let (stream, offsets) = try Self.document(text, name: name, mends: mends)
      self.stream = stream
      warnings = Self.warnings(of: stream, nil, name)
      position = { index in
        let position = TextPosition(of: index < offsets.count ? offsets[index] : 0, in: text.utf8)
        return "\(name):\(position.line):\(position.column)"
      }
      return
    }
    do {
      let table = try TouchTable(parsing: text, name: name)
      stream =
        mends
        ? TouchStream(repairing: table.touches, notBefore: 0) : try table.stream(notBefore: 0)
      warnings = Self.warnings(of: stream, table.warning, name)
      position = { "\(name):\(table.line(of: $0)):1" }
    } catch {
      throw ScenarioError(error, in: text)
    }
  }

  private static func warnings(of stream: TouchStream, _ warning: String?, _ name: String) -> [String] {
    // Where all that there was has been left out, that has been told.
    let isEmpty = stream.touches.isEmpty && stream.repairs.isEmpty
    return [warning, isEmpty ? "\(name):1:1: there are no touches" : nil].compactMap(\.self)
  }

  /// How many touches were mended or left out.
  package var repairCount: Int { stream.repairs.count }

  /// What was mended, where and how: the first so many repairs.
  package func repairs(upTo most: Int = .max) -> [String] {
    stream.repairs.prefix(most).map { repair in
      let outcome = repair.replacement.map { $0 == repair.error.touch ? "put in order" : "mended" }
      return "\(position(repair.error.index ?? 0)): \(repair.error); \(outcome ?? "left out")"
    }
  }

  /// Puts the touches in the place of those of a scenario.
  package func replaceTouches(of scenario: inout Scenario) { scenario.touches = stream }

  private static func document(
    _ text: String, name: String, mends: Bool
  ) throws(ScenarioError) -> (stream: TouchStream, offsets: [Int]) {
    let literal: ObjectLiteral
    do {
      literal = try ObjectLiteralReader.read(text, name: name)
    } catch {
      throw ScenarioError(syntax: error, in: text)
    }
    let decoder = ScenarioDecoder(document: Array(text.utf8))
    do {
      let list = DocumentNode(literal: literal, path: .top)
      return mends ? try decoder.mendedTouches(list) : (try decoder.touchStream(list), [])
    } catch {
      throw ScenarioError(error, in: text, name: name)
    }
  }
}
