// SPDX-License-Identifier: Apache-2.0

extension Spring {
  /// The spring that the parameters describe, by the initialiser of the same name.
  public init(_ parameters: SpringParameters) {
    switch parameters {
    case .durationBounce(let duration, let bounce):
      self.init(duration: duration, bounce: bounce)
    case .responseDampingRatio(let response, let dampingRatio):
      self.init(response: response, dampingRatio: dampingRatio)
    case .massStiffnessDamping(let mass, let stiffness, let damping, let allowOverDamping):
      self.init(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allowOverDamping)
    case .stiffnessDampingRatio(let stiffness, let dampingRatio, let mass):
      self.init(stiffness: stiffness, dampingRatio: dampingRatio, mass: mass)
    case .settlingDurationDampingRatio(let settlingDuration, let dampingRatio, let epsilon):
      self.init(settlingDuration: settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon)
    }
  }

  /// The spring that the parameters describe, or the reason why they describe none.
  ///
  /// Allowed are: durations, mass and stiffness that are finite and above 0; damping and damping ratio that
  /// are finite and 0 or more; a bounce above −1 and at most 1. A settling duration needs a damping ratio
  /// above 0, since without damping nothing settles, and an epsilon above 0 and below 1, the whole way.
  /// Durations, mass, stiffness and damping lie between 10⁻¹⁰⁰ and 10¹⁰⁰, and the decay they make below 10¹¹⁰ per
  /// second, so that the squares of the rates are numbers.
  ///
  /// - Throws: ``SpringError``, which names the first parameter that is not allowed.
  public init(validating parameters: SpringParameters) throws(SpringError) {
    switch parameters {
    case .durationBounce(let duration, let bounce):
      try Spring.require(.duration, duration, .positive)
      try Spring.require(.bounce, bounce, .bounceRange)
    case .responseDampingRatio(let response, let dampingRatio):
      try Spring.require(.response, response, .positive)
      try Spring.require(.dampingRatio, dampingRatio, .notNegative)
    case .massStiffnessDamping(let mass, let stiffness, let damping, _):
      try Spring.require(.mass, mass, .positive)
      try Spring.require(.stiffness, stiffness, .positive)
      try Spring.require(.damping, damping, .notNegative)
    case .stiffnessDampingRatio(let stiffness, let dampingRatio, let mass):
      try Spring.require(.stiffness, stiffness, .positive)
      try Spring.require(.dampingRatio, dampingRatio, .notNegative)
      try Spring.require(.mass, mass, .positive)
    case .settlingDurationDampingRatio(let settlingDuration, let dampingRatio, let epsilon):
      try Spring.require(.settlingDuration, settlingDuration, .positive)
      try Spring.require(.dampingRatio, dampingRatio, .positive)
      try Spring.require(.epsilon, epsilon, .fraction)
    }
    let spring = Spring(parameters)
    if !(spring.decay.high <= 1e110) {
      throw SpringError(
        parameter: parameters.dampingParameter.name, value: parameters.dampingParameter.value,
        requirement: .decayLimit)
    }
    self = spring
  }

  private static func require(
    _ parameter: SpringError.Parameter, _ value: Double, _ requirement: SpringError.Requirement
  ) throws(SpringError) {
    let holds =
      switch requirement {
      case .positive: value > 0 && value.isFinite
      case .notNegative: value >= 0 && value.isFinite
      case .bounceRange: value > -1 && value <= 1
      case .fraction: value > 0 && value < 1
      case .decayLimit: true
      case .magnitude: value == 0 || (value >= 1e-100 && value <= 1e100)
      }
    if !holds { throw SpringError(parameter: parameter, value: value, requirement: requirement) }
    let isSize = requirement == .positive || requirement == .notNegative
    if isSize { try require(parameter, value, .magnitude) }
  }
}

extension SpringParameters {
  /// The parameter that says how strongly the motion is damped.
  fileprivate var dampingParameter: (name: SpringError.Parameter, value: Double) {
    switch self {
    case .durationBounce(_, let bounce): (.bounce, bounce)
    case .responseDampingRatio(_, let ratio): (.dampingRatio, ratio)
    case .massStiffnessDamping(_, _, let damping, _): (.damping, damping)
    case .stiffnessDampingRatio(_, let ratio, _): (.dampingRatio, ratio)
    case .settlingDurationDampingRatio(_, let ratio, _): (.dampingRatio, ratio)
    }
  }
}
