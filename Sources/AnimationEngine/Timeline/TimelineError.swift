// SPDX-License-Identifier: Apache-2.0

/// Why a timeline does not do what it was asked to.
public enum TimelineError: Error, Hashable, Sendable {
  /// Time runs forwards only.
  case timeGoesBackwards(from: Double, to: Double)
  /// A time is infinite or NaN.
  case timeIsNotFinite(Double)
  /// Time was to be advanced by something that was called while it was being advanced.
  case isAdvancing(at: Double)
  /// Time was to be advanced within the body of a transaction.
  case isInTransaction(at: Double)
  /// Completions led to completions again and again while time stood still.
  case goesOnForever(at: Double, rounds: Int)
}

extension TimelineError: CustomStringConvertible {
  /// What is wrong and what is allowed.
  public var description: String {
    switch self {
    case .timeGoesBackwards(let now, let time):
      "time can't go back from \(now) to \(time): advance to \(now) or later"
    case .timeIsNotFinite(let time):
      "time can't be \(time): it must be a finite number of seconds"
    case .isAdvancing(let time):
      "time is being advanced already, at \(time): what is called on the way may change properties, but not time"
    case .isInTransaction(let time):
      "time stands still at \(time) within a transaction: advance after its body"
    case .goesOnForever(let time, let rounds):
      "at time \(time) completions led to completions \(rounds) times in a row: the rest waits for the next advance"
    }
  }
}
