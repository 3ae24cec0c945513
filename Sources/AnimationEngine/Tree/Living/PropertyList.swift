// SPDX-License-Identifier: Apache-2.0

/// Properties in the order of their modifiers, the innermost first, under names that differ.
package struct PropertyList {
  private var properties: [any LivingProperty] = []
  private var names: [String] = []

  package init() {}

  package subscript(name: String) -> (any LivingProperty)? {
    names.firstIndex(of: name).map { properties[$0] }
  }

  package var values: [TreeValue] {
    zip(names, properties).map { name, property in
      let state = property.state
      return TreeValue(
        name: name, shown: state.shown, model: state.model, velocity: state.velocity,
        isAnimating: property.isAnimating)
    }
  }

  /// What becomes of properties that are no longer described.
  package enum Others {
    case end
    case keep
  }

  /// What was set.
  package struct Change {
    /// The names of those that have other values than before, or are new.
    fileprivate(set) var names: [String] = []
    /// Whether one of them is on its way by an animation.
    fileprivate(set) var isAnimated = false
  }

  /// Sets all that is described; properties that are new begin where they are described.
  @discardableResult
  package mutating func set(
    _ settings: [PropertySetting], of node: TreeNode, in timeline: AnimationTimeline, others: Others = .end
  ) -> Change {
    var change = Change()
    guard !names.elementsEqual(settings.lazy.map(\.name)) else {
      for index in settings.indices {
        Self.set(&properties[index], settings[index], of: node, in: timeline, noting: &change)
      }
      return change
    }
    var older = Dictionary(zip(names, properties)) { first, _ in first }
    var kept: [(String, any LivingProperty)] = []
    for setting in settings {
      if var property = older.removeValue(forKey: setting.name) {
        Self.set(&property, setting, of: node, in: timeline, noting: &change)
        kept.append((setting.name, property))
      } else {
        kept.append((setting.name, Self.begin(setting, of: node, in: timeline)))
        change.names.append(setting.name)
      }
    }
    for name in names {
      guard let property = older[name] else { continue }
      if others == .keep { kept.append((name, property)) } else { timeline.remove(property) }
    }
    (names, properties) = (kept.map(\.0), kept.map(\.1))
    return change
  }

  /// Takes all off the timeline.
  package mutating func remove(from timeline: AnimationTimeline) {
    for property in properties { timeline.remove(property) }
    self = PropertyList()
  }

  private static func set(
    _ property: inout any LivingProperty, _ setting: PropertySetting, of node: TreeNode,
    in timeline: AnimationTimeline, noting change: inout Change
  ) {
    if let isChanged = property.set(setting.value, by: setting.transaction) {
      guard isChanged else { return }
      change.isAnimated = change.isAnimated || setting.transaction.animation != nil
    } else {
      timeline.remove(property)
      property = begin(setting, of: node, in: timeline)
    }
    change.names.append(setting.name)
  }

  private static func begin(
    _ setting: PropertySetting, of node: TreeNode, in timeline: AnimationTimeline
  ) -> any LivingProperty {
    setting.value.begin(named: "\(node.path).\(setting.name)", in: timeline)
  }
}
