// SPDX-License-Identifier: Apache-2.0

extension Verb {
  static let simulateOperand = Operand(
    "SCENARIO", completion: .files,
    help: "The scenario, a JSON file; - reads it from standard input.",
    hint: "Name a file: hooke simulate card.json")

  /// The smallest scenario with something to see.
  private static let simulated =
    #"{"state":{"x":0},"nodes":[{"name":"Dot","properties":{"x":{"state":"x"}}}],"#
    + #""changes":[{"at":0,"set":{"x":1},"animation":"spring"}]}"#

  /// `hooke simulate`.
  package static let simulate = Verb(
    name: "simulate", summary: "plays a scenario of states and animations, and prints every frame",
    discussion: [
      """
      A scenario names states, the nodes whose properties follow from them, and changes of the states in \
      transactions at their times. Documentation/Scenarios.md explains the format, and \
      Sources/Scenarios/scenario.schema.json describes it for editors.
      """,
      """
      Each row has a time, a subject (a node), a property, its value and its velocity in value units per \
      second. What nothing lies between, such as a text, has no velocity. Without --until the frames end when \
      nothing moves any longer. With --events the rows tell what happened: changes made, animations started, \
      merged and completed, nodes inserted and removed, states created and reset.
      """,
      """
      A node may have states of its own, which go with its identity, and keyframes and phases that move \
      properties once whenever a trigger changes, or again and again.
      """,
      """
      A scenario may hold touches, and nodes with gestures that set states. Rows then show each finger that is \
      down, with its velocity, and each gesture that is at work, with its phase and its values; events tell when \
      a gesture began, changed, ended, was cancelled or failed.
      """,
      """
      With --replica swiftui motion and ends are those of SwiftUI's stepper, frame by frame at the rate of the \
      rows (60 a second with --at): two frames show the start of a motion, and an end is noticed at a frame.
      """,
    ],
    operands: [simulateOperand],
    sections: [
      OptionSection(
        "Times", [SimulateOptions.fps.row, SimulateOptions.at.row, SimulateOptions.until.row]),
      OptionSection("Touches", [SimulateOptions.touches.row, SimulateOptions.mendsTouches.row]),
      ReplicaOption.section,
      OptionSection(
        "Output",
        [
          SimulateOptions.layout.row, SimulateOptions.events.row, SimulateOptions.format.row,
          OutputOptions.output.row, SimulateOptions.force.row,
        ]),
    ],
    examples: [
      Example("A dot that springs to 1", "echo '\(simulated)' | hooke simulate - --at 0,0.25"),
      Example(
        "A row a frame, 120 frames a second",
        "echo '\(simulated)' | hooke simulate - --layout wide --fps 120"),
      Example("What happens in it", "echo '\(simulated)' | hooke simulate - --events"),
    ]
  ) { arguments, _ throws(CommandFailure) in
    try SimulateRun(arguments).run()
    return .success
  }
}
