// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Testing

func expectValues(
  _ rows: some Collection<Frames.Row>, _ value: (Double) -> Double, within tolerance: Double = 1e-9,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(!rows.isEmpty, sourceLocation: sourceLocation)
  for row in rows {
    let (number, truth) = (row.number, value(row.time))
    #expect(
      abs(number - truth) <= tolerance * max(1, abs(truth)), "\(number), not \(truth), at \(row.time)",
      sourceLocation: sourceLocation)
  }
}

func expect(
  _ rows: some Collection<Frames.Row>, _ motion: (Double) -> MotionState<Double>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectValues(rows, { motion($0).value }, sourceLocation: sourceLocation)
  for row in rows {
    let (speed, truth) = (row.speed, motion(row.time).velocity)
    #expect(
      abs(speed - truth) <= 1e-8 * max(1, abs(truth)), "velocity \(speed), not \(truth), at \(row.time)",
      sourceLocation: sourceLocation)
  }
}

/// Where an even drag has been seen last at a time, as a part of its way.
func seen(_ time: Double, start: Double = 0, duration: Double) -> Double {
  let near = ((time - start) * 120).rounded()
  let last = start + near / 120 <= time ? near : near - 1
  let sample = start + (last + 1) / 120 <= time ? last + 1 : last
  return sample / 120 / duration
}
