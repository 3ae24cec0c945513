// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// Puts the keyframes of a track one after the other.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
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

  /// A track on which nothing moves.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    TrackContentList<MoveKeyframe<Value>>([])
  }

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
}

/// The keyframes of one of two branches.
public struct ConditionalTrackContent<First: KeyframeTrackContent, Second: KeyframeTrackContent>:
  KeyframeTrackContent
where First.Value == Second.Value {
  /// The value that moves.
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
  public var body: ConditionalTrackContent { self }

  /// Adds the keyframes of the branch that was taken.
  public func resolve(into resolved: inout ResolvedTrackContent<First.Value>) {
    switch branch {
    case .first(let content): content.resolve(into: &resolved)
    case .second(let content): content.resolve(into: &resolved)
    }
  }
}

/// Two contents, one after the other.
struct TrackContentPair<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
  typealias Value = First.Value

  let first: First
  let second: Second

  var body: TrackContentPair { self }

  func resolve(into resolved: inout ResolvedTrackContent<First.Value>) {
    first.resolve(into: &resolved)
    second.resolve(into: &resolved)
  }
}

/// Any number of contents of one type.
struct TrackContentList<Content: KeyframeTrackContent>: KeyframeTrackContent {
  typealias Value = Content.Value

  private let contents: [Content]

  init(_ contents: [Content]) {
    self.contents = contents
  }

  var body: TrackContentList { self }

  func resolve(into resolved: inout ResolvedTrackContent<Content.Value>) {
    for content in contents { content.resolve(into: &resolved) }
  }
}
