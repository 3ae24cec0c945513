// SPDX-License-Identifier: Apache-2.0

import AnimationEngine

extension Modifiable {
  /// A property that goes to its new value, or jumps, as its kind has it.
  func property(_ name: String, _ value: ScenarioValue) -> Self {
    switch value {
    case .number(let number): property(name, number)
    case .flag(let flag): property(name, flag)
    case .text(let text): property(name, text)
    case .whole(let number): property(name, number)
    case .point(let point): property(name, point)
    case .size(let size): property(name, size)
    case .angle(let angle): property(name, angle)
    case .color(let color): property(name, color)
    case .list: self
    }
  }
}
