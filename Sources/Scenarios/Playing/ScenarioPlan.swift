// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// At which times a scenario is looked at, and what there is to see: what is known before a row is written.
package struct ScenarioPlan: Sendable {
  /// The times.
  package let times: SampleTimes
  /// Everything that is ever shown, in the order of its first appearance.
  package let columns: [ScenarioShape.Column]
  /// The most components that are shown at one time.
  package let mostCells: Int
  /// The changes that are not made before the end, by label or place, since what they wait for does not come.
  package let unmade: [String]

  /// How many things may happen before the end is known.
  static let mostEvents = 5_000_000

  /// Plays a scenario from one event to the next.
  package init(_ scenario: Scenario, rules: ScenarioRules = .exact) throws(ScenarioRunError) {
    var survey = try Survey(scenario, rules)
    let sampling = scenario.sampling
    switch sampling.grid {
    case .times(let list):
      times = .exactly(list)
      try survey.play(until: list.last ?? 0)
    case .rate(let rate):
      let end: Double
      switch sampling.end {
      case .time(let time):
        end = time
        try survey.play(until: time)
      case .settled: end = try survey.settle()
      case .after(let index, let criteria, let delay, let place):
        end = try survey.completion(of: index, criteria, at: place) + delay
        try survey.play(until: end)
      }
      do {
        times = try .frames(perSecond: rate, until: end)
      } catch {
        throw scenario.refusal(.tooManyFrames(rate: rate, end: end), at: scenario.source.sampling)
      }
    }
    columns = survey.columns
    mostCells = survey.mostCells
    let isMade = survey.player.isMade
    unmade = scenario.changes.indices.filter { !isMade[$0] }.map { index in
      scenario.changes[index].label.map { "“\($0)”" } ?? "changes[\(index)]"
    }
  }
}

/// A run from event to event that collects what there is to see.
private struct Survey {
  let player: ScenarioPlayer
  var columns: [ScenarioShape.Column] = []
  var mostCells = 0
  private var cells: [ScenarioCell] = []
  /// What nodes show, and what fingers and gestures do.
  private var known: Set<ScenarioShape.Column> = []
  private var touches: Set<ScenarioShape.Column> = []
  private var nodeNames: Set<String> = []
  private var touchNames: Set<String> = []
  private var count = 0
  private var madeCount = -1
  private var touchesVersion = -1
  /// How many components nodes show.
  private var nodeCells = 0
  /// How much had happened when the nodes were described last.
  private var lastMade = 0
  /// How much may happen after that beside an animator that goes on for ever.
  private static let patience = 20_000

  init(_ scenario: Scenario, _ rules: ScenarioRules) throws(ScenarioRunError) {
    player = try ScenarioPlayer(scenario, rules: rules)
    player.touches.listsColumns = true
    try step(to: 0)
  }

  private mutating func step(to time: Double) throws(ScenarioRunError) {
    try player.advance(to: time)
    count += 1
    guard count <= ScenarioPlan.mostEvents else {
      throw scenario.refusal(.tooMuchHappens(count: count - 1, at: time), at: scenario.source.sampling)
    }
    try collect()
  }

  /// Of fingers and gestures only what is new is looked at: there may be a thousand of them.
  private mutating func collect() throws(ScenarioRunError) {
    guard player.madeTotal != madeCount || player.touches.version != touchesVersion else { return }
    lastMade = count
    touchesVersion = player.touches.version
    for column in player.touches.takeNewColumns() where touches.insert(column).inserted {
      columns.append(column)
      touchNames.insert(column.name)
      if nodeNames.contains(column.name) { throw refusal(.namesMeet(column.name), of: column) }
    }
    if player.madeTotal != madeCount {
      madeCount = player.madeTotal
      let shape = player.read(into: &cells)
      if let column = player.ambiguousColumn { throw refusal(.rowNamesMeet(column.name), of: column) }
      nodeCells = shape.columns.count - shape.touchCount
      for column in shape.columns[shape.touchCount...] where known.insert(column).inserted {
        columns.append(column)
        nodeNames.insert(column.name)
        if touchNames.contains(column.name) { throw refusal(.namesMeet(column.name), of: column) }
      }
    }
    mostCells = max(mostCells, nodeCells + player.touches.cellCount)
  }

  mutating func play(until end: Double) throws(ScenarioRunError) {
    guard end <= player.rules.longestTime else {
      throw scenario.refusal(
        .endIsTooLate(end, rules: player.rules.name, longest: player.rules.longestTime),
        at: scenario.source.sampling)
    }
    while let next = player.nextEventTime, next <= end { try step(to: next) }
    if end > player.time { try step(to: end) }
  }

  private var scenario: Scenario { player.scenario }

  private func refusal(_ problem: ScenarioRunProblem, of column: ScenarioShape.Column) -> ScenarioRunError {
    scenario.refusal(problem, at: scenario.place(ofProperty: column.property, of: column.subject))
  }

  /// What has not come to rest, at the place of the first of it.
  private func restless(within patience: Double?) -> ScenarioRunError {
    let moving = player.moving
    let names = moving.prefix(3).map(\.name) + (moving.count > 3 ? ["…"] : [])
    return scenario.refusal(
      .neverSettles(names, within: patience),
      at: moving.first.flatMap { scenario.place(ofProperty: $0.property, of: $0.subject) })
  }

  /// When nothing moves any longer.
  mutating func settle() throws(ScenarioRunError) -> Double {
    while let next = player.nextEventTime {
      let isEndless = player.hasEndlessAnimators && count - lastMade > Self.patience
      if isEndless { throw restless(within: nil) }
      guard next <= player.rules.patience else {
        throw restless(within: player.rules.patience)
      }
      try step(to: next)
    }
    if player.isAnimating { throw restless(within: nil) }
    return player.time
  }

  /// When the animations of a change are complete.
  mutating func completion(
    of index: Int, _ criteria: ScenarioCriteria, at place: DocumentPlace
  ) throws(ScenarioRunError) -> Double {
    while true {
      if let time = player.completionTimes[criteria]?[index] { return time }
      guard let next = player.nextEventTime, next <= player.rules.patience else {
        throw scenario.refusal(
          .endNeverComes(scenario.name(ofChange: index)), at: place)
      }
      try step(to: next)
    }
  }
}
