// SPDX-License-Identifier: Apache-2.0

/// A gesture with the recogniser that is at work for it.
protocol GestureRunning: AnyObject {
  var kind: GesturePhaseKind { get }
  /// The value of the phase, if there is one.
  var value: Any? { get }
  var deadline: Double? { get }
  func receive(_ frame: TouchFrame)
  func meetDeadlines(until time: Double)
  func cancel()
  func collect(isHeld: Bool, into actions: inout [GestureAction])
  /// Begins anew, as the gesture is described now.
  func restart(in environment: GestureEnvironment)
}

final class GestureRun<Content: Gesture>: GestureRunning {
  private var gesture: Content
  @exclusivity(unchecked) private var recognizer: Content.Recognizer

  init(_ gesture: Content, in environment: GestureEnvironment) {
    self.gesture = gesture
    recognizer = gesture.makeRecognizer(in: environment)
  }

  var kind: GesturePhaseKind { recognizer.kind }
  var value: Any? { recognizer.phase.value }
  var deadline: Double? { recognizer.deadline }
  func receive(_ frame: TouchFrame) { recognizer.receive(frame) }
  func meetDeadlines(until time: Double) { recognizer.meetDeadlines(until: time) }
  func cancel() { recognizer.cancel() }

  func collect(isHeld: Bool, into actions: inout [GestureAction]) {
    recognizer.collect(isHeld: isHeld, into: &actions)
  }

  func restart(in environment: GestureEnvironment) { recognizer = gesture.makeRecognizer(in: environment) }

  func update(_ gesture: Content) {
    self.gesture = gesture
    gesture.update(&recognizer)
  }
}
