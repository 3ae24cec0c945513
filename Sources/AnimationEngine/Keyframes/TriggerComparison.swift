// SPDX-License-Identifier: Apache-2.0

extension Equatable {
  /// Whether another value is of this type, and equal.
  func equals(_ other: any Equatable) -> Bool { other as? Self == self }
}
