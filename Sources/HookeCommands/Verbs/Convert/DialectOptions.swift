// SPDX-License-Identifier: Apache-2.0

package import CurveNotation

/// What `--as` may name: a dialect, or all of them.
package enum DialectChoice: Hashable, Sendable {
  case one(Dialect)
  case all
}

extension ValueKind<DialectChoice> {
  /// A dialect by its name, or `all`.
  package static var dialects: ValueKind {
    let names = Dialect.allCases.map(\.rawValue) + ["all"]
    let allowed = Quotation.alternatives(names)
    return ValueKind(placeholder: "DIALECT", allowed: allowed, completion: .words(names)) {
      text throws(ValueProblem) in
      if text == "all" { return .all }
      if let dialect = Dialect(rawValue: text) { return .one(dialect) }
      throw .mustBe(
        allowed, found: text,
        suggestion: Dialect.allCases.first { $0.title.lowercased() == text.lowercased() }?.rawValue
          ?? NearestName.suggestion(for: text, among: names))
    }
  }
}

extension ValueKind<Int> {
  /// A whole number in a range.
  package static func count(_ placeholder: String, _ range: ClosedRange<Int>) -> ValueKind {
    let allowed = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return ValueKind(placeholder: placeholder, allowed: allowed) { text throws(ValueProblem) in
      guard let number = NumberText.number(text), number == number.rounded(),
        (Double(range.lowerBound)...Double(range.upperBound)).contains(number)
      else { throw .mustBeNumber(allowed, found: text) }
      return Int(number)
    }
  }
}

/// The options of `hooke convert`.
enum DialectOptions {
  static let target = Option(
    "--as", ValueKind<DialectChoice>.dialects,
    help: "The dialect the curve is written in; all shows it in every one, in a table.")
  static let source = Option(
    "--read-as", ValueKind<Dialect>.choice("DIALECT"), otherwise: "what the text looks like",
    help: "The dialect CURVE is written in.")
  static let travel = Option(
    "--travel", .number("DISTANCE", .moderateOtherThanZero),
    help: "The way from start to target in value units, where a dialect has absolute values or velocities.")
  static let approximate = Flag(
    "--approximate",
    help: "Writes what is nearest where the dialect can't express the curve, and says how far off it is.")
  static let tolerance = DefaultedOption(
    "--tolerance", .number("FRACTION", .positive), otherwise: 0.001, called: "0.001",
    help: "How far stops and keyframes may be from the motion, as a fraction of the way.")
  static let digits = Option(
    "--digits", ValueKind<Int>.count("COUNT", 1...17), otherwise: "as many as are exact",
    help: "Rounds every number to so many significant digits, and says what that costs.")
  static let onCurve = Flag("--on-curve", help: "Keeps every stop of linear() on the motion itself.")
  static let form = Option(
    "--form", ValueKind<CurveForm>.choice("FORM"), otherwise: "the one that loses least",
    help: "The form of curve that is wanted; with --approximate the nearest one of that form.")
  static let keyframes = Option(
    "--keyframes", ValueKind<Int>.count("COUNT", 2...1000), otherwise: "as few as keep the tolerance",
    help: "How many stops or keyframes are written, ends included.")
  static let reducedMotion = Flag(
    "--reduced-motion", help: "Adds a variant for people who want less motion, where the dialect knows one.")
  static let check = Flag(
    "--check", help: "CURVE is a file of design tokens: finds those that disagree with themselves.")
  static let format = DefaultedOption(
    "--format", .choice("FORMAT"), otherwise: ConvertFormat.text, called: "text",
    help: "How the result is printed; csv has the stops of a linear() as rows.")

  static let sections = [
    OptionSection("Dialects", [target.row, source.row, travel.row]),
    OptionSection(
      "Accuracy",
      [approximate.row, tolerance.row, digits.row, onCurve.row, form.row, keyframes.row, reducedMotion.row]),
    OptionSection("Design tokens", [check.row]),
    OptionSection("Output", [format.row, OutputOptions.output.row]),
  ]

  static func writing(_ arguments: ParsedArguments) -> WritingOptions {
    WritingOptions(
      travel: arguments[travel], digits: arguments[digits], tolerance: arguments[tolerance],
      placesStopsOnCurve: arguments[onCurve], form: arguments[form], keyframes: arguments[keyframes],
      includesReducedMotion: arguments[reducedMotion], allowsApproximation: arguments[approximate])
  }
}

/// How `hooke convert` prints its result.
package enum ConvertFormat: String, CaseIterable, Sendable {
  case text
  case json
  case csv
}
