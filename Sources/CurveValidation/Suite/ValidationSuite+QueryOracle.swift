// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

extension ValidationSuite {
  /// Judges the answers to questions about springs against an oracle's: within the error that it claims.
  func judge(_ oracle: any SpringQueryOracle, _ cases: inout WorstCases) {
    for one in QueryCase.all(reference) {
      let problem = one.problem
      let key = "\(oracle.name): \(one.query.name)"
      do throws(OracleError) {
        let answer = try oracle.answer(one.query, of: problem)
        // What the oracle leaves open is not judged, and not counted either.
        guard answer.error < .infinity else { continue }
        let motion = SpringMotion(
          spring: Spring(problem.parameters), from: problem.from, to: problem.to,
          initialVelocity: problem.initialVelocity)
        let computed = one.query.answer(of: motion)
        cases.note(key, error: answer.error(of: computed), id: one.id) {
          one.cells() + [
            ("computed", computed.map(NumberText.text) ?? "none"),
            ("oracle", answer.number.map(NumberText.text) ?? "none"),
            ("claimed error", NumberText.text(of: answer.error)),
          ]
        }
      } catch .unsuited {
        // Another oracle's case; a check without any row fails.
      } catch {
        cases.fail(key, id: one.id, reason: "\(error)", inputs: one.cells)
      }
    }
  }
}
