// SPDX-License-Identifier: Apache-2.0

import CMaths

extension Angle {
  /// The direction from one point to another, from −π to π: 0 along x, a quarter turn along y; 0 for one point.
  public init(from start: Point, to end: Point) {
    self.init(radians: atan2(end.y - start.y, end.x - start.x))
  }

  /// The angle brought to more than −π and up to π by whole turns.
  ///
  /// Turns are told off by their remainder, which is exact, so that only the rounding of 2π itself counts.
  public var withinHalfTurn: Angle {
    let rest = radians.remainder(dividingBy: 2 * .pi)
    return Angle(radians: rest == -.pi ? .pi : rest)
  }
}
