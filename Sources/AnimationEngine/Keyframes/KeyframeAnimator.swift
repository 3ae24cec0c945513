// SPDX-License-Identifier: Apache-2.0

/// Plays keyframes again and again, or once whenever a trigger changes, over a time that it is told.
///
/// The rules are SwiftUI's. With a trigger the keyframes are not asked for at first, and the initial value is
/// shown. When the trigger changes while nothing plays, they play from the initial value, though the last value
/// may be shown still; while they play, they begin anew from the value that is shown, which is what `keyframes` is
/// given. Afterwards the last value is held.
///
/// What is shown is a pure function of time and of the changes that were made.
public struct KeyframeAnimator<Value> {
  /// What became of a change.
  public enum Change: Hashable, Sendable {
    /// The trigger is what it was, or the animator repeats as it did.
    case unchanged
    /// The keyframes play, from the initial value.
    case started
    /// The keyframes play anew, from the value that was shown.
    case restarted
    /// The keyframes play no more.
    case stopped
    /// The time lies before that of the last change, or is not finite: nothing has changed.
    case refused
  }

  /// The value that is shown before anything plays.
  public let initialValue: Value
  /// Whether the keyframes play again and again.
  public private(set) var isRepeating: Bool

  private let keyframes: (Value) -> KeyframeTimeline<Value>
  private var trigger: (any Equatable)?
  private var timeline: KeyframeTimeline<Value>?
  private var start: Double

  /// Plays the keyframes again and again.
  ///
  /// - Parameters:
  ///   - initialValue: where they start.
  ///   - repeating: whether they play at all; see ``setRepeating(_:at:)``.
  ///   - time: when they begin, in seconds; 0 if not finite.
  ///   - keyframes: the keyframes from a value on. Asked for once.
  public init(
    initialValue: Value, repeating: Bool = true, at time: Double = 0,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, trigger: nil, at: time, keyframes: keyframes)
    if repeating { setRepeating(true, at: start) }
  }

  /// Plays the keyframes once whenever the trigger changes; see ``update(trigger:at:)``.
  ///
  /// - Parameters:
  ///   - initialValue: where they start.
  ///   - trigger: the trigger as it is now.
  ///   - time: now, in seconds.
  ///   - keyframes: the keyframes from a value on.
  public init(
    initialValue: Value, trigger: some Equatable, at time: Double = 0,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, trigger: .some(trigger), at: time, keyframes: keyframes)
  }

  private init(
    initialValue: Value, trigger: (any Equatable)?, at time: Double,
    keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    self.keyframes = { value in KeyframeTimeline(initialValue: value) { keyframes(value) } }
    start = time.isFinite ? time : 0
    isRepeating = false
  }

  // MARK: - Changes

  /// Tells the trigger as it is at a time.
  @discardableResult
  public mutating func update(trigger: some Equatable, at time: Double) -> Change {
    guard time >= start, time.isFinite else { return .refused }
    if let current = self.trigger, trigger.equals(current) { return .unchanged }
    self.trigger = trigger
    isRepeating = false
    let isPlaying = isPlaying(at: time)
    play(from: isPlaying ? value(at: time) : initialValue, at: time)
    return isPlaying ? .restarted : .started
  }

  /// Lets the keyframes play again and again from a time on, from the initial value, or shows the value at their
  /// beginning.
  @discardableResult
  public mutating func setRepeating(_ repeating: Bool, at time: Double) -> Change {
    guard time >= start, time.isFinite else { return .refused }
    guard repeating != isRepeating else { return .unchanged }
    isRepeating = repeating
    if repeating {
      play(from: initialValue, at: time)
    } else {
      (timeline, start) = (nil, time)
    }
    return repeating ? .started : .stopped
  }

  private mutating func play(from value: Value, at time: Double) {
    timeline = keyframes(value)
    start = time
  }

  // MARK: - What is shown

  /// Whether the keyframes play at a time.
  public func isPlaying(at time: Double) -> Bool {
    guard let timeline, time >= start else { return false }
    return isRepeating ? timeline.duration > 0 : time < start + timeline.duration
  }

  /// When the keyframes that play have ended: −infinity where none have played, infinity where they repeat.
  public var end: Double {
    guard let timeline else { return -.infinity }
    return isRepeating && timeline.duration > 0 ? .infinity : start + timeline.duration
  }

  /// The value that is shown at a time; before the last change, what it began with.
  public func value(at time: Double) -> Value {
    guard let timeline else { return initialValue }
    return timeline.value(time: ownTime(at: time, of: timeline))
  }

  /// How fast the shown value changes at a time, in the form of ``KeyframeTimeline/velocity(time:)``: nil where no
  /// keyframes have played.
  public func velocity(at time: Double) -> Value? {
    guard let timeline else { return nil }
    return timeline.velocity(time: ownTime(at: time, of: timeline))
  }

  /// The time within the keyframes. The phase of a repeated pass is a remainder, which is exact.
  private func ownTime(at time: Double, of timeline: KeyframeTimeline<Value>) -> Double {
    let elapsed = time - start
    guard isRepeating, elapsed > 0, elapsed < .infinity, timeline.duration > 0 else { return elapsed }
    return elapsed.truncatingRemainder(dividingBy: timeline.duration)
  }
}
