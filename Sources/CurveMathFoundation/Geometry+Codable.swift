// SPDX-License-Identifier: Apache-2.0

public import CurveMath

private enum GeometryKey: String, CodingKey {
  case x, y, width, height, radians
}

/// Numbers under names: what every geometric type is encoded as.
private func numbers(in decoder: any Decoder, _ keys: GeometryKey...) throws -> [Double] {
  let container = try decoder.container(keyedBy: GeometryKey.self)
  return try keys.map { try container.decode(Double.self, forKey: $0) }
}

private func encode(_ numbers: KeyValuePairs<GeometryKey, Double>, to encoder: any Encoder) throws {
  var container = encoder.container(keyedBy: GeometryKey.self)
  for (key, number) in numbers { try container.encode(number, forKey: key) }
}

extension Point: Codable {
  /// Reads `x` and `y`.
  public init(from decoder: any Decoder) throws {
    let parts = try numbers(in: decoder, .x, .y)
    self.init(x: parts[0], y: parts[1])
  }

  /// Writes `x` and `y`.
  public func encode(to encoder: any Encoder) throws {
    try CurveMathFoundation.encode([.x: x, .y: y], to: encoder)
  }
}

extension UnitPoint: Codable {
  /// Reads `x` and `y`.
  public init(from decoder: any Decoder) throws {
    let parts = try numbers(in: decoder, .x, .y)
    self.init(x: parts[0], y: parts[1])
  }

  /// Writes `x` and `y`.
  public func encode(to encoder: any Encoder) throws {
    try CurveMathFoundation.encode([.x: x, .y: y], to: encoder)
  }
}

extension Size: Codable {
  /// Reads `width` and `height`.
  public init(from decoder: any Decoder) throws {
    let parts = try numbers(in: decoder, .width, .height)
    self.init(width: parts[0], height: parts[1])
  }

  /// Writes `width` and `height`.
  public func encode(to encoder: any Encoder) throws {
    try CurveMathFoundation.encode([.width: width, .height: height], to: encoder)
  }
}

extension Angle: Codable {
  /// Reads `radians`.
  public init(from decoder: any Decoder) throws {
    self.init(radians: try numbers(in: decoder, .radians)[0])
  }

  /// Writes `radians`.
  public func encode(to encoder: any Encoder) throws {
    try CurveMathFoundation.encode([.radians: radians], to: encoder)
  }
}
