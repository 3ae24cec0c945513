// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath

/// A tree on a timeline, with what happened to its nodes as text.
final class Stage {
  let timeline: AnimationTimeline
  let tree: AnimationTree

  init(environment: EnvironmentValues = EnvironmentValues()) {
    timeline = AnimationTimeline()
    tree = AnimationTree(timeline: timeline, environment: environment)
  }

  /// A second, from start to end at even speed.
  static let second = Animation.linear(duration: 1)

  /// Updates without an animation.
  func show(@NodeBuilder _ content: () -> NodeContent) {
    tree.update(content)
  }

  /// Updates by an animation.
  func animate(_ animation: Animation? = Stage.second, @NodeBuilder _ content: () -> NodeContent) {
    timeline.withAnimation(animation) { tree.update(content) }
  }

  func advance(to time: Double) throws {
    try timeline.advance(to: time)
  }

  /// What happened to nodes since this was asked for last, with their paths.
  func takeEvents() -> [(path: String, event: TreeEvent)] {
    timeline.takeEvents().compactMap { event in
      event.treeEvent.map { (event.subject, $0) }
    }
  }

  /// What happened to a node since this was asked for last.
  func takeEvents(of path: String) -> [TreeEvent] {
    takeEvents().filter { $0.path == path }.map(\.event)
  }

  /// The warnings since this was asked for last.
  func takeWarnings() -> [String] {
    takeEvents().compactMap { _, event in
      if case .warned(let text) = event { text } else { nil }
    }
  }

  /// What is shown of a property or an effect.
  func shown(_ path: String, _ name: String) -> Double? {
    tree.node(path)?.value(name)
  }

  /// The names of what is on its way.
  func moving(_ path: String) -> [String] {
    tree.node(path)?.values.filter(\.isAnimating).map(\.name) ?? []
  }

  var paths: [String] { tree.allNodes.map(\.path) }
}
