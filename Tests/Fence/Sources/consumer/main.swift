// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import CurveValidation

// Touches all three libraries, so that none of them can be left out of the program.
let expression = try CurveExpression(parsing: "spring(duration: 0.5, bounce: 0.3)")
if case .spring(let parameters, _) = expression.curve {
  let motion = SpringMotion(spring: Spring(parameters), from: 0.0, to: 1.0)
  print("the spring stands at", motion.value(at: 0.25), "after 0.25 s")
}
let oracles = OracleSet(springs: [], curves: [])
print("live oracles here:", oracles.springs.count + oracles.curves.count)
