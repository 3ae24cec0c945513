// SPDX-License-Identifier: Apache-2.0

package import CurveMath
import CurveNotation

/// The times, or the progresses, at which `hooke sample` prints rows.
package struct SampleGrid: Sendable {
  static let at = Option(
    "--at",
    .list(
      of: .number("TIME", .notNegative), placeholder: "TIMES",
      allowed: "finite numbers, 0 or more, with commas between"),
    help: "Exactly these times, in this order; for a curve without duration these progresses.")
  static let fps = Option(
    "--fps", .number("RATE", .positive), otherwise: "60", help: "So many rows a second.")
  static let step = Option(
    "--step", .number("SECONDS", .positive),
    help: "A row every so many seconds; for a curve without duration, of progress.")
  static let count = Option(
    "--count", .count("ROWS"), otherwise: "101 for a curve without duration",
    help: "So many rows, evenly spaced, the first at 0 and the last at the end.")
  static let until = Option(
    "--until", ValueKind<SampleEnd>.end,
    otherwise: "settled; the duration of a timing curve; progress 1",
    help: "Where the rows end. Settled is when the value stays within --epsilon of the end.")
  static let force = Flag("--force", help: "Allows more than 100,000,000 rows.")

  static let section = OptionSection(
    "Grid (one of --at, --fps, --step, --count)",
    [at.row, fps.row, step.row, count.row, until.row, force.row])

  /// More rows than this are refused without `--force`.
  package static let mostRows = 100_000_000

  /// The times.
  package let times: SampleTimes
  /// What to tell the person about the grid.
  package let note: String?
  /// Whether the rows end where the motion has settled.
  package let endsSettled: Bool

  /// The grid that the arguments describe for a motion.
  package init(
    _ arguments: ParsedArguments, for motion: MotionKind, _ course: ModifierCourse? = nil, epsilon: Double
  ) throws(CommandFailure) {
    try SampleGrid.refuseConflicts(arguments)
    if let list = arguments[SampleGrid.at] {
      times = .exactly(list)
      note = nil
      endsSettled = false
      return
    }
    let end: SampleEnd.Resolved
    if motion.isTimed {
      end = try SampleGrid.end(of: motion, course, arguments, epsilon: epsilon)
    } else {
      end = try SampleGrid.progressEnd(arguments)
    }
    note = end.note
    endsSettled = end.isSettled
    do {
      if let rate = arguments[SampleGrid.fps] {
        times = try .frames(perSecond: rate, until: end.time)
      } else if let step = arguments[SampleGrid.step] {
        times = try .steps(of: step, until: end.time)
      } else if let count = arguments[SampleGrid.count] {
        times = try .count(count, until: end.time)
      } else if motion.isTimed {
        times = try .frames(perSecond: 60, until: end.time)
      } else {
        times = try .count(101, until: end.time)
      }
    } catch {
      throw SampleGrid.refusal(error, arguments)
    }
    if times.count > SampleGrid.mostRows, !arguments[SampleGrid.force] {
      throw SampleGrid.tooMany(
        "\(times.count) rows, about \(SampleGrid.size(ofRows: times.count)) of text", arguments)
    }
  }

  private static func refuseConflicts(_ arguments: ParsedArguments) throws(CommandFailure) {
    let names = [at.name, fps.name, step.name, count.name].filter { arguments.place(of: $0) != nil }
    if names.count > 1 {
      throw arguments.refusal(
        "\(Quotation.alternatives(names, conjunction: "and")) are different grids",
        at: arguments.place(of: names[1]), allowed: "Give one of --at, --fps, --step and --count.")
    }
    if arguments.place(of: at.name) != nil, let place = arguments.place(of: until.name) {
      throw arguments.refusal("--at says all the times, so that --until has no meaning", at: place)
    }
  }

  private static func end(
    of motion: MotionKind, _ course: ModifierCourse?, _ arguments: ParsedArguments, epsilon: Double
  ) throws(CommandFailure) -> SampleEnd.Resolved {
    if case .time(let time) = arguments[until] { return .init(time: time) }
    let settling = course?.duration ?? motion.settlingDuration(epsilon: epsilon)
    if settling.isFinite { return .init(time: settling, isSettled: true) }
    guard course == nil else {
      throw arguments.refusal(
        "this animation never ends", at: arguments.operands.first?.place,
        allowed: "Choose an end: --until SECONDS")
    }
    guard case .spring(let spring) = motion else {
      throw arguments.refusal(
        "the curve has no end that a number can hold", at: arguments.operands.first?.place,
        allowed: "Choose an end: --until SECONDS")
    }
    let time = 10 * spring.spring.response
    return .init(
      time: time,
      note: """
        this spring never settles within \(NumberText.text(of: epsilon)); the rows end after 10 periods, at \
        \(NumberText.text(of: time)) s \
        (--until SECONDS chooses another end)
        """)
  }

  private static func progressEnd(_ arguments: ParsedArguments) throws(CommandFailure) -> SampleEnd.Resolved {
    if let place = arguments.place(of: fps.name) {
      throw arguments.refusal(
        "--fps needs a curve with a duration, and this one runs over progress from 0 to 1", at: place,
        allowed: "Use --count, --step or --at in progress, or give a duration: easeInOut(duration: 0.3)")
    }
    switch arguments[until] {
    case nil: return .init(time: 1)
    case .time(let progress): return .init(time: progress)
    case .settled:
      throw arguments.refusal(
        "--until settled needs a curve with a duration, and this one runs over progress from 0 to 1",
        at: arguments.place(of: until.name), allowed: "Use --until with a progress, such as 0.5")
    }
  }

  private static func refusal(
    _ failure: SampleTimes.Failure, _ arguments: ParsedArguments
  ) -> CommandFailure {
    switch failure {
    case .tooMany:
      return tooMany(
        "more rows than can be counted", arguments, allowed: "Choose a coarser grid or an earlier end.")
    case .rate(let rate):
      return arguments.refusal(
        "--fps must be \(NumberRange.positive.words), but is \(NumberText.text(of: rate))",
        at: arguments.place(of: fps.name))
    case .step(let step):
      return arguments.refusal(
        "--step must be \(NumberRange.positive.words), but is \(NumberText.text(of: step))",
        at: arguments.place(of: SampleGrid.step.name))
    case .count(let count):
      return arguments.refusal(
        "--count must be a whole number, 1 or more, but is \(count)",
        at: arguments.place(of: SampleGrid.count.name))
    case .end(let end):
      return arguments.refusal(
        "--until must be \(NumberRange.notNegative.words), but is \(NumberText.text(of: end))",
        at: arguments.place(of: until.name))
    }
  }

  /// About how much text so many rows are.
  private static func size(ofRows rows: Int) -> String {
    let gigabytes = Double(rows) * 60 / 1e9
    return gigabytes < 1000
      ? "\(Int(gigabytes)) GB" : "\(NumberText.text(of: (gigabytes / 1000).rounded())) TB"
  }

  private static func tooMany(
    _ rows: String, _ arguments: ParsedArguments, allowed: String = "If you mean it, add --force."
  ) -> CommandFailure {
    let place = [count.name, step.name, fps.name, until.name].compactMap { arguments.place(of: $0) }.first
    return arguments.refusal(
      "this grid has \(rows); more than \(mostRows) rows are refused",
      at: place ?? arguments.operands.first?.place, allowed: allowed)
  }
}
