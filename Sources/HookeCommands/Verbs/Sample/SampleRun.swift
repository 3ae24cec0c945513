// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

/// Writes the rows of `hooke sample`.
struct SampleRun {
  let options: SampleOptions

  func run() throws(CommandFailure) {
    if let replica = options.replica {
      switch replica {
      case .spring(let motion): try write(motion)
      case .curve(let motion): try write(motion)
      }
      return
    }
    switch options.motion {
    case .spring(let motion): try write(motion)
    case .timed(let motion), .untimed(let motion): try write(motion)
    case .steps(let motion, _): try write(motion)
    case .pieces(let motion, _): try write(motion)
    case .keyframes(let motion): try write(motion)
    }
  }

  private func write(_ motion: some Motion<Double>) throws(CommandFailure) {
    if let course = options.course {
      try writeRows(of: course.modified(motion))
    } else {
      try writeRows(of: motion)
    }
  }

  private func writeRows(of motion: some Motion<Double>) throws(CommandFailure) {
    let text = TrajectoryText(
      columns: options.columns.map(\.content), argumentName: options.motion.isTimed ? "time" : "progress")
    let isSeen = options.output == .standard && ProgressLine.isOutputTerminal
    let progress = ProgressLine(isWanted: !isSeen)
    defer { progress.clear() }
    try options.output.write { writer throws(CommandFailure) in
      var written = 0
      let sink = { (bytes: UnsafeRawBufferPointer) throws(CommandFailure) in
        try writer.write(bytes)
        written += bytes.count
        progress.show("sampling: \(written >> 20) MB of \(options.grid.times.count) rows written")
      }
      switch options.format {
      case .csv: try text.writeCSV(sampling: motion, at: options.grid.times, into: sink)
      case .json: try text.writeJSON(sampling: motion, at: options.grid.times, into: sink)
      }
    }
  }
}

extension SampleColumn {
  /// What the column holds.
  var content: TrajectoryText.Column {
    switch self {
    case .time, .progress: .argument
    case .value: .value
    case .velocity: .velocity
    case .acceleration: .acceleration
    }
  }
}
