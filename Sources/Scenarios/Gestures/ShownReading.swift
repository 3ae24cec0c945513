// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// What is shown of a property, and how fast that moves per second; as a gesture finds it.
struct ShownReading {
  let value: ScenarioValue
  let velocity: ScenarioValue?

  /// What the engine shows of a number, a size, a point or an angle; nil of anything else.
  init?(_ state: (shown: Any, velocity: Any?)) {
    let pair = state.velocity as? AnimatablePair<Double, Double>
    switch state.shown {
    case let number as Double:
      let rate = state.velocity as? Double
      (value, velocity) = (.number(number), rate.map { .number($0) })
    case let size as Size:
      (value, velocity) = (.size(size), pair.map { .size(Size(width: $0.first, height: $0.second)) })
    case let point as Point:
      (value, velocity) = (.point(point), pair.map { .point(Point(x: $0.first, y: $0.second)) })
    case let angle as Angle:
      // Angles are animated in units of a 128th of a radian.
      let rate = state.velocity as? Double
      (value, velocity) = (.angle(angle), rate.map { .angle(Angle(radians: $0 / 128)) })
    default: return nil
    }
  }
}
