// SPDX-License-Identifier: Apache-2.0

/// Something that claims to know a cubic bezier timing curve, and how well.
///
/// Values come with the slope in the place of the velocity, per unit of progress.
public protocol CurveOracle: Sendable {
  /// A short name for reports, such as `gsl brent`.
  var name: String { get }

  /// Value and slope at progresses from 0 to 1.
  ///
  /// - Throws: ``OracleError`` where the oracle gives up.
  func states(of curve: CurveProblem, at progress: [Double]) throws(OracleError) -> [OracleState]
}

/// A cubic bezier timing curve from (0, 0) to (1, 1), by its two control points.
public struct CurveProblem: Hashable, Sendable {
  /// The control points; the x coordinates lie in 0…1.
  public let x1: Double, y1: Double, x2: Double, y2: Double

  /// A curve from its control points.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}
