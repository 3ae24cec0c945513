// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// The two handles between a keyframe and the next.
struct LottieHandles {
  private struct Handle {
    let x: [Double]
    let y: [Double]
    let range: Range<Int>
  }

  private let out: Handle
  private let into: Handle

  init(
    _ members: [ObjectLiteral.Member], _ range: Range<Int>, in reading: LiteralReading
  ) throws(NotationError) {
    func handle(_ name: String) throws(NotationError) -> Handle {
      guard let member = members.first(where: { $0.name == name }),
        case .object(let inner) = member.value.kind
      else {
        throw reading.error("the handle “\(name)” with its x and y is missing", range)
      }
      func numbers(_ axis: String) throws(NotationError) -> [Double] {
        guard let found = inner.first(where: { $0.name == axis }) else {
          throw reading.error("“\(axis)” is missing in the handle “\(name)”", member.value.headRange)
        }
        let numbers = try LottieKeyframes.numbers(found.value, "\(name).\(axis)", in: reading)
        if axis == "x", let outside = numbers.first(where: { !(0...1).contains($0) }) {
          throw reading.error(
            "\(name).x must be between 0 and 1, but is \(NumberText.text(of: outside))", found.value.headRange
          )
        }
        return numbers
      }
      return Handle(x: try numbers("x"), y: try numbers("y"), range: member.value.headRange)
    }
    out = try handle("o")
    into = try handle("i")
  }

  /// Whether they are not the same for every component.
  var differ: Bool {
    [out.x, out.y, into.x, into.y].contains { numbers in numbers.contains { $0 != numbers[0] } }
  }

  /// The curve of a component; a handle with fewer numbers has its last one for all others.
  func curve(component: Int, in reading: LiteralReading) throws(NotationError) -> UnitCurve {
    func number(_ numbers: [Double]) -> Double { numbers[min(component, numbers.count - 1)] }
    return UnitCurve(number(out.x), number(out.y), number(into.x), number(into.y))
  }
}

extension UnitCurve {
  /// The cubic bezier that it is; nil for circular curves.
  var bezier: CubicBezier? {
    switch kind {
    case .linear: CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    case .bezier(let bezier): bezier
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut, .circularEaseInOutInverse: nil
    }
  }
}
