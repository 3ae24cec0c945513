// SPDX-License-Identifier: Apache-2.0

import CurveNotation

extension Verb {
  /// `hooke sample`.
  package static let sample = Verb(
    name: "sample", summary: "prints a curve as rows of time, value and velocity",
    discussion: [
      """
      A spring, or a curve with a duration, is sampled over seconds; a curve without a duration over its \
      progress from 0 to 1, and the first column is then called progress. Velocities are in value units per \
      second, or per unit of progress. Numbers are the shortest decimals that read back to the same bits.
      """,
      """
      Without a grid there are 60 rows a second until the value stays within --epsilon of the end, and one at \
      that very time. A spring that never settles is shown for 10 periods.
      """,
      """
      With --replica swiftui the numbers are those that SwiftUI returns, right or wrong, at the same times.
      """,
    ],
    operands: [CurveOperand.operand],
    sections: [
      TravelOptions.section,
      SampleGrid.section,
      ReplicaOption.section,
      OptionSection(
        "Output",
        [SampleOptions.columns.row, SampleOptions.format.row, OutputOptions.output.row]),
    ],
    examples: [
      Example("A value and a velocity", "hooke sample 'spring(duration: 1, bounce: 0)' --at 0.25"),
      Example(
        "A spring from 100 to 0, thrown the other way",
        "hooke sample 'spring(duration: 0.5, bounce: 0.3)' --from 100 --to 0 --initial-velocity 800"),
      Example(
        "The CSS curve ease, as JSON",
        "hooke sample 'cubic-bezier(0.25, 0.1, 0.25, 1)' --count 5 --format json"),
      Example(
        "What SwiftUI returns for a spring that creeps",
        "hooke sample 'spring(duration: 0.7, bounce: -0.2)' --replica swiftui --at 0,0.2,2"),
      Example(
        "Accelerations, in a file",
        "hooke sample 'easeInOut(duration: 0.3)' --columns time,value,acceleration -o ease.csv"),
    ]
  ) { arguments, _ throws(CommandFailure) in
    let curve = try CurveOperand(in: arguments)
    let options = try SampleOptions(arguments, curve)
    if let note = options.grid.note { Messages.note(note) }
    if options.grid.endsSettled { SlowSettling.say(of: options.motion, options.travel) }
    try SampleRun(options: options).run()
    return .success
  }
}
