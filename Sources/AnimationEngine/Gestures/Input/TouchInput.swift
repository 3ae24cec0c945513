// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// Touches that come in along a timeline, and the gestures that they reach.
///
/// Touches are handled at their own times, as the timeline gets there, those of one time together: what comes of them
/// is the same however they are handed over, and in whatever steps time is advanced.
///
/// ```swift
/// let input = TouchInput(timeline: timeline, gesture: DragGesture().onEnded { … })
/// try input.play(.flick(from: .zero, velocity: Size(width: 800, height: 0)))
/// try timeline.advance(to: 1)
/// ```
///
/// An attempt begins when a finger comes down and ends when none is down and no gesture waits. It goes on as long
/// as this object is kept.
public final class TouchInput {
  /// What counts the time.
  public let timeline: AnimationTimeline
  /// Is called for each gesture whose phase or value is another one.
  ///
  /// The end of a gesture that waits for one that is preferred is told when it is decided, with its actions: as ended, or
  /// as failed where the other one was recognised.
  public var gestureDidChange: ((GestureChange) -> Void)?
  /// Is called with the touches of a moment, before the gestures hear of them.
  package var touchesDidArrive: ((ArraySlice<Touch>) -> Void)?

  private enum Target {
    case gesture(AttachedGesture)
    case tree(AnimationTree)
  }

  private let target: Target
  private let environment: GestureEnvironment
  @exclusivity(unchecked) private var tracker = TouchTracker()
  /// Touches whose time has not come, from a place on.
  @exclusivity(unchecked) private var waiting: [Touch] = []
  @exclusivity(unchecked) private var firstWaiting = 0
  /// Has them handled when their time comes.
  private var handling: ScheduledAction?
  @exclusivity(unchecked) private var isScheduled = false
  @exclusivity(unchecked) private var scheduledDeadline: Double?

  @exclusivity(unchecked) private var root: GestureGroup?
  @exclusivity(unchecked) private var groups: [ObjectIdentifier: GestureGroup] = [:]
  /// The gestures that each finger which is down goes to.
  @exclusivity(unchecked) private var routes: [Int: [LiveGesture]] = [:]
  /// The changes of the tree up to which gestures are as their views say.
  @exclusivity(unchecked) private var refreshed = 0
  /// What was reported of each gesture last.
  private var reported: [ObjectIdentifier: (phase: GesturePhaseKind, value: Any?)] = [:]

  /// Touches that all go to one gesture.
  ///
  /// - Parameters:
  ///   - timeline: what counts the time.
  ///   - gesture: the gesture.
  ///   - environment: how it is recognised, and where the view is.
  public init(
    timeline: AnimationTimeline, gesture: some Gesture, environment: GestureEnvironment = GestureEnvironment()
  ) {
    self.timeline = timeline
    self.environment = environment
    target = .gesture(AttachedGesture(gesture))
  }

  /// Touches that go to the gestures of the nodes that they hit as they come down.
  ///
  /// A node's gestures are at work as they are described at the moment; those of a node that is gone, or no longer
  /// has the gesture, are cancelled.
  ///
  /// - Parameters:
  ///   - tree: the tree, with frames.
  ///   - environment: how gestures are recognised; where nodes are is read from the tree.
  public init(tree: AnimationTree, environment: GestureEnvironment = GestureEnvironment()) {
    timeline = tree.timeline
    self.environment = environment
    target = .tree(tree)
  }

  // MARK: - Touches

  /// The fingers that are down, with the places where they are, once time has got to all touches.
  public var fingers: [Int: Point] { tracker.locations }

  /// Hands over a touch, whose time is now or later, and not before that of another one.
  public func receive(_ touch: Touch) throws(TouchError) {
    if touch.time < timeline.time {
      throw TouchError(.timeGoesBackwards(from: timeline.time), touch: touch)
    }
    try tracker.accept(touch)
    waiting.append(touch)
    scheduleTouches()
  }

  /// Hands over a touch that may be wrong: it is mended, or left out, as ``TouchTracker/mend(_:)`` says. One that
  /// comes after its time is left out, but for the end of a finger that is down: it goes now.
  ///
  /// - Returns: what was wrong with it.
  @discardableResult
  public func receive(mending touch: Touch) -> TouchProblem? {
    var touch = touch
    var lateness: TouchProblem?
    if touch.time < timeline.time {
      lateness = .timeGoesBackwards(from: timeline.time)
      // A finger that has gone must not stay down for ever.
      guard touch.isLast, fingers[touch.id] != nil else { return lateness }
      touch.time = max(timeline.time, tracker.time)
    }
    let (mended, problem) = tracker.mend(touch)
    if let mended { waiting.append(mended) }
    scheduleTouches()
    return lateness ?? problem
  }

  /// Hands over a whole stream, which begins now or later; all of it or, where that can't be, nothing.
  public func play(_ stream: TouchStream) throws(TouchError) {
    var later = tracker
    for (index, touch) in stream.touches.enumerated() {
      if touch.time < timeline.time {
        throw TouchError(.timeGoesBackwards(from: timeline.time), touch: touch, index: index)
      }
      if let problem = later.problem(of: touch) { throw TouchError(problem, touch: touch, index: index) }
      try later.accept(touch)
    }
    tracker = later
    waiting += stream.touches
    scheduleTouches()
  }

  /// Takes all fingers away now, as when a call arrives: every gesture fails, also one that waits for a second tap,
  /// and touches that have not been handled are forgotten.
  public func cancelTouches() {
    waiting.removeAll()
    firstWaiting = 0
    routes.removeAll()
    tracker = TouchTracker()
    root?.forEach { gesture, _ in gesture.cancel() }
    finish()
  }

