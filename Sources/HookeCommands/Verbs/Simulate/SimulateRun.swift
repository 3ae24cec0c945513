// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Scenarios

/// Plays a scenario and writes what `hooke simulate` prints.
struct SimulateRun {
  /// The longest file that is read, in bytes.
  static let longestInput = 1 << 26
  /// More cells than this are refused without `--force`.
  static let mostCells = 100_000_000
  /// How many mended touches are told of one by one.
  private static let mostWarnings = 10

  let scenario: Scenario
  let plan: ScenarioPlan
  let options: SimulateOptions
  let rules: ScenarioRules
  let name: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    options = try SimulateOptions(arguments)
    guard let operand = arguments.operands.first else {
      throw arguments.refusal("SCENARIO is missing", at: nil, allowed: Verb.simulateOperand.hint)
    }
    let input = Input(operand.text)
    let text = try input.text(limit: Self.longestInput)
    name = Input(operand.text).nameInReports
    var scenario: Scenario
    do {
      scenario = try Scenario(parsing: text, name: name)
    } catch {
      throw Self.failure(error.description)
    }
    for warning in scenario.warnings { Messages.warn("\(name): \(warning)") }
    if let path = arguments[SimulateOptions.touches] {
      try Self.touches(path, arguments, scenarioIsRead: operand.text == "-").replaceTouches(of: &scenario)
    }
    try options.apply(arguments, to: &scenario)
    self.scenario = scenario
    rules = options.rules(for: scenario)
    do {
      plan = try ScenarioPlan(scenario, rules: rules)
    } catch {
      throw Self.failure(error, of: name)
    }
    warnOfUnusedTouches(arguments)
    try refuseTooMany(arguments)
    if !plan.unmade.isEmpty {
      Messages.warn(
        "\(name): \(plan.unmade.count == 1 ? "a change was" : "\(plan.unmade.count) changes were") not made before the "
          + "end: \(plan.unmade.prefix(5).joined(separator: ", "))\(plan.unmade.count > 5 ? ", …" : "")")
    }
  }

  /// Data that are refused, in lines of which the first says what is wrong.
  private static func failure(_ description: String) -> CommandFailure {
    let lines = description.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return CommandFailure(.badData, lines[0], details: Array(lines.dropFirst()))
  }

  private static func failure(_ error: ScenarioRunError, of name: String) -> CommandFailure {
    failure(error.location == nil ? "\(name): \(error)" : error.description)
  }

  private static func touches(
    _ path: String, _ arguments: ParsedArguments, scenarioIsRead: Bool
  ) throws(CommandFailure) -> TouchFile {
    guard path != "-" || !scenarioIsRead else {
      throw arguments.refusal(
        "standard input is the scenario, so that the touches can't be read from it",
        at: arguments.place(of: SimulateOptions.touches.name))
    }
    let text = try Input(path).text(limit: longestInput)
    let name = Input(path).nameInReports
    do {
      let file = try TouchFile(
        parsing: text, name: name, mends: arguments[SimulateOptions.mendsTouches])
      for warning in file.warnings { Messages.warn(warning) }
      for repair in file.repairs(upTo: mostWarnings) { Messages.warn(repair) }
      if file.repairCount > mostWarnings {
        Messages.warn("\(name): \(file.repairCount - mostWarnings) more touches were mended or left out")
      }
      return file
    } catch {
      throw Self.failure(error.description)
    }
  }

  /// Says where touches do nothing.
  private func warnOfUnusedTouches(_ arguments: ParsedArguments) {
    if arguments[SimulateOptions.touches] != nil, !scenario.hasGestures {
      let place = scenario.place(scenario.source.nodes)
      Messages.warn("\(place): no node has gestures, so that the touches of --touches do nothing")
    }
    guard case .rate = scenario.sampling.grid, case .time(let end) = scenario.sampling.end,
      let last = scenario.lastTouchTime, last > end
    else { return }
    let isOption = arguments.place(of: SimulateOptions.until.name) != nil
    let place = isOption ? "--until" : scenario.place(scenario.source.sampling)
    Messages.warn(
      "\(place): the rows end at \(NumberText.text(of: end)) s, before the last of the touches, at "
        + "\(NumberText.text(of: last)) s; --until settled shows them all")
  }

  private func refuseTooMany(_ arguments: ParsedArguments) throws(CommandFailure) {
    guard !options.printsEvents, !options.isForced else { return }
    let cells = options.layout == .long ? plan.mostCells : plan.columns.count
    let (total, overflow) = plan.times.count.multipliedReportingOverflow(by: max(1, cells))
    guard overflow || total > Self.mostCells else { return }
    let place = [SimulateOptions.fps.name, SimulateOptions.until.name].compactMap { arguments.place(of: $0) }
      .first
    let words =
      "\(plan.times.count) frames of \(cells == 1 ? "a property" : "\(cells) properties") are more than "
      + "\(Self.mostCells) values, which are refused"
    guard let place else {
      // It is the file that asks for so many.
      let problem = ScenarioRunProblem.tooManyValues("\(words); if you mean it, add --force")
      throw Self.failure(scenario.refusal(problem, at: scenario.source.sampling), of: name)
    }
    throw arguments.refusal(words, at: place, allowed: "If you mean it, add --force.")
  }

  func run() throws(CommandFailure) {
    let isSeen = options.output == .standard && ProgressLine.isOutputTerminal
    let progress = ProgressLine(isWanted: !isSeen)
    defer { progress.clear() }
    try options.output.write { writer throws(CommandFailure) in
      var written = 0
      let sink = { (bytes: UnsafeRawBufferPointer) throws(CommandFailure) in
        try writer.write(bytes)
        written += bytes.count
        progress.show("simulating: \(written >> 20) MB written")
      }
      do throws(ScenarioOutputError<CommandFailure>) {
        if options.printsEvents {
          try EventText(format: options.format).write(scenario, rules: rules, plan: plan, into: sink)
        } else {
          try FrameText(layout: options.layout, format: options.format).write(
            scenario, rules: rules, plan: plan, into: sink)
        }
      } catch {
        switch error {
        case .sink(let failure): throw failure
        case .scenario(let failure): throw Self.failure(failure, of: name)
        }
      }
    }
  }
}
