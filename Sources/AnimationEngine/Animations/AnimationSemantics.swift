// SPDX-License-Identifier: Apache-2.0

/// Which generation of SwiftUI an animation is read by.
///
/// With the systems of 2023 the default animation became a spring, and `spring()` without parameters another
/// spring.
public enum AnimationSemantics: Hashable, Sendable, CaseIterable {
  /// Before 2023: the default is `easeInOut` over 0.35 s.
  case before2023
  /// Since 2023: the default is a spring of response 0.55 s and damping fraction 1, as documented.
  case since2023
}

extension AnimationSemantics {
  /// What ``Animation/default`` stands for.
  public var defaultAnimation: Animation {
    switch self {
    case .before2023: .easeInOut(duration: 0.35)
    case .since2023: .spring(response: 0.55, dampingFraction: 1, blendDuration: 0)
    }
  }
}
