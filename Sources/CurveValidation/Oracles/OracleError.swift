// SPDX-License-Identifier: Apache-2.0

/// Why an oracle gave up.
public enum OracleError: Error, Hashable, Sendable {
  /// The library behind it reported a failure, with its code and its words.
  case library(code: Int32, reason: String, operation: String)
  /// The step cap was reached before the time that was asked for, or before a root was known.
  case stepLimit(steps: Int, reached: Double)
  /// The oracle gave another number of states than it was asked for.
  case unexpectedCount(states: Int, times: Int)
  /// The problem is outside what the oracle does; why.
  case unsuited(String)
  /// Two oracles that must agree do not.
  case disagreement(first: String, second: String, difference: Double, allowed: Double, time: Double)
}

extension OracleError: CustomStringConvertible {
  /// One sentence.
  public var description: String {
    switch self {
    case .library(let code, let reason, let operation):
      "\(operation) failed: \(reason) (code \(code))"
    case .stepLimit(let steps, let reached):
      "gave up after \(steps) steps, having reached \(reached)"
    case .unexpectedCount(let states, let times):
      "gave \(states) states for \(times) times"
    case .unsuited(let why):
      "not suited: \(why)"
    case .disagreement(let first, let second, let difference, let allowed, let time):
      "\(first) and \(second) differ by \(difference) at time \(time), allowed is \(allowed)"
    }
  }
}
