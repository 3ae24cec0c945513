// SPDX-License-Identifier: Apache-2.0

/// A recogniser around another one, which does the recognising.
///
/// What is asked of it for every sample each of them hands on by itself: a getter that a protocol asks for would copy
/// the other one each time.
public protocol ModifyingRecognizer<Value>: GestureRecognizer {
  /// The type of the other one.
  associatedtype Base: GestureRecognizer
  /// The other one.
  var base: Base { get set }
}

extension ModifyingRecognizer {
  /// Takes note that time has come, at the deadline.
  public mutating func advance(to time: Double) { base.advance(to: time) }
  /// Fails, whatever the phase.
  public mutating func cancel() { base.cancel() }
}
