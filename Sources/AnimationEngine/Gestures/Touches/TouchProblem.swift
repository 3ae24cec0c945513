// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// What can be wrong with a touch, after those before it.
public enum TouchProblem: Hashable, Sendable {
  /// Its time is infinite or NaN.
  case timeIsNotFinite
  /// It is earlier than one before it.
  case timeGoesBackwards(from: Double)
  /// It is earlier than the time at which touches begin.
  case comesBefore(Double)
  /// Its location is infinite or NaN.
  case locationIsNotFinite
  /// A finger that is down comes down.
  case beganTwice
  /// A finger moves or goes that never came down.
  case neverBegan
  /// A finger moves or goes that has gone.
  case hasEnded
  /// A finger is still down where the stream ends.
  case neverEnds
}

/// A touch that can't be right, and what is wrong with it.
public struct TouchError: Error, Hashable, Sendable {
  /// What is wrong.
  public let problem: TouchProblem
  /// The touch.
  public let touch: Touch
  /// Its place in the stream, from 0; nil where there is no stream.
  public let index: Int?

  /// A touch and what is wrong with it.
  public init(_ problem: TouchProblem, touch: Touch, index: Int? = nil) {
    self.problem = problem
    self.touch = touch
    self.index = index
  }
}

extension TouchError: CustomStringConvertible {
  /// What is wrong, where, and what is allowed.
  public var description: String {
    let place = index.map { "touch \($0)" } ?? "a touch"
    return "\(place) (id \(touch.id), \(touch.phase.rawValue) at \(touch.time)): \(explanation)"
  }

  private var explanation: String {
    switch problem {
    case .timeIsNotFinite: "its time must be a finite number of seconds"
    case .timeGoesBackwards(let time): "it comes after one at \(time); times must not decrease"
    case .comesBefore(let start): "time begins at \(start); a touch must not be earlier"
    case .locationIsNotFinite:
      "its location is (\(touch.location.x), \(touch.location.y)); both coordinates must be finite"
    case .beganTwice: "the finger is down already; it must end or be cancelled before it begins again"
    case .neverBegan: "the finger is not down; its first touch must be began"
    case .hasEnded: "the finger has gone; it must begin again before it does anything else"
    case .neverEnds: "the finger is down at the end of the stream; its last touch must be ended or cancelled"
    }
  }
}
