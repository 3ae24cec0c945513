// SPDX-License-Identifier: Apache-2.0

/// One or more taps of a finger.
///
/// It is recognised when the finger of the last tap is lifted. How far a finger may move, how long it may stay, and
/// how soon the next tap has to come is said by ``TapLimits``. Where the taps are does not matter to one another.
public struct TapGesture: Gesture, Sendable {
  /// How many taps; fewer than one are one.
  public var count: Int

  /// So many taps.
  public init(count: Int = 1) {
    self.count = count
  }

  /// A recogniser that has seen nothing.
  public func makeRecognizer(
    in environment: GestureEnvironment
  ) -> MapRecognizer<TapRecognizer, Void> {
    MapRecognizer(TapRecognizer(count: count, limits: environment.tapLimits)) { _ in }
  }
}
