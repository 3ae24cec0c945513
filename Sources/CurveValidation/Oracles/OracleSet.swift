// SPDX-License-Identifier: Apache-2.0

/// The oracles that a program was built with; empty where it was built without any.
public struct OracleSet: Sendable {
  /// What judges springs.
  public let springs: [any SpringOracle]
  /// What judges bezier curves.
  public let curves: [any CurveOracle]
  /// What judges the answers to questions about springs.
  public let queries: [any SpringQueryOracle]

  /// A set from its parts.
  public init(
    springs: [any SpringOracle] = [], curves: [any CurveOracle] = [],
    queries: [any SpringQueryOracle] = []
  ) {
    self.springs = springs
    self.curves = curves
    self.queries = queries
  }
}
