// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// A property's keyframes as they stand in the text.
struct LottieKeyframes {
  private struct Keyframe {
    let time: Double
    /// Nil where the format leaves the last value out.
    let value: [Double]?
    /// The value with which it comes to the next one, as versions before 5.5 of the format write it.
    let endValue: [Double]?
    let handles: LottieHandles?
    let holds: Bool
    let range: Range<Int>
  }

  private let keyframes: [Keyframe]
  private let rate: Double
  private let range: Range<Int>

  init(_ literal: ObjectLiteral, rate: Double, in reading: inout LiteralReading) throws(NotationError) {
    guard case .array(let elements) = literal.kind, elements.count > 1 else {
      throw reading.error("a list of two keyframes or more must stand here", literal.headRange)
    }
    var keyframes: [Keyframe] = []
    for element in elements {
      let keyframe = try Self.keyframe(element, in: reading)
      if let last = keyframes.last, keyframe.time < last.time {
        throw reading.error("the keyframe comes before the one in front of it", keyframe.range)
      }
      keyframes.append(keyframe)
    }
    self.keyframes = keyframes
    self.rate = rate
    range = literal.headRange
  }

  private static func keyframe(
    _ literal: ObjectLiteral, in reading: LiteralReading
  ) throws(NotationError) -> Keyframe {
    guard case .object(let members) = literal.kind else {
      throw reading.refusal(of: literal, expected: "a keyframe {\"t\": …, \"s\": […]}")
    }
    func member(_ name: String) -> ObjectLiteral? { members.first { $0.name == name }?.value }
    guard let time = member("t") else {
      throw reading.error("the keyframe has no time “t”", literal.headRange)
    }
    let hasHandles = member("o") != nil || member("i") != nil
    return Keyframe(
      time: try reading.number(time, "t"),
      value: try member("s").map { value throws(NotationError) in
        try numbers(value, "s", in: reading)
      },
      endValue: try member("e").map { value throws(NotationError) in
        try numbers(value, "e", in: reading)
      },
      handles: hasHandles ? try LottieHandles(members, literal.headRange, in: reading) : nil,
      holds: member("h").map { $0.kind == .number(1) || $0.kind == .bool(true) } ?? false,
      range: literal.headRange)
  }

  /// A number, or a list of them.
  static func numbers(
    _ literal: ObjectLiteral, _ name: String, in reading: LiteralReading
  ) throws(NotationError) -> [Double] {
    guard case .array(let elements) = literal.kind else { return [try reading.number(literal, name)] }
    guard !elements.isEmpty else { throw reading.error("\(name) is empty", literal.headRange) }
    var numbers: [Double] = []
    for element in elements { numbers.append(try reading.number(element, name)) }
    return numbers
  }

  /// The curve from 0 at the first value to 1 at the last one.
  func expression(in reading: LiteralReading) throws(NotationError) -> CurveExpression {
    var reading = reading
    let values = try values(in: reading)
    let component = try component(of: values, in: &reading)
    let start = values[0][component]
    let way = values[values.count - 1][component] - start
    var pieces: [CurvePieces.Piece] = []
    for (index, keyframe) in keyframes.dropLast().enumerated() {
      let next = keyframes[index + 1]
      guard next.time > keyframe.time else { continue }
      let end = keyframe.holds ? values[index] : keyframe.endValue ?? values[index + 1]
      var curve = UnitCurve.linear
      if !keyframe.holds, let handles = keyframe.handles {
        curve = try handles.curve(component: component, in: reading)
        if handles.differ {
          reading.warn(
            "the handles differ from component to component; read are those of component \(component + 1)",
            keyframe.range)
        }
      }
      guard let bezier = curve.bezier else { continue }
      pieces.append(
        CurvePieces.Piece(
          start: (keyframe.time - keyframes[0].time) / rate, end: (next.time - keyframes[0].time) / rate,
          startValue: (values[index][component] - start) / way, endValue: (end[component] - start) / way,
          shape: keyframe.holds ? .hold : .bezier(bezier)))
    }
    guard let whole = CurvePieces(pieces, finalValue: 1) else {
      throw reading.error("all keyframes are at one time", range)
    }
    guard whole.isFinite else {
      throw reading.error("the values are too far apart to be fractions of the way", range)
    }
    let delay = keyframes[0].time / rate
    return reading.expression(
      whole.timedCurve, merging: .combines, modifiers: delay > 0 ? [.delay(delay)] : [])
  }

  /// Every keyframe's value; one that is missing stands at the end of the keyframe before it.
  private func values(in reading: LiteralReading) throws(NotationError) -> [[Double]] {
    var values: [[Double]] = []
    for (index, keyframe) in keyframes.enumerated() {
      guard let value = keyframe.value ?? (index > 0 ? keyframes[index - 1].endValue : nil) else {
        throw reading.error("the keyframe has no value “s”", keyframe.range)
      }
      for found in [value, keyframe.endValue].compactMap({ $0 }) {
        if found.count != values.first?.count ?? found.count {
          throw reading.error(
            "the value has \(found.count) components, but the first one has \(values.first?.count ?? 0)",
            keyframe.range)
        }
      }
      values.append(value)
    }
    return values
  }

  /// The component that goes the longest way.
  private func component(
    of values: [[Double]], in reading: inout LiteralReading
  ) throws(NotationError) -> Int {
    let ways = zip(values[0], values[values.count - 1]).map { ($1 - $0).magnitude }
    guard let longest = ways.indices.max(by: { ways[$0] < ways[$1] }), ways[longest] > 0,
      ways[longest] < .infinity
    else {
      throw reading.error("the first value is the last one too: there is no way to take fractions of", range)
    }
    let others = ways.indices.filter { index in
      index != longest
        && values.contains { value in
          let share = (value[longest] - values[0][longest]) * ways[index]
          return ((value[index] - values[0][index]).magnitude * ways[longest] - share.magnitude).magnitude
            > 1e-9 * ways[longest] * max(ways[longest], ways[index])
        }
    }
    if !others.isEmpty {
      reading.warn("the components move differently; read is component \(longest + 1)", range)
    }
    return longest
  }
}
