// SPDX-License-Identifier: Apache-2.0

import AnimationEngine

/// What a description says about the animators of a node.
struct DescribedAnimators {
  let path: [String]
  let animators: [ScenarioAnimator]
  /// The triggers as they are now, in the order of the animators.
  let triggers: [ScenarioValue?]
}

/// The animators of nodes, which begin and go with the nodes' identities.
extension ScenarioPlayer {
  /// Notes the animators of a node that is described.
  func describe(_ animators: [ScenarioAnimator], at path: [String], in surroundings: ScenarioSurroundings) {
    if animators.isEmpty { return }
    described.append(
      DescribedAnimators(
        path: path, animators: animators,
        triggers: animators.map { $0.trigger?.value(in: surroundings) }))
  }

  /// Begins animators of nodes that are new, and tells those of the others their triggers.
  func updateAnimators() {
    guard !described.isEmpty else { return }
    let index = NodeIndex(tree)
    let all = described
    described.removeAll(keepingCapacity: true)
    for description in all {
      guard let node = index[description.path] else { continue }
      if let entry = living[ObjectIdentifier(node)] {
        for (animator, trigger) in zip(entry.animators, description.triggers) {
          animator.update(trigger: trigger)
        }
      } else {
        let animators = begin(description, of: node)
        let id = ObjectIdentifier(node)
        living[id] = (node, animators)
        node.whenGone = { [weak self] in
          for animator in animators { animator.end() }
          self?.living[id] = nil
        }
      }
    }
  }

  private func begin(_ description: DescribedAnimators, of node: TreeNode) -> [LivingAnimator] {
    var animators: [LivingAnimator] = []
    for (animator, trigger) in zip(description.animators, description.triggers) {
      do {
        animators.append(
          try LivingAnimator(
            animator, subject: "\(node.path).\(animator.name)", trigger: trigger, on: timeline, rules: rules
          ) { [weak self] kind, subject, words in self?.note(kind, subject, note: words) })
      } catch {
        // There is a phase: decoding refuses lists without one.
      }
    }
    return animators
  }

  /// Whether an animator goes on for ever.
  var hasEndlessAnimators: Bool {
    living.values.contains { $0.animators.contains(where: \.isEndless) }
  }

  /// The animators that move something, by name.
  var movingAnimators: [ScenarioShape.Column] {
    living.values.flatMap { entry in
      entry.animators.filter(\.isMoving).map { animator in
        ScenarioShape.Column(subject: entry.node.path, property: animator.animator.name)
      }
    }.sorted { $0.name < $1.name }
  }

  /// Visits what the animators of a node show.
  func visitAnimators(of node: TreeNode, _ body: (_ name: String, _ shown: Any, _ velocity: Any) -> Void) {
    guard let entry = living[ObjectIdentifier(node)] else { return }
    for animator in entry.animators { animator.visit(body) }
  }
}
