// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension Interpreter {
  func springByDuration(
    _ arguments: Arguments, duration: Double = 0.5, bounce: Double = 0
  ) throws(NotationError) -> ReadSpring {
    try spring(
      .durationBounce(
        duration: try number("duration", in: arguments, default: duration),
        bounce: try number("bounce", in: arguments, default: bounce)),
      arguments)
  }

  func springWithExtraBounce(
    _ arguments: Arguments, duration: Double, bounce: Double
  ) throws(NotationError) -> ReadSpring {
    let extra = try number("extraBounce", in: arguments, default: 0)
    return try spring(
      .durationBounce(
        duration: try number("duration", in: arguments, default: duration), bounce: bounce + extra),
      arguments, names: [.bounce: "extraBounce"],
      note: bounce == 0 ? "" : ", with the \(NumberText.text(of: bounce)) that extraBounce is added to")
  }

  func springByResponse(
    _ arguments: Arguments, ratio: String, response: Double = 0.5, dampingRatio: Double = 0.825
  ) throws(NotationError) -> ReadSpring {
    try spring(
      .responseDampingRatio(
        response: try number("response", in: arguments, default: response),
        dampingRatio: try number(ratio, in: arguments, default: dampingRatio)),
      arguments, names: [.dampingRatio: ratio])
  }

  /// A spring by its physical constants; warns where its damping counts as critical.
  mutating func springByMass(_ arguments: Arguments, toKeep advice: String) throws(NotationError)
    -> ReadSpring
  {
    let damping = try number("damping", in: arguments, default: 0)
    let allowsOverDamping = try flag("allowOverDamping", in: arguments, default: false)
    let spring = try spring(
      .massStiffnessDamping(
        mass: try number("mass", in: arguments, default: 1),
        stiffness: try number("stiffness", in: arguments, default: 0), damping: damping,
        allowOverDamping: allowsOverDamping),
      arguments)
    let held = Spring(spring.parameters).damping
    if !allowsOverDamping, held < damping, let syntax = arguments["damping"] {
      warn(
        "damping \(NumberText.text(of: damping)) is above critical and counts as critical, "
          + "\(NumberText.text(of: held)), as in SwiftUI; \(advice)", syntax.range)
    }
    return spring
  }

  func springByStiffnessAndRatio(_ arguments: Arguments) throws(NotationError) -> ReadSpring {
    try spring(
      .stiffnessDampingRatio(
        stiffness: try number("stiffness", in: arguments, default: 0),
        dampingRatio: try number("dampingRatio", in: arguments, default: 1),
        mass: try number("mass", in: arguments, default: 1)),
      arguments)
  }

  func springBySettling(_ arguments: Arguments) throws(NotationError) -> ReadSpring {
    try spring(
      reaching: .settlingDurationDampingRatio(
        settlingDuration: try number("settlingDuration", in: arguments, default: 1),
        dampingRatio: try number("dampingRatio", in: arguments, default: 1),
        epsilon: try number("epsilon", in: arguments, default: 0.001)),
      arguments)
  }

  /// A spring by its parameters, checked.
  private func spring(
    _ parameters: SpringParameters, _ arguments: Arguments, names: [SpringError.Parameter: String] = [:],
    note: String = ""
  ) throws(NotationError) -> ReadSpring {
    ReadSpring(parameters: try validated(parameters, arguments, names: names, note: note))
  }

  /// The parameters, checked; an error points at the argument that was given for what is refused.
  func validated(
    _ parameters: SpringParameters, _ arguments: Arguments, names: [SpringError.Parameter: String] = [:],
    note: String = ""
  ) throws(NotationError) -> SpringParameters {
    do throws(SpringError) {
      _ = try Spring(validating: parameters)
      return parameters
    } catch {
      let name = names[error.parameter] ?? "\(error.parameter.name)"
      // A bounce that is a sum is refused by its own name, at what was added.
      let shown = error.parameter == .bounce ? "bounce" : name
      throw self.refusal(
        of: shown, error.value, allowed: "\(error.requirement.words)",
        arguments[name]?.range ?? arguments.range,
        note: error.parameter == .bounce ? note : "")
    }
  }

  func refusal(
    of name: String, _ number: Double, allowed: String, _ range: Range<Int>, note: String
  ) -> NotationError {
    error("\(name) must be \(allowed), but is \(NumberText.text(of: number))\(note)", range)
  }
}