  // MARK: - Time

  private func scheduleTouches() {
    guard !isScheduled, firstWaiting < waiting.count else { return }
    isScheduled = true
    let call = handling ?? ScheduledAction(core: timeline.core) { [weak self] in self?.handleTouches() }
    handling = call
    timeline.core.schedule(call, at: waiting[firstWaiting].time)
  }

  private func handleTouches() {
    isScheduled = false
    guard firstWaiting < waiting.count, waiting[firstWaiting].time <= timeline.time else {
      return scheduleTouches()
    }
    let time = waiting[firstWaiting].time
    var end = firstWaiting + 1
    while end < waiting.count, waiting[end].time == time { end += 1 }
    let touches = waiting[firstWaiting..<end]
    firstWaiting = end
    if end == waiting.count {
      waiting.removeAll(keepingCapacity: end < 1024)
      firstWaiting = 0
    }
    meetDeadlines(until: time)
    handle(touches, at: time)
    scheduleTouches()
  }

  private func handle(_ touches: ArraySlice<Touch>, at time: Double) {
    touchesDidArrive?(touches)
    refresh()
    for touch in touches {
      if touch.phase == .began { routes[touch.id] = route(of: touch) }
      for gesture in routes[touch.id] ?? [] { gesture.post(touch) }
      if touch.isLast { routes[touch.id] = nil }
    }
    root?.receive(at: time)
    finish()
  }

  /// Does what is due until a time, one deadline after the other.
  private func meetDeadlines(until time: Double) {
    while let deadline = nextDeadline, deadline <= time {
      refresh()
      root?.forEach { gesture, _ in gesture.meetDeadlines(until: deadline) }
      finish()
      // A recogniser that does not move on is not waited for.
      if nextDeadline == deadline { return }
    }
  }

  private var nextDeadline: Double? {
    root?.deadline
  }

  private func scheduleDeadline() {
    guard let deadline = nextDeadline, deadline != scheduledDeadline else { return }
    scheduledDeadline = deadline
    _ = try? timeline.schedule(at: max(deadline, timeline.time)) { [weak self] in
      guard let self else { return }
      if scheduledDeadline == deadline { scheduledDeadline = nil }
      meetDeadlines(until: timeline.time)
    }
  }

  // MARK: - Gestures

  /// Takes over what views say now.
  private func refresh() {
    guard case .tree(let tree) = target, tree.changeCount != refreshed else { return }
    refreshed = tree.changeCount
    root?.forEach { gesture, node in
      guard let node else { return }
      let attached = node.isGone ? [] : node.node.interaction.gestures
      gesture.refresh(gesture.index < attached.count ? attached[gesture.index] : nil)
    }
  }

  /// Decides between gestures, and does what they have to do.
  private func finish() {
    guard let root else { return }
    root.decide()
    var actions: [GestureAction] = []
    root.collect(isHeld: false, into: &actions)
    report()
    root.forgetNews()
    if routes.isEmpty, root.isFinished {
      self.root = nil
      groups.removeAll()
      reported.removeAll()
    }
    for action in actions { action.perform(on: timeline) }
    scheduleDeadline()
  }

  private func report() {
    guard let gestureDidChange else { return }
    root?.forEachWithNews { gesture, node in
      // An end that waits for a preferred gesture is told when it is decided.
      guard !gesture.isHeld else { return }
      let (phase, value) = (gesture.kind, gesture.value)
      let key = ObjectIdentifier(gesture)
      if let last = reported[key], last.phase == phase, Self.areEqual(last.value, value) { return }
      reported[key] = (phase, value)
      gestureDidChange(
        GestureChange(
          time: timeline.time, path: node?.path ?? "", name: gesture.name, phase: phase, value: value))
    }
  }

  private static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let first = first as? any Equatable { return isEqual(first, second) }
    return first is Void && second is Void
  }

  // MARK: - Routes

  /// The gestures that a finger goes to which comes down.
  private func route(of touch: Touch) -> [LiveGesture] {
    let top = root ?? GestureGroup(node: nil)
    root = top
    switch target {
    case .gesture(let attached):
      return attached.mask.contains(.gesture) ? [top.gesture(at: 0, attached, in: environment)] : []
    case .tree(let tree):
      return route(through: tree.hitTest(touch.location), from: top)
    }
  }

  private func route(through line: [TreeNode], from top: GestureGroup) -> [LiveGesture] {
    var result: [LiveGesture] = []
    var parent = top
    var space = environment.space
    var isOpen = true
    for node in line {
      let interaction = node.node.interaction
      space.frame = interaction.frame
      if let name = interaction.spaceName { space.named[name] = interaction.frame?.origin ?? .zero }
      guard !interaction.gestures.isEmpty else { continue }
      let group = group(of: node, in: parent)
      parent = group
      var environment = environment
      environment.space = space
      for (index, attached) in interaction.gestures.enumerated().reversed() where isOpen {
        if attached.mask.contains(.gesture) {
          result.append(group.gesture(at: index, attached, in: environment))
        }
        isOpen = attached.mask.contains(.subviews)
      }
    }
    return result
  }

  private func group(of node: TreeNode, in parent: GestureGroup) -> GestureGroup {
    let key = ObjectIdentifier(node)
    if let group = groups[key] { return group }
    let group = GestureGroup(node: node, in: parent)
    groups[key] = group
    return group
  }
}
