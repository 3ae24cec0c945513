// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

/// What is asked about particular values of a curve.
struct Questions {
  static let timeTo = Option(
    "--time-to", .number("VALUE", .finite),
    help: "When the curve is at this value first and last, in value units.")
  static let crossings = Option(
    "--crossings", .number("VALUE", .finite),
    help: "All the times at which the curve is at this value, in value units.")

  static let section = OptionSection("Questions", [timeTo.row, crossings.row])

  /// So many crossings are listed in JSON.
  static let mostCrossings = 100
  /// So many rows of a list are shown to a person.
  static let mostRows = 8

  let timeTo: Double?
  let crossings: Double?

  init(_ arguments: ParsedArguments) {
    timeTo = arguments[Questions.timeTo]
    crossings = arguments[Questions.crossings]
  }

  /// Refuses questions about a value at which the motion stands all the time: it never passes it, and is always there.
  func refuse(_ arguments: ParsedArguments, on travel: TravelOptions) throws(CommandFailure) {
    guard travel.from == travel.to, travel.initialVelocity == 0 else { return }
    for (option, value) in [(Questions.timeTo, timeTo), (Questions.crossings, crossings)] {
      guard value == travel.to, let place = arguments.place(of: option.name) else { continue }
      throw arguments.refusal(
        "\(option.name) asks when the value passes \(NumberText.text(of: travel.to)), but it stands there all the time",
        at: place, allowed: "Give --from and --to a way between them, or an initial velocity.")
    }
  }

  /// Refuses questions about a curve that has no answers.
  func refuse(_ arguments: ParsedArguments) throws(CommandFailure) {
    for name in [Questions.timeTo.name, Questions.crossings.name] {
      guard let place = arguments.place(of: name) else { continue }
      throw arguments.refusal(
        "\(name) is not for curves in steps, which stay at a value and jump over others", at: place)
    }
  }

  /// The answers for a motion.
  func group(for motion: MotionKind) -> Description.Group {
    let unit = motion.isTimed ? "s" : "progress"
    var properties: [Property] = []
    if let timeTo { properties += Questions.properties(ofTimeTo: timeTo, motion, unit: unit) }
    if let crossings { properties += Questions.properties(ofCrossings: crossings, motion, unit: unit) }
    return Description.Group(topic: .questions, properties: properties)
  }

  private static func properties(
    ofTimeTo value: Double, _ motion: MotionKind, unit: String
  ) -> [Property] {
    let shown = NumberText.text(of: value)
    let (first, last) = motion.ends(of: value)
    let time = { (time: Double?) in time.map(JSONValue.number) ?? .null }
    return [
      Property("timeTo", ["value": .number(value), "first": time(first), "last": time(last)]),
      .time("", first, "first at \(shown)", unit: unit, "", neverRemark: ""),
      .time(
        "", last, "last at \(shown)", unit: unit, "", never: first == nil ? "never" : "endless",
        neverRemark: first == nil ? "" : "it comes back again and again"),
    ]
  }

  private static func properties(
    ofCrossings value: Double, _ motion: MotionKind, unit: String
  ) -> [Property] {
    let shown = NumberText.text(of: value)
    let (count, times) = motion.crossings(of: value, atMost: mostCrossings)
    var remark = ""
    if count > Double(mostRows) {
      let listed = count > Double(mostCrossings) ? "\(mostCrossings) of them" : "all of them"
      remark = "the first \(mostRows) are below, \(listed) in --format json"
    }
    var properties = [
      Property("crossingValue", .number(value)),
      Property(
        "crossingCount", .number(count), "crossings of \(shown)",
        shown: count == 0 ? "none" : count.isFinite ? nil : "endless", remark),
      Property("crossings", .array(times.map(JSONValue.number))),
    ]
    for (index, time) in times.prefix(mostRows).enumerated() {
      properties.append(Property(shown: .number(time), "crossing \(index + 1)", unit: unit))
    }
    return properties
  }
}

extension MotionKind {
  /// When the curve is at a value first and last: `nil` where it never is, infinity where it always returns.
  func ends(of value: Double) -> (first: Double?, last: Double?) {
    switch self {
    case .spring(let motion): (motion.firstCrossing(of: value), motion.lastCrossing(of: value))
    case .timed(let motion), .untimed(let motion):
      (motion.times(of: value).first, motion.times(of: value).last)
    case .pieces(let motion, _): (motion.times(of: value).first, motion.times(of: value).last)
    case .steps, .keyframes: (nil, nil)
    }
  }

  /// How often the curve is at a value, and the first of the times.
  func crossings(of value: Double, atMost limit: Int) -> (count: Double, times: [Double]) {
    switch self {
    case .spring(let motion):
      let crossings = motion.crossings(of: value)
      return (crossings.count, Array(crossings.prefix(limit)))
    case .timed(let motion), .untimed(let motion):
      let times = motion.times(of: value)
      return (Double(times.count), Array(times.prefix(limit)))
    case .pieces(let motion, _):
      let times = motion.times(of: value)
      return (Double(times.count), Array(times.prefix(limit)))
    case .steps, .keyframes: return (0, [])
    }
  }
}

extension CurveMotion {
  /// The times at which the motion is at a value, both ends included. A motion without a way has none.
  fileprivate func times(of value: Double) -> [Double] {
    curve.progresses(for: (value - from) / (to - from)).map { $0 * duration }
  }
}

extension ProgressMotion<LinearCurve> {
  /// The times at which the motion is at a value, both ends included. A motion without a way has none.
  fileprivate func times(of value: Double) -> [Double] {
    curve.progresses(for: (value - from) / (to - from)).map { $0 * duration }
  }
}
