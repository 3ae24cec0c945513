// SPDX-License-Identifier: Apache-2.0

package import CurveMath
import CurveNotation

/// What a state holds, or what a property is given.
package enum ScenarioValue: Hashable, Sendable {
  case number(Double)
  case flag(Bool)
  case text(String)
  case list([ScenarioValue])
  /// A whole number, which jumps.
  case whole(Int)
  case point(Point)
  case size(Size)
  case angle(Angle)
  case color(Color)

  package var kind: ScenarioKind {
    switch self {
    case .number: .number
    case .flag: .flag
    case .text: .text
    case .list: .list
    case .whole: .whole
    case .point: .point
    case .size: .size
    case .angle: .angle
    case .color: .color
    }
  }

  /// The value as events show it.
  package var description: String {
    switch self {
    case .number(let number): Self.text(number)
    case .flag(let flag): "\(flag)"
    case .text(let text): "“\(text)”"
    case .list(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
    case .whole(let number): "\(number)"
    case .point(let point): "(\(Self.text(point.x)), \(Self.text(point.y)))"
    case .size(let size): "\(Self.text(size.width)) × \(Self.text(size.height))"
    case .angle(let angle): "\(Self.text(angle.degrees))°"
    case .color(let color):
      "rgb("
        + [color.red, color.green, color.blue, color.opacity].map(Self.text).joined(separator: ", ")
        + ")"
    }
  }

  /// A number as people write it: 0 has no sign.
  private static func text(_ number: Double) -> String { NumberText.text(of: number == 0 ? 0 : number) }

  /// How a case of an object names the value: a flag and a number by their text.
  package var caseName: String {
    if case .text(let text) = self { return text }
    return description
  }
}

/// The kinds of values.
package enum ScenarioKind: Hashable, Sendable {
  case number, flag, text, list, whole, point, size, angle, color

  /// The kind in words.
  package var words: String {
    switch self {
    case .number: "a number"
    case .flag: "true or false"
    case .text: "a text"
    case .list: "a list"
    case .whole: "a whole number that jumps"
    case .point: "a point"
    case .size: "a size"
    case .angle: "an angle"
    case .color: "a colour"
    }
  }
}
