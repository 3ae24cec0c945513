// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveValidation
import GSLOracle
import TestSupport
import Testing

@Suite struct CurveOracleTests {
  static let names = OracleSet.gsl.curves.map(\.name)

  static func oracle(_ name: String) throws -> any CurveOracle {
    try #require(OracleSet.gsl.curves.first { $0.name == name })
  }

  @Test(arguments: names)
  func `the claims cover known points of known curves`(name: String) throws {
    let oracle = try Self.oracle(name)
    for curve in KnownCurve.all {
      for step in 0...64 {
        let (progress, value, slope) = curve.point(step)
        let state = try oracle.states(of: curve.problem, at: [progress])[0]
        #expect(abs(state.value - value) <= state.valueError, "\(curve) at \(step)/64")
        guard let slope else { continue }
        #expect(abs(state.velocity - slope) <= state.velocityError, "\(curve) at \(step)/64")
      }
    }
  }

  @Test(arguments: names)
  func `on gentle curves the claims are small`(name: String) throws {
    let oracle = try Self.oracle(name)
    for curve in KnownCurve.gentle {
      for step in 4...60 {
        let state = try oracle.states(of: curve.problem, at: [curve.point(step).progress])[0]
        #expect(state.valueError <= 1e-12, "\(curve) at \(step)/64")
        let slack = name == "gsl deriv" ? 1e-4 : 1e-11
        #expect(state.velocityError <= slack * (1 + abs(state.velocity)), "\(curve) at \(step)/64")
      }
    }
  }

  @Test(arguments: names)
  func `next to a vertical tangent the claim is honestly larger`(name: String) throws {
    let states = try Self.oracle(name).states(of: KnownCurve.steep[0].problem, at: [0.25, 0.5.nextDown, 0.5])
    #expect(states[0].valueError < 1e-14)
    // X is a cube there: a rounding of 2⁻⁵³ in progress moves the parameter by its cube root.
    #expect(states[1].valueError > 1e-6 && states[1].valueError < 1e-3)
    #expect(states[2].velocityError == .infinity)
    #expect(states[2].velocity == 0)
  }

  @Test(arguments: ["gsl brent", "gsl newton", "gsl steffenson"])
  func `the ends are exact and their slopes are those of the control polygon`(name: String) throws {
    let oracle = try Self.oracle(name)
    let ends = { (curve: KnownCurve) in try oracle.states(of: curve.problem, at: [0, 1]) }
    for curve in KnownCurve.all {
      #expect(try ends(curve).map(\.value) == [0, 1])
      #expect(try ends(curve).map(\.valueError) == [0, 0])
    }
    #expect(try ends(KnownCurve(4, 1, 4, 16)).map(\.velocity) == [0.25, 0])
    // The first control point lies in the corner: the second one gives the direction.
    #expect(try ends(KnownCurve(0, 0, 8, 4)).map(\.velocity) == [0.5, 1.5])
    #expect(try ends(KnownCurve(0, 0, 16, 16)).map(\.velocity) == [1, 1])
    // Vertical legs, up and down.
    #expect(try ends(KnownCurve(0, 5, 16, 20)).map(\.velocity) == [.infinity, -.infinity])
  }

  @Test func `the methods agree within their claims on curves at random`() throws {
    var random = SeededGenerator(seed: 2)
    let oracles = OracleSet.gsl.curves
    for _ in 0..<300 {
      let curve = CurveProblem(
        x1: random.uniform(0...1), y1: random.uniform(-2...3), x2: random.uniform(0...1),
        y2: random.uniform(-2...3))
      let progress = [random.geometric(1e-12...1), random.uniform(0...1), 1 - random.geometric(1e-9...1)]
      let all = try oracles.map { try $0.states(of: curve, at: progress) }
      for (states, oracle) in zip(all, oracles) {
        for (index, state) in states.enumerated() {
          let first = all[0][index]
          #expect(
            abs(state.value - first.value) <= state.valueError + first.valueError,
            "\(oracle.name), seed \(random.seed), \(curve) at \(progress[index])")
          #expect(
            abs(state.velocity - first.velocity) <= state.velocityError + first.velocityError,
            "\(oracle.name), seed \(random.seed), \(curve) at \(progress[index])")
        }
      }
    }
  }

  @Test(arguments: names)
  func `the smallest and the largest progress are answered`(name: String) throws {
    let oracle = try Self.oracle(name)
    for curve in KnownCurve.all {
      for progress in [Double.leastNonzeroMagnitude, 0x1p-1040, 1e-200, 1e-20, 1.0.nextDown] {
        let state = try oracle.states(of: curve.problem, at: [progress])[0]
        #expect(state.value.isFinite && state.valueError.isFinite, "\(curve) at \(progress)")
      }
    }
  }

  @Test(arguments: names)
  func `control points and progress out of range are refused by name`(name: String) throws {
    let oracle = try Self.oracle(name)
    func refusal(_ curve: CurveProblem, _ progress: Double) -> String {
      let error = #expect(throws: OracleError.self) { try oracle.states(of: curve, at: [progress]) }
      guard case .unsuited(let why) = error else { return "" }
      return why
    }
    #expect(refusal(CurveProblem(x1: 1.2, y1: 0, x2: 0, y2: 1), 0.5).hasPrefix("x1 must be"))
    #expect(refusal(CurveProblem(x1: 0, y1: 0, x2: .nan, y2: 1), 0.5).hasPrefix("x2 must be"))
    #expect(refusal(CurveProblem(x1: 0, y1: .infinity, x2: 0, y2: 1), 0.5).hasPrefix("y1 must be"))
    #expect(refusal(CurveProblem(x1: 0, y1: 0, x2: 1, y2: 1), 1.5).hasPrefix("progress must be"))
    #expect(refusal(CurveProblem(x1: 0, y1: 0, x2: 1, y2: 1), .nan).hasPrefix("progress must be"))
  }
}
#endif
