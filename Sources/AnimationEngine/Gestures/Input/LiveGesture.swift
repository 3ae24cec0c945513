// SPDX-License-Identifier: Apache-2.0

/// A gesture of a view that touches have reached.
final class LiveGesture {
  /// Its place among the gestures of its view, the innermost first.
  let index: Int
  let priority: AttachedGesture.Priority
  let name: String
  private let run: any GestureRunning

  /// The fingers that it follows and that are down.
  private var fingers: Set<Int> = []
  private var inbox: [Touch] = []
  /// Whether its end has been told.
  private var isDelivered = false
  private(set) var kind = GesturePhaseKind.possible

  init(_ attached: AttachedGesture, index: Int, in environment: GestureEnvironment) {
    self.index = index
    priority = attached.priority
    name = attached.name
    run = attached.makeRun(environment)
    kind = run.kind
  }

  /// Whether it is over, and all has been told.
  var isFinished: Bool { kind.isTerminal && isDelivered }
  var deadline: Double? { kind.isTerminal ? nil : run.deadline }
  var value: Any? { run.value }

  /// Begins anew for a finger, if it is over and follows no other one.
  func restartIfFinished(in environment: GestureEnvironment) {
    guard isFinished, fingers.isEmpty else { return }
    run.restart(in: environment)
    (kind, isDelivered) = (run.kind, false)
  }

  /// Takes the actions of a newer description; fails where that has another gesture in its place, or none.
  func refresh(_ attached: AttachedGesture?) {
    if attached?.update(run) != true { cancel() }
  }

  func post(_ touch: Touch) {
    inbox.append(touch)
    if touch.isLast { fingers.remove(touch.id) } else { fingers.insert(touch.id) }
  }

  /// Hands over what was posted for a moment.
  func receive(at time: Double) {
    guard !inbox.isEmpty else { return }
    run.receive(TouchFrame(time: time, touches: inbox))
    inbox.removeAll(keepingCapacity: true)
    kind = run.kind
  }

  func meetDeadlines(until time: Double) {
    run.meetDeadlines(until: time)
    kind = run.kind
  }

  func cancel() {
    guard !isFinished else { return }
    run.cancel()
    kind = run.kind
  }

  func collect(isHeld: Bool, into actions: inout [GestureAction]) {
    run.collect(isHeld: isHeld, into: &actions)
    if kind == .failed || (kind == .ended && !isHeld) { isDelivered = true }
  }
}
