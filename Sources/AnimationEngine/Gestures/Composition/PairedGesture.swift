// SPDX-License-Identifier: Apache-2.0

/// A gesture made of two.
public protocol PairedGesture<Value>: Gesture
where
  Recognizer: PairedRecognizer, Recognizer.FirstRecognizer == First.Recognizer,
  Recognizer.SecondRecognizer == Second.Recognizer
{
  /// The type of the first one.
  associatedtype First: Gesture
  /// The type of the second one.
  associatedtype Second: Gesture
  /// The first one.
  var first: First { get }
  /// The second one.
  var second: Second { get }
}

extension PairedGesture {
  /// A recogniser that has seen nothing.
  public func makeRecognizer(in environment: GestureEnvironment) -> Recognizer {
    Recognizer(
      first: first.makeRecognizer(in: environment), second: second.makeRecognizer(in: environment))
  }

  /// Hands the actions of both to a recogniser at work.
  public func update(_ recognizer: inout Recognizer) {
    first.update(&recognizer.first)
    second.update(&recognizer.second)
  }
}
