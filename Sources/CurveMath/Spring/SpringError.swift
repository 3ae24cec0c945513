// SPDX-License-Identifier: Apache-2.0

/// Why a spring's parameters were refused: which one, what it was, what is allowed.
public struct SpringError: Error, Hashable, Sendable {
  /// A parameter's name, spelled as its argument label is.
  public enum Parameter: Hashable, Sendable {
    case duration, bounce, response, dampingRatio, mass, stiffness, damping, settlingDuration, epsilon

    /// The argument label.
    public var name: StaticString {
      switch self {
      case .duration: "duration"
      case .bounce: "bounce"
      case .response: "response"
      case .dampingRatio: "dampingRatio"
      case .mass: "mass"
      case .stiffness: "stiffness"
      case .damping: "damping"
      case .settlingDuration: "settlingDuration"
      case .epsilon: "epsilon"
      }
    }
  }

  /// What the parameter has to be.
  public enum Requirement: Hashable, Sendable {
    /// A finite number above 0.
    case positive
    /// A finite number that is 0 or more.
    case notNegative
    /// A number above −1 and at most 1.
    case bounceRange
    /// A number above 0 and below 1.
    case fraction
    /// A size that leaves room for its powers: 10⁻¹⁰⁰ to 10¹⁰⁰, or 0 where 0 is allowed.
    case magnitude
    /// A damping that, with the other parameters, decays by less than 10¹¹⁰ per second.
    case decayLimit

    /// The rule in words, to follow “must be”.
    public var words: StaticString {
      switch self {
      case .positive: "a finite number above 0"
      case .notNegative: "a finite number, 0 or more"
      case .bounceRange: "above -1 and at most 1"
      case .fraction: "above 0 and below 1"
      case .magnitude: "of a size between 1e-100 and 1e100"
      case .decayLimit: "so small that the motion decays by less than 1e110 per second"
      }
    }
  }

  /// The parameter that was refused.
  public let parameter: Parameter
  /// What it was.
  public let value: Double
  /// What it has to be.
  public let requirement: Requirement

  /// An error about one parameter.
  public init(parameter: Parameter, value: Double, requirement: Requirement) {
    self.parameter = parameter
    self.value = value
    self.requirement = requirement
  }
}

#if !hasFeature(Embedded)
extension SpringError: CustomStringConvertible {
  /// One sentence: the parameter, what it must be, what it was.
  public var description: String {
    "\(parameter.name) must be \(requirement.words), but is \(value)"
  }
}
#endif
