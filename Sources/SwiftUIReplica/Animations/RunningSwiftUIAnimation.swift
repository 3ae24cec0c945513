// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// The animations that run on a value, since it last stood still. `[O]`
///
/// There is one, until a second begins that does not take over: then each leads from the moving result of those
/// before it to its own target, and the whole ends with the last.
package struct RunningSwiftUIAnimation<Value: VectorArithmetic & Sendable>: Sendable {
  private struct Entry: Sendable {
    var animation: SwiftUIAnimation
    /// When it began, in the time of the first.
    var start: Double
    /// Where it leads, from where the first began.
    var target: Value
    var state = SwiftUIAnimationState<Value>()
  }

  private var entries: [Entry]
  /// What those have come to that ended while others went on.
  private var base = Value.zero
  private var isCombined = false

  /// An animation that begins, with the velocity that a spring starts with.
  package init(_ animation: SwiftUIAnimation, over way: Value, initialVelocity: Value = .zero) {
    entries = [Entry(animation: animation, start: 0, target: way)]
    entries[0].state.spring.velocity = initialVelocity
  }

  /// Whether it never counts as done by itself.
  var isEndless: Bool { entries.last?.animation.isEndless ?? false }

  /// How far the whole has come; nil where it has ended.
  package mutating func animate(at time: Double, _ isComplete: inout Bool) -> SwiftUIAnimationStep<Value>? {
    var result = SwiftUIAnimationStep(value: base, velocity: Value.zero, share: 0)
    var lastEnded: Int?
    for index in entries.indices {
      var isEntryComplete = isComplete
      let way = entries[index].target - result.value
      let step = entries[index].animation.animate(
        way, at: time - entries[index].start, &entries[index].state, &isEntryComplete)
      let isLast = index == entries.count - 1
      if isLast { isComplete = isEntryComplete }
      if let step {
        // A share of a way that gets shorter moves by so much less.
        let given = result.velocity.scaled(by: 1 - step.share)
        result = SwiftUIAnimationStep(
          value: result.value + step.value, velocity: given + step.velocity, share: 0)
      } else {
        if isLast { return nil }
        lastEnded = index
        result = SwiftUIAnimationStep(value: entries[index].target, velocity: .zero, share: 0)
      }
    }
    if let lastEnded {
      base = entries[lastEnded].target
      entries.removeSubrange(...lastEnded)
    }
    return result
  }

  /// Makes an animation the one that runs, or the last of those that do.
  ///
  /// - Parameters:
  ///   - animation: what begins.
  ///   - change: how much farther the target is.
  ///   - time: when, in the time of the first.
  ///   - initialVelocity: the velocity with which a spring starts, in place of the one that it takes over.
  package mutating func begin(
    _ animation: SwiftUIAnimation, over change: Value, at time: Double, initialVelocity: Value?
  ) {
    let target = (entries.last?.target ?? .zero) + change
    if let state = takeover(by: animation, at: time, initialVelocity: initialVelocity) {
      self = RunningSwiftUIAnimation(animation, over: target)
      entries[0].state = state
      return
    }
    isCombined = true
    entries.append(Entry(animation: animation, start: time, target: target))
  }

  /// The state in which an animation goes on that takes over from what runs; nil where it does not.
  ///
  /// A spring does, whatever ran before. An animation with a delay, with a speed or with a logical duration does
  /// where the one before has the same and what stands within takes over. Of repeats it is not known how they
  /// would go on, so here they do not.
  private func takeover(
    by animation: SwiftUIAnimation, at time: Double, initialVelocity: Value?
  ) -> SwiftUIAnimationState<Value>? {
    var previous = entries.count == 1 && !isCombined ? entries[0].animation : nil
    var inner = animation
    var innerTime = time
    while true {
      switch (inner, previous) {
      case (.fluidSpring(let response, _, _), _):
        var state = handedOver(at: time, by: previous, innerTime)
        if let initialVelocity { state.spring.velocity = initialVelocity }
        if case .fluidSpring(let before, _, _)? = previous, before != response {
          state.spring.blendInterval = before - response
          state.spring.blendStart = innerTime
        }
        return state
      case (.delayed(let base, let delay), .delayed(let before, let otherDelay)?) where delay == otherDelay:
        (inner, previous, innerTime) = (base, before, max(0, innerTime - delay))
      case (.sped(let base, let speed), .sped(let before, let otherSpeed)?) where speed == otherSpeed:
        (inner, previous, innerTime) = (base, before, innerTime * speed)
      case (.logicallyCompleted(let base, let after), .logicallyCompleted(let before, let otherAfter)?)
      where after == otherAfter:
        (inner, previous) = (base, before)
      default: return nil
      }
    }
  }

  /// What a spring takes over at a time: the value that what ran has come to, and the velocity that it tells; where
  /// it tells none, that of the state, which is 0 unless a spring ran within.
  ///
  /// Two slips of the open reimplementation are left out. It reads the velocity before it moves what ran on to this
  /// frame; a spring with a new target in every frame would then never gain speed, while `[A]` promises that
  /// velocity is kept. And a curve that is found to have ended in this very frame would be taken over at its start;
  /// here it has arrived. `[M]`
  private func handedOver(
    at time: Double, by previous: SwiftUIAnimation?, _ innerTime: Double
  ) -> SwiftUIAnimationState<Value> {
    let way = entries.last?.target ?? .zero
    var moved = self
    var isComplete = false
    let value = moved.animate(at: time, &isComplete)?.value ?? way
    var state = isCombined ? SwiftUIAnimationState() : moved.entries[0].state
    state.spring.velocity =
      previous?.reportedVelocity(way, at: innerTime, state) ?? state.spring.velocity
    state.spring.offset = value
    state.spring.time = innerTime
    state.spring.startTime = innerTime
    return state
  }
}
