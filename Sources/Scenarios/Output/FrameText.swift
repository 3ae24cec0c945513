// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// Writes the frames of a scenario as comma-separated values or as JSON.
///
/// Rows are handed on in chunks of about 64 KiB, so that a hundred million of them need no more memory than ten. A
/// sink that throws ends the writing with what it threw.
package struct FrameText: Sendable {
  /// How frames become rows.
  package enum Layout: String, Hashable, Sendable, CaseIterable {
    /// A row for every component at every time.
    case long
    /// A row for every time.
    case wide
  }

  /// How rows are spelled.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    case csv, json
  }

  package let layout: Layout
  package let format: Format

  package init(layout: Layout, format: Format) {
    self.layout = layout
    self.format = format
  }

  /// Plays a scenario to the end of a plan and writes what it shows at the plan's times.
  package func write<Failure: Error>(
    _ scenario: Scenario, rules: ScenarioRules = .exact, plan: ScenarioPlan,
    into sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(ScenarioOutputError<Failure>) {
    typealias Output = ScenarioOutputError<Failure>
    var rows = RowText(format: format, names: names(plan))
    let player = try Output.playing { () throws(ScenarioRunError) in
      try ScenarioPlayer(scenario, rules: rules)
    }
    for time in plan.times {
      try Output.playing { () throws(ScenarioRunError) in try player.advance(to: time) }
      append(player, time, plan, to: &rows)
      try rows.passOn(to: sink)
    }
    rows.finish()
    try rows.passOn(to: sink, all: true)
  }

  private func names(_ plan: ScenarioPlan) -> [String] {
    switch layout {
    case .long: ["time", "subject", "property", "value", "velocity"]
    case .wide: ["time"] + plan.columns.flatMap { [$0.name, $0.name + ".velocity"] }
    }
  }

  private func append(_ player: ScenarioPlayer, _ time: Double, _ plan: ScenarioPlan, to rows: inout RowText)
  {
    switch layout {
    case .long:
      player.visit { subject, property, cell in
        rows.begin()
        rows.append(time)
        rows.append(subject)
        rows.append(property + cell.suffix)
        rows.append(cell.shown)
        rows.append(cell.velocity)
        rows.end()
      }
    case .wide:
      var cells: [ScenarioPlan.Column: ScenarioCell] = [:]
      player.visit { subject, property, cell in
        cells[ScenarioPlan.Column(subject: subject, property: property + cell.suffix)] = cell
      }
      rows.begin()
      rows.append(time)
      for column in plan.columns {
        let cell = cells[column]
        rows.append(cell?.shown)
        rows.append(cell?.velocity)
      }
      rows.end()
    }
  }
}
