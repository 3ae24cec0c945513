// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// What is known about a curve, in groups.
struct Description {
  /// Properties that stand together.
  struct Group {
    let title: String
    let properties: [Property]
  }

  /// The curve as it was written.
  let expression: String
  /// One sentence that says what it is.
  let headline: String
  let groups: [Group]

  /// All properties in one object.
  var json: JSONValue {
    .object(groups.flatMap(\.properties).map { JSONValue.Member($0.key, $0.value) })
  }

  /// Aligned columns: label, value, unit, remark.
  var text: String {
    let shown = groups.map { group in (group.title, group.properties.filter { !$0.label.isEmpty }) }
    let all = shown.flatMap { $0.1 }
    let labelWidth = all.map(\.label.count).max() ?? 0
    let valueWidth = all.map(\.text.count).max() ?? 0
    let unitWidth = all.map(\.unit.count).max() ?? 0
    var lines = [Quotation.visible(expression), headline]
    for (title, properties) in shown where !properties.isEmpty {
      lines += ["", title]
      for property in properties {
        let cells = [
          Description.padded(property.label, to: labelWidth),
          Description.padded(property.text, to: valueWidth),
          Description.padded(property.unit, to: unitWidth),
          property.remark,
        ]
        var line = "  " + cells.joined(separator: "   ")
        while line.last == " " { line.removeLast() }
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
