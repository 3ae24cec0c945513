// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveNotation

/// A scenario on its way through time.
///
/// What it shows at a time does not depend on the steps in which time was advanced.
package final class ScenarioPlayer {
  package let scenario: Scenario
  let timeline: AnimationTimeline
  let tree: AnimationTree
  let rules: ScenarioRules
  private var texts: [Animation: String]
  var states: [ScenarioValue]
  /// The states that have changed since the nodes were described last.
  var changedStates: Set<Int> = []
  private let cache: DescriptionCache
  /// The nodes that show more than properties.
  let peculiarNodes: PeculiarNodes
  let touches: ScenarioTouches
  /// The changes that wait for each change.
  private var dependents: [Int: [Int]] = [:]
  private var events: [ScenarioEvent] = []
  var failure: ScenarioRunError?
  /// How many nodes have been described since the last update began.
  var describedCount = 0
  /// The nodes that are shown, and what they show, as long as none has come, gone or changed its kind.
  var shownNodes: [ShownNode] = []
  var shape: ScenarioShape?
  var touchesVersion = 0
  /// What was described of animators since they were told, and those of the nodes that live.
  var described: [DescribedAnimators] = []
  var living: [ObjectIdentifier: (node: TreeNode, animators: [LivingAnimator])] = [:]

  /// Which changes have been made.
  package private(set) var isMade: [Bool]
  /// How many times the nodes were described anew.
  private(set) var madeTotal = 0
  private var lastChange: Int?
  /// When the animations of each change were complete.
  private(set) var completionTimes: [ScenarioCriteria: [Int: Double]] = [:]
  /// Whether events are written down; they are kept until they are taken.
  package var recordsEvents = false {
    didSet { recordEvents() }
  }

  /// A scenario at its beginning: its nodes are there, and nothing has been changed.
  package init(_ scenario: Scenario, rules: ScenarioRules = .exact, recordsEvents: Bool = false)
    throws(ScenarioRunError)
  {
    self.scenario = scenario
    self.rules = rules
    self.recordsEvents = recordsEvents
    timeline = AnimationTimeline(options: scenario.options, customAnimationRate: rules.customAnimationRate)
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = scenario.reducesMotion
    tree = AnimationTree(timeline: timeline, environment: environment)
    texts = Dictionary(
      scenario.animationTexts.map { (rules.animation($0), $1) }, uniquingKeysWith: { first, _ in first })
    states = scenario.states.map(\.initialValue)
    cache = DescriptionCache(scenario)
    peculiarNodes = PeculiarNodes(scenario.nodes)
    touches = ScenarioTouches(scenario, tree: tree, rules: rules)
    isMade = Array(repeating: false, count: scenario.changes.count)
    recordEvents()
    let content = try description().content()
    tree.update { content }
    updateAnimators()
    var changesByTime: [Double: [Int]] = [:]
    for (index, change) in scenario.changes.enumerated() {
      switch change.trigger {
      case .at(let time): changesByTime[time, default: []].append(index)
      case .after(let other, _, _): dependents[other, default: []].append(index)
      }
    }
    for (time, changes) in changesByTime.sorted(by: { $0.key < $1.key }) { try schedule(changes, at: time) }
    do {
      try touches.play(scenario.touches)
    } catch {
      throw ScenarioRunError(problem: .touches(error), location: nil)
    }
  }

  /// Now, in seconds.
  package var time: Double { timeline.time }

  /// When the next thing will happen by itself; nil if nothing will.
  var nextEventTime: Double? { timeline.nextEventTime }

  /// Whether anything moves.
  var isAnimating: Bool { timeline.isAnimating || hasEndlessAnimators }

  /// Moves time on, and makes the changes that fall due on the way.
  package func advance(to time: Double) throws(ScenarioRunError) {
    do {
      try timeline.advance(to: time)
    } catch {
      throw failure ?? refusal(error)
    }
    if let failure { throw failure }
  }

  /// What has happened since the last call, in order.
  package func takeEvents() -> [ScenarioEvent] {
    noteEngineEvents()
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  // MARK: - Changes

  private func description(velocities: [Int: ScenarioValue] = [:]) -> ScenarioDescription {
    ScenarioDescription(
      nodes: scenario.nodes, rules: rules, scenario: scenario, states: states, velocities: velocities,
      player: self, living: scenario.hasLivingNodes ? NodeIndex(tree) : NodeIndex(),
      cache: velocities.isEmpty ? cache : nil)
  }

  /// Describes the nodes anew, in the transaction that the timeline is in.
  func update(velocities: [Int: ScenarioValue] = [:]) {
    do {
      described.removeAll(keepingCapacity: true)
      describedCount = 0
      cache.forget(changedStates)
      changedStates.removeAll(keepingCapacity: true)
      let content = try description(velocities: velocities).content()
      tree.update { content }
      if scenario.hasLivingNodes {
        // After the transaction that they have no part in.
        try schedule(at: time) { $0.updateAnimators() }
      }
    } catch {
      failure = error
    }
    madeTotal += 1
    shape = nil
  }

  /// Has events call an animation as they call another one.
  func rename(_ animation: Animation, as other: Animation) {
    guard recordsEvents else { return }
    texts[rules.animation(animation)] = texts[rules.animation(other)]
  }

  /// Has events call an animation by a text.
  func name(_ animation: Animation, _ text: String) {
    if recordsEvents { texts[rules.animation(animation)] = text }
  }

  private func recordEvents() {
    timeline.recordsEvents = recordsEvents
    touches.note = recordsEvents ? { [weak self] in self?.note($0, $1, note: $2) } : nil
  }

  /// Has changes made at a time, in their order: they are one update, in which the last to set a property counts.
  private func schedule(_ indices: [Int], at time: Double) throws(ScenarioRunError) {
    try schedule(at: time) { player in
      player.timeline.withTransaction(Transaction()) {
        for index in indices { player.make(index) }
      }
    }
  }

  private func schedule(
    at time: Double, _ action: @escaping (ScenarioPlayer) -> Void
  ) throws(ScenarioRunError) {
    do {
      try timeline.schedule(at: time) { [weak self] in self.map(action) }
    } catch {
      throw refusal(error)
    }
  }

  /// An error of the engine, at the change that was made last.
  private func refusal(_ error: TimelineError) -> ScenarioRunError {
    scenario.refusal(.timeline(error), at: lastChange.map { scenario.changes[$0].written })
  }

  private func make(_ index: Int) {
    guard failure == nil else { return }
    let change = scenario.changes[index]
    isMade[index] = true
    lastChange = index
    let homes = self.homes(of: change)
    let own = states(within: homes)
    let values = change.steps.map { ($0.state, value(of: $0, in: index, from: own)) }
    note(
      "changeMade", subject(of: index), change.animation.flatMap { $0.map(rules.animation) },
      note: recordsEvents ? summary(of: values) : nil)
    if let node = change.node, homes.isEmpty {
      note("refused", node, note: "there is no node of this path whose states could be changed")
      return
    }
    for (state, value) in values { set(state, to: value, within: homes) }
    guard failure == nil else { return }
    var transaction = Transaction()
    if let animation = change.animation { transaction.animation = animation.map(rules.animation) }
    if change.disablesAnimations { transaction.disablesAnimations = true }
    if change.isContinuous { transaction.isContinuous = true }
    if change.tracksVelocity { transaction.tracksVelocity = true }
    if !change.keys.isEmpty { transaction[ScenarioKeys.self] = change.keys }
    if change.label != nil { awaitEnds(of: index, in: &transaction) }
    timeline.withTransaction(transaction) { update() }
  }

  /// Has it known when what a change, or an action with a label, starts looks done, and when it is.
  func awaitEnds(of index: Int, in transaction: inout Transaction) {
    for criteria in [ScenarioCriteria.perceptualEnd, .settled] {
      transaction.addAnimationCompletion(criteria: criteria.engine) { [weak self] in
        self?.complete(index, criteria)
      }
    }
  }

  private func complete(_ index: Int, _ criteria: ScenarioCriteria) {
    if criteria == .settled, completionTimes[.perceptualEnd]?[index] == nil {
      // What looks done at this very time does so before.
      finish { player in player.noteCompletion(of: index, criteria) }
    } else {
      noteCompletion(of: index, criteria)
    }
  }

  private func noteCompletion(of index: Int, _ criteria: ScenarioCriteria) {
    completionTimes[criteria, default: [:]][index] = time
    note(criteria == .settled ? "settled" : "perceptualEnd", subject(of: index))
    for dependent in dependents[index] ?? [] {
      guard case .after(_, criteria, let delay) = scenario.changes[dependent].trigger else { continue }
      do {
        try schedule([dependent], at: time + delay)
      } catch {
        failure = error
      }
    }
  }

  /// Does something at this time, behind all that is due now.
  private func finish(_ action: @escaping (ScenarioPlayer) -> Void) {
    do {
      try schedule(at: time, action)
    } catch {
      failure = error
    }
  }

  /// The node whose states a change changes; none where it is not there, or the change is of the scenario's.
  private func homes(of change: ScenarioChange) -> [NodeHome] {
    change.node.flatMap { home(at: $0, of: change.steps.map(\.state)) }.map { [$0] } ?? []
  }

  /// What a change gives to a state, from what the states were before.
  private func value(
    of step: ScenarioChange.Step, in change: Int, from states: [ScenarioValue]
  ) -> ScenarioValue {
    switch step {
    case .set(_, let value): return value
    case .toggle(let index): return .flag(states[index] != .flag(true))
    case .add(let index, let amount, let place):
      guard case .number(let number) = states[index] else { return states[index] }
      let sum = number + amount
      if sum.magnitude > 1e100 {
        failure = scenario.refusal(
          .stateIsBeyondBounds(scenario.states[index].name, sum, by: subject(of: change), at: time), at: place
        )
      }
      return .number(sum)
    }
  }

  // MARK: - Events

  private func subject(of index: Int) -> String { scenario.name(ofChange: index) }

  /// States and their new values, as events show them.
  func summary(of changes: [(Int, ScenarioValue)]) -> String {
    changes.map { "\(scenario.states[$0].name) = \($1.description)" }.joined(separator: ", ")
  }

  func note(_ kind: String, _ subject: String, _ animation: Animation? = nil, note: String? = nil) {
    guard recordsEvents else { return }
    noteEngineEvents()
    events.append(
      ScenarioEvent(
        time: time, kind: kind, subject: subject, animation: animation.flatMap { texts[$0] }, note: note))
  }

  /// Writes down what the engine has noted so far.
  private func noteEngineEvents() {
    guard recordsEvents else { return }
    for event in timeline.takeEvents() {
      events.append(
        ScenarioEvent(
          time: event.time, kind: event.kind.rawValue, subject: event.subject,
          animation: event.animation.flatMap { texts[$0] }, note: event.note))
    }
  }

  // MARK: - What is shown

  /// What is on its way: properties, and animators by their names.
  var moving: [ScenarioShape.Column] {
    tree.allNodes.flatMap { node in
      node.values.filter(\.isAnimating).map { ScenarioShape.Column(subject: node.path, property: $0.name) }
    } + movingAnimators
  }
}
