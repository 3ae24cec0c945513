// SPDX-License-Identifier: Apache-2.0

package import CurveNotation

/// The options that say from where to where a curve moves, and when it counts as settled.
package struct TravelOptions: Hashable, Sendable {
  static let from = DefaultedOption(
    "--from", .number("VALUE", .moderate), otherwise: 0, called: "0", help: "The value at the start.")
  static let to = DefaultedOption(
    "--to", .number("VALUE", .moderate), otherwise: 1, called: "1", help: "The value at the end.")
  static let initialVelocity = Option(
    "--initial-velocity", .number("SPEED", .moderate), otherwise: "what the curve says, or 0",
    help: "The velocity at the start, in value units per second; for springs.")
  static let epsilon = DefaultedOption(
    "--epsilon", .number("DISTANCE", .positive), otherwise: 0.001, called: "0.001",
    help: "How close to the end counts as settled, in value units.")

  static let section = OptionSection("Motion", [from.row, to.row, initialVelocity.row, epsilon.row])

  package let from: Double
  package let to: Double
  /// The velocity at the start, in value units per second.
  package let initialVelocity: Double
  package let epsilon: Double

  /// Reads the options for a curve, and refuses what does not go with it.
  package init(_ arguments: ParsedArguments, for curve: CurveExpression.Curve) throws(CommandFailure) {
    from = arguments[TravelOptions.from]
    to = arguments[TravelOptions.to]
    epsilon = arguments[TravelOptions.epsilon]
    let given = arguments[TravelOptions.initialVelocity]
    let place = arguments.place(of: TravelOptions.initialVelocity.name)
    switch curve {
    case .spring(_, let perTravel?):
      guard given == nil else {
        throw arguments.refusal(
          "the initial velocity is given twice, in the curve and as --initial-velocity", at: place,
          allowed: "The curve's is per travel and second, the option's in value units per second: keep one.")
      }
      initialVelocity = perTravel * (to - from)
    case .spring(_, nil):
      initialVelocity = given ?? 0
    case .unitCurve, .timedCurve, .stepCurve, .linearCurve, .keyframes:
      guard given == nil else {
        throw arguments.refusal(
          "--initial-velocity is for springs; a timing curve starts as its shape says", at: place)
      }
      initialVelocity = 0
    }
    guard NumberRange.moderate.contains(initialVelocity) else {
      throw arguments.refusal(
        "the initial velocity, the curve's times the travel, must be \(NumberRange.moderate.words), "
          + "but is \(initialVelocity)",
        at: arguments.operands.first?.place)
    }
  }
}
