// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// The largest error over certified rows, in units of 2⁻⁵³ of the scale.
struct Errors {
  private(set) var value = 0.0
  private(set) var velocity = 0.0

  /// Takes one row in. A NaN counts as infinitely wrong.
  mutating func add(_ state: (value: Double, velocity: Double), _ row: CertifiedSpring) {
    let unit = 0x1p-53 * row.scale
    guard unit > 0 else { return }
    value.raise(to: ((state.value - row.value) - row.valueLow).magnitude / unit)
    let rate = unit * row.spring.angularNaturalFrequency
    velocity.raise(to: ((state.velocity - row.velocity) - row.velocityLow).magnitude / rate)
  }

  /// Takes one row of a curve in, in units of max(1, |y|); there is no slope among them.
  mutating func add(_ result: Double, _ row: CertifiedCurve) {
    let unit = 0x1p-53 * max(1, row.value.magnitude)
    value.raise(to: ((result - row.value) - row.valueLow).magnitude / unit)
  }
}

extension Double {
  fileprivate mutating func raise(to other: Double) {
    self = other.isNaN ? .infinity : Swift.max(self, other)
  }
}
