// SPDX-License-Identifier: Apache-2.0

/// Why a scenario could not be played to its end, and which part of its document is to blame.
package struct ScenarioRunError: Error, Hashable, Sendable, CustomStringConvertible {
  package let problem: ScenarioRunProblem
  /// The same with its place in the document; nil where no part of it is to blame.
  package let location: ScenarioError?

  /// `card.json:12:18: nodes[0].forEach: what is wrong`, and the place; what is wrong alone where there is none.
  package var description: String { location?.description ?? problem.description }
}
