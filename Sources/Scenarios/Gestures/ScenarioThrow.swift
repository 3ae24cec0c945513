// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// A state that is thrown: it slows down and, where it meets a bound, hangs on a spring there.
package struct ScenarioThrow: Sendable {
  /// The state, by its place.
  package let state: Int
  /// Value units per second.
  package let velocity: ScenarioExpression
  /// The bounds, in either order; nil where there is none.
  package let from: ScenarioExpression?
  package let to: ScenarioExpression?
  package let decay: Decay
  package let spring: Spring
  /// Where it stands in the document.
  package let written: DocumentPlace
}
