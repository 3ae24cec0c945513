// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// The options of `hooke sample`, read and checked against the curve.
package struct SampleOptions: Sendable {
  static let format = DefaultedOption(
    "--format", .choice("FORMAT"), otherwise: SampleFormat.csv, called: "csv",
    help: "How the rows are printed.")
  static let columns = Option(
    "--columns",
    .list(
      of: .choice("COLUMN") as ValueKind<SampleColumn>, placeholder: "NAMES",
      allowed: "names from time (or progress), value, velocity and acceleration, with commas between"),
    otherwise: "time,value,velocity",
    help: "The columns, in their order.")

  package let format: SampleFormat
  package let columns: [SampleColumn]
  package let output: Output
  package let travel: TravelOptions
  package let motion: MotionKind
  /// What modifies the motion; nil where nothing does.
  package let course: ModifierCourse?
  package let grid: SampleGrid
  /// What is sampled in the place of `motion`, where a replica is asked for. The grid is that of `motion` all
  /// the same, so that the rows of both stand at the same times.
  package let replica: ReplicaMotion?

  package init(_ arguments: ParsedArguments, _ curve: CurveOperand) throws(CommandFailure) {
    format = arguments[SampleOptions.format]
    output = OutputOptions.output(of: arguments)
    travel = try TravelOptions(arguments, for: curve.expression.curve)
    motion = try MotionKind(curve, travel, arguments)
    columns = try SampleOptions.columns(arguments, isTimed: motion.isTimed)
    course = ModifierCourse(curve.expression.modifiers, of: motion, travel)
    grid = try SampleGrid(arguments, for: motion, course, epsilon: travel.epsilon)
    replica = try ReplicaOption.motion(arguments, of: curve, like: motion)
    try refuseReplicaAcceleration(arguments)
    if replica != nil, let range = curve.expression.modifierRanges.first {
      throw arguments.refusal(
        "--replica shows curves without modifiers",
        at: CommandText.Place(word: curve.place.word, range: range), allowed: "Leave out one of the two.")
    }
  }

  private func refuseReplicaAcceleration(_ arguments: ParsedArguments) throws(CommandFailure) {
    guard let replica, !replica.hasAcceleration, columns.contains(.acceleration) else { return }
    throw arguments.refusal(
      "SwiftUI has no second derivative of a timing curve, so that --replica swiftui has no acceleration",
      at: arguments.place(of: SampleOptions.columns.name),
      allowed: "Leave out the column acceleration, or --replica for the true one.")
  }

  private static func columns(
    _ arguments: ParsedArguments, isTimed: Bool
  ) throws(CommandFailure) -> [SampleColumn] {
    let allowed = SampleColumn.allowed(isTimed: isTimed)
    let chosen = arguments[columns] ?? Array(allowed.prefix(3))
    for (index, column) in chosen.enumerated() {
      if !allowed.contains(column) {
        throw arguments.refusal(
          isTimed
            ? "--columns has no column progress for a curve with a duration"
            : "--columns has no column time for a curve without a duration",
          at: arguments.place(of: columns.name),
          allowed: "Columns: " + Quotation.alternatives(allowed.map(\.rawValue), conjunction: "and"),
          suggestion: allowed[0].rawValue)
      }
      if chosen[..<index].contains(column) {
        throw arguments.refusal(
          "--columns names \(column.rawValue) twice", at: arguments.place(of: columns.name))
      }
    }
    return chosen
  }
}
