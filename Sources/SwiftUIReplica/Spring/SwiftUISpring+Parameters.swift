// SPDX-License-Identifier: Apache-2.0

public import CurveMath

extension SwiftUISpring {
  /// The spring that SwiftUI makes of parameters.
  ///
  /// SwiftUI has no initialiser with a stiffness and a damping ratio; that one goes through
  /// ``init(mass:stiffness:damping:allowOverDamping:)`` with the damping `2ζ√(mk)`.
  public init(_ parameters: SpringParameters) {
    switch parameters {
    case .durationBounce(let duration, let bounce):
      self.init(duration: duration, bounce: bounce)
    case .responseDampingRatio(let response, let dampingRatio):
      self.init(response: response, dampingRatio: dampingRatio)
    case .massStiffnessDamping(let mass, let stiffness, let damping, let allowOverDamping):
      self.init(
        mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allowOverDamping)
    case .stiffnessDampingRatio(let stiffness, let dampingRatio, let mass):
      let damping = 2 * dampingRatio * (mass * stiffness).squareRoot()
      self.init(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    case .settlingDurationDampingRatio(let settlingDuration, let dampingRatio, let epsilon):
      self.init(settlingDuration: settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon)
    }
  }
}
