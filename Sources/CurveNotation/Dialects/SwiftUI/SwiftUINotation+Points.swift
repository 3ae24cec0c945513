// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension Vocabulary where Meaning == UnitPoint {
  /// What may stand where SwiftUI expects the `UnitPoint` of a control point.
  static let points = Vocabulary(
    subject: "unit point", implicitType: "UnitPoint",
    entries: [("UnitPoint", Entry(overloads: [SwiftUINotation.point]))] + SwiftUINotation.namedPoints)
}

extension SwiftUINotation {
  /// `UnitPoint(x:y:)` as a control point.
  static let point = Overload([.required("x"), .required("y")]) {
    arguments, interpreter throws(NotationError) in
    UnitPoint(
      x: try interpreter.clampedCoordinate("x", in: arguments),
      y: try interpreter.coordinate("y", in: arguments))
  }

  /// The points that have a name.
  static let namedPoints: [(name: String, entry: Entry<UnitPoint>)] = [
    ("zero", UnitPoint.zero), ("center", .center), ("leading", .leading), ("trailing", .trailing),
    ("top", .top),
    ("bottom", .bottom), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
    ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
  ].map { name, point in
    (name, Entry(qualifiers: ["UnitPoint"], bare: { _, _ throws(NotationError) in point }))
  }
}
