// SPDX-License-Identifier: Apache-2.0

/// Writes what happens in a scenario as comma-separated values or as JSON.
package struct EventText: Sendable {
  package let format: FrameText.Format

  package init(format: FrameText.Format) {
    self.format = format
  }

  /// Plays a scenario to the end of a plan and writes the events on the way, in order.
  package func write<Failure: Error>(
    _ scenario: Scenario, rules: ScenarioRules = .exact, plan: ScenarioPlan,
    into sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(ScenarioOutputError<Failure>) {
    typealias Output = ScenarioOutputError<Failure>
    var rows = RowText(format: format, names: ["time", "event", "subject", "animation", "note"])
    let player = try Output.playing { () throws(ScenarioRunError) in
      try ScenarioPlayer(scenario, rules: rules, recordsEvents: true)
    }
    let end = plan.times.last ?? 0
    var next: Double? = 0
    while let time = next, time <= end {
      try Output.playing { () throws(ScenarioRunError) in try player.advance(to: time) }
      for event in player.takeEvents() {
        rows.begin()
        rows.append(event.time)
        rows.append(event.kind)
        rows.append(event.subject)
        rows.append(event.animation)
        rows.append(event.note)
        rows.end()
      }
      try rows.passOn(to: sink)
      next = player.nextEventTime
    }
    rows.finish()
    try rows.passOn(to: sink, all: true)
  }
}
