// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import TestSupport
import Testing

@Suite struct RoundTripTests {
  /// Springs of all regimes and parameterisations, with and without velocity.
  private static func springs(_ count: Int, seed: UInt64) -> [CurveExpression] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { index in
      let response = generator.geometric(0.01...100)
      let ratio = generator.dampingRatio(upTo: 1e3)
      let mass = generator.geometric(0.01...100)
      let parameters: SpringParameters =
        switch index % 4 {
        case 0: .responseDampingRatio(response: response, dampingRatio: ratio)
        case 1: .durationBounce(duration: response, bounce: generator.uniform(-0.9...1))
        case 2:
          .massStiffnessDamping(
            mass: mass, stiffness: generator.geometric(1...1e4), damping: generator.geometric(0.1...1e3),
            allowOverDamping: generator.sign() > 0)
        default:
          .stiffnessDampingRatio(stiffness: generator.geometric(1...1e4), dampingRatio: ratio, mass: mass)
        }
      let velocity = index % 3 == 0 ? generator.sign() * generator.geometric(0.01...100) : nil
      let merging: CurveExpression.Merging? =
        velocity != nil ? .combines : index % 5 == 0 ? nil : .merges(blendDuration: index % 5 == 1 ? 0.25 : 0)
      return CurveExpression(.spring(parameters, initialVelocity: velocity), merging: merging)
    }
  }

  @Test(arguments: [Dialect.swiftUI, .uiKit, .coreAnimation])
  func `a spring that is written is read back as the same spring`(dialect: Dialect) throws {
    for expression in Self.springs(300, seed: 31_415) {
      let conversion = try expression.text(as: dialect)
      #expect(conversion.loss.isExact, "\(expression.curve): \(conversion.text), \(conversion.loss)")
    }
  }

  @Test(arguments: [Dialect.swiftUI, .uiKit, .coreAnimation])
  func `a spring by mass, stiffness and damping keeps every bit`(dialect: Dialect) throws {
    for expression in Self.springs(300, seed: 27_182) {
      guard case .spring(.massStiffnessDamping, _) = expression.curve else { continue }
      let conversion = try expression.text(as: dialect)
      guard case .spring(let parameters, _) = expression.curve,
        Spring(parameters).regime == .overDamped || Spring(parameters).damping == dampingGiven(parameters)
      else { continue }
      #expect(conversion.loss.outcome == .same, "\(expression.curve): \(conversion.text)")
    }
  }

  private func dampingGiven(_ parameters: SpringParameters) -> Double {
    guard case .massStiffnessDamping(_, _, let damping, _) = parameters else { return .nan }
    return damping
  }

  @Test(arguments: [Dialect.swiftUI, .css, .uiKit, .coreAnimation])
  func `a bezier curve that is written is read back to the bit`(dialect: Dialect) throws {
    var generator = SeededGenerator(seed: 16_180)
    for index in 0..<120 {
      let bezier = CubicBezier(
        x1: generator.uniform(0...1), y1: generator.uniform(-2...3), x2: generator.uniform(0...1),
        y2: generator.uniform(-2...3))
      let curve = UnitCurve(.bezier(bezier))
      var duration = generator.geometric(0.01...100)
      // Their durations are whole numbers.
      if dialect == .compose || dialect == .flutter { duration = (duration * 1000).rounded() / 1000 }
      if dialect == .lottie { duration = (duration * 60).rounded(.up) / 60 }
      let expression = CurveExpression(
        index % 2 == 0 ? .unitCurve(curve) : .timedCurve(curve, duration: duration), merging: .combines)
      guard let conversion = try? expression.text(as: dialect) else { continue }
      if case .keyframes = conversion.readBack?.curve { continue }
      #expect(conversion.loss.outcome == .same, "\(expression.curve): \(conversion.text), \(conversion.loss)")
    }
  }

  @Test func `stops of a linear curve that is written are read back to the bit`() throws {
    var generator = SeededGenerator(seed: 14_142)
    for _ in 0..<100 {
      var stops = (0..<Int(generator.uniform(1...12))).map { _ in
        LinearCurve.Stop(generator.uniform(-1...2), at: generator.uniform(-0.2...1.2))
      }
      stops.append(LinearCurve.Stop(1, at: 1))
      let duration = generator.sign() > 0 ? generator.geometric(0.01...100) : nil
      let expression = CurveExpression(.linearCurve(LinearCurve(stops: stops), duration: duration))
      let conversion = try expression.text(as: .css)
      #expect(conversion.loss.outcome == .same, "\(conversion.text)")
    }
  }

  @Test(arguments: StepCurve.Jumps.allCases)
  func `steps that are written are read back`(jumps: StepCurve.Jumps) throws {
    for count in [1, 2, 3, 10, 2_147_483_647] {
      for duration in [nil, 0.3, 12.5] {
        let expression = CurveExpression(
          .stepCurve(StepCurve(count: count, jumps: jumps), duration: duration))
        #expect(try expression.text(as: .css).loss.outcome == .same)
      }
    }
  }

  @Test func `modifiers of an animation are written back`() throws {
    for text in [
      ".easeIn.delay(1)", ".bouncy.speed(2).delay(0.25)", ".spring.repeatCount(3)",
      ".linear(duration: 2).repeatForever(autoreverses: false)",
      ".spring.repeatCount(2, autoreverses: false)",
      ".easeOut(duration: 0.2).logicallyComplete(after: 0.1)", ".snappy.repeatForever()",
    ] {
      let expression = try CurveExpression(parsing: text)
      let conversion = try expression.text(as: .swiftUI)
      #expect(conversion.text == text)
      #expect(conversion.readBack?.modifiers == expression.modifiers)
      #expect(conversion.loss.outcome == .same)
    }
  }

  @Test(arguments: Dialect.allCases)
  func `what is refused or written is never a crash`(dialect: Dialect) {
    var generator = SeededGenerator(seed: 57_721)
    let numbers = [0, 1e-300, 0.1, 1, 100, 1e300]
    for first in numbers {
      for second in numbers {
        let velocity = generator.sign() * first
        let expression = CurveExpression(
          .spring(
            .massStiffnessDamping(mass: 1, stiffness: first, damping: second, allowOverDamping: true),
            initialVelocity: velocity))
        if let conversion = try? expression.text(as: dialect) { #expect(!conversion.text.isEmpty) }
      }
    }
  }
}
