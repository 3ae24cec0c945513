// SPDX-License-Identifier: Apache-2.0

import AnimationEngine

extension Scenario {
  /// Whether a node has gestures.
  package var hasGestures: Bool { nodes.contains(where: \.hasGestures) }

  /// When the last touch comes; nil without touches.
  package var lastTouchTime: Double? { touches.touches.last?.time }
}

extension ScenarioNode {
  fileprivate var hasGestures: Bool {
    !interaction.gestures.isEmpty || children.contains(where: \.hasGestures)
  }
}
