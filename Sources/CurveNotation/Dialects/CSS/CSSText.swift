// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// The spelling of times, percentages and stops in CSS.
enum CSSText {
  /// A time: in milliseconds where it is less than 10 s, else in seconds.
  static func time(_ seconds: Double) -> String {
    seconds.magnitude < 10
      ? NumberText.text(of: seconds, shiftedBy: 3) + "ms" : NumberText.text(of: seconds) + "s"
  }

  /// A declaration without `!important`, which says nothing about the curve; blanks in its place keep all places. Nil
  /// where it doesn't end so.
  static func withoutImportance(_ text: String) -> String? {
    var bytes = Array(text.utf8)
    var end = bytes.count
    while end > 0, Ascii.isBlank(bytes[end - 1]) || bytes[end - 1] == Ascii.semicolon { end -= 1 }
    let word = Array("important".utf8)
    guard end > word.count, bytes[..<end].suffix(word.count).map({ Ascii.lowercased($0) }) == word else {
      return nil
    }
    var start = end - word.count
    while start > 0, Ascii.isBlank(bytes[start - 1]) { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: "!") else { return nil }
    for index in start - 1..<end { bytes[index] = Ascii.space }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func percentage(_ share: Double) -> String { NumberText.text(of: share, shiftedBy: 2) + "%" }

  /// `linear()` with the stops of a curve, as every engine understands it.
  ///
  /// One stop alone is a constant in the text of CSS, but browsers refuse it: it is written twice. Where two stops share
  /// a first place after 0, browsers have the second one's value before it, and the text of CSS the first one's: a stop
  /// at 0 says it to both.
  static func linear(_ curve: LinearCurve, _ options: WritingOptions) -> String {
    var points = curve.points
    if points.count == 1 {
      points = [UnitPoint(x: 0, y: points[0].y), UnitPoint(x: 1, y: points[0].y)]
    } else if curve.startsWithJump {
      points.insert(UnitPoint(x: 0, y: points[0].y), at: 0)
    }
    let stops = points.indices.map { index -> String in
      let value = options.text(of: points[index].y)
      let isImplied =
        (index == 0 && points[index].x == 0) || (index == points.count - 1 && points[index].x == 1)
      return isImplied ? value : "\(value) \(percentage(options.rounded(points[index].x)))"
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }
}

extension LinearCurve {
  /// Whether its first two points share a place after 0.
  var startsWithJump: Bool { points.count > 1 && points[0].x > 0 && points[0].x == points[1].x }
}
