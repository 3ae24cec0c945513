// SPDX-License-Identifier: Apache-2.0

/// Something that a gesture has to do, in a transaction of a timeline.
public struct GestureAction {
  private let body: (AnimationTimeline) -> Void

  /// An action that is given the timeline.
  public init(_ body: @escaping (AnimationTimeline) -> Void) {
    self.body = body
  }

  /// Does it.
  public func perform(on timeline: AnimationTimeline) { body(timeline) }
}
