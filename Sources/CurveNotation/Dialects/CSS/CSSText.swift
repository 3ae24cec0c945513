// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// The spelling of times, percentages and stops in CSS.
enum CSSText {
  /// A time: in milliseconds where it is less than 10 s, else in seconds.
  static func time(_ seconds: Double) -> String {
    seconds.magnitude < 10
      ? NumberText.text(of: seconds, shiftedBy: 3) + "ms" : NumberText.text(of: seconds) + "s"
  }

  static func percentage(_ share: Double) -> String { NumberText.text(of: share, shiftedBy: 2) + "%" }

  /// `linear()` with the stops of a curve.
  static func linear(_ curve: LinearCurve, _ options: WritingOptions) -> String {
    let points = curve.points
    let stops = points.indices.map { index -> String in
      let value = options.text(of: points[index].y)
      let isImplied =
        (index == 0 && points[index].x == 0) || (index == points.count - 1 && points[index].x == 1)
      return isImplied ? value : "\(value) \(percentage(options.rounded(points[index].x)))"
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }
}
