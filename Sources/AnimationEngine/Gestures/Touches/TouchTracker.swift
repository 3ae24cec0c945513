// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// Follows touches one by one, and refuses or mends those that can't be right after those before.
public struct TouchTracker: Sendable {
  /// The fingers that are down, with the places where they were last.
  public private(set) var locations: [Int: Point] = [:]
  /// The time of the last touch; minus infinity before the first.
  public private(set) var time = -Double.infinity
  /// The fingers that have gone and not come down since.
  private var gone: Set<Int> = []

  /// A tracker that has seen nothing.
  public init() {}

  /// What is wrong with a touch, which is the next one; nil if nothing is.
  public func problem(of touch: Touch) -> TouchProblem? {
    guard touch.time.isFinite else { return .timeIsNotFinite }
    guard touch.time >= time else { return .timeGoesBackwards(from: time) }
    guard touch.location.animatableData.isFinite else { return .locationIsNotFinite }
    if touch.phase == .began { return locations[touch.id] == nil ? nil : .beganTwice }
    if locations[touch.id] != nil { return nil }
    return gone.contains(touch.id) ? .hasEnded : .neverBegan
  }

  /// Takes the next touch, or throws and forgets it.
  public mutating func accept(_ touch: Touch) throws(TouchError) {
    if let problem = problem(of: touch) { throw TouchError(problem, touch: touch) }
    follow(touch)
  }

  /// Takes the next touch as far as sense can be made of it.
  ///
  /// - A time that is not finite, or goes backwards: the touch is left out.
  /// - A location that is not finite: the finger ends or is cancelled where it was; anything else is left out,
  ///   so that a finger begins with the first location that it has.
  /// - A finger that begins while it is down has moved.
  /// - One that moves and never began begins there; one that goes and never began is left out.
  /// - Whatever a finger does after it has gone is left out until it begins again.
  ///
  /// - Returns: the touch as it is taken, nil where it is left out, and what was wrong with it.
  public mutating func mend(_ touch: Touch) -> (touch: Touch?, problem: TouchProblem?) {
    guard let problem = problem(of: touch) else {
      follow(touch)
      return (touch, nil)
    }
    guard var mended = mended(touch, problem) else { return (nil, problem) }
    // A touch may be wrong in two ways: a move to nowhere of a finger that never began.
    if let other = self.problem(of: mended) {
      guard let again = self.mended(mended, other), self.problem(of: again) == nil else {
        return (nil, problem)
      }
      mended = again
    }
    follow(mended)
    return (mended, problem)
  }

  private func mended(_ touch: Touch, _ problem: TouchProblem) -> Touch? {
    var mended = touch
    switch problem {
    case .timeIsNotFinite, .timeGoesBackwards, .comesBefore, .hasEnded, .neverEnds: return nil
    case .locationIsNotFinite:
      guard touch.isLast, let location = locations[touch.id] else { return nil }
      mended.location = location
    case .beganTwice: mended.phase = .moved
    case .neverBegan:
      guard touch.phase == .moved else { return nil }
      mended.phase = .began
    }
    return mended
  }

  private mutating func follow(_ touch: Touch) {
    time = touch.time
    if touch.isLast {
      locations[touch.id] = nil
      gone.insert(touch.id)
    } else {
      locations[touch.id] = touch.location
      if touch.phase == .began { gone.remove(touch.id) }
    }
  }
}
