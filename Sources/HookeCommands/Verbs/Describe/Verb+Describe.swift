// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

extension Verb {
  private static let format = DefaultedOption(
    "--format", .choice("FORMAT"), otherwise: DescribeFormat.text, called: "text",
    help: "How the description is printed.")

  private static let second = Operand(
    "CURVE", isOptional: true, help: "A second curve, to stand beside the first.",
    hint: "One curve is described, or two beside each other; write each as one argument, in quotes.")

  /// `hooke describe`.
  package static let describe = Verb(
    name: "describe", summary: "prints what is known about a curve, or about two beside each other",
    discussion: [
      """
      A spring is shown in all its parameterisations, with its regime, its fastest moment, its overshoot, its \
      turns, and three durations: the perceptual one that a designer sets, the estimate by the envelope of the \
      swings, and the exact time after which it stays within --epsilon of its end. A timing curve is shown \
      with its kind, its control points, the range of its values, its slopes at the ends and its turns.
      """,
      """
      With --replica swiftui the numbers that SwiftUI returns stand beside the true ones.
      """,
    ],
    operands: [CurveOperand.operand, second],
    sections: [
      TravelOptions.section,
      Questions.section,
      ReplicaOption.section,
      OptionSection("Output", [format.row, OutputOptions.output.row]),
    ],
    examples: [
      Example("A spring in every parameterisation", "hooke describe 'spring(duration: 0.5, bounce: 0.3)'"),
      Example("Two springs beside each other", "hooke describe smooth bouncy"),
      Example(
        "When it is nine tenths of the way, first and last",
        "hooke describe 'spring(duration: 0.5, bounce: 0.3)' --time-to 0.9"),
      Example(
        "One number of it",
        "hooke describe 'spring(response: 0.4, dampingFraction: 0.7)' --format json | grep settlingDuration"),
      Example("A CSS curve", "hooke describe 'cubic-bezier(0.34, 1.56, 0.64, 1)'"),
      Example(
        "What SwiftUI says about a spring that creeps",
        "hooke describe 'spring(duration: 0.7, bounce: -0.2)' --replica swiftui"),
    ]
  ) { arguments, _ throws(CommandFailure) in
    var descriptions: [Description] = []
    let curves = try CurveOperand.all(in: arguments)
    for (curve, letter) in zip(curves, Description.letters) {
      let name = curves.count == 1 ? "this spring" : "spring \(letter)"
      descriptions.append(try description(of: curve, called: name, arguments))
    }
    let text: String
    switch arguments[format] {
    case .text: text = Description.text(of: descriptions)
    case .json:
      let objects = descriptions.map(\.json)
      text = (objects.count == 1 ? objects[0] : .array(objects)).text() + "\n"
    }
    try OutputOptions.output(of: arguments).write { writer throws(CommandFailure) in try writer.write(text) }
    return .success
  }

  private static func description(
    of curve: CurveOperand, called name: String, _ arguments: ParsedArguments
  ) throws(CommandFailure) -> Description {
    let travel = try TravelOptions(arguments, for: curve.expression.curve)
    let questions = Questions(arguments)
    let motion = try MotionKind(curve, travel, arguments)
    try questions.refuse(arguments, on: travel)
    SlowSettling.say(of: motion, travel, called: name)
    var description: Description
    let duration: Double?
    switch motion {
    case .spring(let motion):
      duration = nil
      description = Description(of: motion, travel: travel, questions: questions, expression: curve.text)
      if let goals = curve.expression.goals {
        description.groups.append(Description.goals(goals, reachedBy: motion.spring))
      }
    case .timed(let motion):
      duration = motion.duration
      description = Description(
        of: motion, duration: duration, questions: questions, expression: curve.text)
    case .untimed(let motion):
      duration = nil
      description = Description(
        of: motion, duration: nil, questions: questions, expression: curve.text)
    case .steps(let motion, let isTimed):
      duration = nil
      try questions.refuse(arguments)
      description = Description(of: motion, isTimed: isTimed, expression: curve.text)
    case .pieces(let motion, let isTimed):
      duration = nil
      description = Description(
        of: motion, isTimed: isTimed, questions: questions, expression: curve.text)
    case .keyframes(let motion):
      duration = nil
      try questions.refuse(arguments)
      description = Description(of: motion, expression: curve.text)
    }
    if !curve.expression.modifiers.isEmpty {
      description.groups.append(Description.modifiers(curve.expression.modifiers))
    }
    if let name = arguments[ReplicaOption.replica],
      let replica = try ReplicaOption.motion(arguments, of: curve, like: motion)
    {
      description.replica = ReplicaDescription(name, of: replica, duration: duration, travel: travel)
    }
    return description
  }
}
