// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import CurveNotation
import Scenarios
import Testing

/// Touches as tables.
struct TouchTableTests {
  private func message(_ text: String) -> String? {
    do {
      _ = try TouchTable(parsing: text, name: "touches.csv").stream()
      return nil
    } catch { return "\(error)" }
  }

  @Test func `A stream is written and reads back to the same bits`() throws {
    let stream = TouchStream.pinch(
      center: Point(x: 50, y: 60), magnification: 1.5,
      sampling: TouchSampling(noise: 1, jitter: 0.002, seed: 3))
    let text = TouchTable.text(of: stream.touches)
    #expect(text.hasPrefix("time,id,phase,x,y\n0,0,began,"))
    #expect(try TouchTable(parsing: text, name: "pinch.csv").stream() == stream)
  }

  @Test func `Columns may stand in any order, others beside them, and one finger needs no id`() throws {
    let text = "y,x,pressure,phase,time\n2,1,0.5,began,0\n2,9,0.5,moved,0.1\n2,9,0.5,ended,0.2\n"
    let touches = try TouchTable(parsing: text, name: "drag.csv").stream().touches
    #expect(touches.map(\.id) == [0, 0, 0])
    #expect(touches.map(\.location.x) == [1, 9, 9])
    #expect(touches.map(\.phase) == [.began, .moved, .ended])
    #expect(touches.map(\.time) == [0, 0.1, 0.2])
  }

  @Test func `What can't be read is shown where it stands`() throws {
    let head = "time,id,phase,x,y\n"
    let rows = [
      ("time,phase,x\n", "touches.csv:1:1: there is no column “y”"),
      (head + "0,a,began,0,0\n", "touches.csv:2:3: id must be a whole number, but is “a”"),
      (head + "0,1,begin,0,0\n", "touches.csv:2:5: phase must be began, moved, ended, cancelled"),
      (
        head + "0,1,began,0,0\n1,1,ended,0,far\n",
        "touches.csv:3:13: y must be a number such as 0.25 or -1e-3"
      ),
      (
        head + "0,1,began,1e999,0\n",
        "touches.csv:2:11: x must be a number such as 0.25 or -1e-3, from -1e100"
      ),
      (head + "0,1,began,1e300,0\n", "touches.csv:2:11: x must be a number such as"),
      (head + "2e9,1,began,0,0\n", "touches.csv:2:1: time must be a number such as"),
      (head + "0,1,began,,0\n", "touches.csv:2:11: x must be"),
    ]
    for (text, start) in rows {
      let said = try #require(message(text))
      #expect(said.hasPrefix(start), "\(said)")
    }
  }

  @Test func `Touches that make no sense are shown by their row`() throws {
    let text = "time,id,phase,x,y\n0,1,began,0,0\n1,1,ended,0,0\n2,1,ended,0,0\n"
    let said = try #require(message(text))
    #expect(said.hasPrefix("touches.csv:4:1: touch 2 (id 1, ended at 2.0): the finger has gone"))
    let mended = TouchStream(repairing: try TouchTable(parsing: text, name: "touches.csv").touches)
    #expect(mended.touches.count == 2)
    #expect(message("time,id,phase,x,y\n0,1,began,nan,0\n") != nil)
  }
}
