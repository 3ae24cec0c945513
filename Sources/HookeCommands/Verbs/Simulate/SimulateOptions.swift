// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
package import Scenarios

/// The options of `hooke simulate`.
package struct SimulateOptions: Sendable {
  static let fps = Option(
    "--fps", .number("RATE", .scenarioRate), otherwise: "what the scenario says; 60",
    help: "So many frames a second.")
  static let at = Option(
    "--at",
    .list(
      of: .number("TIME", .scenarioTime), placeholder: "TIMES",
      allowed: "numbers of seconds from 0 to 1e9, with commas between"),
    help: "Exactly these times, the earliest first.")
  static let until = Option(
    "--until",
    ValueKind<SampleEnd>.end(in: .scenarioTime, allowed: "a number of seconds from 0 to 1e9, or settled"),
    otherwise: "what the scenario says; settled",
    help:
      "Where the frames end. Settled is when nothing moves any longer and no change is to come."
  )
  static let layout = DefaultedOption(
    "--layout", .choice("LAYOUT") as ValueKind<FrameText.Layout>, otherwise: .long, called: "long",
    help: """
      Long is a row for every property at every time; wide is a row for every time, with two columns for \
      every property.
      """)
  static let touches = Option(
    "--touches", .text("FILE", allowed: "a path", completion: .files), otherwise: "those of the scenario",
    help: "The touches: a table of time, id, phase, x and y, or a JSON list of them; - reads standard input.")
  static let mendsTouches = Flag(
    "--mend-touches",
    help: "Mends touches of the file that can't be right, and says so, in the place of refusing them.")
  static let events = Flag("--events", help: "Prints what happens in the place of the frames.")
  static let format = DefaultedOption(
    "--format", .choice("FORMAT") as ValueKind<FrameText.Format>, otherwise: .csv, called: "csv",
    help: "How the rows are printed.")
  static let force = Flag("--force", help: "Allows more than 100,000,000 rows, or numbers in wide rows.")

  package let layout: FrameText.Layout
  package let format: FrameText.Format
  package let printsEvents: Bool
  package let output: Output
  package let isForced: Bool
  private let replica: Replica?

  package init(_ arguments: ParsedArguments) throws(CommandFailure) {
    layout = arguments[Self.layout]
    format = arguments[Self.format]
    printsEvents = arguments[Self.events]
    output = OutputOptions.output(of: arguments)
    isForced = arguments[Self.force]
    replica = arguments[ReplicaOption.replica]
    if printsEvents, let place = arguments.place(of: Self.layout.option.name) {
      throw arguments.refusal("--events prints one row an event, so that --layout has no meaning", at: place)
    }
    if let place = arguments.place(of: Self.mendsTouches.name), arguments[Self.touches] == nil {
      throw arguments.refusal("--mend-touches needs a file to mend: --touches FILE", at: place)
    }
    if let place = arguments.place(of: Self.at.name) {
      for other in [Self.fps.name, Self.until.name] where arguments.place(of: other) != nil {
        throw arguments.refusal("--at says all the times, so that \(other) has no meaning", at: place)
      }
    }
  }

  /// Puts what the command line says about the times in the place of what the scenario says.
  func apply(_ arguments: ParsedArguments, to scenario: inout Scenario) throws(CommandFailure) {
    if let times = arguments[Self.at] {
      if let index = times.indices.dropFirst().first(where: { times[$0] <= times[$0 - 1] }) {
        throw arguments.refusal(
          "--at must have rising times, but \(NumberText.text(of: times[index])) stands after "
            + NumberText.text(of: times[index - 1]),
          at: arguments.place(of: Self.at.name))
      }
      scenario.sampling.grid = .times(times.map(Self.unsigned))
    }
    if let rate = arguments[Self.fps] { scenario.sampling.grid = .rate(rate) }
    guard let until = arguments[Self.until] else { return }
    if case .times = scenario.sampling.grid {
      throw arguments.refusal(
        "the scenario says all the times, so that --until has no meaning",
        at: arguments.place(of: Self.until.name), allowed: "Give a rate, too: --fps RATE")
    }
    switch until {
    case .time(let time): scenario.sampling.end = .time(Self.unsigned(time))
    case .settled: scenario.sampling.end = .settled
    }
  }

  /// A time that is not negative, without the sign that 0 may have.
  private static func unsigned(_ time: Double) -> Double { time == 0 ? 0 : time }

  /// The rules by which the scenario is played. A replica draws the frames of the scenario's rate; 60 a second where
  /// the times are given one by one.
  func rules(for scenario: Scenario) -> ScenarioRules {
    guard replica != nil else { return .exact }
    var framesPerSecond = 60.0
    if case .rate(let rate) = scenario.sampling.grid { framesPerSecond = rate }
    return .swiftUI(framesPerSecond: framesPerSecond, for: scenario)
  }
}
