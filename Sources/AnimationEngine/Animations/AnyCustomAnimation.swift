// SPDX-License-Identifier: Apache-2.0

/// A custom animation of some type.
package struct AnyCustomAnimation: Hashable, Sendable {
  package let base: any CustomAnimation

  package init(_ base: some CustomAnimation) {
    self.base = base
  }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }
}
