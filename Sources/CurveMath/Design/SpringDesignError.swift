// SPDX-License-Identifier: Apache-2.0

/// Why no spring meets a goal: which goal, what it was, what is allowed beside the others.
public struct SpringDesignError: Error, Hashable, Sendable {
  /// A goal's name, spelled as its argument label is.
  public enum Goal: Hashable, Sendable {
    case overshoot, peakTime, settlingDuration, epsilon, dampingRatio, response, distance, initialVelocity
    case firstTime, firstValue, secondTime, secondValue

    /// The argument label; of a point, its place and part.
    public var name: StaticString {
      switch self {
      case .overshoot: "overshoot"
      case .peakTime: "peakTime"
      case .settlingDuration: "settlingDuration"
      case .epsilon: "epsilon"
      case .dampingRatio: "dampingRatio"
      case .response: "response"
      case .distance: "distance"
      case .initialVelocity: "initialVelocity"
      case .firstTime: "the first time"
      case .firstValue: "the first value"
      case .secondTime: "the second time"
      case .secondValue: "the second value"
      }
    }
  }

  /// The goal that was refused.
  public let goal: Goal
  /// What it was.
  public let value: Double
  /// The smallest number that is allowed beside the other goals, or the one that it has to be above.
  public let lowerBound: Double
  /// The largest number that is allowed, or the one that it has to be below; infinity where there is none.
  public let upperBound: Double
  /// Whether ``lowerBound`` itself is allowed.
  public let includesLowerBound: Bool
  /// Whether ``upperBound`` itself is allowed.
  public let includesUpperBound: Bool

  /// An error about one goal.
  public init(
    goal: Goal, value: Double, lowerBound: Double = 0, includesLowerBound: Bool = false,
    upperBound: Double = .infinity, includesUpperBound: Bool = false
  ) {
    self.goal = goal
    self.value = value
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.includesLowerBound = includesLowerBound
    self.includesUpperBound = includesUpperBound
  }

  /// Whether a size's powers are numbers.
  fileprivate static func isModerate(_ value: Double) -> Bool {
    value == 0 || (value.magnitude >= 1e-100 && value.magnitude <= 1e100)
  }

  /// Refuses a goal that is outside what is allowed, or of a size whose powers are no numbers.
  static func require(
    _ goal: Goal, _ value: Double, above lower: Double = 0, includingLower includesLower: Bool = false,
    below upper: Double = .infinity, includingUpper includesUpper: Bool = false
  ) throws(SpringDesignError) {
    let isHigh = includesLower ? value >= lower : value > lower
    let isLow = includesUpper ? value <= upper : value < upper
    // A bound that is no number allows nothing.
    guard isHigh, isLow, goal == .overshoot || SpringDesignError.isModerate(value) else {
      throw SpringDesignError(
        goal: goal, value: value, lowerBound: lower, includesLowerBound: includesLower, upperBound: upper,
        includesUpperBound: includesUpper)
    }
  }
}

#if !hasFeature(Embedded)
extension SpringDesignError: CustomStringConvertible {
  /// One sentence: the goal, what is allowed beside the others, what it was.
  public var description: String {
    let isClosed = upperBound < .infinity || includesUpperBound
    let upper = includesUpperBound ? "at most \(upperBound)" : isClosed ? "below \(upperBound)" : "finite"
    if goal != .overshoot, value.isFinite, !SpringDesignError.isModerate(value) {
      return "\(goal.name) must be of a size between 1e-100 and 1e100, but is \(value)"
    }
    if lowerBound == -.infinity { return "\(goal.name) must be \(upper), but is \(value)" }
    let lower = includesLowerBound ? "at least \(lowerBound)" : "above \(lowerBound)"
    return "\(goal.name) must be \(lower) and \(upper), but is \(value)"
  }
}
#endif
