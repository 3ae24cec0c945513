// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension KeyframeMotion {
  /// Whether a piece is upright, or nearly so, somewhere between its ends: there time all but stands still while the
  /// value goes on.
  var isSteep: Bool { pieces.contains { $0.curve.slowestTime < 0.01 } }
}

extension CubicBezier {
  /// The least rate at which time passes along the curve away from its ends, where the mean is 1.
  fileprivate var slowestTime: Double {
    // x' = 3·(x1·(1−s)² + 2·(x2−x1)·s·(1−s) + (1−x2)·s²) is a parabola with its turn here.
    let bend = x1 - 2 * (x2 - x1) + (1 - x2)
    guard bend > 0 else { return 1 }
    let turn = (2 * x1 - x2) / bend
    guard turn > 0, turn < 1 else { return 1 }
    let rest = 1 - turn
    return 3 * (x1 * rest * rest + 2 * (x2 - x1) * turn * rest + (1 - x2) * turn * turn)
  }
}
