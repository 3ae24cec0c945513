// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// Puts tracks side by side, or the keyframes of a single track one after the other.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// One track or group of tracks.
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Content.Value == Value { expression }

  /// The first track.
  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
  where Content.Value == Value { first }

  /// What was before, and the next.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> { KeyframesPair(first: accumulated, second: next) }

  /// No tracks: the value stays as it is.
  public static func buildBlock() -> some Keyframes<Value> { NoKeyframes<Value>() }

  /// The first branch of an `if`.
  public static func buildEither<First: Keyframes, Second: Keyframes>(
    first component: First
  ) -> ConditionalKeyframes<First, Second> where First.Value == Value, Second.Value == Value {
    ConditionalKeyframes(.first(component))
  }

  /// The second branch of an `if`.
  public static func buildEither<First: Keyframes, Second: Keyframes>(
    second component: Second
  ) -> ConditionalKeyframes<First, Second> where First.Value == Value, Second.Value == Value {
    ConditionalKeyframes(.second(component))
  }

  /// An `if` without an `else`.
  public static func buildOptional(_ component: (some Keyframes<Value>)?) -> some Keyframes<Value> {
    KeyframesList(component.map { [$0] } ?? [])
  }

  /// A loop.
  public static func buildArray(_ components: [some Keyframes<Value>]) -> some Keyframes<Value> {
    KeyframesList(components)
  }

  /// The tracks.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Content.Value == Value { component }
}

// MARK: - A single track, written without one

extension KeyframesBuilder where Value: Animatable {
  /// One keyframe.
  public static func buildExpression<Content: KeyframeTrackContent>(_ expression: Content) -> Content
  where Content.Value == Value { expression }

  /// The first keyframe.
  public static func buildPartialBlock<Content: KeyframeTrackContent>(first: Content) -> Content
  where Content.Value == Value { first }

  /// What was before, then the next.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { TrackContentPair(first: accumulated, second: next) }

  /// The first branch of an `if`.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> ConditionalTrackContent<First, Second> where First.Value == Value, Second.Value == Value {
    ConditionalTrackContent(.first(component))
  }

  /// The second branch of an `if`.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> ConditionalTrackContent<First, Second> where First.Value == Value, Second.Value == Value {
    ConditionalTrackContent(.second(component))
  }

  /// An `if` without an `else`.
  public static func buildOptional(
    _ component: (some KeyframeTrackContent<Value>)?
  ) -> some KeyframeTrackContent<Value> { TrackContentList(component.map { [$0] } ?? []) }

  /// A loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> { TrackContentList(components) }

  /// The keyframes as a track for the whole value.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content>
  where Content.Value == Value, Value.AnimatableData: Sendable {
    KeyframeTrack { component }
  }
}

/// The tracks of one of two branches.
public struct ConditionalKeyframes<First: Keyframes, Second: Keyframes>: Keyframes
where First.Value == Second.Value {
  /// The value that changes.
  public typealias Value = First.Value

  enum Branch {
    case first(First)
    case second(Second)
  }

  private let branch: Branch

  init(_ branch: Branch) {
    self.branch = branch
  }

  /// Itself.
  public var body: ConditionalKeyframes { self }

  /// Adds the tracks of the branch that was taken.
  public func resolve(into resolved: inout ResolvedKeyframes<First.Value>) {
    switch branch {
    case .first(let keyframes): keyframes.resolve(into: &resolved)
    case .second(let keyframes): keyframes.resolve(into: &resolved)
    }
  }
}

/// Two groups of tracks, side by side.
struct KeyframesPair<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
  typealias Value = First.Value

  let first: First
  let second: Second

  var body: KeyframesPair { self }

  func resolve(into resolved: inout ResolvedKeyframes<First.Value>) {
    first.resolve(into: &resolved)
    second.resolve(into: &resolved)
  }
}

/// Any number of groups of tracks of one type.
struct KeyframesList<Content: Keyframes>: Keyframes {
  typealias Value = Content.Value

  private let contents: [Content]

  init(_ contents: [Content]) {
    self.contents = contents
  }

  var body: KeyframesList { self }

  func resolve(into resolved: inout ResolvedKeyframes<Content.Value>) {
    for content in contents { content.resolve(into: &resolved) }
  }
}

/// No tracks.
struct NoKeyframes<Value>: Keyframes {
  var body: NoKeyframes { self }

  func resolve(into resolved: inout ResolvedKeyframes<Value>) {}
}
