// SPDX-License-Identifier: Apache-2.0

/// A recogniser made of two.
///
/// What is asked of it for every sample each of them does by itself: a getter that a protocol asks for would copy
/// both each time.
public protocol PairedRecognizer<Value>: GestureRecognizer {
  /// The type of the first one.
  associatedtype FirstRecognizer: GestureRecognizer
  /// The type of the second one.
  associatedtype SecondRecognizer: GestureRecognizer
  /// The first one.
  var first: FirstRecognizer { get set }
  /// The second one.
  var second: SecondRecognizer { get set }
  /// Two that have seen nothing.
  init(first: FirstRecognizer, second: SecondRecognizer)
  /// Is called when one of them may have come farther.
  mutating func decide()
}

extension PairedRecognizer {
  /// Tells both that time has come.
  public mutating func advance(to time: Double) {
    first.advance(to: time)
    second.advance(to: time)
    decide()
  }

  /// Makes both fail.
  public mutating func cancel() {
    first.cancel()
    second.cancel()
  }

  /// Nothing.
  public mutating func decide() {}
}

/// The earlier of two times that may not be.
func earliest(_ first: Double?, _ second: Double?) -> Double? {
  guard let first, let second else { return first ?? second }
  return min(first, second)
}
