// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// A spring as its entry in the vocabulary reads it.
struct ReadSpring: Hashable, Sendable {
  let parameters: SpringParameters
  /// What it was asked to reach, where goals were stated.
  var goals: SpringGoals?
}
