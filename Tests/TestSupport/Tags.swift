// SPDX-License-Identifier: Apache-2.0

package import Testing

extension Tag {
  /// Quick: does it work at all, and does nothing trap?
  @Tag package static var smoke: Self
  /// An error measured against a truth.
  @Tag package static var accuracy: Self
  /// A law that holds for all inputs, tried on seeded ones.
  @Tag package static var property: Self
  /// A comparison with something that claims to know the truth.
  @Tag package static var oracle: Self
  /// A result or a text that was written down beforehand.
  @Tag package static var golden: Self
  /// A sweep that takes minutes, run where `HOOKE_EXHAUSTIVE` is 1.
  @Tag package static var exhaustive: Self
}
