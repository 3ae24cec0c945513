// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import TestSupport
import Testing

/// What holds for any sequence of descriptions, whatever they are.
struct TreeLawTests {
  /// A change of a tree at a time.
  private struct Change {
    let time: Double
    let animation: Animation?
    let root: Shape
  }

  /// A node of a random description.
  private indirect enum Shape {
    case node(type: Int, id: Int?, value: Double, transition: Int, children: [Shape])
    case list([(id: Int, shape: Shape)])
    case branch(Bool, Shape)

    static func random(_ depth: Int, using generator: inout SeededGenerator) -> Shape {
      switch Int.random(in: 0..<(depth > 2 ? 2 : 5), using: &generator) {
      case 0, 1:
        let count = depth > 2 ? 0 : Int.random(in: 0..<4, using: &generator)
        return .node(
          type: Int.random(in: 0..<2, using: &generator),
          id: Bool.random(using: &generator) ? nil : Int.random(in: 0..<2, using: &generator),
          value: Double(Int.random(in: 0..<3, using: &generator)),
          transition: Int.random(in: 0..<5, using: &generator),
          children: (0..<count).map { _ in random(depth + 1, using: &generator) })
      case 2: return .branch(Bool.random(using: &generator), random(depth + 1, using: &generator))
      default:
        let ids = Array(0..<4).shuffled(using: &generator).prefix(Int.random(in: 0..<5, using: &generator))
        return .list(ids.map { ($0, random(depth + 1, using: &generator)) })
      }
    }

    private static var transitions: [AnyTransition?] {
      [
        nil, .identity, .slide, .asymmetric(insertion: .scale, removal: .opacity),
        .opacity.animation(.linear(duration: 0.4)),
      ]
    }

    var content: NodeContent {
      switch self {
      case .node(let type, let id, let value, let transition, let children):
        var node = Node("T\(type)") { NodeContent(block: children.map(\.content)) }
          .state("s", value).opacity(value)
        if let id { node = node.id(id) }
        if let transition = Self.transitions[transition] { node = node.transition(transition) }
        return NodeContent(node)
      case .list(let elements):
        return ForEach(elements.map { (AnyHashable($0.id), $0.shape.content) }).content
      case .branch(let isFirst, let shape):
        return shape.content.behind(.branch(isFirst ? .first : .second))
      }
    }
  }

  private static func script(_ seed: UInt64) -> [Change] {
    var generator = SeededGenerator(seed: seed)
    let animations: [Animation?] = [
      nil, .linear(duration: 0.5), .spring(duration: 0.3, bounce: 0.2), .easeInOut(duration: 0.25).delay(0.1),
      .linear(duration: 0),
    ]
    var time = 0.0
    return (0..<25).map { _ in
      time += [0, 0.125, 0.25, 0.75].randomElement(using: &generator) ?? 0
      return Change(
        time: time, animation: animations.randomElement(using: &generator) ?? nil,
        root: Shape.random(0, using: &generator))
    }
  }

  /// Plays a script, advancing in extra steps.
  private static func play(
    _ script: [Change], steps: [Double] = [], after check: (Stage, Change) -> Void = { _, _ in }
  ) throws -> (stage: Stage, events: [AnimationEvent]) {
    let stage = Stage()
    var events: [AnimationEvent] = []
    var steps = steps[...]
    for change in script {
      while let step = steps.first, step < change.time {
        try stage.advance(to: step)
        steps.removeFirst()
      }
      try stage.advance(to: change.time)
      stage.animate(change.animation) { change.root.content }
      check(stage, change)
      events += stage.timeline.takeEvents()
    }
    try stage.advance(to: 100)
    events += stage.timeline.takeEvents()
    return (stage, events)
  }

  /// The identities of what is described, each before those inside it.
  private static func described(_ content: NodeContent) -> [NodeIdentity] {
    content.items.flatMap { [NodeIdentity($0)] + described($0.node.children?.content ?? NodeContent()) }
  }

  private static func living(_ nodes: [TreeNode]) -> [NodeIdentity] {
    nodes.filter { !$0.isBeingRemoved }.flatMap { [$0.identity] + living($0.children) }
  }

  @Test func `After each update the tree is what is described, in its order, with its values`() throws {
    for seed in UInt64(1)...60 {
      _ = try Self.play(Self.script(seed)) { stage, change in
        #expect(Self.living(stage.tree.nodes) == Self.described(change.root.content), "seed \(seed)")
      }
    }
  }

  @Test func `When time has passed nothing is on its way, and all is shown as it is described`() throws {
    for seed in UInt64(1)...60 {
      let script = Self.script(seed)
      let stage = try Self.play(script).stage
      #expect(stage.tree.allNodes.allSatisfy { $0.phase == .identity && !$0.isGone }, "seed \(seed)")
      for node in stage.tree.allNodes {
        #expect(node.value("opacity") == node.model("opacity", as: Double.self), "seed \(seed)")
        for value in node.values { #expect(!value.isAnimating, "seed \(seed): \(node.path) \(value.name)") }
      }
      #expect(stage.timeline.nextEventTime == nil, "seed \(seed)")
    }
  }

  @Test func `What happens is the same in any steps of time`() throws {
    for seed in UInt64(1)...40 {
      let script = Self.script(seed)
      var generator = SeededGenerator(seed: seed + 1000)
      let steps = (0..<200).map { _ in Double.random(in: 0..<10, using: &generator) }.sorted()
      let (whole, once) = try Self.play(script)
      let (parts, often) = try Self.play(script, steps: steps)
      #expect(once == often, "seed \(seed)")
      #expect(whole.paths == parts.paths, "seed \(seed)")
    }
  }

  @Test func `A node is gone when and only when it is no longer in the tree`() throws {
    for seed in UInt64(1)...60 {
      var nodes: [ObjectIdentifier: TreeNode] = [:]
      let (stage, events) = try Self.play(Self.script(seed)) { stage, _ in
        for node in stage.tree.allNodes { nodes[ObjectIdentifier(node)] = node }
      }
      let living = Set(stage.tree.allNodes.map(ObjectIdentifier.init))
      #expect(nodes.values.allSatisfy { $0.isGone != living.contains(ObjectIdentifier($0)) }, "seed \(seed)")
      let counts = events.reduce(into: [AnimationEvent.Kind: Int]()) { $0[$1.kind, default: 0] += 1 }
      let started = (counts[.removalStarted] ?? 0) - (counts[.removalCancelled] ?? 0)
      #expect(counts[.nodeRemoved] ?? 0 <= started, "seed \(seed)")
      #expect(counts[.warned] == nil, "seed \(seed)")
    }
  }
}
