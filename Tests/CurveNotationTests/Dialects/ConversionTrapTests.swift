// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@testable import CurveNotation

@Suite struct ConversionTrapTests {
  @Test(arguments: ConversionTrap.peers)
  func `a mistake moves a value by more than a hundredth of the way`(trap: ConversionTrap) {
    guard let found = reading(trap.text, as: trap.dialect) else { return }
    let loss = ConversionLoss(from: found, to: CurveExpression(trap.mistaken))
    #expect((loss.difference?.value.magnitude ?? 0) > 0.01, "\(loss.outcome)")
  }

  @Test func `every tool's notation has a trap`() {
    let own: Set<Dialect> = [.swiftUI, .css, .uiKit, .coreAnimation]
    #expect(Set(ConversionTrap.peers.map(\.dialect)) == Set(Dialect.allCases).subtracting(own))
  }
}
