// SPDX-License-Identifier: Apache-2.0

public import CurveMath

extension Spring: Codable {
  private enum CodingKeys: String, CodingKey {
    case mass, naturalFrequency, decay, signedSquaredFrequency
  }

  /// Reads the mass and the three rates, each as a pair of doubles.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func rate(_ key: CodingKeys) throws -> DoubleDouble {
      var parts = try container.nestedUnkeyedContainer(forKey: key)
      return DoubleDouble(high: try parts.decode(Double.self), low: try parts.decode(Double.self))
    }
    self.init(
      naturalFrequency: try rate(.naturalFrequency), decay: try rate(.decay),
      signedSquaredFrequency: try rate(.signedSquaredFrequency),
      mass: try container.decode(Double.self, forKey: .mass))
  }

  /// Writes the mass and the three rates: exactly what a spring holds, so that it reads back equal.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(mass, forKey: .mass)
    try container.encode([naturalFrequency.high, naturalFrequency.low], forKey: .naturalFrequency)
    try container.encode([decay.high, decay.low], forKey: .decay)
    try container.encode(
      [signedSquaredFrequency.high, signedSquaredFrequency.low], forKey: .signedSquaredFrequency)
  }
}
