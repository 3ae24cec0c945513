// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@testable import CurveNotation

/// What is written in another tool's notation is the same when it is read back.
@Suite struct PeerRoundTripTests {
  static let springDialects: [Dialect] = [.compose, .flutter, .reactSpring, .motion, .anime, .figma]

  /// Whether a dialect's limits leave room for a spring: those of anime.js are 10,000.
  private func holds(_ parameters: SpringParameters, _ dialect: Dialect) -> Bool {
    let numbers = SpringNumbers(parameters, velocity: nil)
    return dialect != .anime
      || (max(numbers.stiffnessOfUnitMass, numbers.stiffness) < 10_000
        && max(numbers.dampingOfUnitMass, numbers.damping) < 10_000)
  }

  @Test(arguments: springDialects)
  func `a spring comes back to the last bits of its rates`(dialect: Dialect) {
    var random = SeededGenerator(seed: 0x5EED_0001)
    for _ in 0..<Trials.count(300, debug: 60) {
      let parameters = random.peerSpring()
      guard holds(parameters, dialect) else { continue }
      guard let written = conversion(.spring(parameters, initialVelocity: nil), as: dialect) else { return }
      #expect(Self.isKept(written, dialect), "\(parameters) → \(written.text), \(written.loss.outcome)")
    }
  }

  @Test(arguments: [
    SpringParameters.durationBounce(duration: 0.5, bounce: 0), .durationBounce(duration: 0.5, bounce: 1),
    .durationBounce(duration: 0.628, bounce: 1e-15), .durationBounce(duration: 2.5, bounce: -0.5),
    .massStiffnessDamping(mass: 1, stiffness: 100, damping: 20, allowOverDamping: false),
    .massStiffnessDamping(mass: 1, stiffness: 100, damping: 50, allowOverDamping: false),
    .massStiffnessDamping(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true),
    .stiffnessDampingRatio(stiffness: 1500, dampingRatio: 1, mass: 1),
    .settlingDurationDampingRatio(settlingDuration: 1, dampingRatio: 0.7, epsilon: 0.001),
  ])
  func `springs at the edges come back`(parameters: SpringParameters) {
    for dialect in Self.springDialects where dialect != .anime || Spring(parameters).dampingRatio > 0 {
      let written = conversion(.spring(parameters, initialVelocity: nil), as: dialect)
      #expect(written.map { Self.isKept($0, dialect) } ?? false, "\(dialect): \(written?.text ?? "")")
    }
  }

  /// Whether a conversion is exact, and where numbers have 24 bits, right to those.
  private static func isKept(_ written: Conversion, _ dialect: Dialect) -> Bool {
    if written.loss.isExact { return true }
    guard dialect == .compose, let difference = written.loss.difference else { return false }
    // An undamped spring loses its phase, over the ten swings that are compared.
    return difference.value.magnitude < 1e-5
  }

  @Test(arguments: [Dialect.flutter, .reactSpring, .motion, .anime, .figma])
  func `an initial velocity comes back`(dialect: Dialect) {
    var random = SeededGenerator(seed: 0x5EED_0002)
    for _ in 0..<Trials.count(200, debug: 60) {
      let parameters = random.peerSpring()
      let travel = random.geometric(0.01...1000) * (random.next() % 2 == 0 ? 1 : -1)
      guard holds(parameters, dialect) else { continue }
      let curve = CurveExpression.Curve.spring(parameters, initialVelocity: random.uniform(-50...50))
      let written = conversion(curve, as: dialect, options: WritingOptions(travel: travel))
      #expect(written?.loss.isExact ?? false, "\(curve), \(travel): \(written?.text ?? "")")
    }
  }

  @Test(arguments: [Dialect.compose, .flutter, .motion, .anime, .figma])
  func `a cubic bezier comes back to the bit`(dialect: Dialect) {
    var random = SeededGenerator(seed: 0x5EED_0003)
    for _ in 0..<Trials.count(200, debug: 60) {
      let curve = CurveExpression.Curve.unitCurve(random.bezier(for: dialect))
      let written = conversion(curve, as: dialect)
      #expect(written?.loss.outcome == .same, "\(curve): \(written?.text ?? "")")
    }
  }

  @Test(arguments: [Dialect.compose, .flutter, .motion, .anime, .figma])
  func `a curve with whole milliseconds comes back to the bit`(dialect: Dialect) {
    var random = SeededGenerator(seed: 0x5EED_0004)
    for _ in 0..<Trials.count(200, debug: 60) {
      let duration = (random.uniform(1...9000)).rounded() / 1000
      let curve = CurveExpression.Curve.timedCurve(random.bezier(for: dialect), duration: duration)
      let written = conversion(curve, as: dialect)
      #expect(written?.loss.outcome == .same, "\(curve): \(written?.text ?? "")")
    }
  }

  @Test(arguments: [Dialect.motion, .anime, .figma])
  func `any duration comes back to the bit where it need not be whole`(dialect: Dialect) {
    var random = SeededGenerator(seed: 0x5EED_0005)
    for _ in 0..<Trials.count(200, debug: 60) {
      let curve = CurveExpression.Curve.timedCurve(.easeIn, duration: random.geometric(0.001...100))
      let written = conversion(curve, as: dialect)
      #expect(written?.loss.outcome == .same, "\(curve): \(written?.text ?? "")")
    }
  }

  @Test func `delays and passes come back where there is a place for them`() {
    let tween = CurveExpression.Curve.timedCurve(.easeIn, duration: 0.3)
    let rows: [(Dialect, [CurveModifier])] = [
      (.compose, [.delay(0.2)]), (.compose, [.delay(0.2), .repeatCount(3, autoreverses: true)]),
      (.compose, [.repeatForever(autoreverses: false)]), (.motion, [.delay(0.25)]),
      (.motion, [.repeatCount(4, autoreverses: false), .delay(1)]),
      (.motion, [.repeatForever(autoreverses: true)]), (.anime, [.delay(0.05)]),
    ]
    for (dialect, modifiers) in rows {
      guard let written = conversion(tween, as: dialect, modifiers: modifiers) else { continue }
      #expect(reading(written.text, as: dialect)?.modifiers == modifiers, "\(written.text)")
    }
  }

  @Test(arguments: Dialect.allCases)
  func `what is written is known as the dialect it is in`(dialect: Dialect) {
    let curves: [CurveExpression.Curve] = [
      .spring(.durationBounce(duration: 0.5, bounce: 0.3), initialVelocity: nil),
      .timedCurve(UnitCurve(0.3, 0.1, 0.2, 0.9), duration: 0.3),
    ]
    for curve in curves {
      guard let written = try? CurveExpression(curve).text(as: dialect).text else { continue }
      let isKnown = dialect.notation.looksLike(written)
      #expect(isKnown, "\(written)")
      // SwiftUI and CSS are tried first, whatever a text looks like.
      let others = Dialect.allCases.filter {
        $0 != dialect && $0 != .swiftUI && $0 != .css && $0.notation.looksLike(written)
      }
      #expect(others.isEmpty, "\(written) looks like \(others) too")
    }
  }
}

extension SeededGenerator {
  /// A cubic bezier with coordinates that a dialect has.
  fileprivate mutating func bezier(for dialect: Dialect) -> UnitCurve {
    let curve = bezier()
    return dialect == .compose ? curve.inSingleFloats : curve
  }
}
