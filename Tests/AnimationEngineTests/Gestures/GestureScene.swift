// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath

/// A tree under a finger, and what it shows over time.
final class GestureScene {
  let timeline = AnimationTimeline()
  let tree: AnimationTree
  let input: TouchInput

  init(_ environment: GestureEnvironment = GestureEnvironment()) {
    tree = AnimationTree(timeline: timeline)
    input = TouchInput(tree: tree, environment: environment)
  }

  /// Where a finger finds what is dragged.
  static let frame = Rect(x: 100, y: 100, width: 120, height: 80)
  static let center = frame.center

  func show(@NodeBuilder _ content: () -> NodeContent) { tree.update(content) }

  func play(_ stream: TouchStream, until time: Double) throws {
    try input.play(stream)
    try timeline.advance(to: time)
  }

  /// What is shown of a property of the node with a type.
  func shown<Value>(_ typeName: String, _ name: String, as type: Value.Type = Value.self) -> Value? {
    tree.allNodes.first { $0.typeName == typeName }?.value(name)
  }

  func state<Value>(_ typeName: String, _ name: String, as type: Value.Type = Value.self) -> Value? {
    tree.allNodes.first { $0.typeName == typeName }?.state(name)
  }

  /// The offset of the node with a type, component by component.
  func offset(_ typeName: String) -> Size { shown(typeName, "offset") ?? Size(width: .nan, height: .nan) }

  /// A property at times, one after the other.
  func sample<Value>(_ times: [Double], _ read: () -> Value) throws -> [Value] {
    try times.map { time in
      try timeline.advance(to: time)
      return read()
    }
  }
}

extension TouchStream {
  /// A finger that takes the card of a scene by its middle, and goes by so many points at an even speed; it is lifted
  /// where it was sampled last.
  static func dragging(
    by way: Size, start: Double = 0, duration: Double = 0.5, isCancelled: Bool = false
  ) -> TouchStream {
    let center = GestureScene.center
    let drag = drag(
      from: center, to: Point(x: center.x + way.width, y: center.y + way.height), start: start,
      duration: duration)
    var touches = Array(drag.touches.dropLast())
    if var last = drag.touches.last {
      last.phase = .moved
      touches.append(last)
      last.phase = isCancelled ? .cancelled : .ended
      last.time += 1.0 / 120
      touches.append(last)
    }
    return TouchStream(repairing: touches)
  }
}

/// The sum of two sizes.
func sum(_ first: Size, _ second: Size) -> Size {
  Size(width: first.width + second.width, height: first.height + second.height)
}

/// Whether two sizes are the same but for rounding.
func areClose(_ first: Size, _ second: Size, within tolerance: Double = 1e-9) -> Bool {
  (first.width - second.width).magnitude <= tolerance && (first.height - second.height).magnitude <= tolerance
}
