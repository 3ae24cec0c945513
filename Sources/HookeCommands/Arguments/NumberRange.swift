// SPDX-License-Identifier: Apache-2.0

/// The numbers that an option allows.
package enum NumberRange: Hashable, Sendable, CaseIterable {
  case finite
  case positive
  case notNegative
  /// Numbers whose squares are numbers too.
  case moderate
  /// The same without 0.
  case moderateOtherThanZero
  /// Seconds of a scenario.
  case scenarioTime
  /// Frames a second of a scenario.
  case scenarioRate

  package func contains(_ number: Double) -> Bool {
    switch self {
    case .finite: number.isFinite
    case .positive: number.isFinite && number > 0
    case .notNegative: number.isFinite && number >= 0
    case .moderate: number.magnitude <= 1e100
    case .moderateOtherThanZero: number.magnitude <= 1e100 && number != 0
    case .scenarioTime: (0...1e9).contains(number)
    case .scenarioRate: number > 0 && number <= 1e6
    }
  }

  package var words: String {
    switch self {
    case .finite: "a finite number"
    case .positive: "a finite number above 0"
    case .notNegative: "a finite number, 0 or more"
    case .moderate: "a finite number from -1e100 to 1e100"
    case .moderateOtherThanZero: "a finite number from -1e100 to 1e100 other than 0"
    case .scenarioTime: "a number of seconds from 0 to 1e9"
    case .scenarioRate: "a number above 0, up to 1e6"
    }
  }
}
