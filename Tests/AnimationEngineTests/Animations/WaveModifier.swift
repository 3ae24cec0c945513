// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Foundation

/// How something is drawn, as far as a wave changes it.
struct Look: Equatable {
  var offset = 0.0
  var opacity = 1.0
}

/// Moves up and down and fades a little, while only its phase is animated.
struct WaveModifier: AnimatableModifier {
  var phase: Double

  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  func body(content: Look) -> Look {
    Look(
      offset: content.offset + sin(phase) * 5,
      opacity: content.opacity * (1 - abs(sin(phase)) * 0.3))
  }
}
