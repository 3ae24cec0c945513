// SPDX-License-Identifier: Apache-2.0

public import CurveMath

extension UnitCurve: Codable {
  private enum CodingKeys: String, CodingKey { case kind, startControlPoint, endControlPoint }

  private enum Name: String, Codable {
    case linear, bezier, circularEaseIn, circularEaseOut, circularEaseInOut, circularEaseInOutInverse
  }

  /// Reads the kind and, of a bezier, the control points.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Name.self, forKey: .kind) {
    case .linear: self.init(.linear)
    case .circularEaseIn: self.init(.circularEaseIn)
    case .circularEaseOut: self.init(.circularEaseOut)
    case .circularEaseInOut: self.init(.circularEaseInOut)
    case .circularEaseInOutInverse: self.init(.circularEaseInOutInverse)
    case .bezier:
      self.init(
        startControlPoint: try container.decode(UnitPoint.self, forKey: .startControlPoint),
        endControlPoint: try container.decode(UnitPoint.self, forKey: .endControlPoint))
    }
  }

  /// Writes the kind and, of a bezier, the control points.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch kind {
    case .linear: try container.encode(Name.linear, forKey: .kind)
    case .circularEaseIn: try container.encode(Name.circularEaseIn, forKey: .kind)
    case .circularEaseOut: try container.encode(Name.circularEaseOut, forKey: .kind)
    case .circularEaseInOut: try container.encode(Name.circularEaseInOut, forKey: .kind)
    case .circularEaseInOutInverse: try container.encode(Name.circularEaseInOutInverse, forKey: .kind)
    case .bezier(let curve):
      try container.encode(Name.bezier, forKey: .kind)
      try container.encode(UnitPoint(x: curve.x1, y: curve.y1), forKey: .startControlPoint)
      try container.encode(UnitPoint(x: curve.x2, y: curve.y2), forKey: .endControlPoint)
    }
  }
}
