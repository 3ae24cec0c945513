// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// A spring's numbers as another tool may want them, those that were given as they were given.
struct SpringNumbers {
  let spring: Spring
  let mass: Double
  let stiffness: Double
  let damping: Double
  let dampingRatio: Double
  /// In travels per second; 0 where none was written.
  let velocity: Double

  init(_ parameters: SpringParameters, velocity: Double?) {
    let spring = Spring(parameters)
    self.spring = spring
    self.velocity = velocity ?? 0
    mass = spring.mass
    switch parameters {
    case .massStiffnessDamping(_, let stiffness, let damping, let allowOverDamping):
      self.stiffness = stiffness
      self.damping = allowOverDamping || spring.damping >= damping ? damping : spring.damping
      dampingRatio = spring.dampingRatio
    case .stiffnessDampingRatio(let stiffness, let ratio, _):
      self.stiffness = stiffness
      damping = spring.damping
      dampingRatio = ratio
    case .responseDampingRatio(_, let ratio):
      stiffness = spring.stiffness
      damping = spring.damping
      dampingRatio = ratio
    case .durationBounce, .settlingDurationDampingRatio:
      stiffness = spring.stiffness
      damping = spring.damping
      dampingRatio = spring.dampingRatio
    }
  }

  /// The stiffness of a mass of 1 that moves the same way.
  var stiffnessOfUnitMass: Double {
    mass == 1 ? stiffness : (spring.naturalFrequency * spring.naturalFrequency).rounded
  }

  /// The damping of a mass of 1 that moves the same way.
  var dampingOfUnitMass: Double { mass == 1 ? damping : spring.decay.scaled(by: 2).rounded }
}
