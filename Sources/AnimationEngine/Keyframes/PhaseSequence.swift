// SPDX-License-Identifier: Apache-2.0

/// Which phase comes when: the rules of a phase animator, without what the phases show.
struct PhaseSequence<Phase> {
  /// A round of phases that takes less than this many seconds counts as taking no time.
  static var shortestRound: Double { 0.001 }

  private let phases: [Phase]
  private let isRepeating: Bool
  private var trigger: (any Equatable)?
  private var index = 0
  /// How many phases have begun, and when the round did to which the next one belongs.
  private var round = (changes: 0, start: -Double.infinity)

  /// Whether phases are being gone through.
  private(set) var isRunning: Bool
  /// Whether the sequence has stopped because a round takes no time.
  private(set) var isStalled = false

  /// The current phase.
  var phase: Phase { phases[index] }

  /// Phases that are repeated, or, with a trigger, gone through once whenever it changes.
  init(_ phases: [Phase], trigger: (any Equatable)?) throws(PhaseAnimatorError) {
    guard !phases.isEmpty else { throw .noPhases }
    self.phases = phases
    self.trigger = trigger
    isRepeating = trigger == nil
    isRunning = trigger == nil && phases.count > 1
  }

  /// Goes to the next phase when the current one is done; false where the run ends instead, or nothing runs.
  mutating func advance(at time: Double) -> Bool {
    guard isRunning else { return false }
    if hasGoneRound(at: time) {
      isRunning = false
      return false
    }
    move()
    return true
  }

  /// Notes a trigger; whether it is a new one, which has begun a run or moved a running one on.
  mutating func update(trigger: some Equatable) -> Bool {
    if let current = self.trigger, trigger.equals(current) { return false }
    self.trigger = trigger
    guard phases.count > 1 else { return false }
    (isRunning, isStalled) = (true, false)
    round = (0, -.infinity)
    move()
    return true
  }

  private mutating func move() {
    index = (index + 1) % phases.count
    round.changes += 1
  }

  /// Whether a run is at its end, or a round that repeats takes no time and would go on for ever.
  private mutating func hasGoneRound(at time: Double) -> Bool {
    guard isRepeating else { return index == 0 }
    guard round.changes.isMultiple(of: phases.count) else { return false }
    isStalled = time - round.start < Self.shortestRound
    round.start = time
    return isStalled
  }
}
