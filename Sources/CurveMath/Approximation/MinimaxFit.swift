// SPDX-License-Identifier: Apache-2.0

/// Something with a few parameters whose largest residual is to be as small as possible.
protocol MinimaxProblem {
  /// The smallest that each parameter may be.
  var lower: [Double] { get }
  /// The largest.
  var upper: [Double] { get }
  /// How much each may change in the first step.
  var radius: [Double] { get }
  /// The residuals at some parameters.
  func residuals(_ parameters: [Double]) -> [Double]
  /// The residuals and their derivatives by the parameters, row by row.
  func linearised(_ parameters: [Double]) -> (residuals: [Double], slopes: [Double])
}

/// The parameters with the smallest largest residual that are found from a start.
///
/// Step by step the residuals are replaced by their tangents, and the linear problem is solved in a box about the
/// parameters, which grows where the tangents foretold well and shrinks where they didn't (K. Madsen, “An algorithm
/// for minimax solution of overdetermined systems of non-linear equations”, 1975). Where as many residuals as
/// there are parameters, and one, come to be largest together, the steps converge quadratically.
struct MinimaxFit {
  private(set) var parameters: [Double]
  private(set) var height: Double

  /// - Parameters:
  ///   - problem: what to fit.
  ///   - start: the parameters to start from.
  ///   - enough: a height that is small enough to stop at.
  ///   - steps: how many steps are taken at most.
  init(_ problem: some MinimaxProblem, from start: [Double], enough: Double = 0, steps: Int = 60) {
    let lower = problem.lower
    let upper = problem.upper
    parameters = start.indices.map { min(max(start[$0], lower[$0]), upper[$0]) }
    var current = problem.linearised(parameters)
    height = MinimaxFit.height(of: current.residuals)
    var radius = problem.radius
    for _ in 0..<steps {
      guard height > enough, height.isFinite else { return }
      let step = LinearMinimax(
        residuals: current.residuals, slopes: current.slopes,
        lower: parameters.indices.map { max(-radius[$0], lower[$0] - parameters[$0]) },
        upper: parameters.indices.map { min(radius[$0], upper[$0] - parameters[$0]) })
      let gain = height - step.height
      guard gain > 1e-10 * height else { return }
      let next = parameters.indices.map { min(max(parameters[$0] + step.changes[$0], lower[$0]), upper[$0]) }
      let reached = MinimaxFit.height(of: problem.residuals(next))
      let share = (height - reached) / gain
      if share > 0 {
        parameters = next
        current = problem.linearised(parameters)
        height = reached
      }
      // NaN shrinks too.
      let factor = share > 0.75 ? 2 : (share > 0.25 ? 1 : 0.3)
      radius = radius.indices.map { min(radius[$0] * factor, upper[$0] - lower[$0]) }
      guard radius.indices.contains(where: { radius[$0] > 1e-12 * problem.radius[$0] }) else { return }
    }
  }

  private static func height(of residuals: [Double]) -> Double {
    var height = 0.0
    for residual in residuals {
      if residual.isNaN { return .infinity }
      height = max(height, residual.magnitude)
    }
    return height
  }
}
