// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// The members of an object, or the arguments of a call, by name.
struct LiteralFields {
  /// One of them.
  struct Field {
    /// Where its name stands; where its value does if it has none.
    let nameRange: Range<Int>
    let value: ObjectLiteral
  }

  /// What they belong to, for messages.
  let owner: String
  /// The whole object or call.
  let range: Range<Int>
  private let fields: [String: Field]
  /// The names that were given, in order.
  let names: [String]

  subscript(name: String) -> Field? { fields[name] }

  /// The range of a field's value, or of the whole where it was not given.
  func range(of name: String) -> Range<Int> { fields[name]?.value.range ?? range }

  /// Takes the members of an object; names that are not known are refused.
  init(
    _ members: [ObjectLiteral.Member], of owner: String, _ range: Range<Int>, known: [String],
    hints: [String: String] = [:], in reading: LiteralReading
  ) throws(NotationError) {
    let given = members.map { (name: $0.name, field: Field(nameRange: $0.nameRange, value: $0.value)) }
    try self.init(given, of: owner, range, known: known, hints: hints, in: reading)
  }

  /// Takes the arguments of a call; those without label go by their places, as far as places have names.
  init(
    _ arguments: [ObjectLiteral.Argument], of owner: String, _ range: Range<Int>, known: [String],
    positional: Int, hints: [String: String] = [:], in reading: LiteralReading
  ) throws(NotationError) {
    var given: [(name: String, field: Field)] = []
    for (index, argument) in arguments.enumerated() {
      let field = Field(nameRange: argument.labelRange, value: argument.value)
      if let label = argument.label {
        given.append((label, field))
        continue
      }
      if index > 0, arguments[index - 1].label != nil, case .number = arguments[index - 1].value.kind,
        case .number = argument.value.kind,
        arguments[index - 1].value.range.upperBound + 1 == argument.value.range.lowerBound
      {
        let whole = reading.excerpt(arguments[index - 1].value.range)
        throw reading.error(
          "a comma stands between arguments; decimals follow a point",
          arguments[index - 1].value.range.lowerBound..<argument.value.range.upperBound,
          suggestion: "\(whole).\(reading.excerpt(argument.value.range))")
      }
      guard index < positional else {
        let advice = positional == 0 ? "needs a label" : "is one too many"
        throw reading.error(
          "this argument of \(owner) \(advice); known are \(known.joined(separator: ", "))",
          argument.value.headRange)
      }
      given.append((known[index], field))
    }
    try self.init(given, of: owner, range, known: known, hints: hints, in: reading)
  }

  private init(
    _ given: [(name: String, field: Field)], of owner: String, _ range: Range<Int>, known: [String],
    hints: [String: String], in reading: LiteralReading
  ) throws(NotationError) {
    var fields: [String: Field] = [:]
    for (name, field) in given {
      guard known.contains(name) else {
        if let hint = hints[name] { throw reading.error(hint, field.nameRange) }
        throw reading.error(
          "\(owner) has no “\(name.prefix(40))”; known are \(known.joined(separator: ", "))",
          field.nameRange, suggestion: NearestName.suggestion(for: name, among: known))
      }
      guard fields[name] == nil else {
        throw reading.error("“\(name)” is given twice", field.nameRange)
      }
      // What is null or undefined counts as not given.
      if case .null = field.value.kind { continue }
      fields[name] = field
    }
    self.owner = owner
    self.range = range
    self.fields = fields
    names = given.map(\.name)
  }

  // MARK: Values

  func number(
    _ name: String, default fallback: Double, in reading: LiteralReading, allowed: String = "a finite number",
    where isAllowed: (Double) -> Bool = { _ in true }
  ) throws(NotationError) -> Double {
    guard let field = fields[name] else { return fallback }
    return try reading.number(field.value, name, allowed: allowed, where: isAllowed)
  }

  /// A number that must be there.
  func number(_ name: String, in reading: LiteralReading) throws(NotationError) -> Double {
    guard let field = fields[name] else {
      throw reading.error("\(name) is missing in \(owner)", range.upperBound - 1..<range.upperBound)
    }
    return try reading.number(field.value, name)
  }

  /// Seconds that are written in milliseconds; nil where the field is not given.
  func seconds(
    ofMilliseconds name: String, in reading: LiteralReading, allowed: String,
    where isAllowed: (Double) -> Bool
  ) throws(NotationError) -> Double? {
    guard let field = fields[name] else { return nil }
    return try reading.seconds(ofMilliseconds: field.value, name, allowed: allowed, where: isAllowed)
  }

  func flag(_ name: String, in reading: LiteralReading) throws(NotationError) -> Bool {
    guard let field = fields[name] else { return false }
    return try reading.flag(field.value, name)
  }

  // MARK: Springs

  /// The parameters, checked; an error points at the field that was given for what is refused.
  func spring(
    _ parameters: SpringParameters, names: [SpringError.Parameter: String] = [:], in reading: LiteralReading
  ) throws(NotationError) -> SpringParameters {
    do throws(SpringError) {
      _ = try Spring(validating: parameters)
      return parameters
    } catch {
      let name = names[error.parameter] ?? "\(error.parameter.name)"
      throw reading.error(
        "\(name) must be \(error.requirement.words), but is \(NumberText.text(of: error.value))",
        range(of: name))
    }
  }

  /// A spring by its physical constants, in the tool's own words. Damping above critical is kept.
  func physicalSpring(
    mass: String = "mass", stiffness: String, damping: String, defaults: (stiffness: Double, damping: Double),
    in reading: LiteralReading
  ) throws(NotationError) -> SpringParameters {
    try spring(
      .massStiffnessDamping(
        mass: try number(mass, default: 1, in: reading),
        stiffness: try number(stiffness, default: defaults.stiffness, in: reading),
        damping: try number(damping, default: defaults.damping, in: reading), allowOverDamping: true),
      names: [.mass: mass, .stiffness: stiffness, .damping: damping], in: reading)
  }
}
