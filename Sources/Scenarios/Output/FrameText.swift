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
    let names = names(plan)
    var known: Set<String> = []
    if layout == .wide, let index = names.firstIndex(where: { !known.insert($0).inserted }) {
      // Behind the time there are two names for each column.
      let column = plan.columns[max(0, index - 1) / 2]
      throw .scenario(
        scenario.refusal(
          .wideNamesMeet(names[index]), at: scenario.place(ofProperty: column.property, of: column.subject)))
    }
    var rows = RowText(format: format, names: names)
    let player = try Output.playing { () throws(ScenarioRunError) in
      try ScenarioPlayer(scenario, rules: rules)
    }
    var labels = RowLabels(layout: layout, plan: plan, rows: rows)
    var cells: [ScenarioCell] = []
    for time in plan.times {
      try Output.playing { () throws(ScenarioRunError) in try player.advance(to: time) }
      labels.update(for: player.read(into: &cells))
      labels.append(cells, at: time, to: &rows)
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
}

/// Which cell goes where, as long as the shape of what is shown is the same.
private struct RowLabels {
  private let layout: FrameText.Layout
  private var shape: ScenarioShape?
  /// What stands between the time and the value in each row of a long table.
  private var middles: [[UInt8]] = []
  /// The places of a wide table's columns.
  private let places: [ScenarioShape.Column: Int]
  /// For each column of a wide table the cell that it shows.
  private var sources: [Int?]
  private let texts: RowText

  init(layout: FrameText.Layout, plan: ScenarioPlan, rows: RowText) {
    self.layout = layout
    texts = rows
    sources = plan.columns.map { _ in nil }
    places = layout == .wide ? Dictionary(zip(plan.columns, plan.columns.indices)) { first, _ in first } : [:]
  }

  mutating func update(for shape: ScenarioShape) {
    guard shape !== self.shape else { return }
    self.shape = shape
    switch layout {
    case .long:
      middles = shape.columns.map { column in
        texts.text(of: column.subject, at: 1) + texts.text(of: column.property, at: 2)
      }
    case .wide:
      for index in sources.indices { sources[index] = nil }
      for (index, column) in shape.columns.enumerated() {
        if let place = places[column] { sources[place] = index }
      }
    }
  }

  func append(_ cells: [ScenarioCell], at time: Double, to rows: inout RowText) {
    switch layout {
    case .long:
      for (cell, middle) in zip(cells, middles) {
        rows.begin()
        rows.append(time)
        rows.append(cellsText: middle, count: 2)
        rows.append(cell.shown)
        rows.append(cell.velocity)
        rows.end()
      }
    case .wide:
      rows.begin()
      rows.append(time)
      for source in sources {
        let cell = source.map { cells[$0] }
        rows.append(cell?.shown)
        rows.append(cell?.velocity)
      }
      rows.end()
    }
  }
}
