// SPDX-License-Identifier: Apache-2.0

/// The description of a gesture.
///
/// It is a value without a life of its own. What follows fingers is its recogniser, which is made anew for each
/// attempt, and is a pure function of the touches it has seen.
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value
  /// What follows the fingers.
  associatedtype Recognizer: GestureRecognizer where Recognizer.Value == Value

  /// A recogniser that has seen nothing.
  func makeRecognizer(in environment: GestureEnvironment) -> Recognizer

  /// Has a recogniser at work call the actions of this description in place of an older one's.
  ///
  /// What the recogniser has seen, and limits such as a minimum distance, stay as they are.
  func update(_ recognizer: inout Recognizer)
}

extension Gesture {
  /// A gesture without actions has nothing to hand over.
  public func update(_ recognizer: inout Recognizer) {}
}
