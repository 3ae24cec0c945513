// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveValidation
import GSLOracle
import Testing

@Suite struct RootFinderTests {
  /// X of the CSS curve `ease`.
  static let ease = BernsteinCubic(0.25, 0.25)
  /// X that is flat in the middle: 0.5 + 4·(s − 0.5)³.
  static let flat = BernsteinCubic(1, 0)

  @Test(arguments: [CurveBracket.Method.brent, .bisection])
  func `a bracket narrows to the last digits and keeps the root between`(
    method: CurveBracket.Method
  ) throws {
    let bracket = try CurveBracket(method, for: Self.ease)
    try bracket.start(at: Self.ease.value(at: 0.375))
    #expect(bracket.lower == 0 && bracket.upper == 1)
    try bracket.narrowFully()
    #expect(abs(bracket.root - 0.375) < 1e-15)
    #expect(bracket.lower <= 0.375 && 0.375 <= bracket.upper)
  }

  @Test func `a bracket that may not narrow enough says so`() throws {
    let bracket = try CurveBracket(.bisection, for: Self.ease)
    try bracket.start(at: 0.3)
    let error = #expect(throws: OracleError.self) { try bracket.narrowFully(maximumSteps: 10) }
    guard case .stepLimit(steps: 10, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    // It is not spoiled by that.
    try bracket.narrowFully()
    #expect(abs(Self.ease.value(at: bracket.root) - 0.3) < 1e-15)
  }

  @Test func `no root in the bracket is the library's error`() throws {
    let bracket = try CurveBracket(.brent, for: Self.ease)
    let error = #expect(throws: OracleError.self) { try bracket.start(at: 2) }
    guard case .library(_, let reason, operation: "gsl_root_fsolver_set") = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test(arguments: [CurvePolisher.Method.newton, .steffenson])
  func `a polisher reaches the last digits from a good guess`(method: CurvePolisher.Method) throws {
    let polisher = try CurvePolisher(method, for: Self.ease)
    let root = try polisher.root(at: Self.ease.value(at: 0.375), from: 0.4, within: 0.3...0.5)
    #expect(abs(root - 0.375) < 1e-14)
  }

  @Test(arguments: [CurvePolisher.Method.newton, .steffenson])
  func `a polisher that runs off is an error and not a wrong answer`(method: CurvePolisher.Method) throws {
    let polisher = try CurvePolisher(method, for: Self.flat)
    // From next to the flat place the tangent leads far beyond the curve.
    let error = #expect(throws: OracleError.self) {
      try polisher.root(at: 0.9, from: 0.501, within: 0...1)
    }
    guard case .library(_, let reason, let operation) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty)
    #expect(operation == "\(method.rawValue) at progress 0.9")
    // The next question is answered.
    let root = try polisher.root(at: Self.flat.value(at: 0.875), from: 0.9, within: 0.8...1)
    #expect(abs(root - 0.875) < 1e-14)
  }

  @Test(arguments: [CurvePolisher.Method.newton, .steffenson])
  func `a slope of zero is the library's error`(method: CurvePolisher.Method) throws {
    let polisher = try CurvePolisher(method, for: Self.flat)
    let error = #expect(throws: OracleError.self) { try polisher.root(at: 0.9, from: 0.5, within: 0...1) }
    guard case .library(_, let reason, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func `a polisher that does not settle in its steps says so`() throws {
    let polisher = try CurvePolisher(.newton, for: Self.ease)
    let error = #expect(throws: OracleError.self) {
      try polisher.root(at: 0.9, from: 0.3, within: 0...1, maximumSteps: 1)
    }
    guard case .stepLimit(steps: 1, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [ease, flat, BernsteinCubic(-1.5, 2.25)])
  func `the derivatives of the Bernstein form are what differences give`(cubic: BernsteinCubic) {
    let size = 0x1p-10
    // A cubic's difference is off by its third derivative, 6·(1 + 3·first − 3·second), times size²/6.
    let third = abs(1 + 3 * cubic.first - 3 * cubic.second)
    for step in 1...15 {
      let here = Double(step) / 16
      let slope = (cubic.value(at: here + size) - cubic.value(at: here - size)) / (2 * size)
      let curvature = (cubic.slope(at: here + size) - cubic.slope(at: here - size)) / (2 * size)
      #expect(abs(slope - cubic.slope(at: here)) <= third * size * size + 1e-11)
      #expect(abs(curvature - cubic.curvature(at: here)) <= 1e-11)
    }
  }
}
#endif
