// SPDX-License-Identifier: Apache-2.0

/// A gesture of a view that touches have reached.
final class LiveGesture {
  /// Its place among the gestures of its view, the innermost first.
  let index: Int
  let priority: AttachedGesture.Priority
  let name: String
  private let run: any GestureRunning
  private unowned let group: GestureGroup

  /// The fingers that it follows and that are down.
  @exclusivity(unchecked) private var fingers: Set<Int> = []
  @exclusivity(unchecked) private var inbox: [Touch] = []
  /// Whether its end has been told.
  @exclusivity(unchecked) private var isDelivered = false
  @exclusivity(unchecked) private(set) var kind: GesturePhaseKind
  /// When the phase changes without touches; nil where it does not.
  @exclusivity(unchecked) private(set) var deadline: Double?

  init(
    _ attached: AttachedGesture, index: Int, of group: GestureGroup, in environment: GestureEnvironment
  ) {
    self.index = index
    self.group = group
    priority = attached.priority
    name = attached.name
    run = attached.makeRun(environment)
    kind = run.kind
    look()
  }

  /// Whether it is over, and all has been told.
  var isFinished: Bool { kind.isTerminal && isDelivered }
  /// Whether it has ended, and that may yet be taken back for a gesture that is preferred.
  var isHeld: Bool { kind == .ended && !isDelivered }
  var value: Any? { run.value }

  /// Begins anew for a finger, if it is over and follows no other one.
  func restartIfFinished(in environment: GestureEnvironment) {
    guard isFinished, fingers.isEmpty else { return }
    run.restart(in: environment)
    isDelivered = false
    look()
  }

  /// Takes the actions of a newer description; fails where that has another gesture in its place, or none.
  func refresh(_ attached: AttachedGesture?) {
    if attached?.update(run) != true { cancel() }
  }

  func post(_ touch: Touch) {
    group.noteNews()
    inbox.append(touch)
    if touch.isLast { fingers.remove(touch.id) } else { fingers.insert(touch.id) }
  }

  /// Hands over what was posted for a moment.
  func receive(at time: Double) {
    guard !inbox.isEmpty else { return }
    run.receive(TouchFrame(time: time, touches: inbox))
    inbox.removeAll(keepingCapacity: true)
    look()
  }

  func meetDeadlines(until time: Double) {
    guard let deadline, deadline <= time else { return }
    run.meetDeadlines(until: time)
    look()
  }

  func cancel() {
    guard !isFinished else { return }
    run.cancel()
    look()
  }

  /// Notes how far it has come.
  private func look() {
    group.noteNews()
    kind = run.kind
    deadline = kind.isTerminal ? nil : run.deadline.flatMap { $0.isFinite ? $0 : nil }
  }

  func collect(isHeld: Bool, into actions: inout [GestureAction]) {
    run.collect(isHeld: isHeld, into: &actions)
    guard !isDelivered, kind == .failed || (kind == .ended && !isHeld) else { return }
    isDelivered = true
    group.noteNews()
  }
}
