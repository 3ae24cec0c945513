// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

extension ValidationSuite {
  /// Judges the closed forms against an integration: within the error that the oracle claims for itself.
  func judge(_ oracle: any SpringOracle, _ cases: inout WorstCases) {
    let reader = reference.springs.reader
    for index in OracleCases.springs(reference.springs) {
      let row = reference.springs.rows[index]
      let times = OracleCases.times(until: row.time)
      let problem = SpringProblem(
        parameters: row.parameters, from: row.from, to: row.to, initialVelocity: row.initialVelocity)
      let motion = SpringMotion(
        spring: Spring(row.parameters), from: row.from, to: row.to, initialVelocity: row.initialVelocity)
      do throws(OracleError) {
        let states = try oracle.states(of: problem, at: times)
        guard states.count == times.count else {
          throw .unexpectedCount(states: states.count, times: times.count)
        }
        for (time, truth) in zip(times, states) {
          let state = motion.state(at: time)
          note(oracle.name, "value", state.value, truth.value, truth.valueError)
          note(oracle.name, "velocity", state.velocity, truth.velocity, truth.velocityError)

          func note(_ oracle: String, _ name: String, _ ours: Double, _ theirs: Double, _ claimed: Double) {
            let key = "\(oracle): spring \(name)"
            let error = measure(
              key, ours, CertifiedNumber(high: theirs, low: 0), ErrorScale(claimed: claimed))
            cases.note(key, error: error, id: row.id) {
              reader.cells(index) + [
                ("judged at time", NumberText.text(of: time)), ("computed", NumberText.text(of: ours)),
                ("oracle", NumberText.text(of: theirs)), ("claimed error", NumberText.text(of: claimed)),
              ]
            }
          }
        }
      } catch .unsuited {
        // Another oracle's case; a check without any row fails.
      } catch {
        for name in ["value", "velocity"] {
          cases.fail(
            "\(oracle.name): spring \(name)", id: row.id, reason: "\(error)"
          ) { reader.cells(index) }
        }
      }
    }
  }

  /// Judges the bezier solver against a root finder: within the error that the oracle claims for itself.
  func judge(_ oracle: any CurveOracle, _ cases: inout WorstCases) {
    let reader = reference.curves.reader
    for (index, row) in reference.curves.rows.enumerated() {
      guard case .bezier(let curve) = row.curve.kind else { continue }
      do throws(OracleError) {
        let problem = CurveProblem(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2)
        let states = try oracle.states(of: problem, at: [row.progress])
        guard states.count == 1 else { throw .unexpectedCount(states: states.count, times: 1) }
        for truth in states {
          let state = row.curve.state(at: row.progress)
          note("value", state.value, truth.value, truth.valueError)
          // Along a vertical tangent a root finder knows no slope and claims none.
          guard truth.velocityError.isFinite else { continue }
          note("slope", state.velocity, truth.velocity, truth.velocityError)
        }
      } catch .unsuited {
        // Another oracle's case; a check without any row fails.
      } catch {
        for name in ["value", "slope"] {
          cases.fail("\(oracle.name): bezier \(name)", id: row.id, reason: "\(error)") {
            reader.cells(index)
          }
        }
      }

      func note(_ name: String, _ ours: Double, _ theirs: Double, _ claimed: Double) {
        let key = "\(oracle.name): bezier \(name)"
        let error = measure(key, ours, CertifiedNumber(high: theirs, low: 0), ErrorScale(claimed: claimed))
        cases.note(key, error: error, id: row.id) {
          reader.cells(index) + [
            ("computed", NumberText.text(of: ours)), ("oracle", NumberText.text(of: theirs)),
            ("claimed error", NumberText.text(of: claimed)),
          ]
        }
      }
    }
  }
}
